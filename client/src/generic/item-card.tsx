// A thing of a game without pictures: a paper card with its name, and a letter and a colour of its own. A thing that has
// no name, like a card that is but a number, has its value in the place of the letter.
import { nameOf } from '../words/tell';

interface ItemCardProps {
  readonly kind: string | undefined;
  readonly id: string | number;
  readonly size: 'small' | 'large';
}

/** A colour for each id: the same everywhere, and neighbours in the alphabet far apart. */
function hueOf(id: string): number {
  let hash = 7;
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 3600;
  return Math.round((hash * 137.5) % 360);
}

const firstOf = (name: string): string => [...new Intl.Segmenter().segment(name)][0]?.segment.toLocaleUpperCase() ?? '';

export function ItemCard({ kind, id, size }: ItemCardProps) {
  const style = { '--hue': String(hueOf(`${kind ?? ''}-${id}`)) };
  if (kind === undefined)
    return (
      <span class={`g-thing bare ${size}`} style={style}>
        <i>{id}</i>
      </span>
    );
  const name = nameOf(kind, id);
  return (
    <span class={`g-thing ${size}`} style={style}>
      <i aria-hidden="true">{typeof id === 'number' ? id : firstOf(name)}</i>
      <b>{name}</b>
    </span>
  );
}
