// The messages of every page that belong to no game: the page's own, and those shared with the server.
const sources = import.meta.glob<string>(['./en/*.ftl', '@words/en/{common,host}.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.values(sources);
