import { beforeAll, describe, expect, test } from 'vitest';
import { loadLanguage } from '../src/words/fluent';
import {
  asSubject,
  capital,
  inSentence,
  join,
  label,
  NAME_CLOSES,
  NAME_OPENS,
  nameOf,
  refuse,
  tell,
  unmark,
  type Wording,
} from '../src/words/tell';
import { serve } from './server';

const MESSAGES = `
card-fox = fox
    .def = the fox
card-moon = moon
card-name = card { $number }
token-guard = guard { $number }
hush-played = { $by } plays { $card_def } { $has_on ->
    [yes] on { $on }
   *[no] alone
}.
hush-showed = { $cards_count } cards: { $cards }.
hush-said = { $text } { $sure }
hush-passed = { $by_you ->
    [yes] You pass
   *[no] { $by } passes
} to { $to_you ->
    [yes] { $to_count ->
        [one] you
       *[other] you and { $to_others }
    }
   *[no] { $to }
}{ $on_you ->
    [yes] , on you
   *[no] { "" }
}.
hush-beat-quiet = { $by_you ->
    [yes] You keep quiet.
   *[no] { $by } keeps quiet.
}
hush-refused-not-yours = { $card_def } is not yours, { $by }.
hush-refused-no-seat = There are { $seats } seats.
refused-later = Later.
`;
const wording: Wording = {
  game: 'hush',
  kinds: { by: 'seat', on: 'seat', to: 'seat', card: 'card', cards: 'card' },
  optional: ['on'],
  secret: [],
};
const NAMES = ['Ada', 'Bo'];
const named = (name: string): string => NAME_OPENS + name + NAME_CLOSES;

beforeAll(async () => {
  serve({ '/api/words/en': MESSAGES });
  await loadLanguage('en');
});

describe('an event in words', () => {
  test('has names in the forms that its sentence uses', () => {
    expect(tell(wording, { event: 'played', by: 0, card: 'fox', on: 1 }, NAMES)).toBe(
      `${named('Ada')} plays the fox on ${named('Bo')}.`,
    );
  });

  test('can leave out what is optional', () => {
    const told = `${named('Ada')} plays the fox alone.`;
    expect(tell(wording, { event: 'played', by: 0, card: 'fox', on: null }, NAMES)).toBe(told);
    expect(tell(wording, { event: 'played', by: 0, card: 'fox' }, NAMES)).toBe(told);
    expect(tell(wording, { event: 'played', by: 0, card: 'fox', on: undefined }, NAMES)).toBe(told);
    expect(tell(wording, { event: 'showed', cards: null }, NAMES)).not.toContain('null');
  });

  test('joins lists and counts them', () => {
    const shown = (cards: readonly unknown[]) => tell(wording, { event: 'showed', cards }, NAMES);
    expect(shown([])).toBe('0 cards: .');
    expect(shown(['fox'])).toBe('1 cards: fox.');
    expect(shown(['fox', 'moon', 3])).toBe('3 cards: fox, moon and card 3.');
  });

  test('passes other values on', () => {
    expect(tell(wording, { event: 'said', text: 'Hm', sure: true }, NAMES)).toBe('Hm yes');
    expect(tell(wording, { event: 'said', text: [1, 2], sure: 0 }, NAMES)).toBe('[1, 2] 0');
  });

  test('names a seat without a player by its number', () => {
    expect(unmark(tell(wording, { event: 'played', by: 5, card: 'fox' }, NAMES))).toBe('seat 5 plays the fox alone.');
  });

  test('shows its id where the game has no sentence', () => {
    expect(tell(wording, { event: 'unheard-of' }, NAMES)).toBe('hush-unheard-of');
  });

  test('uses forms that the game makes itself', () => {
    const forms = { card: (value: unknown) => ({ '': `<${value}>`, def: `the <${value}>` }) };
    expect(tell({ ...wording, forms }, { event: 'played', by: 0, card: 'x' }, NAMES)).toContain('plays the <x> alone');
  });
});

describe('a sentence for its reader', () => {
  const passed = (data: object, reader: number | null) =>
    unmark(tell(wording, { event: 'passed', ...data }, ['Ada', 'Bo', 'Cy'], reader));

  test('addresses the seat of a field', () => {
    expect(passed({ by: 0, to: [1] }, 0)).toBe('You pass to Bo.');
    expect(passed({ by: 0, to: [1] }, 1)).toBe('Ada passes to you.');
    expect(passed({ by: 0, to: [1] }, 2)).toBe('Ada passes to Bo.');
    expect(passed({ by: 0, to: [1] }, null)).toBe('Ada passes to Bo.');
  });

  test('names the others of a list', () => {
    expect(passed({ by: 0, to: [1, 2] }, 2)).toBe('Ada passes to you and Bo.');
    expect(passed({ by: 0, to: [1, 2] }, null)).toBe('Ada passes to Bo and Cy.');
  });

  test('does not address a seat that is left out', () => {
    expect(passed({ by: 0, to: [1], on: null }, 0)).toBe('You pass to Bo.');
    expect(passed({ by: 0, to: [1], on: 0 }, 0)).toBe('You pass to Bo, on you.');
  });

  test('can be one of a beat, where no event says it', () => {
    expect(tell(wording, { sentence: 'quiet', by: 0 }, NAMES, 0)).toBe('You keep quiet.');
    expect(tell(wording, { sentence: 'quiet', by: 0 }, NAMES)).toBe(`${named('Ada')} keeps quiet.`);
  });
});

describe('a refusal in words', () => {
  test('is the game’s, else the general one, else none; its names are not delimited', () => {
    expect(refuse(wording, 'not-yours', { card: 'fox', by: 0 }, NAMES)).toBe('the fox is not yours, Ada.');
    expect(refuse(wording, 'later', {}, NAMES)).toBe('Later.');
    expect(refuse(wording, 'unheard-of', {}, NAMES)).toBeNull();
  });
  test('counts seats, where events list them by the same name', () => {
    const listing = { ...wording, kinds: { ...wording.kinds, seats: 'seat' } };
    expect(refuse(listing, 'no-seat', { seats: 1 }, NAMES)).toBe('There are 1 seats.');
  });
});

describe('names of things', () => {
  test('as labels', () => {
    expect(label('card', 'fox')).toBe('Fox');
    expect(label('token', 'guard-2')).toBe('Guard 2');
    expect(nameOf('card', 7)).toBe('Card 7');
    expect(nameOf('card', 'unheard-of')).toBe('Unheard-of');
  });

  test('in sentences', () => {
    expect(asSubject('card', 'fox')).toBe('the fox');
    expect(asSubject('card', 'moon')).toBe('moon');
    expect(inSentence('card', 'fox')).toBe('the fox');
  });
});

test('lists have an "and" before the last item', () => {
  expect(join([])).toBe('');
  expect(join(['a'])).toBe('a');
  expect(join(['a', 'b'])).toBe('a and b');
  expect(join(['a', 'b', 'c', 'd'])).toBe('a, b, c and d');
});

test('only the first letter becomes a capital', () => {
  expect(capital('łoś i ryś')).toBe('Łoś i ryś');
  expect(capital('')).toBe('');
});
