// The poster of Au pire tu meurs.
import { capital, Icon, type PosterProps, Sign, t } from 'deadpan/client';
import { FAMILY } from './cards';

/** A character with their role; the home page has only the messages of posters. */
const Name = ({ id }: { readonly id: string }) => (
  <span class="who-is">
    {capital(t(`family-${id}`))}
    <em class="role">{t(`family-${id}`, {}, 'role')}</em>
  </span>
);

const Kin = ({ id, years }: { readonly id: string; readonly years: number }) =>
  id === 'franck' ? (
    <figure class="kin tilt gone">
      <Icon id="ghost" />
      <figcaption>
        <Name id={id} />
        <b>0</b>
      </figcaption>
    </figure>
  ) : (
    <figure class="kin">
      <Icon id={id} />
      <figcaption>
        <Name id={id} />
        <b>{years}</b>
      </figcaption>
    </figure>
  );

export function Poster({ actions }: PosterProps) {
  const kin = Object.entries(FAMILY).map(([id, years]) => <Kin key={id} id={id} years={years} />);
  return (
    <article class="poster p2">
      <h2>
        Au pire
        <br />
        tu meurs
      </h2>
      <p class="sub">{t('family-line')}</p>
      <div class="family" aria-hidden="true">
        {kin.slice(0, 2)}
        <span class="piano">
          <Sign id="piano" />
        </span>
        {kin.slice(2)}
      </div>
      {actions(t('family-facts'))}
    </article>
  );
}
