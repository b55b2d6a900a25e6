// The options of the game, with an explanation each. Only the host can change them.
import { Sign } from '../../art/icon';
import type { OptionProps, OptionWidget } from '../../games/module';
import type { GameSpec, OptionSpec } from '../../net/game-spec';
import type { LiveTable } from '../../net/live-table';
import type { Options, OptionValue, TableInfo } from '../../net/protocol';
import { AllRules } from '../../ui/rule-link';
import { t } from '../../words/fluent';
import { valueLabel } from './option-labels';
import { Presets } from './presets';
import { TableSettings } from './table-settings';
import { BeginsField } from './who-begins';

interface RulesProps {
  readonly table: LiveTable;
  readonly info: TableInfo;
  readonly spec: GameSpec;
  /** The fields that the game brings, by option. */
  readonly widgets: Readonly<Record<string, OptionWidget>>;
}
interface FieldProps {
  readonly game: string;
  readonly option: OptionSpec;
  readonly value: OptionValue;
  readonly locked: boolean;
  readonly onChange: (value: OptionValue) => void;
  /** The input is not a number in range. */
  readonly onWrong: () => void;
}

function Field({ game, option, value, locked, onChange, onWrong }: FieldProps) {
  const id = `option-${option.name}`;
  const help = `${id}-help`;
  const shared = { id, disabled: locked, 'aria-describedby': help };
  const read = (text: string): void => onChange(JSON.parse(text) as OptionValue);
  const choices = (values: readonly OptionValue[]) =>
    values.map((each) => (
      <option key={String(each)} value={JSON.stringify(each)}>
        {valueLabel(game, option.name, each)}
      </option>
    ));
  switch (option.kind) {
    case 'flag':
      return (
        <input
          {...shared}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'number':
    case 'tiles': {
      const worded = value === null || Array.isArray(value);
      const shown = worded ? '' : String(value);
      const change = (field: HTMLInputElement): void => {
        if (field.validity.valid) onChange(field.value === '' ? option.default : Number(field.value));
        else onWrong();
        field.value = shown; // the field shows the agreed value until the server confirms another
      };
      return (
        <input
          {...shared}
          type="number"
          min={option.min}
          max={option.max}
          value={shown}
          placeholder={worded ? valueLabel(game, option.name, value) : ''}
          onChange={(event) => change(event.currentTarget)}
        />
      );
    }
    default:
      return (
        <select {...shared} value={JSON.stringify(value)} onChange={(event) => read(event.currentTarget.value)}>
          {choices(option.values ?? [])}
        </select>
      );
  }
}

export function HouseRules({ table, info, spec, widgets }: RulesProps) {
  const host = table.you.value?.host ?? false;
  const now = (option: OptionSpec): OptionValue => info.options[option.name] ?? option.default;
  const send = (changed: Options): void => table.send({ type: 'options', options: changed });
  const refuse = ({ name, min = 0, max }: OptionSpec): void => {
    const what = t(`${info.game}-option-${name}`);
    const text =
      max === undefined ? t('wrong-number-least', { name: what, min }) : t('wrong-number', { name: what, min, max });
    table.trouble.value = { code: 'wrong-number', data: {}, text };
  };
  const specOf = (name: string): OptionSpec | undefined => spec.options.find((option) => option.name === name);
  const named = (name: string): OptionValue => info.options[name] ?? specOf(name)?.default ?? null;
  const propsOf = (option: OptionSpec): OptionProps => ({
    id: `option-${option.name}`,
    option,
    locked: !host,
    now: named,
    label: (value) => valueLabel(info.game, option.name, value),
    onChange: send,
  });
  const shown = spec.options
    .filter((option) => option.presets === undefined)
    .map((option) => ({ option, widget: widgets[option.name], props: propsOf(option) }));
  return (
    <section class="house-rules sheet" aria-label={t('house-rules')}>
      <h2 class="rail-h">
        {t('house-rules')}
        <AllRules class="all-rules" game={info.game} />
      </h2>
      {spec.options
        .filter((option) => option.presets !== undefined)
        .map((option) => (
          <Presets
            key={option.name}
            game={info.game}
            option={option}
            options={spec.options}
            now={now}
            locked={!host}
            onPick={send}
          />
        ))}
      {shown.map(({ option, widget, props }) => widget?.Above && <widget.Above key={option.name} {...props} />)}
      <ul class="options">
        {shown.map(({ option, widget, props }) => (
          <li key={option.name}>
            <label for={`option-${option.name}`}>{t(`${info.game}-option-${option.name}`)}</label>
            {widget !== undefined ? (
              <widget.Field {...props} />
            ) : option.kind === 'seat' ? (
              <BeginsField
                id={`option-${option.name}`}
                table={table}
                info={info}
                spec={spec}
                chance={valueLabel(info.game, option.name, option.default)}
              />
            ) : (
              <Field
                game={info.game}
                option={option}
                value={now(option)}
                locked={!host}
                onChange={(value) => send({ [option.name]: value })}
                onWrong={() => refuse(option)}
              />
            )}
            <p id={`option-${option.name}-help`}>
              {t(`${info.game}-option-${option.name}`, {}, 'help')} {widget?.Help && <widget.Help {...props} />}
            </p>
          </li>
        ))}
      </ul>
      <h3 class="rail-h">{t('settings')}</h3>
      <TableSettings table={table} info={info} />
      {!host && (
        <p class="locked">
          <Sign id="cover" />
          {t('host-decides')}
        </p>
      )}
    </section>
  );
}
