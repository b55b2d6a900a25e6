// In the lobby: further players on this device.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/icon';
import { sentence } from '../net/api';
import type { Guest } from '../net/credentials';
import { tidyName } from '../net/nickname';
import { LONGEST_NAME, type TableInfo } from '../net/protocol';
import { waiting } from '../ui/busy-button';
import { t } from '../words/fluent';
import { useDevice } from './context';

/** The guest of this device who has this seat. */
export function useGuest(info: TableInfo, seat: number): Guest | null {
  const person = info.people.find((each) => each.seat === seat);
  return useDevice()?.guests.value.find(({ participant }) => participant === person?.participant) ?? null;
}

export function GuestLeaves({ guest, name }: { readonly guest: Guest; readonly name: string }) {
  const device = useDevice();
  return (
    <button
      type="button"
      class="btn small"
      aria-label={t('device-dismiss', { name })}
      onClick={() => void device?.dismiss(guest)}
    >
      {t('stand')}
    </button>
  );
}

/** A form that adds a player on this device: asks for a name, takes the first empty seat. */
export function AddPlayer({ info }: { readonly info: TableInfo }) {
  const device = useDevice();
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const opened = useRef(false);
  useLayoutEffect(() => {
    if (open) field.current?.focus();
    else if (opened.current) opener.current?.focus(); // return the focus to the button that opened the form
    opened.current = open;
  }, [open]);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const chair = info.seats.findIndex((seat) => seat.kind === 'open');
  if (device === null || device.table.value.you.value?.seat === null) return null;
  const add = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      await device.add(tidyName(name), chair);
      setName('');
      setOpen(false);
    } catch (error) {
      setTrouble(sentence(error));
    }
    setBusy(false);
  };
  if (!open) {
    return (
      <button
        ref={opener}
        type="button"
        class="btn small add-player"
        disabled={chair < 0}
        onClick={() => setOpen(true)}
      >
        <Icon id="device" />
        {t('device-add')}
      </button>
    );
  }
  return (
    <form
      class="add-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '' && !busy) void add();
      }}
    >
      <label for="guest-name">{t('device-name')}</label>
      <input
        id="guest-name"
        maxLength={LONGEST_NAME}
        autocomplete="off"
        value={name}
        ref={field}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="btn small go" disabled={name.trim() === '' || chair < 0} {...waiting(busy)}>
        {t('device-sit')}
      </button>
      <button type="button" class="btn small" onClick={() => setOpen(false)}>
        {t('cancel')}
      </button>
      <p>{t('device-add-small')}</p>
      {trouble !== null && (
        <p class="add-trouble" role="alert">
          {trouble}
        </p>
      )}
    </form>
  );
}
