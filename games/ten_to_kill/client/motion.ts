// Animations of pieces. With reduced motion, pieces fade instead of moving.
import { useLayoutEffect, useRef } from 'deadpan/client';

const still = matchMedia('(prefers-reduced-motion: reduce)');
const HOP = 420;
const FLEE = 560;
const FADE = 160;

export type Gait = 'hop' | 'flee' | 'shift';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly tile: number;
}

/** Animates the element from its old place to its new one. `unit` is the width of a tile in pixels. */
function travel(element: Element, from: Place, to: Place, unit: number, gait: Gait, delay: number): void {
  if (still.matches) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE, delay, fill: 'backwards' });
    return;
  }
  const dx = (from.x - to.x) * unit;
  const dy = (from.y - to.y) * unit;
  if (gait === 'shift') {
    element.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }], {
      duration: HOP / 2,
      easing: 'ease-out',
      delay,
      fill: 'backwards',
    });
    return;
  }
  const lift = Math.min(unit * 0.55, 24 + Math.hypot(dx, dy) * 0.18);
  const lean = gait === 'flee' ? (dx > 0 ? -14 : 14) : 0;
  const frames = Array.from({ length: 9 }, (_, index) => {
    const t = index / 8;
    const height = 4 * t * (1 - t);
    return {
      translate: `${dx * (1 - t)}px ${dy * (1 - t) - lift * height}px`,
      rotate: `${lean * height}deg`,
      scale: String(1 + 0.14 * height),
    };
  });
  element.animate(frames, {
    duration: gait === 'flee' ? FLEE : HOP,
    easing: 'cubic-bezier(.4,.1,.4,1)',
    delay,
    fill: 'backwards',
  });
}

/** A ref for an element that is animated whenever its place changes. */
export function useTravel(place: Place, gait: Gait, delay: number) {
  const ref = useRef<HTMLButtonElement>(null);
  const last = useRef<Place | null>(null);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = place;
    const element = ref.current;
    const board = element?.parentElement;
    if (!element || !board || before === null || (before.x === place.x && before.y === place.y)) return;
    const unit =
      parseFloat(getComputedStyle(board).getPropertyValue('--unit')) ||
      board.clientWidth / Number(board.dataset['columns'] ?? 4);
    travel(element, before, place, unit, before.tile === place.tile ? 'shift' : gait, delay);
  });
  return ref;
}

/** Darkens the victim and moves it to the trophies of the killer. */
export function depart(element: HTMLElement, seat: number | null): void {
  const goal = seat === null ? null : document.querySelector(`[data-trophies="${seat}"]`);
  const here = element.getBoundingClientRect();
  const there = goal?.getBoundingClientRect();
  const duration = still.matches ? FADE : 900;
  const away =
    there && !still.matches
      ? `${there.left + there.width / 2 - here.left - here.width / 2}px ${there.top + there.height / 2 - here.top - here.height / 2}px`
      : '0 0';
  element.animate(
    [
      { translate: '0 0', filter: 'none', opacity: 1 },
      { translate: '0 0', filter: 'brightness(.12)', opacity: 1, offset: 0.45 },
      { translate: away, filter: 'brightness(.12)', scale: '.4', opacity: 0 },
    ],
    { duration, easing: 'ease-in-out', fill: 'forwards' },
  );
}
