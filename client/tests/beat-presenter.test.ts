import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BeatPresenter, choosePace } from '../src/net/beat-presenter';
import { keepToken } from '../src/net/credentials';
import { LiveTable } from '../src/net/live-table';
import type { Beat } from '../src/net/protocol';
import { recall } from '../src/ui/storage';
import { FakeSocket } from './fake-socket';
import { beat, step, view, welcome } from './samples';

const fresh = (n: number, weight: Beat['weight'] & string = 'plain') => {
  const found = beat(n, [`e${n}`], { weight, who: n });
  return { beat: found, says: found.says, aside: [] };
};
const numbers = (presenter: BeatPresenter) => presenter.line.value?.beats.map((each) => each.beat.n) ?? null;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  Object.assign(document, { visibilityState: 'visible' });
  choosePace('normal');
  vi.useRealTimers();
});

describe('the presenter', () => {
  test('shows each line for its time', () => {
    const presenter = new BeatPresenter();
    presenter.receive([fresh(0), fresh(1, 'small')], false);
    expect([numbers(presenter), presenter.waiting.value]).toEqual([[0], 1]);
    vi.advanceTimersByTime(1399);
    expect(numbers(presenter)).toEqual([0]);
    vi.advanceTimersByTime(2);
    expect([numbers(presenter), presenter.waiting.value]).toEqual([[1], 0]);
    vi.advanceTimersByTime(60_000);
    expect(numbers(presenter)).toEqual([1]);
    presenter.dispose();
  });

  test('has a card for six seconds, or until the reader goes on', () => {
    const presenter = new BeatPresenter();
    presenter.receive([fresh(0, 'yours')], true);
    expect(presenter.card.value).not.toBeNull();
    vi.advanceTimersByTime(6001);
    expect(presenter.card.value).toBeNull();
    presenter.receive([fresh(1, 'yours')], true);
    presenter.skip();
    expect(presenter.card.value).toBeNull();
    presenter.dispose();
  });

  test('has no card for what the reader has done', () => {
    const presenter = new BeatPresenter();
    presenter.receive([fresh(2, 'yours')], false, 2);
    expect([numbers(presenter), presenter.card.value]).toEqual([[2], null]);
    presenter.dispose();
  });

  test('queues nothing for a question', () => {
    const presenter = new BeatPresenter();
    presenter.receive([fresh(0), fresh(1), fresh(2)], true);
    expect([numbers(presenter), presenter.waiting.value]).toEqual([[2], 0]);
    presenter.dispose();
  });

  test('queues nothing while the page is hidden, and drops what waits when it is', () => {
    const presenter = new BeatPresenter();
    presenter.receive([fresh(0), fresh(1)], false);
    Object.assign(document, { visibilityState: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    expect([numbers(presenter), presenter.waiting.value]).toEqual([[1], 0]);
    presenter.receive([fresh(2), fresh(3, 'yours'), fresh(4)], false);
    expect([numbers(presenter), presenter.waiting.value, presenter.card.value]).toEqual([[4], 0, null]);
    presenter.dispose();
  });

  test('takes longer at a calm pace, which this device keeps', () => {
    choosePace('calm');
    expect(recall('pace')).toBe('calm');
    const presenter = new BeatPresenter();
    presenter.receive([fresh(0), fresh(1)], false);
    vi.advanceTimersByTime(2000);
    expect(numbers(presenter)).toEqual([0]);
    vi.advanceTimersByTime(101);
    expect(numbers(presenter)).toEqual([1]);
    presenter.dispose();
  });
});

describe('a live table', () => {
  const beats = [beat(1, ['a'], { who: 1 }), beat(2, ['b'], { who: 1 })];
  let table: LiveTable;
  const socket = (): FakeSocket => FakeSocket.last;

  beforeEach(() => {
    FakeSocket.install();
    keepToken('KOALA-RAVEN-27413', 'token');
    table = new LiveTable('KOALA-RAVEN-27413');
    socket().accept();
    socket().tell(welcome());
    socket().tell(view());
  });
  afterEach(() => table.leave());

  test('shows the beats of a step one after the other, while its state is the new one at once', () => {
    socket().tell(step(1, { beats }));
    expect(numbers(table.presenter)).toEqual([1]);
    expect(table.view.value).toMatchObject({ pile: 9 });
    expect(table.beats.value).toHaveLength(3);
  });

  test('goes to the last beat when the player is asked, and when the player has chosen', () => {
    socket().tell(step(1, { beats, ask: { kind: 'act', serial: 2 } }));
    expect(numbers(table.presenter)).toEqual([2]);
    socket().tell(step(2, { beats: [beat(3, ['c'], { weight: 'yours' })], ask: { kind: 'act', serial: 3 } }));
    expect(table.presenter.card.value).not.toBeNull();
    table.choose({ do: 'draw' });
    expect(table.presenter.card.value).toBeNull();
  });

  test('queues nothing of a full view', () => {
    socket().tell(step(1, { beats }));
    socket().tell(view({ n: 5 }));
    expect([numbers(table.presenter), table.presenter.waiting.value]).toEqual([null, 0]);
  });
});
