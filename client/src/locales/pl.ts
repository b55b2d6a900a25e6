// The words of the page and those that the rules bring along, in one file of the build.
const sources = import.meta.glob<string>(
  ['./pl/*.ftl', '@words/pl/*.ftl', '../../../games/*/src/*/words/pl.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(sources);
