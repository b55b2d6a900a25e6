// Opens a record from a file, chosen or dropped.
import { useState } from 'preact/hooks';
import { Sign } from '../../art/icon';
import type { GameRecord } from '../../net/api';
import { Top } from '../../ui/top-bar';
import { t } from '../../words/fluent';

const MOST_BYTES = 1_000_000;

interface PickProps {
  readonly trouble: string | null;
  readonly onPick: (record: GameRecord) => void;
  readonly onTrouble: (sentence: string) => void;
}

async function read(file: File): Promise<GameRecord | null> {
  try {
    const found: unknown = JSON.parse(await file.text());
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as GameRecord) : null;
  } catch {
    return null;
  }
}

export function PickRecord({ trouble, onPick, onTrouble }: PickProps) {
  const [over, setOver] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > MOST_BYTES) {
      onTrouble(t('replay-too-big', { name: file.name }));
      return;
    }
    const record = await read(file);
    if (record === null) onTrouble(t('replay-no-record', { name: file.name }));
    else onPick(record);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer?.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can be chosen with the button, too
    <div
      class="page replay-pick"
      onDrop={onDrop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (event.relatedTarget === null) setOver(false);
      }}
    >
      <Top />
      <main class="pick-main">
        <h1>{t('replay-pick')}</h1>
        <p>{t('replay-pick-text')}</p>
        <label class={`drop sheet ${over ? 'over' : ''}`}>
          <Sign id="log" />
          <b>{t('replay-drop')}</b>
          <span class="btn go">{t('replay-choose')}</span>
          <input
            type="file"
            accept=".json,application/json"
            class="vh"
            onChange={(event) => {
              void take(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </label>
        {trouble !== null && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
      </main>
    </div>
  );
}
