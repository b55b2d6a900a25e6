// The words of every page that are not a game's: those of the page itself, and those that the server has too.
const sources = import.meta.glob<string>(['./pl/*.ftl', '@words/pl/{common,host}.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.values(sources);
