// The picture before a line of the log: a character, or the card that was played.
import { Icon, type Pointed, Sign } from 'deadpan/client';
import { isCharacter } from './cards';

export function LogSign({ beat }: { readonly beat: Pointed }) {
  const said = [...(beat.aside ?? []), ...beat.says];
  const card = said.flatMap((each) => [each['card'], each['character']]).find((each) => typeof each === 'string');
  if (card === undefined) return null;
  return isCharacter(card) ? <Icon id={card} class="log-sign" /> : <Sign id={card} class="log-sign" />;
}
