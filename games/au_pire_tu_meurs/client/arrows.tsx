// Arrows between seats for cards that were given, with the cards on them: face up for giver and receiver only.
import { covered, Sign, useLayoutEffect, useRef } from 'deadpan/client';
import { useScreenState } from './context';
import { givenCards } from './given-cards';
import type { Chair } from './seating';

const still = matchMedia('(prefers-reduced-motion: reduce)');

type Point = readonly [x: number, y: number];

/** A curve between two chairs; both ends stop before the name plates. */
function bow(from: Chair, to: Chair): { readonly start: Point; readonly bend: Point; readonly end: Point } {
  const short = (a: number, b: number): number => b + (a - b) * 0.16;
  return {
    start: [short(to.x, from.x), short(to.y, from.y)],
    bend: [(from.x + to.x) / 2, (from.y + to.y) / 2 - 10],
    end: [short(from.x, to.x), short(from.y, to.y)],
  };
}

/** The position of a card on the curve, nearer to its receiver. */
const ALONG = 0.64;

function onBow({ start, bend, end }: ReturnType<typeof bow>): Point {
  const at = (axis: 0 | 1): number =>
    (1 - ALONG) ** 2 * start[axis] + 2 * ALONG * (1 - ALONG) * bend[axis] + ALONG ** 2 * end[axis];
  return [at(0), at(1)];
}

function Travelling({ from, to }: { readonly from: Chair; readonly to: Chair }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (still.matches) return;
    ref.current?.animate(
      [
        { left: `${from.x}%`, top: `${from.y}%`, opacity: 1, rotate: '-8deg' },
        {
          left: `${(from.x + to.x) / 2}%`,
          top: `${(from.y + to.y) / 2 - 8}%`,
          opacity: 1,
          rotate: '6deg',
          offset: 0.5,
        },
        { left: `${to.x}%`, top: `${to.y}%`, opacity: 1, rotate: '0deg', offset: 0.9 },
        { left: `${to.x}%`, top: `${to.y}%`, opacity: 0 },
      ],
      { duration: 800, easing: 'cubic-bezier(.3,.1,.3,1)', fill: 'forwards' },
    );
  }, []);
  return <span ref={ref} class="travelling" aria-hidden="true" />;
}

export function Arrows({ chairs }: { readonly chairs: readonly Chair[] }) {
  const { table, view } = useScreenState();
  const at = (seat: number): Chair | undefined => chairs.find((chair) => chair.seat === seat);
  const { found, past } = givenCards(table.events.value);
  const given = found.flatMap((gift) => {
    const from = at(gift.from);
    const to = at(gift.to);
    return from && to ? [{ ...gift, from, to, path: bow(from, to) }] : [];
  });
  const faint = past ? 'past' : '';
  return (
    <>
      <svg class="arrows" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          {['in', 'out', 'by'].map((kind) => (
            <marker
              key={kind}
              id={`arrow-${kind}`}
              viewBox="0 0 10 10"
              refX="7"
              refY="5"
              markerWidth="5"
              markerHeight="5"
              orient="auto"
            >
              <path class={`tip ${kind}`} d="M1 1 9 5 1 9Z" />
            </marker>
          ))}
        </defs>
        {given.map(({ index, from, to, path: { start, bend, end } }) => {
          const kind = to.seat === view.seat ? 'in' : from.seat === view.seat ? 'out' : 'by';
          return (
            <path
              key={index}
              class={`${kind} ${faint}`}
              d={`M${start.join(' ')}Q${bend.join(' ')} ${end.join(' ')}`}
              marker-end={`url(#arrow-${kind})`}
            />
          );
        })}
      </svg>
      {given.map(({ index, path, card }) => {
        const [x, y] = onBow(path);
        const known = card !== null && !covered.value;
        return (
          <span
            key={index}
            class={`gift ${known ? 'known' : ''} ${faint}`}
            style={{ left: `${x}%`, top: `${y}%` }}
            aria-hidden="true"
          >
            {known && <Sign id={card} />}
          </span>
        );
      })}
      {given
        .filter((gift) => gift.index >= table.news.value)
        .map(({ index, from, to }) => (
          <Travelling key={`${table.code}-${index}`} from={from} to={to} />
        ))}
    </>
  );
}
