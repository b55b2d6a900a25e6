// Questions with two answers: to change the character, and to answer an attack.
import { inSentence, label, Sign, t } from 'deadpan/client';
import { Card } from './card';
import { BLOWS, FAMILY, isCharacter } from './cards';
import { jouvence, useScreenState } from './context';
import { DirectButton } from './direct-button';
import { QuestionSheet } from './question-sheet';

export function Identity() {
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
        <DirectButton choice={take} kind="go">
          {t('identity-take', { name: label('card', comer) })}
        </DirectButton>
        <DirectButton choice={leave}>{t('identity-leave', { name: label('card', view.character) })}</DirectButton>
      </div>
    </QuestionSheet>
  );
}

export function Answer() {
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
        <DirectButton choice={with_} kind="go">
          <Sign id={String(with_?.['card'])} />
          {t(sudden ? 'answer-miracle' : 'answer-reverse')}
        </DirectButton>
        <DirectButton choice={none}>{t(sudden ? 'answer-die' : 'answer-take')}</DirectButton>
      </div>
    </QuestionSheet>
  );
}
