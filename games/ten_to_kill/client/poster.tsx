// The poster of 10' to Kill.
import { Icon, originalTitleOf, type PosterProps, t } from 'deadpan/client';

const WINDOWS: readonly (readonly [animal: string, state: string])[] = [
  ['giraffe', ''],
  ['cat', 'dim'],
  ['wolf', ''],
  ['koala', 'blind'],
  ['tiger', ''],
  ['cockatoo', ''],
  ['hat', 'off'],
  ['walrus', ''],
  ['dalmatian', 'dim'],
  ['penguin', 'aimed'],
  ['panda', ''],
  ['crocodile', ''],
  ['mouse', ''],
  ['opossum', ''],
  ['panther', ''],
  ['kangaroo', 'dim'],
];

/** The title on two lines, with the original title where it differs. */
function Title() {
  const [minutes = '', ...rest] = t('ten-to-kill-title').split(' ');
  const original = originalTitleOf('ten-to-kill');
  return (
    <h2>
      <b>{minutes}</b>
      <br />
      {rest.join(' ')}
      {original !== null && <small> {original}</small>}
    </h2>
  );
}

export const Poster = ({ actions }: PosterProps) => (
  <article class="poster p1">
    <span class="moon" />
    <Title />
    <p class="sub">{t('house-line')}</p>
    <div class="house" aria-hidden="true">
      {WINDOWS.map(([animal, state]) => (
        <span key={animal} class={`w ${state}`}>
          <Icon id={animal} class="beast" />
          {state === 'aimed' && (
            <svg class="ret" viewBox="0 0 64 64">
              <circle cx="32" cy="32" r="25" />
              <path d="M32 0v14M32 50v14M0 32h14M50 32h14" />
            </svg>
          )}
        </span>
      ))}
    </div>
    {actions(t('house-facts'))}
  </article>
);
