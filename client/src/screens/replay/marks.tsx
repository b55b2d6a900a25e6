// Deductions that were there and missed.
import { wordingOf } from '../../games/registry';
import type { Mark } from '../../net/api';
import { Dialog } from '../../ui/dialog';
import { SeatSign } from '../../ui/seat-sign';
import { Sentence } from '../../ui/sentence';
import { t } from '../../words/fluent';
import { tell } from '../../words/tell';
import type { Reel } from './player';

/** `Robin can prove that the fox is the hitman of Alder …`: told like an event of the game. */
export function markSentence({ game, names }: Pick<Reel, 'game' | 'names'>, { kind, seat, whom, choice }: Mark): string {
  return tell(wordingOf(game), { event: `mark-${kind}`, seat, whom, who: choice['who'] ?? null }, names);
}

export function MarksDialog({ reel, onClose }: { readonly reel: Reel; readonly onClose: () => void }) {
  const go = (mark: Mark): void => {
    reel.step(mark.n - reel.n.value);
    onClose();
  };
  return (
    <Dialog title={t('marks')} class="marks" onClose={onClose}>
      <h2>{t('marks')}</h2>
      <p>{t('marks-text')}</p>
      <ol>
        {reel.marks.value.map((mark, index) => (
          <li key={index}>
            <button type="button" aria-current={mark.n === reel.n.value} onClick={() => go(mark)}>
              <SeatSign seat={mark.seat} name={reel.names[mark.seat] ?? ''} />
              <span><Sentence text={markSentence(reel, mark)} /></span>
              <small>{t('replay-moment-short', { n: mark.n })}</small>
            </button>
          </li>
        ))}
      </ol>
      <button type="button" class="btn small" onClick={onClose}>{t('close')}</button>
    </Dialog>
  );
}
