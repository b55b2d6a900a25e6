// The background of every page: a generated city seen from above. The seed is fixed, so it is always the same.
const WIDTH = 1600;
const HEIGHT = 1000;

function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    yield state / 0x7fffffff;
  }
}

function roofs(): string {
  const stream = numbers(11);
  const next = (): number => stream.next().value;
  const parts: string[] = [];
  const rect = (x: number, y: number, width: number, height: number, rest: string): void => {
    parts.push(`<rect x="${x | 0}" y="${y | 0}" width="${width | 0}" height="${height | 0}" ${rest}/>`);
  };
  const roof = (x: number, y: number, width: number, height: number): void => {
    rect(x, y, width, height, `rx="3" fill="var(--roof-${1 + Math.floor(next() * 3)})"`);
    const kind = next();
    const windows = 1 + Math.floor(next() * 4);
    const awake = next() < 0.62;
    if (kind < 0.6) {
      for (let i = 0; i < windows; i++) {
        const light = awake && next() < 0.6 ? (next() < 0.7 ? 'window' : 'window-2') : 'window-dim';
        rect(x + 9 + i * 14, y + height - 16, 8, 8, `rx="1" fill="var(--${light})"`);
      }
    } else if (kind < 0.8) {
      const centre = `cx="${(x + width / 2) | 0}" cy="${(y + height / 2) | 0}" r="${(Math.min(width, height) / 4) | 0}"`;
      parts.push(`<circle ${centre} fill="none" stroke="var(--window-dim)" stroke-width="3"/>`);
    } else {
      rect(
        x + width * 0.3,
        y + height * 0.25,
        width * 0.4,
        height * 0.4,
        'fill="none" stroke="var(--window-dim)" stroke-width="3"',
      );
    }
  };
  for (let x = -160; x < WIDTH + 160; x += 178) {
    for (let y = -200; y < HEIGHT + 200; y += 142) {
      const cut = 0.36 + next() * 0.3;
      for (const [from, to] of [
        [0, cut],
        [cut, 1],
      ] as const) {
        const split = next() < 0.5 ? 0.45 + next() * 0.2 : 1;
        const left = x + 152 * from;
        const width = 152 * (to - from) - 4;
        roof(left, y, width, 116 * split - 4);
        if (split < 1) roof(left, y + 116 * split, width, 116 * (1 - split) - 4);
      }
    }
  }
  return parts.join('');
}

const ROOFS = { __html: roofs() };

export const Background = () => (
  <svg class="city" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width={WIDTH} height={HEIGHT} fill="var(--street)" />
    <g transform={`rotate(-7 ${WIDTH / 2} ${HEIGHT / 2})`} dangerouslySetInnerHTML={ROOFS} />
  </svg>
);
