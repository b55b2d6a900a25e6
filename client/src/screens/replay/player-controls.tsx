// The reel: whose eyes, to and fro, and where something was missed.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Sign } from '../../art/icon';
import { useGame } from '../../games/registry';
import { SeatSign } from '../../ui/seat-sign';
import { t } from '../../words/fluent';
import { unmark } from '../../words/tell';
import { MarksDialog, markSentence } from './marks';
import { PlayOnDialog } from './play-on-dialog';
import { SPEEDS, type Eye, type Reel } from './player';

function Eyes({ reel }: { readonly reel: Reel }) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({ inline: 'center', block: 'nearest' }), [reel.eye.value]);
  const eyes: Eye[] = ['public', ...reel.names.keys(), 'everything'];
  return (
    <div ref={row} class="eyes" role="group" aria-label={t('eyes')}>
      {eyes.map((eye) => (
        <button key={eye} type="button" class="eye" aria-pressed={reel.eye.value === eye} onClick={() => void reel.look(eye)}>
          {typeof eye === 'number' ? <SeatSign seat={eye} name={reel.names[eye] ?? ''} /> : <Sign id={eye === 'public' ? 'people' : 'see'} />}
          <span>{typeof eye === 'number' ? reel.names[eye] : t(`eye-${eye}`)}</span>
        </button>
      ))}
    </div>
  );
}

function Scrubber({ reel }: { readonly reel: Reel }) {
  const { last } = reel;
  const n = reel.n.value;
  const share = (at: number): string => `${last === 0 ? 0 : (at / last) * 100}%`;
  const places = new Map(reel.marks.value.map((mark) => [mark.n, mark]));
  return (
    <div class="scrub" style={{ '--done': share(n) }}>
      <div class="ticks" aria-hidden="true">
        {[...places.values()].map((mark) => (
          <i key={mark.n} class={mark.n === n ? 'here' : ''} style={{ left: share(mark.n) }} title={unmark(markSentence(reel, mark))} onClick={() => reel.step(mark.n - n)} />
        ))}
      </div>
      <input
        type="range" min={0} max={last} step={1} value={n} aria-label={t('replay-scrub')} aria-valuetext={t('replay-moment', { n, count: last })}
        onInput={(event) => reel.step(Number(event.currentTarget.value) - n)}
      />
    </div>
  );
}

function Steps({ reel }: { readonly reel: Reel }) {
  const n = reel.n.value;
  const playing = reel.playing.value;
  const button = (name: string, sign: string, by: number, off: boolean) => (
    <button type="button" class="reel-step" title={t(name)} aria-label={t(name)} disabled={off} onClick={() => reel.step(by)}><Sign id={sign} /></button>
  );
  const next = SPEEDS[(SPEEDS.findIndex((speed) => speed === reel.speed.value) + 1) % SPEEDS.length] ?? 1;
  const speed = t('replay-speed', { speed: reel.speed.value });
  return (
    <div class="reel-steps">
      {button('replay-first', 'first', -reel.last, n === 0)}
      {button('replay-back', 'step-back', -1, n === 0)}
      <button type="button" class="reel-step go" title={t(playing ? 'replay-pause' : 'replay-play')} aria-label={t(playing ? 'replay-pause' : 'replay-play')} onClick={() => reel.toggle()}>
        <Sign id={playing ? 'pause' : 'play'} />
      </button>
      {button('replay-forward', 'step-on', 1, n === reel.last)}
      {button('replay-last', 'last', reel.last, n === reel.last)}
      <button type="button" class="reel-step pace" title={speed} aria-label={speed} onClick={() => { reel.speed.value = next; }}>{reel.speed.value === 0.5 ? '½' : reel.speed.value}×</button>
    </div>
  );
}

function MarkTools({ reel, onList }: { readonly reel: Reel; readonly onList: () => void }) {
  const count = reel.marks.value.length;
  if (useGame(reel.game)?.insight === undefined) return <span class="mark-tools none" />; // nobody looked for deductions
  if (count === 0) return <span class="mark-tools none">{t('marks-none')}</span>;
  return (
    <div class="mark-tools" role="group" aria-label={t('marks')}>
      <button type="button" class="reel-step" title={t('mark-before')} aria-label={t('mark-before')} disabled={!reel.markBeyond(-1)} onClick={() => reel.toMark(-1)}><Sign id="step-back" /></button>
      <button type="button" class="chip" aria-haspopup="dialog" aria-label={t('marks-count', { count })} onClick={onList}><Sign id="hint" /><span class="hide">{t('marks-count', { count })}</span><b class="few" aria-hidden="true">{count}</b></button>
      <button type="button" class="reel-step" title={t('mark-after')} aria-label={t('mark-after')} disabled={!reel.markBeyond(1)} onClick={() => reel.toMark(1)}><Sign id="step-on" /></button>
    </div>
  );
}

export function Transport({ reel }: { readonly reel: Reel }) {
  const [open, setOpen] = useState<'marks' | 'play-on' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <section class="transport" aria-label={t('replay')}>
      <Eyes reel={reel} />
      <MarkTools reel={reel} onList={() => setOpen('marks')} />
      <button type="button" class="btn small go play-on" aria-haspopup="dialog" aria-label={t('play-on')} onClick={() => setOpen('play-on')}><span class="hide">{t('play-on')}</span><span class="few">{t('play-on-go')}</span></button>
      <Steps reel={reel} />
      <Scrubber reel={reel} />
      <output class="reel-at">{t('replay-moment', { n: reel.n.value, count: reel.last })}</output>
      {reel.trouble.value !== null && <p class="banner bad" role="alert">{reel.trouble.value}<button type="button" aria-label={t('close')} onClick={() => { reel.trouble.value = null; }}>×</button></p>}
      {open === 'marks' && <MarksDialog reel={reel} onClose={close} />}
      {open === 'play-on' && <PlayOnDialog reel={reel} onClose={close} />}
    </section>
  );
}
