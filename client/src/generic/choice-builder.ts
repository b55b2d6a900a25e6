// Narrows the legal choices down to one: first its kind, then field by field. A partial choice is an immutable value;
// the details it offers are exactly those of legal choices.
import type { Choice } from '../net/protocol';
import type { Kinds } from '../words/tell';

/** One detail of a choice: the value of a field, or one item of a field that holds a list of names. */
export interface Detail {
  readonly field: string;
  /** Absent: the list ends with the items that were picked. */
  readonly item?: unknown;
  readonly value?: unknown;
}
export interface PartialChoice {
  readonly legal: readonly Choice[];
  /** The kind of choice, once it is picked or the only one. */
  readonly verb: string | null;
  readonly picks: readonly Detail[];
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
export const sameDetail = (one: Detail, other: Detail): boolean => same(one, other);

function distinct<T>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** The kinds of choice that are legal, in the order of the legal choices. */
export const verbsOf = (legal: readonly Choice[]): string[] => distinct(legal.map((choice) => choice.do));

export const startChoice = (legal: readonly Choice[]): PartialChoice => {
  const [only, ...more] = verbsOf(legal);
  return { legal, verb: only !== undefined && more.length === 0 ? only : null, picks: [] };
};

/** The legal choices that contain all picked details. */
export function matching({ legal, verb, picks }: PartialChoice): Choice[] {
  const sized = (field: string): number => picks.filter((pick) => pick.field === field && 'item' in pick).length;
  return legal.filter(
    (choice) =>
      (verb === null || choice.do === verb) &&
      picks.every((pick) => {
        const value = choice[pick.field];
        if ('value' in pick) return same(value ?? null, pick.value);
        if (!Array.isArray(value)) return false;
        return 'item' in pick ? value.some((each) => same(each, pick.item)) : value.length === sized(pick.field);
      }),
  );
}

/** The next details to pick from: the values of the first field in which the remaining choices differ. */
export function nextDetails(partial: PartialChoice, kinds: Kinds): Detail[] {
  const open = matching(partial);
  if (partial.verb === null || open.length < 2) return [];
  for (const field of distinct(open.flatMap((choice) => Object.keys(choice)))) {
    const values = distinct(open.map((choice) => choice[field] ?? null));
    if (values.length < 2) continue;
    const items = kinds[field] === undefined ? [] : itemsOf(partial, field, values);
    return items.length > 0 ? items : values.map((value) => ({ field, value }));
  }
  return [];
}

/** A list of names is picked item by item, until no longer list is legal or the player ends it. */
function itemsOf({ picks }: PartialChoice, field: string, values: readonly unknown[]): Detail[] {
  if (!values.every(Array.isArray)) return [];
  const lists = values as readonly (readonly unknown[])[];
  const picked = picks.filter((pick) => pick.field === field && 'item' in pick);
  const items = distinct(lists.flat()).filter((item) => !lists.every((list) => list.some((each) => same(each, item))));
  if (items.length === 0) return [];
  const enough = lists.some((list) => list.length === picked.length) ? [{ field }] : [];
  return [...items.map((item) => ({ field, item })), ...enough];
}

/** The choice, once only one is left; null before. */
export function choiceOf(partial: PartialChoice): Choice | null {
  const [only, ...more] = matching(partial);
  return only !== undefined && more.length === 0 ? only : null;
}

export const detailValue = (pick: Detail): unknown => ('item' in pick ? pick.item : pick.value);

/** The values that the next step offers; if only one choice is left, the values of its fields. */
export function nextValues(partial: PartialChoice, kinds: Kinds): readonly unknown[] {
  const options = nextDetails(partial, kinds);
  const choice = partial.verb === null || options.length > 0 ? null : choiceOf(partial);
  if (choice === null) return options.map(detailValue);
  const { do: _, ...fields } = choice;
  return Object.values(fields);
}

/** The partial choice in which all details of this choice are picked. */
export function partialWith(legal: readonly Choice[], choice: Choice, kinds: Kinds): PartialChoice {
  let partial: PartialChoice = { legal, verb: choice.do, picks: [] };
  for (;;) {
    const fits = (pick: Detail): boolean =>
      matching({ ...partial, picks: [...partial.picks, pick] }).some((each) => same(each, choice));
    const next = nextDetails(partial, kinds).find(fits);
    if (next === undefined) return partial;
    partial = { ...partial, picks: [...partial.picks, next] };
  }
}
