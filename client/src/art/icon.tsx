// Pictures from SVG sprites: the sprite of the game that the component belongs to, then the page's own.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import sprite from './sprite.svg?url';

/** The pictures that a game brings. */
export interface Pictures {
  /** The address of an SVG file with a `<symbol>` for each id. */
  readonly sprite: string;
  readonly ids: readonly string[];
}

/** The pictures of the game that a component belongs to. */
export const PicturesContext = createContext<Pictures | undefined>(undefined);

/** A function from the id of a picture to its address; the pictures of the game come before those of the page. */
export function useAddress(): (id: string) => string {
  const own = useContext(PicturesContext);
  return (id) => `${own?.ids.includes(id) ? own.sprite : sprite}#${id}`;
}

interface IconProps {
  readonly id: string;
  readonly class?: string;
  /** The accessible name, where no text beside the picture says it. */
  readonly label?: string;
}

export function Icon({ id, class: extra = '', label }: IconProps) {
  const address = useAddress();
  return (
    <svg
      class={`ic ${extra}`}
      aria-hidden={label === undefined}
      {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}
    >
      <use href={address(id)} width="100%" height="100%" />
    </svg>
  );
}

export const Sign = ({ id, ...rest }: IconProps) => <Icon id={`sign-${id}`} {...rest} />;
