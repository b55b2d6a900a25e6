// The chat panel: lines, emotes and an input. Lines are rendered as text only.
import { signal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { LiveTable } from '../net/live-table';
import { nickname, nicknameFrom } from '../net/nickname';
import { type ChatLine, LONGEST_NAME } from '../net/protocol';
import { waiting } from '../ui/busy-button';
import { OwnMark } from '../ui/result-headline';
import { SeatSign } from '../ui/seat-sign';
import { UnreadBadge } from '../ui/unread-badge';
import { t } from '../words/fluent';
import { EmoteBar, EmoteFace } from './emotes';

/** Whether a wide screen shows the chat in the place of the log. */
export const chatShown = signal(false);

const LONGEST = 300;

function Said({ line, mine }: { readonly line: ChatLine; readonly mine: boolean }) {
  return (
    <li>
      {line.seat === null ? (
        <span class="seat nobody" aria-hidden="true" />
      ) : (
        <SeatSign seat={line.seat} name={line.name} />
      )}
      <p>
        <b>{line.name}</b> {mine && <OwnMark word={t('you')} />} {line.text}
        {line.emote !== null && (
          <>
            <EmoteFace emote={line.emote} />
            <span class="vh">{t(`emote-${line.emote}`)}</span>
          </>
        )}
      </p>
    </li>
  );
}

/** A visitor gives a name before chatting. */
function Introduction({ table, onName }: { readonly table: LiveTable; readonly onName: () => void }) {
  const [name, setName] = useState(nickname());
  const [busy, setBusy] = useState(false);
  const join = async (): Promise<void> => {
    setBusy(true);
    onName();
    await table.join(nicknameFrom(name), null);
    setBusy(false);
  };
  return (
    <form
      class="say"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void join();
      }}
    >
      <input
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        aria-label={t('your-name')}
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="btn small" {...waiting(busy)}>
        {t('join-talk')}
      </button>
    </form>
  );
}

function Say({ table, muted, eager }: { readonly table: LiveTable; readonly muted: boolean; readonly eager: boolean }) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (eager) field.current?.focus();
  }, []);
  const say = (): void => {
    if (text.trim() === '') return;
    // Otherwise the text stays until the connection is back.
    if (table.trySend({ type: 'chat', text: text.trim() })) setText('');
  };
  return (
    <form
      class="say"
      onSubmit={(event) => {
        event.preventDefault();
        say();
      }}
    >
      <input
        ref={field}
        maxLength={LONGEST}
        autocomplete="off"
        enterkeyhint="send"
        aria-label={t('say-something')}
        placeholder={t(muted ? 'muted-you' : 'say-something')}
        disabled={muted}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="btn small" disabled={muted}>
        {t('say')}
      </button>
    </form>
  );
}

export function ChatPanel({ table }: { readonly table: LiveTable }) {
  const list = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  const introduced = useRef(false); // focus the input of a visitor who has just given a name
  const lines = table.chat.lines.value;
  const me = table.you.value?.participant ?? null;
  const muted = table.info.value?.people.find((person) => person.participant === me)?.muted ?? false;
  useLayoutEffect(() => {
    const watch = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)));
    if (list.current) watch.observe(list.current);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (!seen) return;
    list.current?.scrollTo({ top: list.current.scrollHeight });
    table.chat.see();
  }, [seen, lines]);
  return (
    <section class="talk panel" aria-label={t('talk')}>
      <div ref={list} class="talk-lines" role="log" tabIndex={0} aria-label={t('talk')}>
        {lines.length === 0 ? (
          <p class="silence">{t('talk-nothing')}</p>
        ) : (
          <ol>
            {lines.map((line) => (
              <Said key={line.n} line={line} mine={line.participant === me} />
            ))}
          </ol>
        )}
      </div>
      {me === null ? (
        <Introduction
          table={table}
          onName={() => {
            introduced.current = true;
          }}
        />
      ) : (
        <>
          <EmoteBar table={table} disabled={muted} />
          <Say table={table} muted={muted} eager={introduced.current} />
        </>
      )}
    </section>
  );
}

/** The tabs of a wide screen: log or chat. */
export function LogChatTabs({ table }: { readonly table: LiveTable }) {
  const unread = table.chat.unread.value;
  return (
    <div class="log-chat-tabs" role="group" aria-label={t('views')}>
      <button
        type="button"
        aria-pressed={!chatShown.value}
        onClick={() => {
          chatShown.value = false;
        }}
      >
        {t('log')}
      </button>
      <button
        type="button"
        aria-pressed={chatShown.value}
        onClick={() => {
          chatShown.value = true;
        }}
      >
        {t('talk')}
        {unread > 0 && <UnreadBadge count={unread} />}
      </button>
    </div>
  );
}
