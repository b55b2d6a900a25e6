// Writes one SVG sprite for the page and one for each game: each picture is a <symbol> of `sprite.svg`; for a game,
// `sprite.json` lists their ids. Third-party pictures stay in node_modules, and git ignores the output.
//
// A folder of art holds `pictures.json` (pictures from icon sets: `emoji` as id -> [name, crop], `signs` as id -> name,
// drawn in the colour of the text, and `recoloured` as id -> other colours), our own drawings in `drawn/`, and
// generated ones in `symbols.mjs`.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { games } from './games.mjs';

const here = (path) => new URL(path, import.meta.url);
const iconSet = (name) => JSON.parse(readFileSync(here(`../node_modules/@iconify-json/${name}/icons.json`), 'utf8'));
const sets = { emoji: iconSet('fluent-emoji-flat'), signs: iconSet('game-icons') };

function fromSet(set, name, crop) {
  const icon = set.icons[name];
  if (!icon) throw new Error(`the set ${set.prefix} has no ${name}`);
  const box = crop ?? `0 0 ${icon.width ?? set.width ?? 32} ${icon.height ?? set.height ?? 32}`;
  return { box, body: icon.body };
}

function drawn(file) {
  const text = readFileSync(file, 'utf8');
  const [, box] = /viewBox="([^"]+)"/.exec(text);
  const [, body] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(text);
  return { box, body: `<g fill="none">${body}</g>` };
}

/** All pictures of an art folder, by id. */
async function picturesIn(folder) {
  const found = {};
  const {
    emoji = {},
    signs = {},
    recoloured = {},
  } = existsSync(`${folder}pictures.json`) ? JSON.parse(readFileSync(`${folder}pictures.json`, 'utf8')) : {};
  for (const [id, [name, crop]] of Object.entries(emoji)) {
    const icon = fromSet(sets.emoji, name, crop);
    if (id in recoloured)
      icon.body = icon.body.replace(/#[0-9A-Fa-f]{6}/g, (colour) => recoloured[id][colour.toUpperCase()] ?? colour);
    found[id] = icon;
  }
  for (const [id, name] of Object.entries(signs)) found[`sign-${id}`] = fromSet(sets.signs, name);
  for (const file of existsSync(`${folder}drawn`) ? readdirSync(`${folder}drawn`) : [])
    found[file.replace('.svg', '')] = drawn(`${folder}drawn/${file}`);
  return existsSync(`${folder}symbols.mjs`) ? { ...found, ...(await import(`${folder}symbols.mjs`)).default } : found;
}

async function write(folder) {
  const pictures = await picturesIn(folder);
  const symbols = Object.entries(pictures).map(
    ([id, { box, body }]) => `<symbol id="${id}" viewBox="${box}">${body}</symbol>`,
  );
  writeFileSync(`${folder}sprite.svg`, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`);
  return Object.keys(pictures);
}

await write(here('../src/art/').pathname);
for (const { client } of games) {
  if (existsSync(`${client}art`))
    writeFileSync(`${client}art/sprite.json`, JSON.stringify(await write(`${client}art/`)));
}
