// The queue of beats that wait to be shown, as a value. Beats arrive faster than a player reads them; the queue decides
// how long each is shown and merges what would be late. It shows nothing itself and reads no clock.
import type { FreshBeat } from './beats';
import type { Beat } from './protocol';

export type Pace = 'calm' | 'normal' | 'brisk';
type Weight = NonNullable<Beat['weight']>;

/** One or more beats that are shown together. */
export interface Line {
  readonly beats: readonly FreshBeat[];
  readonly weight: Weight;
}

export interface BeatQueue {
  /** The line that is shown. It stays in its place after its time, until another replaces it. */
  readonly shown: Line | null;
  readonly since: number;
  /** When its time is over. */
  readonly until: number;
  readonly waiting: readonly Line[];
}

export const EMPTY: BeatQueue = { shown: null, since: 0, until: 0, waiting: [] };

/** How long a line is shown at normal pace, in milliseconds. */
const TIMES: Readonly<Record<Weight, number>> = { small: 900, plain: 1400, big: 2200, yours: 6000 };
const PACES: Readonly<Record<Pace, number>> = { calm: 1.5, normal: 1, brisk: 0.7 };
/** How long a big line is shown while the queue is late. */
const SHORT = 1500;
/** From this lag on, beats are merged. */
const LATE = 3000;
/** The lag is never more, apart from the time that a line of weight `yours` is shown. */
const LATEST = 6000;
const WEIGHTS: readonly Weight[] = ['small', 'plain', 'big', 'yours'];

const greater = (one: Weight, other: Weight): Weight => (WEIGHTS.indexOf(one) > WEIGHTS.indexOf(other) ? one : other);

const isMinor = ({ weight }: Line): boolean => weight === 'small' || weight === 'plain';
const isYours = (line: Line | null): boolean => line?.weight === 'yours';

const weightOf = (beats: readonly FreshBeat[]): Weight =>
  beats.map(({ beat }) => beat.weight ?? 'plain').reduce(greater, 'small');

const lineOf = (...beats: FreshBeat[]): Line => ({ beats, weight: weightOf(beats) });

function timeOf({ weight }: Line, pace: Pace, isLate: boolean): number {
  if (weight === 'yours') return TIMES.yours;
  return weight === 'big' && isLate ? SHORT : TIMES[weight] * PACES[pace];
}

/** How long it takes until everything has been shown, from now on. */
function lag(queue: BeatQueue, pace: Pace, isLate: boolean, now: number): number {
  const left = queue.shown === null || isYours(queue.shown) ? 0 : Math.max(0, queue.until - now);
  return queue.waiting.filter((line) => !isYours(line)).reduce((sum, line) => sum + timeOf(line, pace, isLate), left);
}

/** The lines with adjacent ones merged where `belong` says so. */
function merged(lines: readonly Line[], belong: (one: Line, next: Line) => boolean): readonly Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last !== undefined && belong(last, line)) found[found.length - 1] = join(last, line);
    else found.push(line);
  }
  return found;
}

const join = (one: Line, next: Line): Line => ({
  beats: [...one.beats, ...next.beats],
  weight: greater('plain', greater(one.weight, next.weight)), // two sentences take longer to read than one
});

const whoseOf = ({ beats }: Line): number | undefined => beats[0]?.beat.who;

const isOfOneSeat = (one: Line, next: Line): boolean =>
  isMinor(one) && next.weight === 'small' && whoseOf(one) !== undefined && whoseOf(one) === whoseOf(next);

/** Merges and drops what waits, so that the queue catches up. */
function hurried(queue: BeatQueue, pace: Pace, now: number): BeatQueue {
  if (lag(queue, pace, false, now) <= LATE) return queue;
  const until = queue.shown?.weight === 'big' ? Math.min(queue.until, queue.since + SHORT) : queue.until;
  let late: BeatQueue = { ...queue, until, waiting: merged(queue.waiting, isOfOneSeat) };
  if (lag(late, pace, true, now) > LATEST)
    late = { ...late, waiting: merged(late.waiting, (one, next) => isMinor(one) && isMinor(next)) };
  while (lag(late, pace, true, now) > LATEST) {
    const oldest = late.waiting.findIndex((line) => !isYours(line));
    late = { ...late, waiting: late.waiting.filter((_, index) => index !== oldest) };
  }
  return late;
}

function show(queue: BeatQueue, line: Line, waiting: readonly Line[], pace: Pace, now: number): BeatQueue {
  const isLate = lag({ ...queue, shown: null, waiting: [line, ...waiting] }, pace, false, now) > LATE;
  return { shown: line, since: now, until: now + timeOf(line, pace, isLate), waiting };
}

/** What is new in a beat that has grown again before it was read. */
function grown(old: FreshBeat, fresh: FreshBeat): FreshBeat {
  const still = new Set(fresh.beat.says.map((said) => JSON.stringify(said)));
  return {
    beat: fresh.beat,
    says: [...old.says.filter((said) => still.has(JSON.stringify(said))), ...fresh.says],
    aside: [...old.aside, ...fresh.aside],
  };
}

function replaced(line: Line, fresh: FreshBeat): Line {
  return lineOf(...line.beats.map((old) => (old.beat.n === fresh.beat.n ? grown(old, fresh) : old)));
}

const has = (line: Line | null, { beat }: FreshBeat): boolean =>
  line?.beats.some((each) => each.beat.n === beat.n) ?? false;

function add(queue: BeatQueue, fresh: FreshBeat, pace: Pace, now: number): BeatQueue {
  const { shown, waiting, until } = queue;
  if (shown !== null && has(shown, fresh) && waiting.length === 0) {
    const line = replaced(shown, fresh);
    if (line.weight !== shown.weight) return show(queue, line, waiting, pace, now);
    return { ...queue, shown: line, until: Math.max(until, now + TIMES.small * PACES[pace]) };
  }
  if (waiting.some((line) => has(line, fresh)))
    return { ...queue, waiting: waiting.map((line) => (has(line, fresh) ? replaced(line, fresh) : line)) };
  return { ...queue, waiting: [...waiting, lineOf(fresh)] };
}

/** What happens to the reader is shown at once: it overtakes the lines before it, which are not shown any more. */
function overtaking(queue: BeatQueue, pace: Pace, now: number): BeatQueue {
  const first = queue.waiting.findIndex(isYours);
  if (first < 0) return queue;
  const before = queue.waiting.slice(0, first).filter(isYours);
  const waiting = [...before, ...queue.waiting.slice(first)];
  const [next, ...rest] = waiting;
  const isStanding = isYours(queue.shown) && now < queue.until;
  return isStanding || next === undefined ? { ...queue, waiting } : show(queue, next, rest, pace, now);
}

/** Adds the beats of a frame. */
export function receive(queue: BeatQueue, beats: readonly FreshBeat[], pace: Pace, now: number): BeatQueue {
  const all = beats.reduce((found, fresh) => add(found, fresh, pace, now), queue);
  return hurried(advance(overtaking(all, pace, now), pace, now), pace, now);
}

/** Shows the next line if the time of the shown one is over. */
export function advance(queue: BeatQueue, pace: Pace, now: number): BeatQueue {
  const [next, ...rest] = queue.waiting;
  if (next === undefined || (queue.shown !== null && now < queue.until)) return queue;
  return show(queue, next, rest, pace, now);
}

/** Ends the time of the shown line. */
export const skip = (queue: BeatQueue, pace: Pace, now: number): BeatQueue =>
  advance({ ...queue, until: Math.min(queue.until, now) }, pace, now);

/** Goes to the last line: no line has time left. */
export const flush = (queue: BeatQueue, now: number): BeatQueue => ({
  shown: queue.waiting.at(-1) ?? queue.shown,
  since: queue.since,
  until: Math.min(queue.until, now),
  waiting: [],
});

/** The same for a question, which stands beside the queue: what happened to the reader keeps its time. */
export function flushForQuestion(queue: BeatQueue, pace: Pace, now: number): BeatQueue {
  const waiting = queue.waiting.filter(isYours);
  if (isYours(queue.shown) && now < queue.until) return { ...queue, waiting };
  const [next, ...rest] = waiting;
  return next === undefined ? flush(queue, now) : show(queue, next, rest, pace, now);
}

/** The line that happens to the reader, while it has time left. */
export const cardOf = (queue: BeatQueue, now: number): Line | null =>
  isYours(queue.shown) && now < queue.until ? queue.shown : null;
