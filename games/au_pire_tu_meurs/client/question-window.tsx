// The window in the middle of the table: the open question, or the draft before it is confirmed.
import {
  type Choice,
  type ComponentChildren,
  focusByKeyboard,
  Icon,
  inSentence,
  join,
  label,
  Sign,
  t,
  useConfirm,
  useEffect,
} from 'deadpan/client';
import { Card, CardButton } from './card';
import { BLOWS, FAMILY, isCharacter } from './cards';
import { jouvence, useScreenState } from './context';
import { QuestionSheet } from './question-sheet';
import { DuelPiles, RevealedCardsSheet } from './revealed-cards-sheet';

/** A choice that one click makes. */
function Direct({
  choice,
  kind = '',
  children,
}: {
  readonly choice: Choice | null;
  readonly kind?: string;
  readonly children: ComponentChildren;
}) {
  const { draft, table } = useScreenState();
  const hinted = draft.isHinted(choice);
  const confirm = useConfirm(table, hinted);
  if (choice === null) return null;
  return (
    <button
      type="button"
      class={`btn ${kind} ${hinted ? 'hinted' : ''}`}
      ref={confirm}
      onClick={() => draft.choose(choice)}
    >
      {children}
      {hinted && <Sign id="hint" label={t('hinted')} />}
    </button>
  );
}

function Identity() {
  const { view, draft } = useScreenState();
  const comer = view.hand?.find(isCharacter);
  const take = draft.listed((choice) => choice['take'] === true);
  const leave = draft.listed((choice) => choice['take'] === false);
  if (comer === undefined || view.character === undefined) return null;
  const change = (FAMILY[comer] ?? 0) - (FAMILY[view.character] ?? 0);
  return (
    <QuestionSheet
      kind="identity"
      title={t('identity-title', { name: label('card', comer) })}
      text={t('identity-text', {
        count: change,
        sign: change > 0 ? 'more' : change < 0 ? 'less' : 'same',
        years: Math.abs(change),
      })}
    >
      <div class="duo">
        <Card card={view.character} jouvence={0} />
        <span class="arrow" aria-hidden="true">
          →
        </span>
        <Card card={comer} jouvence={0} />
      </div>
      <div class="row">
        <Direct choice={take} kind="go">
          {t('identity-take', { name: label('card', comer) })}
        </Direct>
        <Direct choice={leave}>{t('identity-leave', { name: label('card', view.character) })}</Direct>
      </div>
    </QuestionSheet>
  );
}

function Answer() {
  const { view, draft, names } = useScreenState();
  const none = draft.listed((choice) => choice.do === 'answer' && choice['card'] === null);
  const with_ = draft.listed((choice) => choice.do === 'answer' && choice['card'] !== null);
  const from = names[view.question?.from ?? -1] ?? names[view.turn.seat] ?? '';
  const sudden = !view.flight;
  const card = view.flight ?? 'mort-subite';
  const title = sudden ? t('sudden-title') : t('blow-title', { name: from, card: inSentence('card', card) });
  const text = sudden ? t('sudden-text', { name: from }) : t('blow-text', { count: BLOWS[card] ?? 0 });
  return (
    <QuestionSheet kind="answer" title={title} text={text}>
      <div class="duo">
        <Card card={card} jouvence={jouvence(view)} />
        {with_ && (
          <>
            <span class="arrow" aria-hidden="true">
              →
            </span>
            <Card card={String(with_['card'])} jouvence={jouvence(view)} />
          </>
        )}
      </div>
      <div class="row">
        <Direct choice={with_} kind="go">
          <Sign id={String(with_?.['card'])} />
          {t(sudden ? 'answer-miracle' : 'answer-reverse')}
        </Direct>
        <Direct choice={none}>{t(sudden ? 'answer-die' : 'answer-take')}</Direct>
      </div>
    </QuestionSheet>
  );
}

/** A hit to give: the prize of a duel, a retaliation, a haunting. */
function Blow({ kind }: { readonly kind: 'prize' | 'retaliate' | 'haunt' }) {
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
        <Direct choice={none}>{t('prize-none')}</Direct>
        <Direct choice={rest} kind="ghost">
          {t('haunt-rest')}
        </Direct>
        {draft.choice.value !== null && aimed && (
          <button type="button" ref={confirm} class="btn kill" onClick={() => draft.confirm()}>
            {t('give-to', { card: inSentence('card', draft.card.value ?? ''), name: whom })} <kbd>Enter</kbd>
          </button>
        )}
      </div>
    </QuestionSheet>
  );
}

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

/** The draft before it is confirmed. */
function Deed() {
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

export function QuestionWindow() {
  const { draft, table, revealedCards } = useScreenState();
  const isLed = draft.kind.value !== 'may' || draft.accusing.value; // the focus of a player who is not asked stays
  useEffect(() => {
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
      return <Blow kind="prize" />;
    case 'retaliate':
      return <Blow kind="retaliate" />;
    case 'haunt':
      return <Blow kind="haunt" />;
    case 'act':
    case 'may':
      return draft.isBare.value ? <RevealedCardsSheet /> : <Deed />;
    default:
      return <RevealedCardsSheet />;
  }
}
