import { beforeEach, describe, expect, test } from 'vitest';
import {
  addressOf,
  areExchanged,
  dropToken,
  guestsAt,
  invitationFor,
  keepGuests,
  keepInvitation,
  keepToken,
  noteExchanged,
  otherTokens,
  switchToken,
  takeFromAddress,
  ticketAddress,
  tokenFor,
  tvPath,
} from '../src/net/credentials';

const CODE = 'KOALA-RAVEN-27413';
const open = (address: string): void => history.pushState(null, '', address);

beforeEach(() => localStorage.clear());

describe('the fragment of an address', () => {
  test('an invitation is stored, and brings no token', () => {
    open(`/t/${CODE}#i=abc_-9`);
    expect(takeFromAddress(CODE)).toBeNull();
    expect(invitationFor(CODE)).toBe('abc_-9');
    expect(invitationFor('OTHER')).toBeNull();
  });

  test('a ticket is given back, and not stored', () => {
    open(`/t/${CODE}#t=secret`);
    expect(takeFromAddress(CODE)).toEqual({ ticket: 'secret' });
    expect(tokenFor(CODE)).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  test('alone, it is a token of an old link, unless this browser has it already', () => {
    open(`/t/${CODE}#oldtoken`);
    expect(takeFromAddress(CODE)).toEqual({ token: 'oldtoken' });
    keepToken(CODE, 'oldtoken');
    open(`/t/${CODE}#oldtoken`);
    expect(takeFromAddress(CODE)).toBeNull();
  });

  test('it is removed from the address, valid or not', () => {
    for (const fragment of ['#i=abc', '#t=abc', '#abc', '#<script>', '#i=', '#x=1']) {
      open(`/t/${CODE}${fragment}`);
      takeFromAddress(CODE);
      expect(location.hash).toBe('');
      expect(location.pathname).toBe(`/t/${CODE}`);
    }
  });

  test.each(['', '#', '#i=', '#t=', '#i=a b', '#t=%00', '#x=1', '#<script>', `#t=${'a'.repeat(201)}`, '#i=é'])(
    'nonsense %j brings nothing',
    (fragment) => {
      open(`/t/${CODE}${fragment}`);
      expect(takeFromAddress(CODE)).toBeNull();
      expect(invitationFor(CODE)).toBeNull();
    },
  );

  test('addresses to share bring what they say', () => {
    expect(addressOf(CODE, null)).toBe(`http://deadpan.test/t/${CODE}`);
    expect(tvPath(CODE, 'abc')).toBe(`/tv/${CODE}#i=abc`);
    open(addressOf(CODE, 'abc'));
    expect(takeFromAddress(CODE)).toBeNull();
    expect(invitationFor(CODE)).toBe('abc');
    open(ticketAddress(CODE, 'tick'));
    expect(takeFromAddress(CODE)).toEqual({ ticket: 'tick' });
  });
});

describe('tokens of this browser', () => {
  test('switching keeps the token before, under its name', () => {
    keepToken(CODE, 'one');
    switchToken(CODE, 'two', 'Ada');
    expect(tokenFor(CODE)).toBe('two');
    expect(otherTokens(CODE)).toEqual([{ token: 'one', name: 'Ada' }]);
    switchToken(CODE, 'one', 'Bo');
    expect(tokenFor(CODE)).toBe('one');
    expect(otherTokens(CODE)).toEqual([{ token: 'two', name: 'Bo' }]);
  });

  test('switching to the token in use keeps nothing twice', () => {
    keepToken(CODE, 'one');
    switchToken(CODE, 'one', 'Ada');
    expect(otherTokens(CODE)).toEqual([]);
  });

  test('a refused token is replaced by the next one, until none is left', () => {
    keepToken(CODE, 'one');
    switchToken(CODE, 'two', 'Ada');
    switchToken(CODE, 'three', 'Bo');
    expect(dropToken(CODE)).toBe('one');
    expect(dropToken(CODE)).toBe('two');
    expect(otherTokens(CODE)).toEqual([]);
    expect(dropToken(CODE)).toBeNull();
    expect(tokenFor(CODE)).toBeNull();
  });

  test('each table has its own', () => {
    keepToken(CODE, 'one');
    expect(tokenFor('OTHER')).toBeNull();
    dropToken('OTHER');
    expect(tokenFor(CODE)).toBe('one');
  });

  test('they lie in localStorage under the names of earlier versions', () => {
    keepToken(CODE, 'one');
    keepInvitation(CODE, 'abc');
    expect(localStorage.getItem(`deadpan:pass:${CODE}`)).toBe('one');
    expect(localStorage.getItem(`deadpan:invitation:${CODE}`)).toBe('abc');
  });
});

describe('guests of a shared device', () => {
  test('they are kept while this browser has a token itself', () => {
    keepGuests(CODE, [{ token: 'guest', participant: 3 }]);
    expect(guestsAt(CODE)).toEqual([]);
    keepToken(CODE, 'own');
    expect(guestsAt(CODE)).toEqual([{ token: 'guest', participant: 3 }]);
    keepGuests(CODE, []);
    expect(localStorage.getItem(`deadpan:guests:${CODE}`)).toBeNull();
  });

  test.each(['{', '[', 'null', '{}', '7', '"x"', '[1, null, {}, {"token": 1, "participant": 1}, {"token": "a"}]'])(
    'a storage with %s has none',
    (kept) => {
      keepToken(CODE, 'own');
      localStorage.setItem(`deadpan:guests:${CODE}`, kept);
      localStorage.setItem(`deadpan:others:${CODE}`, kept);
      expect(guestsAt(CODE)).toEqual([]);
      expect(otherTokens(CODE)).toEqual([]);
    },
  );

  test('whether all tokens are exchanged is kept by table', () => {
    expect(areExchanged(CODE)).toBe(false);
    noteExchanged(CODE);
    expect(areExchanged(CODE)).toBe(true);
    expect(areExchanged('OTHER')).toBe(false);
  });
});
