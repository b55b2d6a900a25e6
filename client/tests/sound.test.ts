import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isNudged } from '../src/net/chat';
import type { ChatLine } from '../src/net/protocol';

class FakeAudio {
  static made = 0;
  static tones: number[] = [];
  state = 'suspended';
  readonly currentTime = 0;
  readonly destination = {};

  constructor() {
    FakeAudio.made += 1;
  }

  async resume(): Promise<void> {
    this.state = 'running';
  }

  createGain() {
    return {
      gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
      connect: () => undefined,
    };
  }

  createOscillator() {
    const frequency = { value: 0 };
    return {
      frequency,
      connect: (to: object) => to,
      start: () => FakeAudio.tones.push(frequency.value),
      stop: () => undefined,
    };
  }
}

const vibrate = vi.fn();
const click = () => dispatchEvent(new Event('pointerdown'));
const loadSound = async () => {
  vi.resetModules();
  return import('../src/social/sound');
};

beforeEach(() => {
  localStorage.clear();
  vibrate.mockClear();
  Object.assign(FakeAudio, { made: 0, tones: [] });
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
});
afterEach(() => vi.resetModules());

test('before the first click nothing is made, and nothing is heard', async () => {
  const { call } = await loadSound();
  call();
  expect(FakeAudio.made).toBe(0);
  expect(FakeAudio.tones).toEqual([]);
});

test('after a click, a call plays two rising notes and vibrates', async () => {
  const { call } = await loadSound();
  click();
  call();
  expect(FakeAudio.tones).toEqual([659, 880]);
  expect(vibrate).toHaveBeenCalledTimes(1);
});

test('a page that was never touched does not ask for vibration, which browsers report as an error', async () => {
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: false } });
  const { call } = await loadSound();
  call();
  expect(vibrate).not.toHaveBeenCalled();
});

test('switched off, it stays silent, also on the next visit', async () => {
  const { call, soundOn, toggleSound } = await loadSound();
  toggleSound();
  click();
  call();
  expect(soundOn.value).toBe(false);
  expect(FakeAudio.tones).toEqual([]);
  expect(vibrate).not.toHaveBeenCalled();
  expect((await loadSound()).soundOn.value).toBe(false);
});

test('switched on again, it plays at once', async () => {
  const { soundOn, toggleSound } = await loadSound();
  toggleSound();
  click();
  toggleSound();
  expect(soundOn.value).toBe(true);
  expect(vibrate).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('deadpan:sound')).toBeNull();
});

test('a nudge counts if another participant sends it', () => {
  const line = (participant: number, emote: ChatLine['emote']): ChatLine => ({
    n: 1,
    participant,
    name: 'Ada',
    seat: 0,
    text: emote === null ? 'nudge' : null,
    emote,
    at: '',
  });
  expect(isNudged([line(2, 'nudge')], 1)).toBe(true);
  expect(isNudged([line(2, 'nudge')], null)).toBe(true);
  expect(isNudged([line(1, 'nudge')], 1)).toBe(false);
  expect(isNudged([line(2, 'laugh'), line(2, null)], 1)).toBe(false);
  expect(isNudged([], 1)).toBe(false);
});
