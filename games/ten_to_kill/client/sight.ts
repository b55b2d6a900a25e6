// Which pieces could kill which, and from where (T3.2 to T3.9), computed from public state for hints on this screen.
// The server alone decides which choices are legal.
import { isPolice } from './token';
import { type View, whereabouts } from './view';

export type Weapon = 'knife' | 'pistol' | 'rifle';
export type Hindrance =
  | { readonly why: 'police'; readonly tile: number }
  | { readonly why: 'company'; readonly tile: number }
  | { readonly why: 'reach' };

function distance(view: View, from: number, to: number): { beside: boolean; inLine: boolean } {
  const a = view.tiles[from]?.at;
  const b = view.tiles[to]?.at;
  if (!a || !b) return { beside: false, inLine: false };
  const across = Math.abs(a[0] - b[0]);
  const down = Math.abs(a[1] - b[1]);
  return { beside: across + down === 1, inLine: across === 0 || down === 0 };
}

/** The tile of a policeman who sees this tile (T3.2); null if there is none. */
function watchedFrom(view: View, tile: number): number | null {
  const posts = view.police.filter((post): post is number => post !== null);
  if (posts.includes(tile)) return tile;
  return posts.find((post) => distance(view, post, tile).beside) ?? null;
}

const crowd = (where: ReadonlyMap<string, number>, tile: number): number =>
  [...where.values()].filter((each) => each === tile).length;

/** All weapons with which a piece on one tile could hit a piece on another now. */
export function weapons(view: View, from: number, to: number, where = whereabouts(view)): Weapon[] {
  if (watchedFrom(view, from) !== null) return [];
  if (from === to) return ['knife'];
  if (crowd(where, from) > 1) return [];
  const { beside, inLine } = distance(view, from, to);
  const found: Weapon[] = [];
  if (beside) found.push('pistol');
  if (inLine && view.tiles[from]?.sniper) found.push('rifle');
  return found;
}

/** The characters that could have killed this victim (T3.9). */
export function suspects(view: View, victim: string): string[] {
  const where = whereabouts(view);
  const scene = where.get(victim);
  if (scene === undefined) return [];
  return [...where]
    .filter(([who, tile]) => who !== victim && !isPolice(who) && weapons(view, tile, scene, where).length > 0)
    .map(([who]) => who);
}

/** Why the player's hitman has no possible victim. */
export function hindrance(view: View, hitman: string): Hindrance {
  const here = view.characters[hitman] ?? -1;
  const post = watchedFrom(view, here);
  if (post !== null) return { why: 'police', tile: post };
  if (crowd(whereabouts(view), here) > 1) return { why: 'company', tile: here };
  return { why: 'reach' };
}
