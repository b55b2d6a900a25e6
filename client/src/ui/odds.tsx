// A probability as a percentage, in words, and as a bar.
import { language, t } from '../words/fluent';

export function percent(chance: number): string {
  const whole = chance > 0 && chance < 0.01 ? 0.01 : chance < 1 && chance > 0.99 ? 0.99 : chance;
  return new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }).format(whole);
}

const WORDS: readonly (readonly [number, string])[] = [
  [0, 'never'],
  [0.15, 'hardly'],
  [0.4, 'perhaps'],
  [0.6, 'even'],
  [0.85, 'probably'],
  [0.999, 'nearly'],
];

/** The probability in words: `probably`, `hardly`. */
export const inWords = (chance: number): string =>
  t(`likely-${WORDS.find(([most]) => chance <= most)?.[1] ?? 'surely'}`);

export const OddsBar = ({ chance, deadly = false }: { readonly chance: number; readonly deadly?: boolean }) => (
  <span class={`odds-bar ${deadly ? 'deadly' : ''}`} aria-hidden="true">
    <i style={{ width: `${Math.round(chance * 100)}%` }} />
  </span>
);
