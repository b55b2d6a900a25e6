import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshOf } from '../src/net/beats';
import { LocalTable } from '../src/net/local-table';
import type { Beat } from '../src/net/protocol';
import { beatLine, headlineWords, newsWords } from '../src/ui/beat-words';
import { covered } from '../src/ui/cover';
import { loadLanguage } from '../src/words/fluent';
import type { Wording } from '../src/words/tell';
import { beat, step, view } from './samples';
import { serve } from './server';

const MESSAGES = `
hush-gave = Ada gives a card.
hush-let = Bo lets it happen.
hush-seen = It is a moon.
hush-killed = Somebody dies.
hush-drew = Cy draws.
hush-long = { $text }
`;
const wording: Wording = { game: 'hush', kinds: {}, optional: [], secret: [] };
const reader = { names: [], seat: null };
const given = beat(0, ['gave'], { aside: [{ event: 'seen' }] });
const grown = beat(0, ['gave', 'let'], { aside: [{ event: 'seen' }] });

/** A table after these beats in its view, and those of one step. */
function tableWith(known: readonly Beat[], received: readonly Beat[]): LocalTable {
  const table = new LocalTable({
    code: 'x',
    info: { game: 'hush', game_number: 1, seats: [] },
    frames: [view({ beats: known }), step(1, { beats: received })],
  });
  table.go(1);
  return table;
}

beforeAll(async () => {
  serve({ '/api/words/en': MESSAGES });
  await loadLanguage('en');
});
beforeEach(() => {
  covered.value = false;
});

describe('what is new in a beat', () => {
  test('is all of a new one', () => {
    expect(freshOf([], [given])).toEqual([{ beat: given, says: given.says, aside: given.aside }]);
  });

  test('is what it has grown by', () => {
    expect(freshOf([given], [grown])).toEqual([{ beat: grown, says: [{ event: 'let' }], aside: [] }]);
  });

  test('is the second of two sentences that are alike', () => {
    const [fresh] = freshOf([given], [beat(0, ['gave', 'gave'])]);
    expect(fresh?.says).toEqual([{ event: 'gave' }]);
  });

  test('is what stands in the place of something else', () => {
    const [fresh] = freshOf([beat(0, ['drew'])], [beat(0, ['gave', 'let'])]);
    expect(fresh?.says).toEqual([{ event: 'gave' }, { event: 'let' }]);
  });
});

describe('a beat in words', () => {
  test('has what only this player was told last', () => {
    expect(beatLine(grown, wording, reader)).toBe('Ada gives a card. Bo lets it happen. It is a moon.');
  });

  test('lacks that under the cover', () => {
    covered.value = true;
    expect(beatLine(grown, wording, reader)).toBe('Ada gives a card. Bo lets it happen.');
  });
});

describe('the announcement for screen readers', () => {
  test('has each sentence once', () => {
    expect(newsWords(tableWith([], [given]), wording)).toBe('Ada gives a card. It is a moon.');
    expect(newsWords(tableWith([given], [grown]), wording)).toBe('Bo lets it happen.');
  });

  test('leaves out a secret beat under the cover', () => {
    const table = tableWith([], [beat(0, ['seen'], { secret: true }), beat(1, ['drew'])]);
    expect(newsWords(table, wording)).toBe('It is a moon. Cy draws.');
    covered.value = true;
    expect(newsWords(table, wording)).toBe('Cy draws.');
  });
});

describe('the headline', () => {
  test('is the last of the heaviest beats of the step', () => {
    const table = tableWith(
      [given],
      [grown, beat(1, ['killed'], { weight: 'big' }), beat(2, ['drew'], { weight: 'small' })],
    );
    expect(headlineWords(table, wording)?.says).toBe('Somebody dies.');
  });

  test('is the whole of a beat that has grown', () => {
    expect(headlineWords(tableWith([given], [grown]), wording)?.says).toBe('Ada gives a card. Bo lets it happen.');
  });

  test('is only what is new of a long one', () => {
    const long = { event: 'long', text: 'x'.repeat(100) };
    const table = tableWith([{ ...given, says: [long] }], [{ ...given, says: [long, { event: 'let' }] }]);
    expect(headlineWords(table, wording)?.says).toBe('Bo lets it happen.');
  });

  test('is the last beat of all where the step brought none', () => {
    expect(headlineWords(tableWith([given], []), wording)?.says).toBe('Ada gives a card.');
    expect(headlineWords(tableWith([], []), wording)).toBeNull();
  });

  test('is not a secret one under the cover', () => {
    covered.value = true;
    const table = tableWith([given], [beat(1, ['seen'], { secret: true })]);
    expect(headlineWords(table, wording)).toEqual({ says: 'Ada gives a card.', aside: '' });
  });
});
