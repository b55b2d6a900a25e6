// The words of a game that the page does not know: names of its choices, fields and values, by the server's description.
import type { GameDetails } from '../net/api';
import type { Choice } from '../net/protocol';
import { formsOf, knows, t } from '../words/fluent';
import { capital, nameOf, type Wording } from '../words/tell';
import { type Detail, detailValue } from './choice-builder';

export interface GameSchema {
  readonly game: string;
  readonly wording: Wording;
  readonly details: GameDetails;
}

export const schemaOf = (details: GameDetails): GameSchema => ({
  game: details.name,
  wording: { game: details.name, ...details.wording },
  details,
});

/** The name of a kind of choice. */
export function verbLabel({ game }: GameSchema, verb: string): string {
  const message = `${game}-do-${verb}`;
  return capital(knows(message) ? t(message) : spelled(verb));
}

/** The explanation of a kind of choice, where its game has one. */
export function verbText({ game }: GameSchema, verb: string): string {
  const message = `${game}-do-${verb}`;
  return formsOf(message).includes('text') ? t(message, {}, 'text') : '';
}

/** The name of a field: its game's message, otherwise its identifier with spaces. */
export function fieldLabel({ game }: GameSchema, field: string): string {
  const message = `${game}-field-${field}`;
  return knows(message) ? t(message) : capital(spelled(field));
}

const spelled = (name: string): string => name.replaceAll(/[-_]+/g, ' ');

/** A value in words. */
export function valueWords(kind: string | undefined, value: unknown, names: readonly string[]): string {
  if (value === null || value === undefined) return t('value-none');
  if (typeof value === 'boolean') return t(value ? 'value-yes' : 'value-no');
  if (kind === 'seat') return names[Number(value)] ?? t('seat-name', { number: Number(value) });
  if (kind !== undefined && (typeof value === 'string' || typeof value === 'number')) return nameOf(kind, value);
  if (Array.isArray(value))
    return value.length === 0 ? t('value-none') : value.map((each) => valueWords(kind, each, names)).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, each]) => `${spelled(key)} ${valueWords(undefined, each, names)}`)
      .join(', ');
  return String(value);
}

/** A picked detail in words. */
export function detailWords(schema: GameSchema, pick: Detail, names: readonly string[]): string {
  return 'item' in pick || 'value' in pick
    ? valueWords(schema.wording.kinds[pick.field], detailValue(pick), names)
    : t('generic-enough');
}

/** A choice in one line: `Guess: Bo, the Moon`. */
export function choiceWords(schema: GameSchema, choice: Choice, names: readonly string[]): string {
  const { do: verb, ...fields } = choice;
  const details = Object.entries(fields)
    .filter(([, value]) => value !== null)
    .map(([field, value]) => valueWords(schema.wording.kinds[field], value, names));
  return [verbLabel(schema, verb), ...(details.length > 0 ? [details.join(' → ')] : [])].join(' · ');
}
