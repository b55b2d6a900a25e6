import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepToken, tokenFor } from '../src/net/credentials';
import { LiveTable } from '../src/net/live-table';
import { FakeSocket } from './fake-socket';
import { step, tableInfo, view, welcome } from './samples';

const CODE = 'KOALA-RAVEN-27413';
let table: LiveTable;
const socket = (): FakeSocket => FakeSocket.last;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  FakeSocket.install();
  keepToken(CODE, 'token');
  table = new LiveTable(CODE);
  socket().accept();
  socket().tell(welcome());
});
afterEach(() => {
  table.leave();
  vi.useRealTimers();
});

test('the hello has the token, and where the game stood when the connection was lost', () => {
  expect(socket().sent[0]).toMatchObject({ type: 'hello', token: 'token', stream: null, have: null });
  socket().tell(view({ n: 3 }));
  socket().break();
  vi.advanceTimersByTime(1000);
  socket().accept();
  expect(socket().sent[0]).toMatchObject({ stream: 's1', have: 3 });
});

describe('frames', () => {
  test('a view and its steps make the state', () => {
    socket().tell(view());
    expect(table.view.value).toEqual({ seat: 0, pile: 10 });
    expect(table.events.value).toEqual([{ event: 'began' }]);
    expect(table.ask.value?.serial).toBe(1);
    socket().tell(step(1));
    expect(table.view.value).toEqual({ seat: 0, pile: 9 });
    expect(table.events.value).toHaveLength(2);
    expect(table.news.value).toBe(1);
    expect(table.ask.value).toBeNull();
    expect(table.waiting.value).toEqual([1]);
  });

  test('a step that came before is passed over', () => {
    socket().tell(view());
    socket().tell(step(1));
    socket().tell(step(1, { patch: { pile: 0 } }));
    expect(table.view.value?.['pile']).toBe(9);
  });

  test('a gap makes the table ask for everything', () => {
    socket().tell(view());
    socket().tell(step(2));
    expect(table.view.value?.['pile']).toBe(10);
    expect(socket().sent.at(-1)).toEqual({ type: 'resync' });
  });

  test('a step without a view does, too', () => {
    socket().tell(step(1));
    expect(table.view.value).toBeNull();
    expect(socket().sent.at(-1)).toEqual({ type: 'resync' });
  });

  test('the same view again is not news', () => {
    socket().tell(view());
    socket().tell(step(1));
    expect(table.news.value).toBe(1);
    socket().tell(view({ n: 1, view: { events: [{ event: 'began' }, { event: 'drawn' }] } }));
    expect(table.news.value).toBe(1);
  });

  test('the lobby holds nothing of the game before', () => {
    socket().tell(view());
    socket().tell({ type: 'table', table: tableInfo({ phase: 'lobby' }) });
    expect(table.view.value).toBeNull();
    expect(table.events.value).toEqual([]);
    expect(table.legal.value).toEqual([]);
  });

  test('a view without events has none', () => {
    socket().tell(view({ view: { seat: 0, events: 'nonsense' } }));
    expect(table.events.value).toEqual([]);
  });
});

describe('a choice', () => {
  const chosen = () => socket().sent.filter(({ type }) => type === 'choose');

  test('is sent once, however often it is pressed', () => {
    socket().tell(view());
    table.choose({ do: 'draw' });
    table.choose({ do: 'draw' });
    expect(chosen()).toHaveLength(1);
    expect(chosen()[0]).toMatchObject({ serial: 1, choice: { do: 'draw' } });
  });

  test('without a question is not sent', () => {
    socket().tell(view({ ask: null }));
    table.choose({ do: 'draw' });
    expect(chosen()).toEqual([]);
  });

  test('may answer another seat’s question, where that is allowed', () => {
    socket().tell(view({ ask: null, may: 7 }));
    table.choose({ do: 'accuse', whom: 1 });
    expect(chosen()[0]).toMatchObject({ serial: 7 });
  });

  test('is repeated with the same id after a reconnect, until the question is closed', () => {
    socket().tell(view());
    table.choose({ do: 'draw' });
    const [first] = chosen();
    socket().break();
    vi.advanceTimersByTime(1000);
    socket().accept();
    socket().tell(welcome());
    expect(chosen()).toEqual([first]);
    socket().tell(view());
    expect(table.pending.value).not.toBeNull();
    socket().tell(step(1));
    expect(table.pending.value).toBeNull();
  });

  test('that is refused can be made again, and the reason is shown', () => {
    socket().tell(view());
    table.choose({ do: 'draw' });
    const id = table.pending.value?.id ?? '';
    socket().tell({ type: 'refused', id, code: 'not-now', rule: 'T1.1', data: {}, text: 'Not now.' });
    expect(table.pending.value).toBeNull();
    expect(table.trouble.value?.text).toBe('Not now.');
    table.choose({ do: 'draw' });
    expect(table.trouble.value).toBeNull();
    expect(chosen()).toHaveLength(2);
  });
});

describe('what keeps a player from choosing', () => {
  const stoodIn = tableInfo().seats.map((seat) => ({ ...seat, level: 'easy' }));

  test.each([
    [{}, null],
    [{ paused: true }, 'paused'],
    [{ seats: stoodIn }, 'stand-in'],
    [{ paused: true, phase: 'over' as const }, null],
  ])('%j gives %j', (changes, held) => {
    socket().tell({ type: 'table', table: tableInfo(changes) });
    expect(table.held.value).toBe(held);
  });
});

describe('the end of a table', () => {
  test.each(['no-such-table', 'table-closed'] as const)('%s is shown; the token stays', (reason) => {
    socket().break(reason);
    expect(table.ended.value).toBe(reason);
    expect(tokenFor(CODE)).toBe('token');
  });

  test.each(['removed', 'turned-away', 'moved'] as const)('%s drops the token', (reason) => {
    socket().break(reason);
    expect(table.ended.value).toBe(reason);
    expect(tokenFor(CODE)).toBeNull();
  });

  test('a page whose seat moved within this browser follows it', () => {
    keepToken(CODE, 'newer');
    socket().break('moved');
    expect(table.ended.value).toBeNull();
    vi.advanceTimersByTime(1000);
    socket().accept();
    expect(socket().sent[0]).toMatchObject({ token: 'newer' });
  });

  test('a refused token is dropped, and the page goes on watching', () => {
    socket().tell({ type: 'error', code: 'wrong-token', rule: null, data: {}, text: '' });
    expect(tokenFor(CODE)).toBeNull();
    expect(table.trouble.value).toBeNull();
    expect(table.ended.value).toBeNull();
  });
});

describe('hints', () => {
  test('belong to a question, and go with it', () => {
    socket().tell(view());
    table.hints.ask();
    expect(table.hints.thinking.value).toBe(true);
    socket().tell({ type: 'hint', serial: 1, choice: { do: 'draw' } });
    expect(table.hints.thinking.value).toBe(false);
    expect(table.hints.hint.value?.choice).toEqual({ do: 'draw' });
    socket().tell(step(1));
    expect(table.hints.hint.value).toBeNull();
  });

  test('stay while the question is the same', () => {
    socket().tell(view());
    socket().tell({ type: 'hint', serial: 1, choice: { do: 'draw' } });
    socket().tell(view());
    expect(table.hints.hint.value).not.toBeNull();
  });

  test('that were asked for on a lost connection are not waited for', () => {
    socket().tell(view());
    table.hints.ask();
    socket().break();
    expect(table.hints.thinking.value).toBe(false);
    table.hints.ask();
    expect(table.hints.thinking.value).toBe(false);
  });
});

test('what was told is forgotten when the table is', () => {
  socket().tell(view());
  table.choose({ do: 'draw' });
  table.forget();
  expect(table.view.value).toBeNull();
  expect(table.events.value).toEqual([]);
  expect(table.pending.value).toBeNull();
  expect(socket().readyState).toBe(FakeSocket.CLOSED);
});
