// The switch for the sound, and the ear that listens for one's turn.
import { useEffect, useRef } from 'preact/hooks';
import { Sign } from '../art/icon';
import type { LiveTable } from '../net/live-table';
import { t } from '../words/fluent';
import { call, soundOn, toggleSound } from './sound';

export function SoundSwitch() {
  const label = t('sound', { on: soundOn.value ? 'yes' : 'no' });
  return (
    <button
      type="button"
      class="chip tool sound"
      title={label}
      aria-label={label}
      aria-pressed={soundOn.value}
      onClick={toggleSound}
    >
      <Sign id={soundOn.value ? 'sound' : 'silence'} />
    </button>
  );
}

/** Calls when the turn comes to this seat, and when somebody nudges whoever is asked. */
export function useTurnSound(table: LiveTable): void {
  const asked = table.ask.value !== null && table.held.value === null;
  const before = useRef(true); // whoever has just opened the page is looking at it
  useEffect(() => {
    if (asked && !before.current) call();
    before.current = asked;
  }, [asked]);
  const latest = table.chat.latest.value;
  useEffect(() => {
    if (asked && latest.some((line) => line.emote === 'nudge' && line.participant !== table.you.value?.participant))
      call();
  }, [latest]);
}
