// The switch for sounds, and the hook that plays the sound of a turn.
import { useEffect, useRef } from 'preact/hooks';
import { Sign } from '../art/icon';
import { isNudged } from '../net/chat';
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

/** Plays a sound when this seat is asked, and when another participant sends a nudge while it is asked. */
export function useTurnSound(table: LiveTable): void {
  const asked = table.ask.value !== null && table.held.value === null;
  const before = useRef(true); // no sound when the page is opened
  useEffect(() => {
    if (asked && !before.current) call();
    before.current = asked;
  }, [asked]);
  const latest = table.chat.latest.value;
  useEffect(() => {
    if (asked && isNudged(latest, table.you.value?.participant)) call();
  }, [latest]);
}
