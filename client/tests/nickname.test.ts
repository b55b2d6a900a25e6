import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepNickname, nickname, nicknameFrom, tidyName } from '../src/net/nickname';
import { LONGEST_NAME } from '../src/net/protocol';

beforeEach(() => localStorage.clear());

describe('a typed name', () => {
  test.each([
    ['Ada', 'Ada'],
    ['  Ada \n Lovelace\t', 'Ada Lovelace'],
    ['Zoe\u0301', 'Zoé'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['<b>Ada</b>', '<b>Ada</b>'],
    ['٣', '٣'],
  ])('%j becomes %j', (typed, name) => {
    expect(tidyName(typed)).toBe(name);
  });

  test.each(['', '   ', '\u200b\u200b', '\u2800', '\u3164', '\u202e', '\u0000', '\u200d', '\ufeff'])(
    '%j shows nothing, and is no name',
    (typed) => {
      expect(tidyName(typed)).toBe('');
    },
  );

  test('text cannot be turned around', () => {
    expect(tidyName('\u202eAda\u202c')).toBe('Ada');
  });

  test('marks are not stacked', () => {
    expect(tidyName(`a${'\u0335'.repeat(50)}`).normalize('NFD').length).toBeLessThanOrEqual(4);
  });

  test('it has at most as many characters as the server takes, none of them halved', () => {
    expect(tidyName('a'.repeat(100))).toBe('a'.repeat(LONGEST_NAME));
    expect([...tidyName('😀'.repeat(100))]).toHaveLength(LONGEST_NAME);
    expect(tidyName(`${'a'.repeat(LONGEST_NAME - 1)} b`)).toBe('a'.repeat(LONGEST_NAME - 1));
  });
});

describe('the nickname', () => {
  test('is the one used last', () => {
    keepNickname('Ada');
    expect(nickname()).toBe('Ada');
    expect(nickname(['Ada'])).toBe('Ada');
  });

  test('is an alias otherwise, and stays the same', () => {
    const alias = nickname();
    expect(alias).not.toBe('');
    expect(nickname()).toBe(alias);
  });

  test('avoids aliases that are taken, also one of its own', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const first = nickname();
    const second = nickname([first]);
    expect(second).not.toBe(first);
    expect(nickname([second])).not.toBe(second);
  });

  test('nonsense in the storage counts as none', () => {
    localStorage.setItem('deadpan:nickname', '\u200b');
    expect(nickname()).toMatch(/^\w+$/);
  });

  test('a typed name is kept; an empty field gives the nickname', () => {
    expect(nicknameFrom(' Bo ')).toBe('Bo');
    expect(nicknameFrom('')).toBe('Bo');
    expect(nicknameFrom('\u200b', ['Bo'])).toBe('Bo');
  });
});
