// The picture before a line of the log: a character, or the card that was played.
import { type GameEvent, Icon, Sign } from 'deadpan/client';

export function LogSign({ event }: { readonly event: GameEvent }) {
  const { card, character } = event;
  if (typeof card === 'string')
    return event.event === 'character-seen' ? <Icon id={card} class="log-sign" /> : <Sign id={card} class="log-sign" />;
  return typeof character === 'string' ? <Icon id={character} class="log-sign" /> : null;
}
