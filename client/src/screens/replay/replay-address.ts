// The position in the address: /replay/KOALA-2741/1#2@35 is the first game after 35 choices, as seat 2 sees it.
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { ReplayPlayer, Viewpoint } from './player';

const WRITTEN_AFTER = 250;

interface Position {
  readonly viewpoint: Viewpoint;
  readonly n: number;
}
type Replay = Pick<ReplayPlayer, 'names' | 'last'>;

/** The position in a fragment `#VIEWPOINT@N`; what is invalid in it stands for the public view, or the first position. */
export function parsePosition(hash: string, { names, last }: Replay): Position {
  const [who = '', when = ''] = hash.slice(1).split('@');
  const seat = /^\d+$/.test(who) && Number(who) < names.length ? Number(who) : null;
  return {
    viewpoint: who === 'everything' ? who : (seat ?? 'public'),
    n: /^\d+$/.test(when) ? Math.min(Number(when), last) : 0,
  };
}

export const positionInAddress = (replay: Replay): Position => parsePosition(location.hash, replay);

export const hashOf = ({ viewpoint, n }: Pick<ReplayPlayer, 'viewpoint' | 'n'>): string =>
  `#${viewpoint.value}@${n.value}`;

/** Writes the position into the address, so that it can be copied, and follows changes of the address. */
export function usePositionInAddress(player: ReplayPlayer): void {
  const hash = hashOf(player);
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(null, '', location.pathname + hash), WRITTEN_AFTER);
    return () => clearTimeout(timer);
  }, [hash]);
  useLayoutEffect(() => {
    const follow = (): void => {
      const { viewpoint, n } = positionInAddress(player);
      player.go(n);
      void player.look(viewpoint);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [player]);
}
