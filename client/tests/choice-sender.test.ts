import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChoiceSender } from '../src/net/choice-sender';

const send = vi.fn();
const onDoubt = vi.fn();
let sender: ChoiceSender;

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
  onDoubt.mockClear();
  sender = new ChoiceSender(send, onDoubt);
});
afterEach(() => vi.useRealTimers());

test('a choice is sent with an id of its own, and again on a new connection', () => {
  sender.choose(4, { do: 'draw' });
  const [[message]] = send.mock.calls as [[{ id: string }]];
  expect(message).toMatchObject({ type: 'choose', serial: 4, choice: { do: 'draw' } });
  sender.again();
  expect(send).toHaveBeenLastCalledWith(message);
  sender.forget();
  sender.choose(4, { do: 'draw' });
  expect((send.mock.calls.at(-1) as [{ id: string }])[0].id).not.toBe(message.id);
});

test('without an answer in time, the connection is doubted', () => {
  sender.choose(4, { do: 'draw' });
  vi.advanceTimersByTime(4999);
  expect(onDoubt).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onDoubt).toHaveBeenCalledTimes(1);
});

test('accepted, it is pending until the question is closed', () => {
  sender.choose(4, { do: 'draw' });
  sender.arrive();
  vi.advanceTimersByTime(60_000);
  expect(onDoubt).not.toHaveBeenCalled();
  sender.settle(4);
  expect(sender.pending.value).not.toBeNull();
  sender.settle(5);
  expect(sender.pending.value).toBeNull();
  sender.again();
  expect(send).toHaveBeenCalledTimes(1);
});

test('a refusal of another choice does not count', () => {
  sender.choose(4, { do: 'draw' });
  sender.refuse('other');
  expect(sender.pending.value).not.toBeNull();
  sender.refuse(sender.pending.value?.id ?? '');
  expect(sender.pending.value).toBeNull();
});
