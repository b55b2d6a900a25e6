// The picture before a line of the log: the piece that it is about.
import type { GameEvent } from 'deadpan/client';
import { PieceIcon } from './token';

export function LogSign({ event }: { readonly event: GameEvent }) {
  const piece = event['who'] ?? event['victim'];
  return typeof piece === 'string' ? <PieceIcon piece={piece} /> : null;
}
