// One of the Deaths (A1.8).
import { label } from 'deadpan/client';
import { roleOf } from './character-names';

/** A character's name, and under it who that is in the family. */
export const CharacterName = ({ card }: { readonly card: string }) => (
  <span class="who-is">
    {label('card', card)}
    <em class="role">{roleOf(card)}</em>
  </span>
);
