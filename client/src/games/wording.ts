// How the events of each game are put into words.
import type { GameName } from '../net/protocol';
import type { Wording } from '../words/tell';
import { WORDING as PIRE } from '../../../games/au_pire_tu_meurs/client/view';
import { WORDING as TEN } from '../../../games/ten_to_kill/client/view';

export const wordingOf = (game: GameName | undefined): Wording => (game === 'au-pire-tu-meurs' ? PIRE : TEN);
