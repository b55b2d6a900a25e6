// How the events of each game are put into words.
import type { GameName } from '../net/protocol';
import type { Wording } from '../words/tell';
import { WORDING as PIRE } from './au-pire-tu-meurs/view';
import { WORDING as TEN } from './ten-to-kill/view';

export const wordingOf = (game: GameName | undefined): Wording => (game === 'au-pire-tu-meurs' ? PIRE : TEN);
