// An option whose values set other options as well: a button for each value, which lists what it sets.

import type { OptionSpec } from '../../net/game-spec';
import type { Options, OptionValue } from '../../net/protocol';
import { t } from '../../words/fluent';
import { valueLabel } from './option-labels';
import { presetOptions } from './preset-options';

interface PresetsProps {
  readonly game: string;
  readonly option: OptionSpec;
  readonly options: readonly OptionSpec[];
  /** The current value of an option. */
  readonly now: (option: OptionSpec) => OptionValue;
  readonly locked: boolean;
  readonly onPick: (changed: Options) => void;
}

export function Presets(props: PresetsProps) {
  const { game, option, now, locked, onPick } = props;
  const title = `${game}-option-${option.name}`;
  return (
    <div class="editions" role="group" aria-label={t(title)}>
      <p>{t(title, {}, 'help')}</p>
      {Object.entries(option.presets ?? {}).map(([value, along]) => (
        <button
          key={value}
          type="button"
          aria-labelledby={`preset-${value}`}
          aria-describedby={`preset-${value}-sets`}
          aria-pressed={now(option) === value}
          disabled={locked}
          onClick={() => onPick(presetOptions(value, props))}
        >
          <b id={`preset-${value}`}>{valueLabel(game, option.name, value)}</b>
          <span id={`preset-${value}-sets`}>
            <span>{t(`${title}-${value}`, {}, 'help')}</span>
            {Object.entries(along)
              .filter(([, set]) => set !== null)
              .map(([name, set]) => (
                <span key={name}>
                  {t('preset-sets', { option: t(`${game}-option-${name}`), value: valueLabel(game, name, set) })}
                </span>
              ))}
          </span>
        </button>
      ))}
    </div>
  );
}
