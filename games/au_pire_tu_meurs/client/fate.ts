// How the player went out of the game, and what a spectre can do.
import { type GameEvent, NAME_CLOSES, NAME_OPENS, t } from 'deadpan/client';
import type { View } from './view';

/** The sentence for a player who is out; null for a living one. */
export function fate(view: View, events: readonly GameEvent[], names: readonly string[]): string | null {
  const { seat, out, spectres, life_sizes } = view;
  if (seat === null || !out.includes(seat)) return null;
  const at = events.findLastIndex((each) => each.event === 'eliminated' && each['seat'] === seat);
  const how = at < 0 ? 'reckoning' : String(events[at]?.['how']);
  const deed = how === 'accused' ? 'accused' : 'played';
  const by = events.slice(0, Math.max(at, 0)).findLast((each) => each.event === deed)?.['by'];
  const haunts = spectres.includes(seat) && (life_sizes[seat] ?? 0) > 0 ? 'yes' : 'no';
  return t('fate', { how, haunts, name: NAME_OPENS + (names[Number(by)] ?? '') + NAME_CLOSES });
}
