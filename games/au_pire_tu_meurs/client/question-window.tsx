// The window in the middle of the table: the open question, or the draft before it is confirmed.
import { focusByKeyboard, useLayoutEffect } from 'deadpan/client';
import { Answer, Identity } from './answer-questions';
import { useScreenState } from './context';
import { DraftSheet } from './draft-sheet';
import { GiveHit } from './give-hit';
import { RevealedCardsSheet } from './revealed-cards-sheet';

/** Moves the focus of a keyboard user to the next step. */
export const focusNext = (): void =>
  focusByKeyboard(
    '.btn.hinted',
    '.question .btn.kill',
    '.question .btn.go',
    '.plate.can:not(.picked) .who',
    '.question button.card',
    '.question .btn',
    '.hand .card.can',
    '.ask .btn',
  );

export function QuestionWindow() {
  const { draft, table, revealedCards } = useScreenState();
  const isLed = draft.kind.value !== 'may' || draft.accusing.value; // the focus of a player who is not asked stays
  useLayoutEffect(() => {
    if (isLed) focusNext();
  }, [
    table.ask.value?.serial,
    draft.kind.value,
    draft.card.value,
    draft.accusing.value,
    draft.on.value,
    draft.take.value,
    revealedCards.shown.value,
  ]);
  switch (draft.kind.value) {
    case 'identity':
      return <Identity />;
    case 'answer':
      return <Answer />;
    case 'prize':
      return <GiveHit kind="prize" />;
    case 'retaliate':
      return <GiveHit kind="retaliate" />;
    case 'haunt':
      return <GiveHit kind="haunt" />;
    case 'act':
    case 'may':
      return draft.isBare.value ? <RevealedCardsSheet /> : <DraftSheet />;
    default:
      return <RevealedCardsSheet />;
  }
}
