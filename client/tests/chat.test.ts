import { expect, test } from 'vitest';
import { Chat } from '../src/net/chat';
import type { ChatLine } from '../src/net/protocol';

const line = (n: number): ChatLine => ({ n, participant: 1, name: 'Ada', seat: 0, text: `${n}`, emote: null, at: '' });
const lines = (from: number, to: number): ChatLine[] =>
  Array.from({ length: to - from + 1 }, (_, at) => line(from + at));

test('what was said before the page was opened is read already', () => {
  const chat = new Chat();
  chat.begin();
  chat.receive(lines(1, 5));
  expect(chat.lines.value).toHaveLength(5);
  expect(chat.unread.value).toBe(0);
  expect(chat.latest.value).toEqual([]);
});

test('new lines are unread until they were on the screen', () => {
  const chat = new Chat();
  chat.begin();
  chat.receive([]);
  chat.receive([line(1)]);
  chat.receive([line(2)]);
  expect(chat.unread.value).toBe(2);
  expect(chat.latest.value).toEqual([line(2)]);
  chat.see();
  expect(chat.unread.value).toBe(0);
});

test('a reconnect repeats no line, and shows those missed', () => {
  const chat = new Chat();
  chat.begin();
  chat.receive(lines(1, 3));
  chat.begin();
  chat.receive(lines(1, 5));
  expect(chat.lines.value).toEqual(lines(1, 5));
  expect(chat.latest.value).toEqual(lines(4, 5));
  expect(chat.unread.value).toBe(2);
});

test('a line that comes twice counts once', () => {
  const chat = new Chat();
  chat.begin();
  chat.receive([line(1)]);
  chat.receive([line(1)]);
  expect(chat.lines.value).toEqual([line(1)]);
});

test('it keeps as many as the server', () => {
  const chat = new Chat();
  chat.begin();
  chat.receive(lines(1, 500));
  chat.receive([line(501)]);
  expect(chat.lines.value).toEqual(lines(2, 501));
});
