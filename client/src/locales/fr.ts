// The words of the page and those that the rules bring along, in one file of the build.
const sources = import.meta.glob<string>(
  ['./fr/*.ftl', '@words/fr/*.ftl', '../../../games/*/src/*/words/fr.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(sources);
