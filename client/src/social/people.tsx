// The participants of a table, and the host's powers over them.
import { useState } from 'preact/hooks';
import { Sign } from '../art/icon';
import type { LiveTable } from '../net/live-table';
import type { PersonInfo, TableInfo } from '../net/protocol';
import { Dialog } from '../ui/dialog';
import { SeatSign } from '../ui/seat-sign';
import { t } from '../words/fluent';

interface PeopleProps {
  readonly table: LiveTable;
  readonly info: TableInfo;
}

function Powers({ table, person }: { readonly table: LiveTable; readonly person: PersonInfo }) {
  const [sure, setSure] = useState(false);
  const { participant, muted, name, out } = person;
  if (out) {
    return (
      <div class="powers" role="group" aria-label={t('powers', { name })}>
        <button type="button" onClick={() => table.send({ type: 'remove', participant, on: false })}>
          {t('take-in-again')}
        </button>
      </div>
    );
  }
  return (
    <div class="powers" role="group" aria-label={t('powers', { name })}>
      <button type="button" aria-pressed={muted} onClick={() => table.send({ type: 'mute', participant, on: !muted })}>
        {t(muted ? 'unmute' : 'mute')}
      </button>
      <button type="button" onClick={() => table.send({ type: 'host', participant })}>
        {t('hand-on')}
      </button>
      <button
        type="button"
        class="bad"
        onBlur={() => setSure(false)}
        onClick={() => {
          if (sure) table.send({ type: 'remove', participant });
          setSure(!sure);
        }}
      >
        {t(sure ? 'remove-sure' : 'remove')}
      </button>
    </div>
  );
}

function Person({ table, info, person }: PeopleProps & { readonly person: PersonInfo }) {
  const you = table.you.value;
  const seat = person.seat === null ? null : info.seats[person.seat];
  const mine = you?.participant === person.participant;
  const states = [
    mine ? t('you') : '',
    info.host === person.participant ? t('host') : '',
    person.out ? t('is-out') : person.seat === null ? t('looks-on') : '',
    person.connected ? '' : t('away'),
    seat?.level ? t('stood-in') : '',
    person.muted ? t('muted') : '',
  ];
  return (
    <li class={person.connected ? '' : 'gone'}>
      {person.seat === null ? (
        <span class="chair">
          <Sign id="eye" />
        </span>
      ) : (
        <SeatSign seat={person.seat} name={person.name} />
      )}
      <span class="people-name">
        <b>{person.name}</b>
        <small>{states.filter(Boolean).join(' · ')}</small>
      </span>
      {you?.host === true && !mine && <Powers table={table} person={person} />}
    </li>
  );
}

export const People = ({ table, info }: PeopleProps) => (
  <ul class="people">
    {info.people.map((person) => (
      <Person key={person.participant} table={table} info={info} person={person} />
    ))}
  </ul>
);

export function PeopleDialog({ table, info, onClose }: PeopleProps & { readonly onClose: () => void }) {
  const nameless = info.spectators - info.people.filter((person) => person.seat === null && person.connected).length;
  return (
    <Dialog title={t('people')} class="people-dialog" onClose={onClose}>
      <h2>{t('people')}</h2>
      <People table={table} info={info} />
      {nameless > 0 && (
        <p class="watching">
          <Sign id="eye" />
          {t('nameless', { count: nameless })}
        </p>
      )}
      <button type="button" class="btn small" onClick={onClose}>
        {t('close')}
      </button>
    </Dialog>
  );
}
