import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { areExchanged, guestsAt, keepGuests, keepToken, noteExchanged, tokenFor } from '../src/net/credentials';
import { Device } from '../src/net/device';
import type { TableInfo } from '../src/net/protocol';
import { FakeSocket } from './fake-socket';
import { step, tableInfo, view, welcome } from './samples';
import { serve } from './server';

const CODE = 'KOALA-RAVEN-27413';
const people = [
  { participant: 1, name: 'Ada', seat: 0 },
  { participant: 2, name: 'Bo', seat: 1 },
].map((person) => ({ ...person, connected: true, muted: false, out: false }));
const table = (changes: Partial<TableInfo> = {}): Partial<TableInfo> => ({ people, ...changes });
let device: Device;

const hello = (socket: FakeSocket) => socket.sent.find((message) => message.type === 'hello');
const isQuiet = (socket: FakeSocket): boolean => hello(socket)?.quiet === true;
/** The sockets that are open, by what they are for. */
const open = () => FakeSocket.all.filter(({ readyState }) => readyState !== FakeSocket.CLOSED);
const watching = (): FakeSocket => {
  const found = open().findLast((socket) => !isQuiet(socket));
  if (found === undefined) throw new Error('nothing is watched');
  return found;
};

/** Lets all new sockets in, as the server would. */
function admit(changes: Partial<TableInfo> = {}): void {
  for (const socket of open().filter(({ readyState }) => readyState === FakeSocket.CONNECTING)) {
    socket.accept();
    const token = hello(socket)?.token ?? null;
    const you = { own: { participant: 1, seat: 0 }, guest: { participant: 2, seat: 1 } }[token ?? ''];
    socket.tell(
      welcome({ host: false, ...(you ?? { participant: null, seat: null, standing: null }) }, table(changes)),
    );
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  FakeSocket.install();
  keepToken(CODE, 'own');
  keepGuests(CODE, [{ token: 'guest', participant: 2 }]);
  noteExchanged(CODE);
  device = new Device(CODE);
  admit();
});
afterEach(() => {
  device.leave();
  vi.useRealTimers();
});

test('a shared device watches without a token, and sends by a quiet connection', () => {
  expect(open().map((socket) => [hello(socket)?.token, isQuiet(socket)])).toEqual([
    ['own', true],
    [null, false],
  ]);
  expect(hello(watching())?.also).toEqual(['own', 'guest']);
  expect(device.players.value.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
});

test('the player who is asked is known without a view of theirs', () => {
  watching().tell(view({ view: { events: [] }, waiting: [1], ask: null, legal: [] }));
  expect(device.asked.value?.name).toBe('Bo');
  watching().tell(step(1, { waiting: [] }));
  expect(device.asked.value).toBeNull();
});

describe('uncovering', () => {
  beforeEach(() => {
    watching().tell(view({ view: { events: [] }, waiting: [1], ask: null, legal: [] }));
    device.uncover('guest');
    admit();
    watching().tell(view({ view: { hand: ['secret'], events: [] }, waiting: [1] }));
  });

  test('connects with that player’s token, and names the others', () => {
    expect(hello(watching())).toMatchObject({ token: 'guest', also: ['own'] });
    expect(device.table.value.view.value).toMatchObject({ hand: ['secret'] });
    expect(device.uncovered.value).toBe('guest');
  });

  test('is undone by covering: no secret stays in the page', () => {
    const shown = device.table.value;
    device.cover();
    expect(device.uncovered.value).toBeNull();
    expect(shown.view.value).toBeNull();
    expect(device.table.value.view.value).toBeNull();
    admit();
    expect(hello(watching())?.token).toBeNull();
  });

  test('ends by itself when another player of the device is asked', () => {
    watching().tell(step(1, { waiting: [0] }));
    expect(device.uncovered.value).toBeNull();
  });

  test('goes on when a player of another device is asked', () => {
    watching().tell(step(1, { waiting: [] }));
    expect(device.uncovered.value).toBe('guest');
  });

  test('ends with the game', () => {
    watching().tell({ type: 'table', table: tableInfo(table({ phase: 'over' })) });
    expect(device.uncovered.value).toBeNull();
  });

  test('ends when the page is hidden', () => {
    Object.assign(document, { visibilityState: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.assign(document, { visibilityState: 'visible' });
    expect(device.uncovered.value).toBeNull();
  });

  test('a choice that was made before covering is still sent', () => {
    device.table.value.choose({ do: 'draw' });
    const id = device.table.value.pending.value?.id;
    device.cover();
    admit();
    const sender = open().find((socket) => hello(socket)?.token === 'guest');
    expect(sender && isQuiet(sender)).toBe(true);
    expect(sender?.sent.at(-1)).toMatchObject({ type: 'choose', id, choice: { do: 'draw' } });
    sender?.tell({ type: 'accepted', id: id ?? '', n: 1 });
    expect(sender?.readyState).toBe(FakeSocket.CLOSED);
  });
});

test('a player may look at their own cards while another one is asked', () => {
  watching().tell(view({ view: { events: [] }, waiting: [1], ask: null, legal: [] }));
  device.uncover('own');
  admit();
  watching().tell(view({ view: { events: [] }, waiting: [1], ask: null, legal: [] }));
  expect(device.uncovered.value).toBe('own');
});

test('a guest who was made host sends for the device', () => {
  watching().tell({ type: 'table', table: tableInfo(table({ host: 2, phase: 'lobby' })) });
  expect(tokenFor(CODE)).toBe('guest');
  expect(guestsAt(CODE)).toEqual([{ token: 'own', participant: 1 }]);
});

test('a guest who was removed is found out, and the others stay', async () => {
  watching().tell({ type: 'table', table: tableInfo(table({ people: people.slice(0, 1) })) });
  const [probe] = open().filter(({ readyState }) => readyState === FakeSocket.CONNECTING);
  probe?.accept();
  probe?.tell({ type: 'error', code: 'wrong-token', rule: null, data: {}, text: '' });
  await vi.advanceTimersByTimeAsync(0);
  const [own] = open().filter(({ readyState }) => readyState === FakeSocket.CONNECTING);
  own?.accept();
  own?.tell(welcome());
  await vi.advanceTimersByTimeAsync(0);
  expect(device.guests.value).toEqual([]);
  expect(tokenFor(CODE)).toBe('own');
  expect(device.isShared.value).toBe(false);
});

test('a player who is added on the device gets a token of their own, and the seat', async () => {
  serve({ [`/api/tables/${CODE}/participants`]: { token: 'third', knocks: false } });
  const added = device.add('Cy', 2);
  await vi.advanceTimersByTimeAsync(0);
  const sender = FakeSocket.last;
  sender.accept();
  sender.tell(welcome({ participant: 3, seat: null }));
  expect(sender.sent.at(-1)).toEqual({ type: 'sit', seat: 2, name: 'Cy' });
  sender.tell(welcome({ participant: 3, seat: 2 }));
  await vi.advanceTimersByTimeAsync(0);
  await added;
  expect(guestsAt(CODE)).toEqual([
    { token: 'guest', participant: 2 },
    { token: 'third', participant: 3 },
  ]);
});

test('tokens of the old kind are exchanged once, for the device and its guests', async () => {
  device.leave();
  localStorage.clear();
  FakeSocket.install();
  keepToken(CODE, 'own');
  keepGuests(CODE, [{ token: 'guest', participant: 2 }]);
  const requests = serve({
    [`/api/tables/${CODE}/tokens`]: ({ body }) => ({ token: `new ${(body as { token: string }).token}` }),
  });
  device = new Device(CODE);
  for (const token of ['guest', 'own']) {
    const probe = open().find(
      (socket) => socket.readyState === FakeSocket.CONNECTING && socket !== open()[0] && socket !== open()[1],
    );
    probe?.accept();
    expect(probe && hello(probe)?.token).toBe(token);
    probe?.tell(welcome({ exchange: true }));
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(requests.map(({ body }) => body)).toEqual([{ token: 'guest' }, { token: 'own' }]);
  expect(tokenFor(CODE)).toBe('new own');
  expect(guestsAt(CODE)).toEqual([{ token: 'new guest', participant: 2 }]);
  expect(areExchanged(CODE)).toBe(true);
});

test('left, it closes all its connections', () => {
  device.leave();
  expect(open()).toEqual([]);
});
