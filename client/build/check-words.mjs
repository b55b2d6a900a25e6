// Every message the page uses exists in all three languages, with the same variables; none is left over.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';

const here = (path) => new URL(path, import.meta.url);
const LANGUAGES = ['en', 'fr', 'pl'];
/** The names of the games, as their messages begin. */
const GAMES = readdirSync(here('../../games'))
  .map((folder) => here(`../../games/${folder}/client/wording.json`))
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')).game);
/** Ids that are put together at run time: what they begin with. */
const COMPOSED = [
  'place-', 'verdict-', 'act-', 'trophy-', 'card-text-', 'prize-', 'retaliate-', 'haunt-', 'deed-', 'do-', 'how-', 'credits-',
  'emote-', 'setting-', 'weapon-', 'points-', 'effect-', 'cards-',
  'boards-shape-', 'plan-tool-',
  'lesson-',
  'eye-', 'likely-', ...GAMES.map((game) => `${game}-mark-`),
];
const GAME_WORDS = new RegExp(`^(${[...GAMES, 'piece', 'card', 'tile', 'seat', 'list', 'refused', 'value'].join('|')})-`);

function filesUnder(folder) {
  return readdirSync(here(folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(`${folder}${entry.name}/`) : [`${folder}${entry.name}`]);
}

const variablesIn = (value) => new Set([...JSON.stringify(value ?? null).matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name]) => name));

function read(language) {
  const found = new Map();
  const source = filesUnder(`../src/locales/${language}/`).map((file) => readFileSync(here(file), 'utf8')).join('\n');
  for (const { id, value, attributes } of new FluentResource(source).body) {
    if (found.has(id)) complain(`${language}: ${id} stands twice`);
    found.set(id, { variables: variablesIn([value, attributes]), attributes: Object.keys(attributes ?? {}) });
  }
  return found;
}

/** A name has other forms in other languages: `$who_def`, `$who_acc`. */
const stem = (variable) => variable.replace(/_(def|acc)$/, '');

let faults = 0;
const complain = (text) => {
  faults += 1;
  console.error(text);
};

const catalogues = Object.fromEntries(LANGUAGES.map((language) => [language, read(language)]));
const code = ['../src/', '../../games/'].flatMap(filesUnder).filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(here(file), 'utf8')).join('\n');
const quoted = new Set([...code.matchAll(/['"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)['"`]/g)].map(([, id]) => id));
const called = new Set([...code.matchAll(/\bt\(\s*['"]([a-z0-9-]+)['"]/g)].map(([, id]) => id));

for (const id of called) if (!GAME_WORDS.test(id) && !catalogues.en.has(id)) complain(`en: ${id} is used and missing`);
for (const id of catalogues.en.keys()) {
  if (!quoted.has(id) && !COMPOSED.some((start) => id.startsWith(start))) complain(`en: ${id} is not used`);
}
for (const language of LANGUAGES.slice(1)) {
  for (const [id, { variables, attributes }] of catalogues.en) {
    const other = catalogues[language].get(id);
    if (!other) complain(`${language}: ${id} is missing`);
    else if (!id.startsWith('place-') && other.attributes.join() !== attributes.join()) complain(`${language}: ${id} has other attributes than en`);
    else if ([...other.variables].some((name) => ![...variables].map(stem).includes(stem(name)))) complain(`${language}: ${id} uses a variable that en does not`);
  }
  for (const id of catalogues[language].keys()) if (!catalogues.en.has(id)) complain(`${language}: ${id} is not in en`);
}
if (faults > 0) process.exit(1);
console.log(`${catalogues.en.size} messages in ${LANGUAGES.length} languages`);
