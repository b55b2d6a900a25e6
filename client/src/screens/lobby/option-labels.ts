// Values of options in words.
import type { OptionValue } from '../../net/protocol';
import { knows, t } from '../../words/fluent';

export function valueLabel(game: string, name: string, value: OptionValue): string {
  const id =
    value === null
      ? 'none'
      : value === true
        ? 'yes'
        : value === false
          ? 'no'
          : Array.isArray(value)
            ? 'custom'
            : String(value);
  const message = `${game}-option-${name}-${id}`;
  return knows(message) ? t(message) : String(value);
}
