// Marks: positions at which a player missed a deduction.
import { wordingOf } from '../../games/registry';
import type { Mark } from '../../net/api';
import { Dialog } from '../../ui/dialog';
import { SeatSign } from '../../ui/seat-sign';
import { Sentence } from '../../ui/sentence';
import { t } from '../../words/fluent';
import { tell } from '../../words/tell';
import type { ReplayPlayer } from './player';

/** A mark in words, told like an event of the game: `Robin can prove that the fox is the hitman of Alder …`. */
export function markSentence(
  { game, names }: Pick<ReplayPlayer, 'game' | 'names'>,
  { kind, seat, whom, choice }: Mark,
): string {
  return tell(wordingOf(game), { event: `mark-${kind}`, seat, whom, who: choice['who'] ?? null }, names);
}

export function MarksDialog({ player, onClose }: { readonly player: ReplayPlayer; readonly onClose: () => void }) {
  const go = (mark: Mark): void => {
    player.step(mark.n - player.n.value);
    onClose();
  };
  return (
    <Dialog title={t('marks')} class="marks" onClose={onClose}>
      <h2>{t('marks')}</h2>
      <p>{t('marks-text')}</p>
      <ol>
        {player.marks.value.map((mark, index) => (
          <li key={index}>
            <button type="button" aria-current={mark.n === player.n.value} onClick={() => go(mark)}>
              <SeatSign seat={mark.seat} name={player.names[mark.seat] ?? ''} />
              <span>
                <Sentence text={markSentence(player, mark)} />
              </span>
              <small>{t('replay-moment-short', { n: mark.n })}</small>
            </button>
          </li>
        ))}
      </ol>
      <button type="button" class="btn small" onClick={onClose}>
        {t('close')}
      </button>
    </Dialog>
  );
}
