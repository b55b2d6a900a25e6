import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Replay } from '../src/net/api';
import { ReplayPlayer } from '../src/screens/replay/player';
import { step, view } from './samples';
import { serve } from './server';

const record = { game: 'hush', choices: ['a', 'b', 'c', 'd'], events: ['told'] };
const mark = (n: number, seat: number) => ({ n, seat, kind: 'missed', choice: { do: 'guess' }, whom: null });
const replay: Replay = {
  game: 'hush',
  names: ['Ada', 'Bo'],
  over: true,
  frames: [
    view({ view: { question: { seat: 0 }, events: [] } }),
    step(1, { patch: { question: { seat: 1 } } }),
    step(2),
    step(3),
    step(4, { patch: { question: null } }),
  ],
  marks: [mark(1, 0), mark(3, 1)],
};
const insight = (at: number, seat: number | null) => ({ game: 'hush', at, seat, proved: [], likely: [] });
let player: ReplayPlayer;

beforeEach(() => {
  vi.useFakeTimers();
  serve({
    '/api/replay': ({ body }) => ({ ...replay, names: [`seen by ${(body as { seat: number | null }).seat}`, 'Bo'] }),
    '/api/insight': ({ body }) => {
      const { at, seat } = body as { at: number; seat: number | null };
      return insight(at, seat);
    },
  });
  player = new ReplayPlayer(record, replay);
});
afterEach(() => {
  player.dispose();
  vi.useRealTimers();
});

describe('positions', () => {
  test('stay within the game', () => {
    expect(player.last).toBe(4);
    player.step(-1);
    expect(player.n.value).toBe(0);
    player.step(99);
    expect(player.n.value).toBe(4);
    expect(player.asked.value).toBeNull();
    player.go(1);
    expect(player.asked.value).toBe(1);
  });

  test('follow each other while it plays, at the speed that is set, up to the end', () => {
    player.toggle();
    vi.advanceTimersByTime(1600);
    expect(player.n.value).toBe(1);
    player.speed.value = 4;
    vi.advanceTimersByTime(400);
    expect(player.n.value).toBe(2);
    vi.advanceTimersByTime(60_000);
    expect(player.n.value).toBe(4);
    expect(player.playing.value).toBe(false);
  });

  test('begin anew when it is played at the end', () => {
    player.go(4);
    player.toggle();
    expect(player.n.value).toBe(0);
    expect(player.playing.value).toBe(true);
  });

  test('stand still after a step by hand', () => {
    player.toggle();
    player.step(1);
    vi.advanceTimersByTime(60_000);
    expect(player.n.value).toBe(1);
  });
});

describe('marks', () => {
  test('are gone to in both directions', () => {
    player.toMark(1);
    expect(player.n.value).toBe(1);
    player.toMark(1);
    expect(player.n.value).toBe(3);
    player.toMark(1);
    expect(player.n.value).toBe(3);
    player.toMark(-1);
    expect(player.n.value).toBe(1);
    expect(player.markBeyond(-1)).toBeUndefined();
  });

  test('are those of the seat that is looked through', async () => {
    await player.look(1);
    expect(player.marks.value.map(({ n }) => n)).toEqual([3]);
    await player.look('everything');
    expect(player.marks.value).toHaveLength(2);
  });
});

describe('viewpoints', () => {
  test('change at the same position, and are fetched once', async () => {
    const requests = serve({ '/api/replay': replay });
    player.go(2);
    await player.look(1);
    expect([player.viewpoint.value, player.n.value]).toEqual([1, 2]);
    await player.look('public');
    await player.look(1);
    expect(requests.map(({ body }) => body)).toEqual([{ record, seat: 1, face_up: false }]);
  });

  test('that were asked for last win', async () => {
    await Promise.all([player.look(0), player.look('everything')]);
    expect(player.viewpoint.value).toBe('everything');
  });

  test('that cannot be had leave the one before, with a sentence', async () => {
    serve({ '/api/replay': 503 });
    await player.look(1);
    expect(player.viewpoint.value).toBe('public');
    expect(player.trouble.value).toBe('unreachable');
  });
});

describe('insight', () => {
  test('is asked for after a pause, with no more of the record than was played', async () => {
    const requests = serve({ '/api/insight': insight(2, null) });
    player.go(1);
    await vi.advanceTimersByTimeAsync(100);
    player.go(2);
    await vi.advanceTimersByTimeAsync(179);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests.map(({ body }) => body)).toEqual([
      { record: { game: 'hush', choices: ['a', 'b'] }, at: 2, seat: null },
    ]);
    expect(player.insightLoader.insight.value).toEqual(insight(2, null));
    expect(player.insightLoader.busy.value).toBe(false);
  });

  test('is asked for once for each position', async () => {
    await vi.advanceTimersByTimeAsync(180);
    player.go(1);
    await vi.advanceTimersByTimeAsync(180);
    const requests = serve({});
    player.go(0);
    expect(player.insightLoader.insight.value?.at).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests).toEqual([]);
  });

  test('is that of the seat that is asked, with everything face up', async () => {
    await player.look('everything');
    await vi.advanceTimersByTimeAsync(180);
    expect(player.insightLoader.insight.value?.seat).toBe(0);
  });

  test('is asked for again later, where that was too often', async () => {
    const answers = [429, insight(0, null)];
    serve({ '/api/insight': () => answers.shift() ?? 404 });
    await vi.advanceTimersByTimeAsync(180);
    expect(player.insightLoader.busy.value).toBe(true);
    await vi.advanceTimersByTimeAsync(1500);
    expect(player.insightLoader.insight.value).toEqual(insight(0, null));
  });

  test('that cannot be had is said', async () => {
    serve({});
    await vi.advanceTimersByTimeAsync(180);
    expect(player.insightLoader.trouble.value).toBe('unreachable');
    player.go(1);
    expect(player.insightLoader.trouble.value).toBeNull();
  });
});
