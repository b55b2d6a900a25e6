// Takes over the seat of a bot in a running game.
import { useState } from 'preact/hooks';
import type { LiveTable } from '../net/live-table';
import { nickname, nicknameFrom } from '../net/nickname';
import { LONGEST_NAME, type TableInfo } from '../net/protocol';
import { Dialog } from '../ui/dialog';
import { SeatSign } from '../ui/seat-sign';
import { t } from '../words/fluent';

interface TakeOverDialogProps {
  readonly table: LiveTable;
  readonly info: TableInfo;
  readonly onClose: () => void;
}

export function TakeOverDialog({ table, info, onClose }: TakeOverDialogProps) {
  const [name, setName] = useState(table.you.value?.name ?? nickname());
  const take = (seat: number): void => {
    onClose();
    void table.takeOver(seat, nicknameFrom(name));
  };
  return (
    <Dialog title={t('take-over')} class="take-over" onClose={onClose}>
      <h2>{t('take-over')}</h2>
      <p>{t('take-over-text')}</p>
      {info.played_on && (
        <p class="warning" role="note">
          <b>{t('played-on')}</b> {t('played-on-small')}
        </p>
      )}
      <label class="name-field">
        <span>{t('your-name')}</span>
        <input
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <ul>
        {info.seats.map(
          (seat, index) =>
            seat.kind === 'bot' && (
              <li key={index}>
                <button type="button" class="btn" onClick={() => take(index)}>
                  <SeatSign seat={index} name={seat.name ?? ''} />
                  <span>
                    {t('take-over-seat', { name: seat.name ?? '' })}
                    <small>{t('bot-level', { level: seat.level ?? '' })}</small>
                  </span>
                </button>
              </li>
            ),
        )}
      </ul>
      <button type="button" class="btn small" onClick={onClose}>
        {t('close')}
      </button>
    </Dialog>
  );
}
