// The reminder sheet of any game: what can be done now, and what the table agreed on.
import { Now } from '../ui/reminder';
import { covered } from '../ui/cover';
import { knows, t } from '../words/fluent';
import { usePlay } from './context';
import { fieldLabel, valueWords, verbLabel, verbText, type Reading } from './view-layout';

function optionWords({ game }: Reading, name: string, value: unknown, names: readonly string[]): string {
  const id = value === null ? 'none' : value === true ? 'yes' : value === false ? 'no' : String(value);
  const message = `${game}-option-${name}-${id}`;
  return knows(message) ? t(message) : valueWords(undefined, value, names);
}

export function GenericReminder() {
  const { reading, draft, table, view, names } = usePlay();
  const isAsked = table.ask.value !== null || draft.legal.value.length > 0;
  const text = isAsked ? (covered.value ? `${t('line-covered')} ${t('line-covered-small')}` : '') : t('reminder-wait');
  const options = Object.entries((view['options'] ?? {}) as Record<string, unknown>);
  const label = (name: string): string => (knows(`${reading.game}-option-${name}`) ? t(`${reading.game}-option-${name}`) : fieldLabel(reading, name));
  return (
    <>
      <Now
        text={text}
        deeds={reading.details.choices.map((verb) => ({ sign: 'target', name: verbLabel(reading, verb), text: verbText(reading, verb), can: draft.verbs.value.includes(verb) }))}
      />
      {options.length > 0 && (
        <section>
          <h3>{t('house-rules')}</h3>
          <dl class="g-facts">{options.map(([name, value]) => <div key={name}><dt>{label(name)}</dt><dd><b>{optionWords(reading, name, value, names)}</b></dd></div>)}</dl>
        </section>
      )}
    </>
  );
}
