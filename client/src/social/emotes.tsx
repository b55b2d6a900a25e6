// Emotes: faces sent through the chat.
import { Icon } from '../art/icon';
import type { LiveTable } from '../net/live-table';
import { EMOTES, type Emote } from '../net/protocol';
import { t } from '../words/fluent';

/** The picture of an emote; `deadpan` uses the logo. */
export const EmoteFace = ({ emote }: { readonly emote: Emote }) => (
  <Icon id={emote === 'deadpan' ? 'mark' : emote} class="emote" />
);

export function EmoteBar({ table, disabled }: { readonly table: LiveTable; readonly disabled: boolean }) {
  const info = table.info.value;
  const others =
    info?.phase === 'playing' &&
    table.waiting.value.some((seat) => seat !== table.you.value?.seat && info.seats[seat]?.kind === 'person');
  return (
    <div class="emotes" role="group" aria-label={t('emotes')}>
      {EMOTES.filter((emote) => emote !== 'nudge' || others).map((emote) => (
        <button
          key={emote}
          type="button"
          disabled={disabled}
          title={t(`emote-${emote}`)}
          aria-label={t(`emote-${emote}`)}
          onClick={() => table.trySend({ type: 'emote', emote })}
        >
          <EmoteFace emote={emote} />
        </button>
      ))}
    </div>
  );
}
