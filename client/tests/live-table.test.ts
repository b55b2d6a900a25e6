import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { invitationFor, keepInvitation, keepToken, tokenFor } from '../src/net/credentials';
import { LiveTable } from '../src/net/live-table';
import type { TableInfo, You } from '../src/net/protocol';
import { FakeSocket } from './fake-socket';
import { beat, step, tableInfo, view, welcome } from './samples';
import { serve } from './server';

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

  test('a step brings beats, and lets beats grow', () => {
    socket().tell(view());
    expect(table.freshBeats.value).toEqual([]);
    socket().tell(step(1, { beats: [beat(0, ['began', 'drawn']), beat(1, ['played'])] }));
    expect(table.beats.value.map(({ says }) => says.length)).toEqual([2, 1]);
    expect(table.freshBeats.value.map(({ says }) => says)).toEqual([[{ event: 'drawn' }], [{ event: 'played' }]]);
    socket().tell(step(2, { beats: [] }));
    expect(table.beats.value).toHaveLength(2);
    expect(table.freshBeats.value).toEqual([]);
  });

  test('a step that came before brings no second beat', () => {
    socket().tell(view());
    socket().tell(step(1));
    const fresh = table.freshBeats.value;
    socket().tell(step(1, { beats: [beat(1, ['again'])] }));
    expect(table.beats.value).toHaveLength(2);
    expect(table.freshBeats.value).toBe(fresh);
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
    expect(table.freshBeats.value).toHaveLength(1);
    socket().tell(view({ n: 1, view: { events: [{ event: 'began' }, { event: 'drawn' }] } }));
    expect(table.freshBeats.value).toHaveLength(1);
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

describe('joining', () => {
  const participants = `/api/tables/${CODE}/participants`;
  const readmit = (changes: Partial<You>, table: Partial<TableInfo> = {}): void => {
    socket().accept();
    socket().tell(welcome(changes, table));
  };

  test('a participant takes a seat at once', async () => {
    const requests = serve({});
    await table.sit(1, 'Ada');
    expect(socket().sent.at(-1)).toEqual({ type: 'sit', seat: 1, name: 'Ada' });
    expect(requests).toEqual([]);
  });

  describe('by a visitor', () => {
    beforeEach(() => {
      localStorage.clear();
      socket().break();
      vi.advanceTimersByTime(1000);
      readmit({ participant: null, seat: null, standing: null }, { phase: 'lobby' });
    });

    test('asks for a token first, and takes the seat with it', async () => {
      const requests = serve({ [participants]: { token: 'mine', knocks: false } });
      await table.sit(1, 'Ada');
      expect(requests[0]?.body).toEqual({ name: 'Ada' });
      expect(tokenFor(CODE)).toBe('mine');
      readmit({ participant: 5, seat: null }, { phase: 'lobby' });
      expect(socket().sent).toMatchObject([
        { type: 'hello', token: 'mine', stream: null },
        { type: 'sit', seat: 1 },
      ]);
    });

    test('shows the invitation, where this browser has one', async () => {
      keepInvitation(CODE, 'inv');
      const requests = serve({ [participants]: { token: 'mine', knocks: false } });
      await table.join('Ada', null);
      expect(requests[0]?.body).toEqual({ name: 'Ada', invitation: 'inv' });
    });

    test('who has to knock takes the seat when they are admitted', async () => {
      serve({ [participants]: { token: 'mine', knocks: true } });
      await table.sit(1, 'Ada');
      readmit({ participant: 5, seat: null, standing: 'knocking' }, { phase: 'lobby' });
      expect(socket().sent).toHaveLength(1);
      socket().tell(welcome({ participant: 5, seat: null, standing: 'in' }, { phase: 'lobby' }));
      expect(socket().sent.at(-1)).toMatchObject({ type: 'sit', seat: 1 });
    });

    test('who is admitted when the game has begun takes no seat', async () => {
      serve({ [participants]: { token: 'mine', knocks: true } });
      await table.sit(1, 'Ada');
      readmit({ participant: 5, seat: null, standing: 'in' }, { phase: 'playing' });
      expect(socket().sent).toHaveLength(1);
    });

    test('that is refused says why', async () => {
      serve({ [participants]: 429 });
      await table.sit(1, 'Ada');
      expect(table.trouble.value).toMatchObject({ code: 'unreachable' });
      expect(tokenFor(CODE)).toBeNull();
    });
  });
});

describe('tokens and invitations', () => {
  test('a token of the old kind is exchanged, and used from then on', async () => {
    const requests = serve({ [`/api/tables/${CODE}/tokens`]: { token: 'fresh' } });
    socket().tell(welcome({ exchange: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests[0]?.body).toEqual({ token: 'token' });
    expect(tokenFor(CODE)).toBe('fresh');
    socket().accept();
    expect(socket().sent[0]).toMatchObject({ token: 'fresh' });
  });

  test('a token of the present kind is not', async () => {
    const requests = serve({});
    socket().tell(welcome());
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toEqual([]);
  });

  test('an invitation is kept for other pages', () => {
    socket().tell(welcome({ invitation: 'inv' }));
    expect(table.invitation).toBe('inv');
    expect(invitationFor(CODE)).toBe('inv');
  });
});

describe('hints', () => {
  test('are offered where the table allows them', () => {
    expect(table.hints.allowed.value).toBe(true);
    const { settings } = tableInfo();
    socket().tell({ type: 'table', table: tableInfo({ settings: { ...settings, hints: false } }) });
    expect(table.hints.allowed.value).toBe(false);
    expect(new LiveTable('OTHER').hints.allowed.value).toBe(false);
  });

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
