// What the red button of the accusation looks like (A6), to press or just to look at.
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
