// Any value of a view: names as small cards, lists with counts, objects line by line.
import { SeatSign } from '../ui/seat-sign';
import { t } from '../words/fluent';
import { useScreenState } from './context';
import { fieldLabel, valueWords } from './game-words';
import { ItemCard } from './item-card';
import type { Fact } from './view-layout';

interface ValueProps {
  /** The field that has the value, or has it as an item. */
  readonly field: string;
  readonly value: unknown;
  readonly size?: 'small' | 'large';
  readonly isItem?: boolean;
}

function counted(values: readonly unknown[]): readonly (readonly [value: unknown, count: number])[] {
  const found = new Map<string, [unknown, number]>();
  for (const value of values) {
    const entry = found.get(JSON.stringify(value));
    if (entry === undefined) found.set(JSON.stringify(value), [value, 1]);
    else entry[1] += 1;
  }
  return [...found.values()];
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

export function Value({ field, value, size = 'small', isItem = false }: ValueProps) {
  const { schema, names } = useScreenState();
  const { kinds, keys } = schema.details.view;
  const kind = kinds[field];
  if (Array.isArray(value)) {
    if (value.length === 0) return <span class="g-none">{t('generic-none')}</span>;
    const items = size === 'large' ? value.map((each) => [each, 1] as const) : counted(value);
    if (!value.every(isPlain))
      return (
        <ol class="g-rows">
          {value.map((each, index) => (
            <li key={index}>
              <Value field={field} value={each} />
            </li>
          ))}
        </ol>
      );
    return (
      <ul class={`g-things ${size}`}>
        {items.map(([each, count], index) => (
          <li key={index}>
            <Value field={field} value={each} size={size} isItem />
            {count > 1 && <b class="g-times"> × {count}</b>}
          </li>
        ))}
      </ul>
    );
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, each]) => each !== null);
    const named = (key: string): string =>
      keys[field] === undefined
        ? fieldLabel(schema, key)
        : valueWords(keys[field], /^\d+$/.test(key) ? Number(key) : key, names);
    return (
      <dl class="g-facts">
        {entries.map(([key, each]) => (
          <div key={key}>
            <dt>{named(key)}</dt>
            <dd>
              <Value field={keys[field] === undefined ? key : field} value={each} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  if (kind === 'seat' && typeof value === 'number')
    return (
      <span class="g-seat">
        <SeatSign seat={value} name={names[value] ?? ''} />
        {valueWords(kind, value, names)}
      </span>
    );
  if (value !== null && typeof value !== 'boolean' && (kind !== undefined || isItem))
    return <ItemCard kind={kind} id={value as string | number} size={size} />;
  return <b class="g-plain">{valueWords(kind, value, names)}</b>;
}

/** Fields with their values, one per line. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) =>
  facts.length === 0 ? null : (
    <dl class="g-facts">
      {facts.map(({ field, label, value }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            <Value field={field} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
