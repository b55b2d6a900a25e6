// The position in the address: /replay/KOALA-2741/1#2@35 is the first game after 35 choices, as seat 2 sees it.
import { useEffect } from 'preact/hooks';
import type { ReplayPlayer, Viewpoint } from './player';

const WRITTEN_AFTER = 250;

export function positionInAddress({ names, last }: Pick<ReplayPlayer, 'names' | 'last'>): {
  viewpoint: Viewpoint;
  n: number;
} {
  const [who = '', when = ''] = location.hash.slice(1).split('@');
  const seat = /^\d+$/.test(who) && Number(who) < names.length ? Number(who) : null;
  return {
    viewpoint: who === 'everything' ? who : (seat ?? 'public'),
    n: /^\d+$/.test(when) ? Math.min(Number(when), last) : 0,
  };
}

export const hashOf = ({ viewpoint, n }: Pick<ReplayPlayer, 'viewpoint' | 'n'>): string =>
  `#${viewpoint.value}@${n.value}`;

/** Writes the position into the address, so that it can be copied, and follows changes of the address. */
export function usePositionInAddress(player: ReplayPlayer): void {
  const hash = hashOf(player);
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(null, '', location.pathname + hash), WRITTEN_AFTER);
    return () => clearTimeout(timer);
  }, [hash]);
  useEffect(() => {
    const follow = (): void => {
      const { viewpoint, n } = positionInAddress(player);
      player.go(n);
      void player.look(viewpoint);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [player]);
}
