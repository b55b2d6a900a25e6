// Arrows for who gave what to whom this turn, and the cards on their way along them, face down.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameEvent } from '../../net/protocol';
import { usePlay } from './context';
import type { Chair } from './seating';

interface Gift {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly index: number;
}

const GIVING = new Set(['given', 'haunted', 'retaliated']);
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Blows of this turn, and where they went; an answer with a Reverse sends the last one back. */
function gifts(events: readonly GameEvent[]): Gift[] {
  let start = events.length - 1;
  while (start > 0 && events[start]?.event !== 'turn-began') start -= 1;
  const found: Gift[] = [];
  events.slice(Math.max(start, 0)).forEach((event, offset) => {
    const index = Math.max(start, 0) + offset;
    const last = found.at(-1);
    if (GIVING.has(event.event)) found.push({ key: `${index}`, from: Number(event['by']), to: Number(event['to']), index });
    else if (event.event === 'answered' && event['card'] === 'reverse' && last) found.push({ key: `${index}`, from: last.to, to: last.from, index });
  });
  return found;
}

function Travelling({ from, to }: { readonly from: Chair; readonly to: Chair }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (still.matches) return;
    ref.current?.animate(
      [
        { left: `${from.x}%`, top: `${from.y}%`, opacity: 1, rotate: '-8deg' },
        { left: `${(from.x + to.x) / 2}%`, top: `${(from.y + to.y) / 2 - 8}%`, opacity: 1, rotate: '6deg', offset: 0.5 },
        { left: `${to.x}%`, top: `${to.y}%`, opacity: 1, rotate: '0deg', offset: 0.9 },
        { left: `${to.x}%`, top: `${to.y}%`, opacity: 0 },
      ],
      { duration: 800, easing: 'cubic-bezier(.3,.1,.3,1)', fill: 'forwards' },
    );
  }, []);
  return <span ref={ref} class="travelling" aria-hidden="true" />;
}

export function Arrows({ chairs }: { readonly chairs: readonly Chair[] }) {
  const { table, view } = usePlay();
  const at = (seat: number): Chair | undefined => chairs.find((chair) => chair.seat === seat);
  const found = gifts(table.events.value).flatMap((gift) => {
    const from = at(gift.from);
    const to = at(gift.to);
    return from && to ? [{ ...gift, from, to }] : [];
  });
  return (
    <>
      <svg class="arrows" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          {['in', 'out', 'by'].map((kind) => (
            <marker key={kind} id={`arrow-${kind}`} viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto">
              <path class={`tip ${kind}`} d="M1 1 9 5 1 9Z" />
            </marker>
          ))}
        </defs>
        {found.map(({ key, from, to }) => {
          const kind = to.seat === view.seat ? 'in' : from.seat === view.seat ? 'out' : 'by';
          const short = (a: number, b: number): number => b + (a - b) * 0.16;
          const path = `M${short(to.x, from.x)} ${short(to.y, from.y)}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 - 10} ${short(from.x, to.x)} ${short(from.y, to.y)}`;
          return <path key={key} class={kind} d={path} marker-end={`url(#arrow-${kind})`} />;
        })}
      </svg>
      {found.filter((gift) => gift.index >= table.news.value).map(({ key, from, to }) => <Travelling key={`${table.code}-${key}`} from={from} to={to} />)}
    </>
  );
}
