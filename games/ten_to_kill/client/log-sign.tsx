// The picture before a line of the log: the piece that it is about.
import type { Pointed } from 'deadpan/client';
import { PieceIcon } from './token';

export function LogSign({ beat }: { readonly beat: Pointed }) {
  const pieces = beat.says.flatMap((said) => [said['who'], said['victim']]);
  const piece = pieces.find((each) => typeof each === 'string');
  return piece === undefined ? null : <PieceIcon piece={piece} />;
}
