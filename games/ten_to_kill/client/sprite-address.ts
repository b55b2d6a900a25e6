// The addresses of this game's pictures, for SVGs that combine several.
import sprite from './art/sprite.svg?url';

export const address = (id: string): string => `${sprite}#${id}`;
