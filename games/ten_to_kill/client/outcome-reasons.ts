// Why the game ended and how a tie was broken, as messages with their rules.
import type { Reason } from 'deadpan/client';
import type { View } from './view';

/** What ended the game (T6). */
function end(view: View): Reason {
  if (view.losses.every((loss) => loss !== null)) return { id: 'count-why-hitmen', rule: 'T6.2' };
  const done = view.hands?.some(({ targets }) => targets.every((who) => view.characters[who] === undefined));
  return done === true ? { id: 'count-why-targets', rule: 'T6.1' } : { id: 'count-why-rounds', rule: 'T6.3' };
}

/** Why the game is over, and how a tie was broken (T7.2). */
export function reasons(view: View): Reason[] {
  const most = Math.max(...view.scores);
  const tied = view.scores.filter((points) => points === most).length;
  if (tied < 2) return [end(view)];
  return [end(view), { id: tied === view.winners?.length ? 'count-why-shared' : 'count-why-tie', rule: 'T7.2' }];
}
