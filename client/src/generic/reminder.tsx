// The reminder sheet of any game: the kinds of choices, and the options of the table.

import { covered } from '../ui/cover';
import { Now } from '../ui/reminder';
import { knows, t } from '../words/fluent';
import { useScreenState } from './context';
import { fieldLabel, type GameSchema, valueWords, verbLabel, verbText } from './game-words';

function optionWords({ game }: GameSchema, name: string, value: unknown, names: readonly string[]): string {
  const id = value === null ? 'none' : value === true ? 'yes' : value === false ? 'no' : String(value);
  const message = `${game}-option-${name}-${id}`;
  return knows(message) ? t(message) : valueWords(undefined, value, names);
}

export function GenericReminder() {
  const { schema, draft, table, view, names } = useScreenState();
  const isAsked = table.ask.value !== null || draft.legal.value.length > 0;
  const text = isAsked ? (covered.value ? `${t('line-covered')} ${t('line-covered-small')}` : '') : t('reminder-wait');
  const options = Object.entries((view['options'] ?? {}) as Record<string, unknown>);
  const label = (name: string): string =>
    knows(`${schema.game}-option-${name}`) ? t(`${schema.game}-option-${name}`) : fieldLabel(schema, name);
  return (
    <>
      <Now
        text={text}
        deeds={schema.details.choices.map((verb) => ({
          sign: 'target',
          name: verbLabel(schema, verb),
          text: verbText(schema, verb),
          can: draft.verbs.value.includes(verb),
        }))}
      />
      {options.length > 0 && (
        <section>
          <h3>{t('house-rules')}</h3>
          <dl class="g-facts">
            {options.map(([name, value]) => (
              <div key={name}>
                <dt>{label(name)}</dt>
                <dd>
                  <b>{optionWords(schema, name, value, names)}</b>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
