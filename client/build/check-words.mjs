// Checks the messages of the page: each one is used, exists in all three languages and takes the same variables there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';

const here = (path) => new URL(path, import.meta.url);
const LANGUAGES = ['en', 'fr', 'pl'];
const GAMES = '../../games/';
/** Ids that only the server sends: lessons of a guided game, and missed deductions of a replay. */
const FROM_SERVER = /^lesson-|-mark-/;

function filesUnder(folder) {
  return readdirSync(here(folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(`${folder}${entry.name}/`) : [`${folder}${entry.name}`],
  );
}

/** The folders of messages that the games bring. */
const gameWords = readdirSync(here(GAMES))
  .flatMap((game) => readdirSync(here(`${GAMES}${game}/src/`)).map((name) => `${GAMES}${game}/src/${name}/words/`))
  .filter((folder) => existsSync(here(folder)));

const text = (files) => files.map((file) => readFileSync(here(file), 'utf8')).join('\n');
const idsIn = (source) => new FluentResource(source).body.map(({ id }) => id);
const variablesIn = (value) =>
  new Set([...JSON.stringify(value ?? null).matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name]) => name));

function read(language) {
  const found = new Map();
  const folders = [
    `../src/locales/${language}/`,
    ...gameWords.map((words) => `${words}page/${language}/`).filter((folder) => existsSync(here(folder))),
  ];
  for (const { id, value, attributes } of new FluentResource(text(folders.flatMap(filesUnder))).body) {
    if (found.has(id)) complain(`${language}: ${id} stands twice`);
    found.set(id, { variables: variablesIn([value, attributes]), attributes: Object.keys(attributes ?? {}) });
  }
  return found;
}

/** Without the suffix of a grammatical form: `$who_def` and `$place_at` are forms of `$who` and `$place`. */
const stem = (variable) => variable.replace(/_(def|acc|at|dir|loc)$/, '');

let faults = 0;
const complain = (text) => {
  faults += 1;
  console.error(text);
};

const catalogues = Object.fromEntries(LANGUAGES.map((language) => [language, read(language)]));
const serverFiles = [
  ...filesUnder('../../src/deadpan/locales/en/').filter((file) => file.endsWith('.ftl')),
  ...gameWords.map((words) => `${words}en.ftl`),
];
const fromServer = new Set(idsIn(text(serverFiles)));
const code = text(
  ['../src/', GAMES].flatMap(filesUnder).filter((file) => /\.tsx?$/.test(file) && !file.includes('/tests/')),
);
const quoted = new Set([...code.matchAll(/['"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)['"`]/g)].map(([, id]) => id));
const called = new Set([...code.matchAll(/\bt\(\s*['"]([a-z0-9-]+)['"]/g)].map(([, id]) => id));

/** Patterns of ids that are built at run time: a fixed start, or a quoted start and a fixed end. */
const templates = [...code.matchAll(/`([a-z0-9-]*)\$\{[^}`]*\}([a-z0-9-]*)/g)].map(([, begin, end]) => ({
  begin,
  end,
}));
const composed = (id) =>
  templates.some(
    ({ begin, end }) =>
      (begin.length > 2 && id.startsWith(begin)) ||
      (begin === '' && end.length > 2 && id.endsWith(end) && quoted.has(id.slice(0, -end.length))),
  );

for (const id of called) if (!fromServer.has(id) && !catalogues.en.has(id)) complain(`en: ${id} is used and missing`);
for (const id of catalogues.en.keys()) {
  if (!quoted.has(id) && !composed(id) && !FROM_SERVER.test(id)) complain(`en: ${id} is not used`);
}
for (const language of LANGUAGES.slice(1)) {
  for (const [id, { variables, attributes }] of catalogues.en) {
    const other = catalogues[language].get(id);
    if (!other) complain(`${language}: ${id} is missing`);
    else if (!id.startsWith('place-') && other.attributes.join() !== attributes.join())
      complain(`${language}: ${id} has other attributes than en`);
    else if ([...other.variables].some((name) => ![...variables].map(stem).includes(stem(name))))
      complain(`${language}: ${id} uses a variable that en does not`);
  }
  for (const id of catalogues[language].keys()) if (!catalogues.en.has(id)) complain(`${language}: ${id} is not in en`);
}
if (faults > 0) process.exit(1);
console.log(`${catalogues.en.size} messages in ${LANGUAGES.length} languages`);
