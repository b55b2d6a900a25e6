// The recap on the screen: at most five lines, each of which points at the board. The key S opens and closes it.
import type { FunctionComponent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameTable } from '../net/game-table';
import type { Beat } from '../net/protocol';
import { recapLines, sinceLastTurn } from '../net/recap';
import { t } from '../words/fluent';
import type { Wording } from '../words/tell';
import { beatLine, isCovered, readerOf } from './beat-words';
import { named, type Pointed, type Pointing } from './pointing';
import { Sentence } from './sentence';

interface RecapProps {
  readonly table: GameTable;
  readonly wording: Wording;
  readonly pointing: Pointing;
  readonly sign?: FunctionComponent<{ readonly beat: Pointed }> | undefined;
}

/** Opens the recap of what has happened since the reader's last turn, or closes it. */
function toggle({ recap, beats, reader }: GameTable): void {
  if (recap === undefined || reader.value === null) return;
  if (recap.from.value !== null) recap.close();
  else recap.open(sinceLastTurn(beats.value, reader.value));
}

/** The key S, and Escape to close. A press beside the recap closes it too, and is not lost. */
function useRecapKeys(table: GameTable, panel: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const at = event.target instanceof HTMLElement ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (at?.closest('input, textarea, select, dialog')) return;
      if (event.key.toLowerCase() === 's') toggle(table);
      else if (event.key === 'Escape') table.recap?.close();
    };
    const onPress = (event: Event): void => {
      if (event.target instanceof Node && panel.current?.contains(event.target) === false) table.recap?.close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [table]);
}

export function RecapButton({ table }: { readonly table: GameTable }) {
  if (table.recap === undefined || table.reader.value === null) return null;
  return (
    <button type="button" class="recap-open" aria-keyshortcuts="S" onClick={() => toggle(table)}>
      {t('recap')} <kbd>S</kbd>
    </button>
  );
}

export function RecapPanel({ table, wording, pointing, sign: Sign }: RecapProps) {
  const panel = useRef<HTMLElement>(null);
  useRecapKeys(table, panel);
  const from = table.recap?.from.value ?? null;
  const reader = readerOf(table);
  if (from === null || table.reader.value === null || table.outcome.value !== null) return null;
  const touches = (beat: Beat): boolean =>
    beat.weight === 'yours' || (reader.seat !== null && named(beat, 'seat', wording).has(reader.seat));
  const told = table.beats.value.slice(from).filter((beat) => !isCovered(beat) && beat.says.length > 0);
  const lines = recapLines(told, touches);
  return (
    <section ref={panel} class="recap sheet" aria-label={t('recap')}>
      <header>
        <h2 class="rail-h">{t('recap')}</h2>
        <button type="button" class="btn small" onClick={() => table.recap?.close()}>
          {t('close')}
        </button>
      </header>
      {lines.length === 0 ? (
        <p>{t('recap-nothing')}</p>
      ) : (
        <ol>
          {lines.map((beat) => (
            <li key={beat.n} class={beat.weight === 'yours' ? 'yours' : ''}>
              <button
                type="button"
                class="log-line"
                onClick={() => {
                  table.recap?.close();
                  pointing.show(beat);
                }}
              >
                {Sign && <Sign beat={beat} />}
                <span>
                  <Sentence text={beatLine(beat, wording, reader)} />
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
