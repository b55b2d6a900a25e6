// The switch for the sound, and the ear that listens for one's turn.
import { useEffect, useRef } from 'preact/hooks';
import { Sign } from '../art/icon';
import type { Table } from '../net/live-table';
import { t } from '../words/fluent';
import { call, sounding, toggleSound } from './sound';

export function SoundSwitch() {
  const label = t('sound', { on: sounding.value ? 'yes' : 'no' });
  return (
    <button type="button" class="chip tool sound" title={label} aria-label={label} aria-pressed={sounding.value} onClick={toggleSound}>
      <Sign id={sounding.value ? 'sound' : 'silence'} />
    </button>
  );
}

/** Calls when the turn comes to this seat, and when somebody nudges whoever is asked. */
export function useCall(table: Table): void {
  const asked = table.ask.value !== null && table.held.value === null;
  const before = useRef(true); // whoever has just opened the page is looking at it
  useEffect(() => {
    if (asked && !before.current) call();
    before.current = asked;
  }, [asked]);
  const latest = table.chat.latest.value;
  useEffect(() => {
    if (asked && latest.some((line) => line.emote === 'nudge' && line.participant !== table.you.value?.participant)) call();
  }, [latest]);
}
