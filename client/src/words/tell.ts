// Puts events and refusals into words, like deadpan.locales on the server, with the same variables.
import type { Said } from '../net/protocol';
import { type Arguments, formsOf, knows, t } from './fluent';

/**
 * The kind of name that a field holds: a seat, a card, or another kind of the game. Other fields are passed on as they
 * are.
 */
export type Kinds = Readonly<Record<string, string>>;
export interface Wording {
  readonly game: string;
  readonly kinds: Kinds;
  /** Fields that may be absent: each gives a variable `$has_…`. */
  readonly optional: readonly string[];
  /** Events that only some seats are told; the cover hides them. */
  readonly secret: readonly string[];
  /** The forms of a kind of name, where they are not in its own messages. */
  readonly forms?: Readonly<Record<string, (value: unknown) => Forms>>;
}
/** What a game's module adds to the server's description. */
export type OwnWording = Partial<Pick<Wording, 'kinds' | 'forms'>>;
export type Fields = Readonly<Record<string, unknown>>;
/** The forms of a name: the plain one under `''`, others by their names (`def`, `acc`). */
export type Forms = Readonly<Record<string, string>>;

/** Delimiters around players' names in sentences; `Sentence` makes them bold. */
export const NAME_OPENS = '\u{E000}';
export const NAME_CLOSES = '\u{E001}';

function forms(wording: Wording, kind: string, value: unknown, names: readonly string[]): Forms {
  if (kind === 'seat') return { '': nameOfSeat(value, names) };
  const own = wording.forms?.[kind];
  if (own !== undefined) return own(value);
  const { message, number } = messageOf(kind, value);
  if (!knows(message)) return { '': String(value) };
  const found: Record<string, string> = { '': t(message, number) };
  for (const form of formsOf(message)) found[form] = t(message, number, form);
  return found;
}

function nameOfSeat(seat: unknown, names: readonly string[]): string {
  const name = names[Number(seat)] ?? t('seat-name', { number: Number(seat) });
  return NAME_OPENS + name + NAME_CLOSES;
}

function messageOf(kind: string, value: unknown): { message: string; number: Arguments } {
  if (typeof value === 'number') return { message: `${kind}-name`, number: { number: value } };
  const id = String(value);
  const numbered = /^(.+)-(\d+)$/.exec(id);
  if (!knows(`${kind}-${id}`) && numbered)
    return { message: `${kind}-${numbered[1]}`, number: { number: Number(numbered[2]) } };
  return { message: `${kind}-${id}`, number: {} };
}

export function join(items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  if (items.length === 1) return last;
  const before = items.slice(0, -1).reduce((list, item) => t('list-go-on', { list, item }));
  return t('list-end', { list: before, item: last });
}

function plain(value: unknown): string | number {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value;
  return Array.isArray(value) ? `[${value.join(', ')}]` : String(value);
}

function variables(wording: Wording, data: Fields, names: readonly string[], reader: number | null): Arguments {
  const found: Arguments = {};
  for (const name of wording.optional) {
    found[`has_${name}`] = data[name] === undefined || data[name] === null ? 'no' : 'yes';
    if (wording.kinds[name] === 'seat') found[`${name}_you`] = 'no';
  }
  for (const [name, value] of Object.entries(data)) {
    if (value === null || value === undefined) continue;
    const kind = wording.kinds[name];
    if (kind === 'seat') Object.assign(found, addressed(name, value, names, reader));
    if (kind === undefined) {
      found[name] = plain(value);
    } else if (Array.isArray(value)) {
      const each = value.map((item) => forms(wording, kind, item, names));
      for (const form of new Set(['', ...each.flatMap(Object.keys)]))
        found[variable(name, form)] = join(each.map((one) => one[form] ?? one[''] ?? ''));
      found[`${name}_count`] = value.length;
    } else {
      for (const [form, text] of Object.entries(forms(wording, kind, value, names))) found[variable(name, form)] = text;
    }
  }
  return found;
}

/** Whether a field is the reader's seat, or a list that contains it; for a list, also the names of the others. */
function addressed(name: string, value: unknown, names: readonly string[], reader: number | null): Arguments {
  const seats: readonly unknown[] = Array.isArray(value) ? value : [value];
  const isReader = reader !== null && seats.includes(reader);
  const found: Arguments = { [`${name}_you`]: isReader ? 'yes' : 'no' };
  if (Array.isArray(value))
    found[`${name}_others`] = join(seats.filter((seat) => seat !== reader).map((seat) => nameOfSeat(seat, names)));
  return found;
}

const variable = (name: string, form: string): string => (form === '' ? name : `${name}_${form}`);

/** An event, or a sentence of a beat. It addresses the reader's seat as *you*. Other players' names are delimited. */
export function tell(wording: Wording, said: Said, names: readonly string[], reader: number | null = null): string {
  const { event, sentence, ...data } = said as Fields;
  const message = sentence === undefined ? event : `beat-${String(sentence)}`;
  return t(`${wording.game}-${String(message)}`, variables(wording, data, names, reader));
}

/** A refusal of the rules in a sentence, made here because the server's text lacks the forms of names. */
export function refuse(wording: Wording, code: string, data: Fields, names: readonly string[]): string | null {
  const ids = [`${wording.game}-refused-${code}`, `refused-${code}`];
  const id = ids.find(knows);
  const { seats: _listed, ...kinds } = wording.kinds; // a refusal counts the seats; events may list them
  return id === undefined ? null : unmark(t(id, variables({ ...wording, kinds }, data, names, null)));
}

export const unmark = (sentence: string): string => sentence.replaceAll(NAME_OPENS, '').replaceAll(NAME_CLOSES, '');

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The name of a thing of any kind, as a label; without a message, its value. */
export function nameOf(kind: string, value: string | number): string {
  const { message, number } = messageOf(kind, value);
  return capital(knows(message) ? t(message, number) : String(value));
}

/** A name as a label: `Fox`, `Policeman 2`. */
export function label(kind: string, id: string): string {
  const { message, number } = messageOf(kind, id);
  return capital(t(message, number));
}

/** A name as the subject of a sentence, with an article where the language has one: `the fox`, `lis`. */
export function asSubject(kind: string, id: string): string {
  const { message, number } = messageOf(kind, id);
  return formsOf(message).includes('def') ? t(message, number, 'def') : t(message, number);
}

/** A name as an object in a sentence, with article or case: `the fox`, `lisa`. */
export function inSentence(kind: string, id: string): string {
  const { message, number } = messageOf(kind, id);
  const form = formsOf(message).find((each) => each === 'def' || each === 'acc');
  return form === undefined ? t(message, number) : t(message, number, form);
}
