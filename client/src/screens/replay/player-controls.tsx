// The controls of a replay: viewpoint, position, speed and marks.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Sign } from '../../art/icon';
import { useGame } from '../../games/registry';
import { SeatSign } from '../../ui/seat-sign';
import { t } from '../../words/fluent';
import { unmark } from '../../words/tell';
import { MarksDialog, markSentence } from './marks';
import { PlayOnDialog } from './play-on-dialog';
import { type ReplayPlayer, SPEEDS, type Viewpoint } from './player';

function ViewpointPicker({ player }: { readonly player: ReplayPlayer }) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => row.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({ inline: 'center', block: 'nearest' }),
    [player.viewpoint.value],
  );
  const eyes: Viewpoint[] = ['public', ...player.names.keys(), 'everything'];
  return (
    <div ref={row} class="viewpoints" role="group" aria-label={t('eyes')}>
      {eyes.map((viewpoint) => (
        <button
          key={viewpoint}
          type="button"
          class="viewpoint"
          aria-pressed={player.viewpoint.value === viewpoint}
          onClick={() => void player.look(viewpoint)}
        >
          {typeof viewpoint === 'number' ? (
            <SeatSign seat={viewpoint} name={player.names[viewpoint] ?? ''} />
          ) : (
            <Sign id={viewpoint === 'public' ? 'people' : 'see'} />
          )}
          <span>{typeof viewpoint === 'number' ? player.names[viewpoint] : t(`eye-${viewpoint}`)}</span>
        </button>
      ))}
    </div>
  );
}

function Scrubber({ player }: { readonly player: ReplayPlayer }) {
  const { last } = player;
  const n = player.n.value;
  const share = (at: number): string => `${last === 0 ? 0 : (at / last) * 100}%`;
  const places = new Map(player.marks.value.map((mark) => [mark.n, mark]));
  return (
    <div class="scrub" style={{ '--done': share(n) }}>
      <div class="ticks" aria-hidden="true">
        {[...places.values()].map((mark) => (
          // biome-ignore lint/a11y: for the pointer alone; with the keyboard, the buttons beside it go from mark to mark
          <i
            key={mark.n}
            class={mark.n === n ? 'here' : ''}
            style={{ left: share(mark.n) }}
            title={unmark(markSentence(player, mark))}
            onClick={() => player.step(mark.n - n)}
          />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={n}
        aria-label={t('replay-scrub')}
        aria-valuetext={t('replay-moment', { n, count: last })}
        onInput={(event) => player.step(Number(event.currentTarget.value) - n)}
      />
    </div>
  );
}

function StepButtons({ player }: { readonly player: ReplayPlayer }) {
  const n = player.n.value;
  const playing = player.playing.value;
  const button = (name: string, sign: string, by: number, off: boolean) => (
    <button
      type="button"
      class="player-button"
      title={t(name)}
      aria-label={t(name)}
      disabled={off}
      onClick={() => player.step(by)}
    >
      <Sign id={sign} />
    </button>
  );
  const next = SPEEDS[(SPEEDS.indexOf(player.speed.value) + 1) % SPEEDS.length] ?? 1;
  const speed = t('replay-speed', { speed: player.speed.value });
  return (
    <div class="player-buttons">
      {button('replay-first', 'first', -player.last, n === 0)}
      {button('replay-back', 'step-back', -1, n === 0)}
      <button
        type="button"
        class="player-button go"
        title={t(playing ? 'replay-pause' : 'replay-play')}
        aria-label={t(playing ? 'replay-pause' : 'replay-play')}
        onClick={() => player.toggle()}
      >
        <Sign id={playing ? 'pause' : 'play'} />
      </button>
      {button('replay-forward', 'step-on', 1, n === player.last)}
      {button('replay-last', 'last', player.last, n === player.last)}
      <button
        type="button"
        class="player-button pace"
        title={speed}
        aria-label={speed}
        onClick={() => {
          player.speed.value = next;
        }}
      >
        {player.speed.value === 0.5 ? '½' : player.speed.value}×
      </button>
    </div>
  );
}

function MarkTools({ player, onList }: { readonly player: ReplayPlayer; readonly onList: () => void }) {
  const count = player.marks.value.length;
  if (useGame(player.game)?.insight === undefined) return <span class="mark-tools none" />; // the game has no reviewer
  if (count === 0) return <span class="mark-tools none">{t('marks-none')}</span>;
  return (
    <div class="mark-tools" role="group" aria-label={t('marks')}>
      <button
        type="button"
        class="player-button"
        title={t('mark-before')}
        aria-label={t('mark-before')}
        disabled={!player.markBeyond(-1)}
        onClick={() => player.toMark(-1)}
      >
        <Sign id="step-back" />
      </button>
      <button
        type="button"
        class="chip"
        aria-haspopup="dialog"
        aria-label={t('marks-count', { count })}
        onClick={onList}
      >
        <Sign id="hint" />
        <span class="hide">{t('marks-count', { count })}</span>
        <b class="few" aria-hidden="true">
          {count}
        </b>
      </button>
      <button
        type="button"
        class="player-button"
        title={t('mark-after')}
        aria-label={t('mark-after')}
        disabled={!player.markBeyond(1)}
        onClick={() => player.toMark(1)}
      >
        <Sign id="step-on" />
      </button>
    </div>
  );
}

export function PlayerControls({ player }: { readonly player: ReplayPlayer }) {
  const [open, setOpen] = useState<'marks' | 'play-on' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <section class="player-controls" aria-label={t('replay')}>
      <ViewpointPicker player={player} />
      <MarkTools player={player} onList={() => setOpen('marks')} />
      <button
        type="button"
        class="btn small go play-on"
        aria-haspopup="dialog"
        aria-label={t('play-on')}
        onClick={() => setOpen('play-on')}
      >
        <span class="hide">{t('play-on')}</span>
        <span class="few">{t('play-on-go')}</span>
      </button>
      <StepButtons player={player} />
      <Scrubber player={player} />
      <output class="replay-position">{t('replay-moment', { n: player.n.value, count: player.last })}</output>
      {player.trouble.value !== null && (
        <p class="toast bad" role="alert">
          {player.trouble.value}
          <button
            type="button"
            aria-label={t('close')}
            onClick={() => {
              player.trouble.value = null;
            }}
          >
            ×
          </button>
        </p>
      )}
      {open === 'marks' && <MarksDialog player={player} onClose={close} />}
      {open === 'play-on' && <PlayOnDialog player={player} onClose={close} />}
    </section>
  );
}
