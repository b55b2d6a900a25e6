// The buttons after a game: rematch, replay, record.
import { useLayoutEffect } from 'preact/hooks';
import { Icon, Sign } from '../art/icon';
import { recordAddress, recordFile } from '../net/api';
import type { LiveTable } from '../net/live-table';
import { t } from '../words/fluent';
import { rememberFinished } from './bot-level';
import { useOnce } from './press-timing';

/** The replay of the last game, as this player saw it. */
const replayAddress = ({ code, info, you }: LiveTable): string => {
  const seat = you.value?.seat ?? null;
  return `/replay/${code}/${info.value?.game_number ?? ''}${seat === null ? '' : `#${seat}@0`}`;
};

/** A link sends no token, which a closed table needs. */
async function download(code: string, name: string): Promise<void> {
  const address = URL.createObjectURL(await recordFile(code));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function AfterActions({ table }: { readonly table: LiveTable }) {
  const host = table.you.value?.host ?? false;
  const finished = table.outcome.value !== null && (table.you.value?.seat ?? null) !== null;
  useLayoutEffect(() => {
    if (finished) rememberFinished();
  }, [finished]);
  const info = table.info.value;
  const next = info?.seats[info.first?.seat ?? -1];
  const rematch = useOnce(() => table.send({ type: 'rematch' }));
  const toLobby = useOnce(() => table.send({ type: 'lobby' }));
  const file = `deadpan-${table.code}.json`;
  return (
    <>
      {host && (
        <div class="after rematch">
          <button type="button" class="btn go" onClick={rematch}>
            <Sign id="again" />
            {t('rematch')}
          </button>
        </div>
      )}
      <div class="after">
        {host ? (
          <button type="button" class="btn" onClick={toLobby}>
            {t('to-lobby')}
          </button>
        ) : (
          <p>{t('rematch-by-host')}</p>
        )}
        {next && (
          <p class="next-first">
            <Icon id="first-player" />
            {t('begins-next', { name: next.name ?? '' })}
          </p>
        )}
        <a class="btn" href={replayAddress(table)}>
          <Sign id="film" />
          {t('replay')}
        </a>
        <a
          class="btn"
          href={recordAddress(table.code)}
          download={file}
          onClick={(event) => {
            if (info?.door !== 'closed') return;
            event.preventDefault();
            void download(table.code, file).catch(() => null);
          }}
        >
          <Sign id="download" />
          {t('record')}
        </a>
        <a class="btn" href="/">
          {t('home')}
        </a>
      </div>
    </>
  );
}
