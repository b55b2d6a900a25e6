// One poster for each game.
import { Icon, Sign } from '../art/picture';
import { FAMILY } from '../../../games/au_pire_tu_meurs/client/cards';
import { WhoIs } from '../../../games/au_pire_tu_meurs/client/who-is';
import type { GameName } from '../net/protocol';
import { waiting } from '../parts/waiting';
import { t } from '../words/fluent';
import { originalTitleOf } from '../words/titles';

interface PosterProps {
  readonly busy: boolean;
  readonly onPlay: () => void;
  readonly onMake: () => void;
}

const WINDOWS: readonly (readonly [animal: string, state: string])[] = [
  ['giraffe', ''], ['cat', 'dim'], ['wolf', ''], ['koala', 'blind'],
  ['tiger', ''], ['cockatoo', ''], ['hat', 'off'], ['walrus', ''],
  ['dalmatian', 'dim'], ['penguin', 'aimed'], ['panda', ''], ['crocodile', ''],
  ['mouse', ''], ['opossum', ''], ['panther', ''], ['kangaroo', 'dim'],
];

interface ActionsProps extends PosterProps {
  readonly game: GameName;
  readonly facts: string;
}

const Actions = ({ busy, onPlay, onMake, facts, game }: ActionsProps) => {
  const title = t(`${game}-title`);
  return (
    <div class="cta">
      <span class="facts">{facts}</span>
      <button type="button" class="btn go" {...waiting(busy)} aria-label={`${t('play-now')}: ${title}`} onClick={onPlay}>{t('play-now')}</button>
      <button type="button" class="btn ghost" {...waiting(busy)} aria-label={`${t('make-table')}: ${title}`} onClick={onMake}>{t('make-table')}</button>
      <a class="first-link" href={`/first/${game}`} aria-label={`${t('first-invitation')}: ${title}`}>{t('first-invitation')}</a>
    </div>
  );
};

/** The title on two lines, the minutes large, and the name of the original box where it has another. */
function Title() {
  const [minutes = '', ...rest] = t('ten-to-kill-title').split(' ');
  const original = originalTitleOf('ten-to-kill');
  return <h2><b>{minutes}</b><br />{rest.join(' ')}{original !== null && <small> {original}</small>}</h2>;
}

export const HousePoster = (props: PosterProps) => (
  <article class="poster p1">
    <span class="moon" />
    <Title />
    <p class="sub">{t('house-line')}</p>
    <div class="house" aria-hidden="true">
      {WINDOWS.map(([animal, state]) => (
        <span key={animal} class={`w ${state}`}>
          <Icon id={animal} class="beast" />
          {state === 'aimed' && (
            <svg class="ret" viewBox="0 0 64 64"><circle cx="32" cy="32" r="25" /><path d="M32 0v14M32 50v14M0 32h14M50 32h14" /></svg>
          )}
        </span>
      ))}
    </div>
    <Actions {...props} facts={t('house-facts')} game="ten-to-kill" />
  </article>
);

const Kin = ({ id, years }: { readonly id: string; readonly years: number }) =>
  id === 'franck' ? (
    <figure class="kin tilt gone"><Icon id="ghost" /><figcaption><WhoIs card={id} /><b>0</b></figcaption></figure>
  ) : (
    <figure class="kin"><Icon id={id} /><figcaption><WhoIs card={id} /><b>{years}</b></figcaption></figure>
  );

export function FamilyPoster(props: PosterProps) {
  const kin = Object.entries(FAMILY).map(([id, years]) => <Kin key={id} id={id} years={years} />);
  return (
    <article class="poster p2">
      <h2>Au pire<br />tu meurs</h2>
      <p class="sub">{t('family-line')}</p>
      <div class="family" aria-hidden="true">
        {kin.slice(0, 2)}
        <span class="piano"><Sign id="piano" /></span>
        {kin.slice(2)}
      </div>
      <Actions {...props} facts={t('family-facts')} game="au-pire-tu-meurs" />
    </article>
  );
}
