// The sound of a turn: two notes and a vibration, synthesised. It can be switched off; the setting is stored.
import { signal } from '@preact/signals';
import { recall, remember } from '../ui/storage';

const NOTES = [
  { pitch: 659, at: 0 },
  { pitch: 880, at: 0.14 },
] as const;
const LASTS = 0.5;
const LOUDNESS = 0.16;
const TREMBLE = [70, 50, 70];

export const soundOn = signal(recall('sound') !== 'off');

let audio: AudioContext | null = null;

/** Browsers allow sound only after the first click or key. */
function wake(): void {
  if (!soundOn.value) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}
addEventListener('pointerdown', wake, true);
addEventListener('keydown', wake, true);

export function toggleSound(): void {
  soundOn.value = !soundOn.value;
  remember('sound', soundOn.value ? null : 'off');
  if (soundOn.value) {
    wake();
    call();
  }
}

/** Plays the sound and vibrates. */
export function call(): void {
  if (!soundOn.value) return;
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(TREMBLE);
  if (audio?.state === 'running') for (const { pitch, at } of NOTES) strike(audio, pitch, audio.currentTime + at);
}

function strike(on: AudioContext, pitch: number, at: number): void {
  const tone = on.createOscillator();
  const level = on.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  level.gain.setValueAtTime(0.0001, at);
  level.gain.exponentialRampToValueAtTime(LOUDNESS, at + 0.015);
  level.gain.exponentialRampToValueAtTime(0.0001, at + LASTS);
  tone.connect(level).connect(on.destination);
  tone.start(at);
  tone.stop(at + LASTS);
}
