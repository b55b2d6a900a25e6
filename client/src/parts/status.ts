// Who sits in a seat, in a word or two.
import type { PlayerInfo } from '../net/game-table';
import { t } from '../words/fluent';

/** A bot and how good it is, one who is gone, a person whose bot plays on; nothing for one who plays. */
export function seatStatus(player: PlayerInfo | undefined): string {
  if (player?.kind === 'bot') return t('bot-level', { level: player.level ?? '' });
  if (player?.kind === 'person' && player.level !== null) return t('stood-in');
  return player?.connected === false ? t('away') : '';
}
