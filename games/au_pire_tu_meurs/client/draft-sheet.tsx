// The draft of a card or an accusation, before it is confirmed.
import { Icon, inSentence, join, label, t, useConfirm } from 'deadpan/client';
import { Card, CardButton } from './card';
import { BLOWS } from './cards';
import { jouvence, useScreenState } from './context';
import { QuestionSheet } from './question-sheet';

function Taking() {
  const { view, draft } = useScreenState();
  const card = draft.card.value ?? '';
  return (
    <div class="duo">
      {[...draft.takes.value].map((each) => (
        <CardButton
          key={each}
          card={each}
          jouvence={jouvence(view)}
          can
          picked={draft.take.value === each}
          class="mini"
          onPick={() => {
            draft.take.value = each;
          }}
        />
      ))}
      <span class="vh">{label('card', card)}</span>
    </div>
  );
}

export function DraftSheet() {
  const { draft, view, names, table } = useScreenState();
  const confirm = useConfirm(table, draft.hinted.value);
  const card = draft.card.value;
  const seats = draft.on.value.map((seat) => (seat === view.seat ? t('yourself') : (names[seat] ?? '')));
  const ready = draft.choice.value !== null;
  const verb = draft.accusing.value ? 'accuse' : card === null ? '' : card in BLOWS ? 'blow' : card;
  if (verb === '') return null;
  const back = (
    <button type="button" class="btn" onClick={() => draft.back()}>
      {t('cancel')} <kbd>Esc</kbd>
    </button>
  );
  const words = {
    names: join(seats),
    card: card === null ? '' : inSentence('card', card),
    take: draft.take.value === null ? '' : inSentence('card', draft.take.value),
  };
  return (
    <QuestionSheet
      kind={draft.takes.value.size > 0 ? 'deed taking' : 'deed'}
      title={ready ? t(`deed-${verb}`, words) : t(`deed-${verb}-whom`, { count: draft.wants.value - seats.length })}
      text={t(`deed-${verb}-text`)}
    >
      {card !== null && draft.takes.value.size > 0 ? (
        <Taking />
      ) : (
        card !== null && (
          <div class="duo">
            <Card card={card} jouvence={jouvence(view)} />
          </div>
        )
      )}
      {draft.accusing.value && (
        <div class="duo big-ghost">
          <Icon id="ghost" />
        </div>
      )}
      <div class="row">
        {ready && (
          <button
            type="button"
            class={`btn ${draft.accusing.value || (card !== null && card in BLOWS) ? 'kill' : 'go'}`}
            ref={confirm}
            onClick={() => draft.confirm()}
          >
            {t(`do-${verb}`, words)} <kbd>Enter</kbd>
          </button>
        )}
        {back}
      </div>
    </QuestionSheet>
  );
}
