// Where this game's own pictures are, for drawings that are made of several.
import sprite from './art/sprite.svg?url';

export const address = (id: string): string => `${sprite}#${id}`;
