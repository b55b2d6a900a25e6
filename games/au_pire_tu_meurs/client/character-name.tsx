// The name of a character (A1.8).
import { label } from 'deadpan/client';
import { roleOf } from './character-names';

/** A character's name, with their role in the family below. */
export const CharacterName = ({ card }: { readonly card: string }) => (
  <span class="who-is">
    {label('card', card)}
    <em class="role">{roleOf(card)}</em>
  </span>
);
