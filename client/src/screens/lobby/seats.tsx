// The seats: take one, add a bot, swap, empty.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon, Sign } from '../../art/icon';
import { AddPlayer, GuestLeaves, useGuest } from '../../device/guests';
import type { GameSpec } from '../../net/game-spec';
import type { LiveTable } from '../../net/live-table';
import type { SeatInfo, TableInfo } from '../../net/protocol';
import { SeatSign } from '../../ui/seat-sign';
import { t } from '../../words/fluent';
import { invites } from './guest-welcome';
import { mustKnock, NameField, wantedName } from './name-field';

interface SeatsProps {
  readonly table: LiveTable;
  readonly info: TableInfo;
  readonly spec: GameSpec | null;
}

function LevelSelect({
  table,
  seat,
  level,
  offered,
}: {
  readonly table: LiveTable;
  readonly seat: number;
  readonly level: string;
  readonly offered: readonly string[];
}) {
  const levels = [...new Set<string>([...offered, level])]; // the host may have set a level that is not offered
  return (
    <select
      aria-label={t('bot-strength')}
      value={level}
      onChange={(event) => table.send({ type: 'bot', seat, level: event.currentTarget.value })}
    >
      {levels.map((each) => (
        <option key={each} value={each}>
          {t('bot-level', { level: each })}
        </option>
      ))}
    </select>
  );
}

interface SeatRowProps {
  readonly table: LiveTable;
  readonly info: TableInfo;
  readonly spec: GameSpec | null;
  readonly index: number;
  readonly seat: SeatInfo;
}

function SeatRow({ table, info, spec, index, seat }: SeatRowProps) {
  const you = table.you.value;
  const host = you?.host ?? false;
  const mine = you?.seat === index;
  const guest = useGuest(info, index);
  return (
    <li class={`seat-row ${seat.kind} ${mine ? 'mine' : ''}`}>
      {seat.kind === 'open' ? (
        <span class="chair">
          <Sign id="chair" />
        </span>
      ) : (
        <SeatSign seat={index} name={seat.name ?? ''} />
      )}
      <div class="seat-name">
        <b>{seat.kind === 'open' ? t('seat-open') : seat.name}</b>
        <small>
          {seat.kind === 'bot' && t('bot-level', { level: seat.level ?? '' })}
          {seat.kind === 'person' &&
            [
              mine ? t('you') : '',
              guest === null ? '' : t('device-here'),
              seat.host ? t('host') : '',
              seat.connected ? '' : t('away'),
            ]
              .filter(Boolean)
              .join(' · ')}
          {seat.kind === 'open' && t('seat-open-small')}
        </small>
      </div>
      <div class="seat-do">
        {seat.kind === 'open' && !mine && (
          <button type="button" class="btn small go" onClick={() => void table.sit(index, wantedName(info))}>
            {t(mustKnock(table, info) ? 'knock' : 'sit')}
          </button>
        )}
        {host && spec !== null && seat.kind === 'open' && (
          <button
            type="button"
            class="btn small"
            onClick={() => table.send({ type: 'bot', seat: index, level: spec.usual_bot })}
          >
            <Icon id="robot" />
            {t('add-bot')}
          </button>
        )}
        {host && spec !== null && seat.kind === 'bot' && (
          <LevelSelect table={table} seat={index} level={seat.level ?? spec.usual_bot} offered={spec.difficulties} />
        )}
        {mine && (
          <button type="button" class="btn small" onClick={() => table.send({ type: 'stand' })}>
            {t('stand')}
          </button>
        )}
        {guest !== null && <GuestLeaves guest={guest} name={seat.name ?? ''} />}
        {host && seat.kind !== 'open' && !mine && guest === null && (
          <button
            type="button"
            class="icon-btn"
            aria-label={t('empty-seat', { name: seat.name ?? '' })}
            title={t('empty-seat', { name: seat.name ?? '' })}
            onClick={() => table.send({ type: 'empty', seat: index })}
          >
            <Sign id="trash" />
          </button>
        )}
        {host && index + 1 < info.seats.length && (
          <button
            type="button"
            class="icon-btn"
            aria-label={t('swap', { a: index + 1, b: index + 2 })}
            title={t('swap', { a: index + 1, b: index + 2 })}
            onClick={() => table.send({ type: 'swap', a: index, b: index + 1 })}
          >
            ⇅
          </button>
        )}
      </div>
    </li>
  );
}

export function Seats({ table, info, spec }: SeatsProps) {
  const host = table.you.value?.host ?? false;
  const count = info.seats.length;
  const fewest = Math.min(...(spec?.players ?? [count]));
  const most = Math.max(...(spec?.players ?? [count]));
  const wanted = useRef(count); // the count asked for last, so that two quick clicks add two seats
  useLayoutEffect(() => {
    wanted.current = count;
  }, [info, table.trouble.value]);
  const resize = (change: number): void => {
    wanted.current = Math.max(fewest, Math.min(most, wanted.current + change));
    table.send({ type: 'options', seats: wanted.current });
  };
  return (
    <section class="seats" aria-label={t('seats')}>
      <header>
        <h2 class="rail-h">{t('seats')}</h2>
        {host && spec !== null && (
          <span class="stepper" role="group" aria-label={t('how-many')}>
            <button type="button" aria-label={t('fewer')} disabled={count <= fewest} onClick={() => resize(-1)}>
              −
            </button>
            <b>{count}</b>
            <button type="button" aria-label={t('more')} disabled={count >= most} onClick={() => resize(1)}>
              +
            </button>
          </span>
        )}
      </header>
      <ol>
        {info.seats.map((seat, index) => (
          <SeatRow key={index} table={table} info={info} spec={spec} index={index} seat={seat} />
        ))}
      </ol>
      {!invites(table, info) && <NameField key={table.you.value?.name ?? ''} table={table} info={info} />}
      <AddPlayer info={info} />
      {info.spectators > 0 && (
        <p class="watching">
          <Sign id="eye" />
          {t('spectators', { count: info.spectators })}
        </p>
      )}
    </section>
  );
}
