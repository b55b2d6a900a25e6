// The menu of a table: its code and link, moving the seat, leaving or ending the game.

import { choosePace, PACES, pace } from '../net/beat-presenter';
import type { LiveTable } from '../net/live-table';
import type { TableInfo } from '../net/protocol';
import { t } from '../words/fluent';
import { Dialog } from './dialog';
import { MoveSeat, OtherPlaces } from './move-seat';
import { AllRules } from './rule-link';
import { DoorSetting, ShareCode } from './share';
import { LanguageSwitch, ThemeSwitch } from './switches';

/** Hands the seat to a bot, or votes to end the game. */
function WaysOut({
  table,
  info,
  seat,
  onClose,
}: {
  readonly table: LiveTable;
  readonly info: TableInfo;
  readonly seat: number;
  readonly onClose: () => void;
}) {
  return (
    <div class="ways-out">
      {info.seats[seat]?.level === null && (
        <button
          type="button"
          class="btn small"
          onClick={() => {
            table.send({ type: 'away' });
            onClose();
          }}
        >
          {t('go-away')}
        </button>
      )}
      {!info.ending.includes(seat) && (
        <button
          type="button"
          class="btn small"
          onClick={() => {
            table.send({ type: 'end', agree: true });
            onClose();
          }}
        >
          {t('end-game')}
        </button>
      )}
      <p>{t('end-game-small')}</p>
    </div>
  );
}

/** How long each happening is shown, on this device. */
const PaceSwitch = () => (
  <fieldset class="pace-switch">
    <legend>{t('pace')}</legend>
    {PACES.map((each) => (
      <label key={each} class="tick">
        <input type="radio" name="pace" checked={pace.value === each} onChange={() => choosePace(each)} />
        {t('pace-of', { pace: each })}
      </label>
    ))}
  </fieldset>
);

export function TableMenu({ table, onClose }: { readonly table: LiveTable; readonly onClose: () => void }) {
  const info = table.info.value;
  const seat = table.you.value?.seat ?? null;
  const token = table.ownToken;
  return (
    <Dialog title={t('table-named', { code: table.code })} class="table-menu" onClose={onClose}>
      <h2>{t('table-named', { code: table.code })}</h2>
      {info !== null && (
        <div class="menu-share">
          <ShareCode table={table} info={info} />
        </div>
      )}
      {info !== null && <DoorSetting table={table} info={info} />}
      {token !== null && seat !== null && <MoveSeat table={table} token={token} />}
      <OtherPlaces table={table} />
      {info?.phase === 'playing' && seat !== null && (
        <WaysOut table={table} info={info} seat={seat} onClose={onClose} />
      )}
      {info?.seats.some((each) => each.kind === 'bot') && (
        <label class="tick">
          <input
            type="checkbox"
            checked={info.fast_bots}
            disabled={table.you.value?.host !== true}
            onChange={(event) => table.send({ type: 'bots', fast: event.currentTarget.checked })}
          />
          {t('fast-bots')}
        </label>
      )}
      {info?.phase === 'playing' && <PaceSwitch />}
      <div class="menu-switches">
        <ThemeSwitch />
        <LanguageSwitch />
      </div>
      <div class="menu-row">
        {info !== null && (
          <a class="plain" href={`/how/${info.game}`} target="_blank">
            {t('how-title')}
          </a>
        )}
        {info !== null && <AllRules class="plain" game={info.game} />}
        <button type="button" class="btn small" onClick={onClose}>
          {t('close')}
        </button>
      </div>
    </Dialog>
  );
}
