// What picking a value of an option with presets changes.

import type { OptionSpec } from '../../net/game-spec';
import type { Options, OptionValue } from '../../net/protocol';

interface Presets {
  readonly option: OptionSpec;
  readonly options: readonly OptionSpec[];
  /** The current value of an option. */
  readonly now: (option: OptionSpec) => OptionValue;
}

const same = (one: OptionValue | undefined, other: OptionValue): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The options that the value sets, itself included; options that another value had set return to their defaults. */
export function presetOptions(value: string, { option, options, now }: Presets): Options {
  const presets = option.presets ?? {};
  const undone = options.filter((each) => Object.values(presets).some((along) => same(along[each.name], now(each))));
  return {
    ...Object.fromEntries(undone.map((each) => [each.name, each.default])),
    ...presets[value],
    [option.name]: value,
  };
}
