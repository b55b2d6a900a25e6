import { describe, expect, test } from 'vitest';
import { logEntries, shownEntries } from '../src/words/log-entries';
import type { Wording } from '../src/words/tell';

const wording: Wording = {
  game: 'hush',
  kinds: {},
  optional: [],
  secret: ['card-drawn'],
  twins: { drawn: 'card-drawn' },
  remarks: (view) =>
    typeof view['since'] === 'number' ? [{ after: view['since'], event: { event: 'last-round' } }] : [],
};
const events = ['began', 'drawn', 'card-drawn', 'played'].map((event) => ({ event }));
const names = (entries: readonly { readonly event: { readonly event: string } }[]) =>
  entries.map(({ event }) => event.event);

describe('all entries', () => {
  test('are the events, with how many there were', () => {
    expect(logEntries(events, null, wording).map(({ told }) => told)).toEqual([1, 2, 3, 4]);
  });

  test('have the remarks of the view between them, counted with the event before', () => {
    const found = logEntries(events, { since: 3 }, wording);
    expect(names(found)).toEqual(['began', 'drawn', 'card-drawn', 'last-round', 'played']);
    expect(found[3]?.told).toBe(3);
  });

  test('leave out a remark about events that were not told yet', () => {
    expect(names(logEntries(events, { since: 9 }, wording))).toEqual(names(events.map((event) => ({ event }))));
    expect(logEntries([], { since: 0 }, wording)).toEqual([]);
  });
});

describe('the log', () => {
  test('tells what a seat was told itself, in place of what everybody was', () => {
    expect(names(shownEntries(events, null, wording, false))).toEqual(['began', 'card-drawn', 'played']);
  });

  test('tells the public event under the cover', () => {
    expect(names(shownEntries(events, null, wording, true))).toEqual(['began', 'drawn', 'played']);
  });

  test('tells the public event where the next one is about something else', () => {
    const others = ['drawn', 'played', 'drawn'].map((event) => ({ event }));
    expect(names(shownEntries(others, null, wording, false))).toEqual(['drawn', 'played', 'drawn']);
  });

  test('keeps the positions of its entries, whatever is left out', () => {
    expect(shownEntries(events, null, wording, false).map(({ index }) => index)).toEqual([0, 2, 3]);
    expect(shownEntries(events, { since: 1 }, wording, true).map(({ index }) => index)).toEqual([0, 1, 2, 4]);
  });
});
