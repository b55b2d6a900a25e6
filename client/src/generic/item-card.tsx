// A card or piece of a game that brings no pictures: a paper card with its name, its first letter and a colour. One
// without a name, such as a card that is only a number, shows its value.
import { nameOf } from '../words/tell';

interface ItemCardProps {
  readonly kind: string | undefined;
  readonly id: string | number;
  readonly size: 'small' | 'large';
}

/** A hue derived from the id: always the same, and far apart for ids that differ little. */
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
