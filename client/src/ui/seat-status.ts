// The status of a seat in a few words.
import type { PlayerInfo } from '../net/game-table';
import { t } from '../words/fluent';

/** Why a person does not play themselves: absent, or a bot plays for them. */
export function absence(player: PlayerInfo | undefined): 'away' | 'stood-in' | null {
  if (player?.kind !== 'person') return null;
  if (player.level !== null) return 'stood-in';
  return player.connected ? null : 'away';
}

/** The level of a bot, or why a person is absent; empty for a person who plays. */
export function seatStatus(player: PlayerInfo | undefined): string {
  if (player?.kind === 'bot') return t('bot-level', { level: player.level ?? '' });
  const absent = absence(player);
  return absent === null ? '' : t(absent);
}
