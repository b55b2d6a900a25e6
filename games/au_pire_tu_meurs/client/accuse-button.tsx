// The face of the accusation's red button (A6), also shown in explanations.
import { t } from 'deadpan/client';

export function AccuseButtonFace() {
  const [first = '', ...rest] = t('do-accuse').split(' ');
  return (
    <>
      <span class="base" />
      <span class="ring" />
      <span class="side" />
      <span class="cap">
        {first}
        <br />
        {rest.join(' ')}
      </span>
    </>
  );
}
