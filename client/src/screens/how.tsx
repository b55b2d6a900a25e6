import type { GameName } from '../net/protocol';
export const HowToPlay = ({ game }: { readonly game: GameName }) => <p>{game}</p>;
