// Lays out the view of a game that the page does not know, by the server's description of its fields.
import type { ViewObject } from '../net/protocol';
import { fieldLabel, type GameSchema } from './game-words';

/** A field of the view to show, with its name. */
export interface Fact {
  readonly field: string;
  readonly label: string;
  readonly value: unknown;
}
/** A view, sorted by where the table shows it. */
export interface ViewLayout {
  /** By seat: values shown on its plate. */
  readonly seats: readonly (readonly Fact[])[];
  /** By seat: names of fields that name this seat, or are true for it. */
  readonly signs: readonly (readonly string[])[];
  /** Points by seat, where the view has them. */
  readonly points: readonly number[] | null;
  /** Values that only this player knows. */
  readonly own: readonly Fact[];
  /** Values that are public. */
  readonly open: readonly Fact[];
}

/**
 * Fields that are not laid out, because the screen shows them in another way: the player's seat, the turn, the outcome.
 */
const ELSEWHERE = new Set([
  'seat',
  'options',
  'events',
  'secrets',
  'question',
  'ask',
  'asked',
  'over',
  'ended',
  'outcome',
  'winners',
]);
const POINTS = ['scores', 'points'];
const TURN = 'turn';

const isObject = (value: unknown): value is ViewObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNothing = (value: unknown): boolean => value === null || value === undefined;

/** The fields of an object are laid out separately up to this number; a larger object stays together. */
const MOST_APART = 4;

/** Lays out a view. Covered, it leaves out everything that other players may not know. */
export function layoutOf(schema: GameSchema, view: ViewObject, count: number, isCovered: boolean): ViewLayout {
  const { kinds, keys, by_seat: bySeat, own: ownFields, optional } = schema.details.view;
  const seats: Fact[][] = Array.from({ length: count }, () => []);
  const signs: string[][] = Array.from({ length: count }, () => []);
  const own: Fact[] = [];
  const open: Fact[] = [];
  let points: readonly number[] | null = null;

  const place = (field: string, label: string, value: unknown, isOwn: boolean): void => {
    if (isNothing(value)) return;
    if (
      POINTS.includes(field) &&
      Array.isArray(value) &&
      value.length === count &&
      value.every((each) => typeof each === 'number')
    ) {
      points = value as number[];
    } else if (Array.isArray(value) && value.length === count && bySeat.includes(field)) {
      value.forEach((each, seat) => {
        if (typeof each === 'boolean') signs[seat]?.push(...(each ? [label] : []));
        else if (!isNothing(each)) seats[seat]?.push({ field, label, value: each });
      });
    } else if (isObject(value) && keys[field] === 'seat') {
      for (const [seat, each] of Object.entries(value)) seats[Number(seat)]?.push({ field, label, value: each });
    } else if (field === TURN && kinds[field] === 'seat') {
      return; // the plates show which seat is asked
    } else if (kinds[field] === 'seat' && !isOwn && (typeof value === 'number' || Array.isArray(value))) {
      for (const seat of [value].flat()) if (typeof seat === 'number') signs[seat]?.push(label);
    } else if (isObject(value) && keys[field] === undefined && !isOwn && Object.keys(value).length <= MOST_APART) {
      for (const [inner, each] of Object.entries(value))
        place(inner, inner === 'seat' ? label : fieldLabel(schema, inner), each, false);
    } else {
      (isOwn ? own : open).push({ field, label, value });
    }
  };

  for (const [field, value] of Object.entries(view)) {
    const isOwn = ownFields.includes(field);
    if (!ELSEWHERE.has(field) && !(isCovered && (isOwn || optional.includes(field))))
      place(field, fieldLabel(schema, field), value, isOwn);
  }
  if (Array.isArray(view['secrets'])) faceUp(schema, view['secrets'], seats);
  return { seats, signs, points, own, open };
}

/** In a replay with everything face up, the secrets of each seat lie on its plate. */
function faceUp(schema: GameSchema, secrets: readonly unknown[], seats: Fact[][]): void {
  secrets.forEach((secret, seat) => {
    if (!isObject(secret)) return;
    for (const [field, whole] of Object.entries(secret)) {
      const value =
        Array.isArray(whole) && whole.length === seats.length && schema.details.view.by_seat.includes(field)
          ? whole[seat]
          : whole;
      if (ELSEWHERE.has(field) || isNothing(value)) continue;
      const before = seats[seat]?.findIndex((fact) => fact.field === field) ?? -1;
      seats[seat]?.splice(before < 0 ? seats[seat].length : before, before < 0 ? 0 : 1, {
        field,
        label: fieldLabel(schema, field),
        value,
      });
    }
  });
}
