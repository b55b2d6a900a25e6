// Writes src/art/sprite.svg: every picture as one <symbol>, from the icon sets and from our own drawings.
// Third-party pictures stay in node_modules until this runs; what it writes is never committed.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';

const here = (path) => new URL(path, import.meta.url);
const read = (path) => readFileSync(here(path), 'utf8');
const iconSet = (name) => JSON.parse(read(`../node_modules/@iconify-json/${name}/icons.json`));
const emoji = iconSet('fluent-emoji-flat');
const signs = iconSet('game-icons');

/** id -> [name in the emoji set, crop] */
const EMOJI = {
  giraffe: ['giraffe', '1 0 21 21'], cat: ['cat-face'], koala: ['koala'], kangaroo: ['kangaroo', '3 1 28 28'],
  mouse: ['mouse-face'], penguin: ['penguin', '2 0 28 28'], panther: ['leopard', '-.5 4 28 28'], crocodile: ['crocodile'],
  wolf: ['wolf'], tiger: ['tiger-face'], fox: ['fox'], panda: ['panda'],
  officer: ['police-officer'], ghost: ['ghost'], robot: ['robot'],
  zack: ['baby'], felicity: ['girl'], zoe: ['woman-red-hair'], jody: ['woman'], joshua: ['man-red-hair'],
  franck: ['man-beard'], archibald: ['old-man'], anibal: ['dog-face'],
  gasp: ['astonished-face'], laugh: ['face-with-tears-of-joy'], innocent: ['smiling-face-with-halo'],
  suspicious: ['face-with-raised-eyebrow'], clap: ['clapping-hands'], nudge: ['bellhop-bell'],
};

/** id -> name in the sign set; all are one colour, the text's */
const SIGNS = {
  pepin: 'banana-peel', accident: 'falling-rocks', cata: 'meteor-impact', duel: 'crossed-pistols', reverse: 'return-arrow',
  punition: 'gavel', 'mort-subite': 'grim-reaper', miracle: 'angel-outfit', jouvence: 'health-potion',
  transfert: 'card-pickup', pioche: 'mining', switch: 'body-swapping',
  aim: 'crosshair', move: 'boot-prints', kill: 'bowie-knife', ask: 'magnifying-glass', knife: 'bowie-knife',
  pistol: 'revolver', rifle: 'winchester-rifle', cover: 'sight-disabled', cuffs: 'handcuffs', target: 'on-target',
  file: 'secret-book', book: 'rule-book', accuse: 'button-finger', log: 'notebook', spook: 'ghost', table: 'card-play', pile: 'card-draw', piano: 'grand-piano',
  crown: 'crown', badge: 'police-badge',
  link: 'linked-rings', download: 'save', person: 'character', clock: 'hourglass', eye: 'semi-closed-eye',
  again: 'clockwise-rotation', trash: 'cancel', chair: 'wooden-chair',
  sound: 'sound-on', silence: 'sound-off', pause: 'pause-button', talk: 'chat-bubble', people: 'three-friends',
  consent: 'shaking-hands', robot: 'vintage-robot', unplugged: 'unplugged', hint: 'light-bulb', tv: 'tv',
  lay: 'modern-city', dice: 'perspective-dice-six-faces-random', sweep: 'broom', bare: 'grass',
  play: 'play-button', first: 'fast-backward-button', last: 'fast-forward-button', 'step-back': 'previous-button', 'step-on': 'next-button',
  film: 'film-strip', see: 'all-seeing-eye',
};

/** Folders with our own pictures, the games' too: drawings in `drawn/`, and those that a program makes in `symbols.mjs`. */
const ART = ['../src/art/', ...readdirSync(here('../../games')).map((game) => `../../games/${game}/client/art/`)];

/** The panther is the set's leopard at night. */
const PANTHER = { '#FF9F2E': '#372d50', '#FFB02E': '#4b3f68', '#FFDEA7': '#6d5f8f', '#6D4534': '#1f1830', '#212121': '#ffd94a' };

function fromSet(set, name, crop) {
  const icon = set.icons[name];
  if (!icon) throw new Error(`the set ${set.prefix} has no ${name}`);
  const box = crop ?? `0 0 ${icon.width ?? set.width ?? 32} ${icon.height ?? set.height ?? 32}`;
  return { box, body: icon.body };
}

function drawn(path) {
  const text = read(path);
  const [, box] = /viewBox="([^"]+)"/.exec(text);
  const [, body] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(text);
  return { box, body: `<g fill="none">${body}</g>` };
}

const symbol = (id, { box, body }) => `<symbol id="${id}" viewBox="${box}">${body}</symbol>`;
const symbols = [];
for (const [id, [name, crop]] of Object.entries(EMOJI)) {
  const icon = fromSet(emoji, name, crop);
  if (id === 'panther') icon.body = icon.body.replace(/#[0-9A-Fa-f]{6}/g, (colour) => PANTHER[colour.toUpperCase()] ?? colour);
  symbols.push(symbol(id, icon));
}
for (const [id, name] of Object.entries(SIGNS)) symbols.push(symbol(`sign-${id}`, fromSet(signs, name)));
for (const folder of ART) {
  const drawings = existsSync(here(`${folder}drawn`)) ? readdirSync(here(`${folder}drawn`)) : [];
  for (const file of drawings) symbols.push(symbol(file.replace('.svg', ''), drawn(`${folder}drawn/${file}`)));
  const made = existsSync(here(`${folder}symbols.mjs`)) ? (await import(here(`${folder}symbols.mjs`))).default : {};
  for (const [id, picture] of Object.entries(made)) symbols.push(symbol(id, picture));
}
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
writeFileSync(here('../src/art/sprite.svg'), sprite);
