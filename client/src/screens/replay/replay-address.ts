// The moment in the address: /replay/KOALA-2741/1#2@35 is the first game after 35 choices, as seat 2 sees it.
import { useEffect } from 'preact/hooks';
import type { Eye, Reel } from './player';

const WRITTEN_AFTER = 250;

export function momentInAddress({ names, last }: Pick<Reel, 'names' | 'last'>): { eye: Eye; n: number } {
  const [who = '', when = ''] = location.hash.slice(1).split('@');
  const seat = /^\d+$/.test(who) && Number(who) < names.length ? Number(who) : null;
  return { eye: who === 'everything' ? who : (seat ?? 'public'), n: /^\d+$/.test(when) ? Math.min(Number(when), last) : 0 };
}

export const hashOf = ({ eye, n }: Pick<Reel, 'eye' | 'n'>): string => `#${eye.value}@${n.value}`;

/** Keeps the address at the moment that is shown, so that it can be copied or come back to; and goes where it is changed to. */
export function useMomentInAddress(reel: Reel): void {
  const hash = hashOf(reel);
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(null, '', location.pathname + hash), WRITTEN_AFTER);
    return () => clearTimeout(timer);
  }, [hash]);
  useEffect(() => {
    const follow = (): void => {
      const { eye, n } = momentInAddress(reel);
      reel.go(n);
      void reel.look(eye);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [reel]);
}
