import { describe, expect, test } from 'vitest';
import { givenCards, giver } from '../given-cards';

const began = (seat: number) => ({ event: 'turn-began', seat });
const given = (by: number, to: number) => ({ event: 'given', by, to });
const seen = (card: string) => ({ event: 'blow-seen', card });
const answered = (card: string | null) => ({ event: 'answered', card });
const paths = (events: Parameters<typeof givenCards>[0]) => givenCards(events).found.map(({ from, to }) => [from, to]);

describe('the cards of a turn', () => {
  test('are those given since it began', () => {
    expect(paths([began(0), given(0, 1), began(1), given(1, 2), { event: 'haunted', by: 3, to: 0 }])).toEqual([
      [1, 2],
      [3, 0],
    ]);
  });

  test('are those of the turn before, until the first is given', () => {
    const found = givenCards([began(0), given(0, 1), began(1)]);
    expect(found.past).toBe(true);
    expect(found.found).toMatchObject([{ from: 0, to: 1 }]);
    expect(givenCards([began(0), given(0, 1), began(1), given(1, 0)]).past).toBe(false);
  });

  test('are known to the two who saw them', () => {
    const [open, hidden] = givenCards([began(0), given(0, 1), seen('pepin'), given(0, 2)]).found;
    expect([open?.card, hidden?.card]).toEqual(['pepin', null]);
  });

  test('go back where a Reverse sends them, twice if need be', () => {
    const events = [began(0), given(0, 1), answered('reverse'), answered('reverse')];
    expect(paths(events)).toEqual([
      [0, 1],
      [1, 0],
      [0, 1],
    ]);
    expect(paths([began(0), given(0, 1), answered('miracle'), answered(null)])).toEqual([[0, 1]]);
  });

  test('are none at the beginning, and an answer to nothing is none', () => {
    expect(givenCards([])).toEqual({ found: [], past: true });
    expect(paths([began(0), answered('reverse')])).toEqual([]);
  });
});

describe('who gave the last hit', () => {
  test('is the last who did', () => {
    expect(giver([began(0), given(0, 1), given(2, 1)], 1)).toBe(2);
    expect(giver([began(0), given(0, 1)], 2)).toBeNull();
  });

  test('is not the player whose hit was sent back', () => {
    const events = [began(0), given(0, 1), answered('reverse')];
    expect(giver(events, 1)).toBeNull();
    expect(giver(events, 0)).toBe(1);
  });
});
