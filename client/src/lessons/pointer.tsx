// A ring around what a lesson mentions, and an arrow at what has to be pressed. It is a popover above everything,
// dialogs included, follows its target every frame, and lets clicks through.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface PointerProps {
  /** The selectors of the targets. */
  readonly at: readonly string[];
  /** Whether the first of them has to be pressed. */
  readonly press: boolean;
}
interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly round: boolean;
}

const SAMPLES = 12;
/** The room that the arrow needs below and beside its target. */
const ARROW = 40;
/** Targets narrower than this get a smaller arrow. */
const TINY = 72;

/** The visible part of an element: in a fan, a card is partly covered by its neighbour. */
function exposed(element: Element): Pick<DOMRect, 'left' | 'top' | 'width' | 'height'> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const open = Array.from({ length: SAMPLES }, (_, index) => left + (width * (index + 0.5)) / SAMPLES).filter((x) => {
    const hit = document.elementFromPoint(x, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.closest('.piece') !== null);
  });
  const [first = left, last = left + width] = [open[0], open.at(-1)];
  const slack = width / SAMPLES / 2;
  return open.length === 0
    ? { left, top, width, height }
    : { left: first - slack, top, width: last - first + 2 * slack, height };
}

function spotsOf(at: readonly string[], press: boolean): Spot[] {
  const found = at
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .filter((element) => element.checkVisibility());
  const wanted = press ? found.slice(0, 1) : found;
  return wanted.map((element) => {
    const { left, top, width, height } = press ? exposed(element) : element.getBoundingClientRect();
    const round = element.matches('.piece, .accuse-button');
    return {
      left: Math.round(left),
      top: Math.round(top),
      width: Math.round(width),
      height: Math.round(height),
      round,
    };
  });
}

export function Pointer({ at, press }: PointerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const key = at.join();
  useLayoutEffect(() => {
    let frame = 0;
    let last = '';
    let under: Element | null = null;
    const rise = (): void => {
      layer.current?.hidePopover();
      layer.current?.showPopover();
    };
    const follow = (): void => {
      const now = spotsOf(at, press);
      const dialog = document.querySelector('dialog[open]');
      if (dialog !== under) rise();
      under = dialog;
      if (JSON.stringify(now) !== last) setSpots(now);
      last = JSON.stringify(now);
      frame = requestAnimationFrame(follow);
    };
    rise();
    follow();
    return () => cancelAnimationFrame(frame);
  }, [key, press]);
  return (
    <div ref={layer} class="pointer" popover="manual" aria-hidden="true">
      {spots.map(({ left, top, width, height, round }, index) => (
        <span
          key={index}
          style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
          class={`ring ${round ? 'round' : ''} ${width < TINY ? 'tiny' : ''} ${press ? 'press' : ''} ${top + height + ARROW > innerHeight ? 'above' : ''} ${left + width + ARROW > innerWidth ? 'before' : ''}`}
        >
          {press && (
            <svg class="cursor" viewBox="0 0 28 38">
              <path d="M3 3v28l7-6 5 11 6-3-5-10h9z" />
            </svg>
          )}
        </span>
      ))}
    </div>
  );
}
