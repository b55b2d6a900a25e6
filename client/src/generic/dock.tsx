// Builds a choice: shows what is picked, offers what can be picked next, and has the button that confirms.
import { useConfirm } from '../ui/hints';
import { SeatSign } from '../ui/seat-sign';
import { t } from '../words/fluent';
import { type Detail, detailValue } from './choice-builder';
import { useScreenState } from './context';
import { choiceWords, detailWords, verbLabel } from './game-words';
import { ItemCard } from './item-card';
import { question } from './step-words';

const MOST_KEYS = 9;
// biome-ignore lint/a11y/noAriaHiddenOnFocusable: it takes no focus
const Key = ({ at }: { readonly at: number }) => (at < MOST_KEYS ? <kbd aria-hidden="true">{at + 1}</kbd> : null);

function Option({ pick, at }: { readonly pick: Detail; readonly at: number }) {
  const { draft, schema, names } = useScreenState();
  const kind = schema.wording.kinds[pick.field];
  const value = detailValue(pick);
  const isThing = kind !== 'seat' && (typeof value === 'string' || typeof value === 'number');
  return (
    <button
      type="button"
      class={`g-option ${isThing ? 'of-thing' : ''}`}
      data-value={JSON.stringify(value ?? null)}
      onClick={() => draft.pick(pick)}
    >
      {kind === 'seat' && typeof value === 'number' && <SeatSign seat={value} name={names[value] ?? ''} />}
      {isThing ? <ItemCard kind={kind} id={value} size="small" /> : <span>{detailWords(schema, pick, names)}</span>}
      <Key at={at} />
    </button>
  );
}

/** The details picked so far. A click on one returns to the step before it. */
function Steps() {
  const { draft, schema, names } = useScreenState();
  const { verb, picks } = draft.partial.value;
  const isOnlyVerb = draft.verbs.value.length === 1;
  if (verb === null || (isOnlyVerb && picks.length === 0)) return null;
  return (
    <ol class="g-steps" aria-label={t('generic-steps')}>
      <li>
        {isOnlyVerb ? (
          <span>{verbLabel(schema, verb)}</span>
        ) : (
          <button type="button" onClick={() => draft.clear()}>
            {verbLabel(schema, verb)}
          </button>
        )}
      </li>
      {picks.map((pick, index) => (
        <li key={index}>
          <button type="button" onClick={() => draft.backTo(index)}>
            {detailWords(schema, pick, names)}
          </button>
        </li>
      ))}
    </ol>
  );
}

export function Dock() {
  const { table, draft, schema, names } = useScreenState();
  const choice = draft.choice.value;
  const confirm = useConfirm(table, draft.hinted.value);
  if (draft.legal.value.length === 0) return <section class="dock g-dock quiet" aria-label={t('actions')} />;
  return (
    <section class="dock g-dock" aria-label={t('actions')}>
      <Steps />
      {choice === null && (
        <div class="g-options" role="group" aria-label={question({ draft, schema, names })}>
          {draft.partial.value.verb === null
            ? draft.verbs.value.map((verb, at) => (
                <button
                  key={verb}
                  type="button"
                  class="g-option verb"
                  data-verb={verb}
                  onClick={() => draft.pickVerb(verb)}
                >
                  <span>{verbLabel(schema, verb)}</span>
                  <Key at={at} />
                </button>
              ))
            : draft.options.value.map((pick, at) => <Option key={JSON.stringify(pick)} pick={pick} at={at} />)}
        </div>
      )}
      <div class="g-final">
        {!draft.isBare.value && (
          <button type="button" class="btn ghost" onClick={() => draft.back()}>
            {t('cancel')} <kbd>Esc</kbd>
          </button>
        )}
        {choice !== null && (
          <button type="button" class="btn go deed" ref={confirm} onClick={() => draft.confirm()}>
            {choiceWords(schema, choice, names)} <kbd>Enter</kbd>
          </button>
        )}
      </div>
    </section>
  );
}
