// Pictures out of the sprite.
import sprite from './sprite.svg?url';

export const address = (id: string): string => `${sprite}#${id}`;

interface IconProps {
  readonly id: string;
  readonly class?: string;
  /** What it means, where no word stands beside it. */
  readonly label?: string;
}

export function Icon({ id, class: extra = '', label }: IconProps) {
  return (
    <svg class={`ic ${extra}`} aria-hidden={label === undefined} {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}>
      <use href={address(id)} width="100%" height="100%" />
    </svg>
  );
}

export const Sign = ({ id, ...rest }: IconProps) => <Icon id={`sign-${id}`} {...rest} />;
