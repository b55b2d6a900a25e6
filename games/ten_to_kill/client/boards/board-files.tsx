// What becomes of a drawing: who plays on it, its name, its link, a table.
import { CopyButton, makeTable, nickname, playNow, QrCode, Sign, t, useEntering, useState, waiting } from 'deadpan/client';
import { EDITIONS } from './validation';
import { optionsOf } from './drawing';
import { addressOfBoard, write } from './board-text';
import type { Plan } from './editor';
import { keepBoard, LONGEST_NAME, shelf } from './saved-boards';
import { Snipers } from './sniper-settings';

interface PapersProps {
  readonly plan: Plan;
  readonly name: string;
  readonly onName: (name: string) => void;
}
const SEATS = 4;

function Editions({ plan }: { readonly plan: Plan }) {
  const { editions, left } = plan.verdict.value;
  return (
    <section aria-label={t('boards-editions')}>
      <h3>{t('boards-editions')}</h3>
      <ul class="stamps">
        {EDITIONS.map((edition) => {
          const verdict = editions.includes(edition) ? 'yes' : left > 0 ? 'not-yet' : 'no';
          return (
            <li key={edition} class={verdict} data-edition={edition}>
              <b>{t(`ten-to-kill-option-edition-${edition}`)}</b><span>{t('boards-fits', { verdict })}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Keep({ plan, name, onName }: PapersProps) {
  const [kept, setKept] = useState<string | null>(null);
  const text = write(plan.drawing.value);
  const wanted = name.trim();
  const taken = shelf.value.some((each) => each.name === wanted);
  const keep = (): void => {
    keepBoard(wanted, text);
    setKept(text);
  };
  return (
    <form class="keep" onSubmit={(event) => { event.preventDefault(); if (wanted !== '' && text !== '') keep(); }}>
      <label for="board-name">{t('boards-name')}</label>
      <input id="board-name" maxLength={LONGEST_NAME} autocomplete="off" value={name} onInput={(event) => onName(event.currentTarget.value)} />
      <button class="btn small" disabled={wanted === '' || text === ''}><Sign id="download" />{t(taken ? 'boards-keep-over' : 'boards-keep')}</button>
      <p role="status">{kept === text && text !== '' ? t('boards-kept') : ''}</p>
    </form>
  );
}

function Table({ plan }: { readonly plan: Plan }) {
  const { busy, trouble, enter } = useEntering();
  const ready = plan.verdict.value.editions.length > 0;
  return (
    <div class="to-table">
      <button type="button" class="btn go" disabled={!ready} {...waiting(busy)} onClick={() => void enter(() => makeTable('ten-to-kill', nickname(), SEATS, optionsOf(plan.drawing.value)))}>{t('boards-make')}</button>
      <button type="button" class="btn" disabled={!ready} {...waiting(busy)} onClick={() => void enter(() => playNow('ten-to-kill', nickname(), optionsOf(plan.drawing.value)))}>{t('boards-try')}</button>
      {trouble !== null && <p class="trouble" role="alert">{trouble}</p>}
    </div>
  );
}

export function Papers(props: PapersProps) {
  const { plan } = props;
  const address = addressOfBoard(plan.drawing.value);
  const bare = write(plan.drawing.value) === '';
  return (
    <aside class="papers sheet" aria-label={t('boards-papers')}>
      <Editions plan={plan} />
      <Snipers plan={plan} />
      <Keep {...props} />
      {!bare && (
        <div class="share">
          <QrCode text={address} label={t('boards-qr')} />
          <div><p>{t('boards-share')}</p><CopyButton text={address} label={t('copy-link')} /></div>
        </div>
      )}
      <Table plan={plan} />
    </aside>
  );
}
