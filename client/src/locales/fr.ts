// The words of every page: our own, and those of the installed games that are not fetched with a page of their own.
const sources = import.meta.glob<string>(
  [
    './fr/*.ftl', '@words/fr/*.ftl',
    '../../../games/*/src/*/words/fr.ftl', '../../../games/*/src/*/words/page/fr/{home,screen,replay,lesson,boards}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(sources);
