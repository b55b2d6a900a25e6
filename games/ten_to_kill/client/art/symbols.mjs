// The generated pictures of the game: id -> view box and content.
import { places } from './places.mjs';

export default Object.fromEntries(
  Object.entries(places).map(([id, [, ground, body]]) => [
    `place-${id}`,
    { box: '0 0 100 100', body: `<rect width="100" height="100" fill="${ground}"/>${body}` },
  ]),
);
