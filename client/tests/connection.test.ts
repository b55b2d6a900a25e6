import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection, type ConnectionHandlers, socketAddress } from '../src/net/connection';
import { FakeSocket } from './fake-socket';
import { tableInfo, welcome } from './samples';

const hello = { type: 'hello', token: null, stream: null, have: null, lang: 'en' } as const;
const handlers = { hello: () => hello, onMessage: vi.fn(), onLost: vi.fn() } satisfies ConnectionHandlers;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  FakeSocket.install();
  handlers.onMessage.mockClear();
  handlers.onLost.mockClear();
  connection = new Connection('ws://deadpan.test/socket', handlers);
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const establish = (): FakeSocket => {
  const socket = FakeSocket.last;
  socket.accept();
  socket.tell(welcome());
  return socket;
};

test('it says hello first, and passes messages on', () => {
  const socket = FakeSocket.last;
  expect(socket.address).toBe('ws://deadpan.test/socket');
  socket.accept();
  expect(socket.sent).toEqual([hello]);
  socket.tell(welcome());
  expect(handlers.onMessage).toHaveBeenCalledWith(welcome());
});

test('the socket is as secure as the page', () => {
  expect(socketAddress('KOALA RAVEN')).toBe('ws://deadpan.test/api/tables/KOALA%20RAVEN/socket');
  vi.stubGlobal('location', { protocol: 'https:', host: 'deadpan.test' });
  expect(socketAddress('x')).toBe('wss://deadpan.test/api/tables/x/socket');
});

describe('sending', () => {
  test('before the welcome, commands wait, in order and each once', () => {
    connection.send({ type: 'start' });
    connection.send({ type: 'stand' });
    connection.send({ type: 'start' });
    expect(connection.trySend({ type: 'hint' })).toBe(false);
    const socket = FakeSocket.last;
    socket.accept();
    expect(socket.sent).toEqual([hello]);
    socket.tell(welcome());
    expect(socket.sent.slice(1)).toEqual([{ type: 'stand' }, { type: 'start' }]);
  });

  test('after it, they are sent at once', () => {
    const socket = establish();
    expect(connection.trySend({ type: 'hint' })).toBe(true);
    connection.send({ type: 'start' });
    expect(socket.sent.slice(1)).toEqual([{ type: 'hint' }, { type: 'start' }]);
  });

  test('what waits is sent once, on the connection that comes', () => {
    establish().break();
    connection.send({ type: 'start' });
    vi.advanceTimersByTime(250);
    const second = establish();
    expect(second.sent.slice(1)).toEqual([{ type: 'start' }]);
    second.break();
    vi.advanceTimersByTime(250);
    expect(establish().sent).toEqual([hello]);
  });
});

describe('reconnecting', () => {
  const pauses = (count: number): number[] =>
    Array.from({ length: count }, () => {
      const before = FakeSocket.all.length;
      let waited = 0;
      FakeSocket.last.break();
      while (FakeSocket.all.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      return waited;
    });

  test('a client that is not let in waits twice as long each time, up to a limit', () => {
    expect(pauses(7)).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
  });

  test('a connection that is only opened does not count as let in', () => {
    pauses(3);
    FakeSocket.last.accept();
    expect(pauses(1)).toEqual([2000]);
  });

  test('a welcome starts over', () => {
    pauses(3);
    establish();
    expect(pauses(2)).toEqual([250, 500]);
  });

  test.each(['removed', 'turned-away', 'no-such-table', 'table-closed'])('%s is for good', (reason) => {
    establish().break(reason);
    expect(handlers.onLost).toHaveBeenCalledWith(reason);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    connection.renew();
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('another reason is passed on, and the connection comes back', () => {
    establish().break('moved');
    expect(handlers.onLost).toHaveBeenCalledWith('moved');
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('messages and the end of an old socket do not count', () => {
    const old = establish();
    connection.renew();
    handlers.onMessage.mockClear();
    old.tell({ type: 'table', table: tableInfo() });
    old.break('removed');
    expect(handlers.onMessage).not.toHaveBeenCalled();
    expect(handlers.onLost).not.toHaveBeenCalled();
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe('a connection that is open and dead', () => {
  test('is replaced if a new one gets no first message', () => {
    FakeSocket.last.accept();
    vi.advanceTimersByTime(14_999);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(handlers.onLost).toHaveBeenCalledWith('');
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('is replaced if a probe is not answered', () => {
    const socket = establish();
    connection.probe();
    connection.probe();
    expect(socket.sent.slice(1)).toEqual([{ type: 'resync' }]);
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('stays if anything is received in time', () => {
    const socket = establish();
    connection.probe();
    vi.advanceTimersByTime(4999);
    socket.tell({ type: 'table', table: tableInfo() });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('is found out when the page is shown again', () => {
    const socket = establish();
    dispatchEvent(Object.assign(new Event('online')));
    expect(socket.sent.at(-1)).toEqual({ type: 'resync' });
  });

  test('a page that comes online connects at once, without waiting for its turn', () => {
    establish().break();
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
  });
});

test('closed, it stays closed', () => {
  const socket = establish();
  connection.close();
  expect(socket.readyState).toBe(FakeSocket.CLOSED);
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
