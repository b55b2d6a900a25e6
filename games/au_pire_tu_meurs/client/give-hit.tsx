// The question which hit to give, and to whom.
import { inSentence, t, useConfirm } from 'deadpan/client';
import { CardButton } from './card';
import { BLOWS } from './cards';
import { jouvence, useScreenState } from './context';
import { DirectButton } from './direct-button';
import { QuestionSheet } from './question-sheet';
import { DuelPiles } from './revealed-cards-sheet';

/** A hit to give: the prize of a duel, a retaliation, a haunting. */
export function GiveHit({ kind }: { readonly kind: 'prize' | 'retaliate' | 'haunt' }) {
  const { view, draft, names, table, revealedCards } = useScreenState();
  const confirm = useConfirm(table, draft.hinted.value);
  const duel = kind === 'prize' ? revealedCards.shown.value : null;
  const rest = draft.listed((choice) => choice.do === 'rest');
  const none = draft.listed((choice) => choice.do === 'prize' && choice['card'] === null);
  const whom = names[view.question?.loser ?? view.question?.accuser ?? draft.on.value[0] ?? -1] ?? '';
  const aimed = kind !== 'haunt' || draft.on.value.length > 0;
  return (
    <QuestionSheet
      kind={draft.sources.value.length > 1 ? `${kind} two-sources` : kind}
      title={t(`${kind}-title`, { name: whom })}
      text={t(none ? 'prize-none-text' : `${kind}-text`, { name: whom, from: view.options.duel_prize ?? 'hand' })}
    >
      {duel?.event === 'sums-shown' && <DuelPiles event={duel} />}
      <div class="sources">
        {draft.sources.value.map((from) => (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the label is there with the role
          <div
            key={from}
            role={from === null ? undefined : 'group'}
            aria-label={from === null ? undefined : t(`source-${from}`)}
            data-from={from}
          >
            {from !== null && (
              <h3 class="rail-h" aria-hidden="true">
                {t(`source-${from}`)}
              </h3>
            )}
            <div class="duo">
              {Object.keys(BLOWS)
                .filter((card) => draft.offers(card, from))
                .map((card) => (
                  <CardButton
                    key={card}
                    card={card}
                    jouvence={jouvence(view)}
                    can
                    picked={draft.isPicked(card, from)}
                    class="mini"
                    onPick={() => draft.pick(card, from)}
                  />
                ))}
            </div>
          </div>
        ))}
      </div>
      <div class="row">
        <DirectButton choice={none}>{t('prize-none')}</DirectButton>
        <DirectButton choice={rest} kind="ghost">
          {t('haunt-rest')}
        </DirectButton>
        {draft.choice.value !== null && aimed && (
          <button type="button" ref={confirm} class="btn kill" onClick={() => draft.confirm()}>
            {t('give-to', { card: inSentence('card', draft.card.value ?? ''), name: whom })} <kbd>Enter</kbd>
          </button>
        )}
      </div>
    </QuestionSheet>
  );
}
