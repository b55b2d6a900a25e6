// From all that is legal to one choice: first its kind, then one field after the other. An offer is a value; what it lists
// is exactly what is legal.
import type { Choice } from '../net/protocol';
import type { Kinds } from '../words/tell';

/** One detail of a choice: the value of a field, or one item of a field that is a list of names. */
export interface Pick {
  readonly field: string;
  /** Without an item: a list that holds no more than was picked. */
  readonly item?: unknown;
  readonly value?: unknown;
}
export interface Offer {
  readonly legal: readonly Choice[];
  /** The kind of choice, once it is settled. */
  readonly verb: string | null;
  readonly picks: readonly Pick[];
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
export const samePick = (one: Pick, other: Pick): boolean => same(one, other);

function distinct<T>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** Every kind of choice that is open, in the order of the legal ones. */
export const verbsOf = (legal: readonly Choice[]): string[] => distinct(legal.map((choice) => choice.do));

export const offerOf = (legal: readonly Choice[]): Offer => {
  const [only, ...more] = verbsOf(legal);
  return { legal, verb: only !== undefined && more.length === 0 ? only : null, picks: [] };
};

/** The legal choices that have all the picked details. */
export function left({ legal, verb, picks }: Offer): Choice[] {
  const sized = (field: string): number => picks.filter((pick) => pick.field === field && 'item' in pick).length;
  return legal.filter((choice) => (verb === null || choice.do === verb) && picks.every((pick) => {
    const value = choice[pick.field];
    if ('value' in pick) return same(value ?? null, pick.value);
    if (!Array.isArray(value)) return false;
    return 'item' in pick ? value.some((each) => same(each, pick.item)) : value.length === sized(pick.field);
  }));
}

/** What can be picked next: the values of the first field in which what is left differs. */
export function optionsOf(offer: Offer, kinds: Kinds): Pick[] {
  const open = left(offer);
  if (offer.verb === null || open.length < 2) return [];
  for (const field of distinct(open.flatMap((choice) => Object.keys(choice)))) {
    const values = distinct(open.map((choice) => choice[field] ?? null));
    if (values.length < 2) continue;
    const items = kinds[field] === undefined ? [] : itemsOf(offer, field, values);
    return items.length > 0 ? items : values.map((value) => ({ field, value }));
  }
  return [];
}

/** Lists of names are picked item by item, until no longer list is left or nothing is to be added. */
function itemsOf({ picks }: Offer, field: string, values: readonly unknown[]): Pick[] {
  if (!values.every(Array.isArray)) return [];
  const lists = values as readonly (readonly unknown[])[];
  const picked = picks.filter((pick) => pick.field === field && 'item' in pick);
  const items = distinct(lists.flat()).filter((item) => !lists.every((list) => list.some((each) => same(each, item))));
  if (items.length === 0) return [];
  const enough = lists.some((list) => list.length === picked.length) ? [{ field }] : [];
  return [...items.map((item) => ({ field, item })), ...enough];
}

/** The one choice that is left, or null while there are more. */
export function choiceOf(offer: Offer): Choice | null {
  const [only, ...more] = left(offer);
  return only !== undefined && more.length === 0 ? only : null;
}

export const valueOf = (pick: Pick): unknown => ('item' in pick ? pick.item : pick.value);

/** The values that the next step can take; of the only choice that is left, those it has. */
export function firstValues(offer: Offer, kinds: Kinds): readonly unknown[] {
  const options = optionsOf(offer, kinds);
  const choice = offer.verb === null || options.length > 0 ? null : choiceOf(offer);
  if (choice === null) return options.map(valueOf);
  const { do: _, ...fields } = choice;
  return Object.values(fields);
}

/** The offer with this choice picked as a whole. */
export function offerWith(legal: readonly Choice[], choice: Choice, kinds: Kinds): Offer {
  let offer: Offer = { legal, verb: choice.do, picks: [] };
  for (;;) {
    const fits = (pick: Pick): boolean => left({ ...offer, picks: [...offer.picks, pick] }).some((each) => same(each, choice));
    const next = optionsOf(offer, kinds).find(fits);
    if (next === undefined) return offer;
    offer = { ...offer, picks: [...offer.picks, next] };
  }
}
