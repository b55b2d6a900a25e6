// Who sits in a seat, in a word or two.
import type { PlayerInfo } from '../net/game-table';
import { t } from '../words/fluent';

/** What keeps a person from their seat: they are gone, or a bot plays on for them. */
export function absence(player: PlayerInfo | undefined): 'away' | 'stood-in' | null {
  if (player?.kind !== 'person') return null;
  if (player.level !== null) return 'stood-in';
  return player.connected ? null : 'away';
}

/** A bot and how good it is, one who is gone, a person whose bot plays on; nothing for one who plays. */
export function seatStatus(player: PlayerInfo | undefined): string {
  if (player?.kind === 'bot') return t('bot-level', { level: player.level ?? '' });
  const absent = absence(player);
  return absent === null ? '' : t(absent);
}
