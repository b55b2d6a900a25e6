// The player's own name at the edge of the own panel. Pressed, it can be changed.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { keepNickname, tidyName } from '../net/nickname';
import { LONGEST_NAME } from '../net/protocol';
import { Dialog } from '../ui/dialog';
import { OwnMark } from '../ui/result-headline';
import { t } from '../words/fluent';
import { useLiveTable } from './table-context';

export function OwnName() {
  const live = useLiveTable();
  const [open, setOpen] = useState(false);
  const name = live?.you.value?.name ?? null;
  if (live === null || name === null) return null;
  return (
    <>
      <button type="button" class="own-name" aria-haspopup="dialog" title={t('own-name')} onClick={() => setOpen(true)}>
        {name} <OwnMark word={t('you')} />
      </button>
      {open && (
        <NameDialog
          name={name}
          onClose={() => setOpen(false)}
          onName={(wanted) => {
            keepNickname(wanted);
            live.send({ type: 'rename', name: wanted });
          }}
        />
      )}
    </>
  );
}

interface NameProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

function NameDialog({ name, onName, onClose }: NameProps) {
  const [written, setWritten] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.select(), []);
  return (
    <Dialog title={t('own-name')} onClose={onClose}>
      <h2>{t('own-name')}</h2>
      <form
        class="own-name-form"
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = tidyName(written);
          if (wanted !== '' && wanted !== name) onName(wanted);
          onClose();
        }}
      >
        <input
          ref={field}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          aria-label={t('your-name')}
          value={written}
          onInput={(event) => setWritten(event.currentTarget.value)}
        />
        <button type="submit" class="btn small go">
          {t('own-name-keep')}
        </button>
        <button type="button" class="btn small" onClick={onClose}>
          {t('cancel')}
        </button>
      </form>
    </Dialog>
  );
}
