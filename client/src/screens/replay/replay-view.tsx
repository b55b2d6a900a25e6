// The game on its board, the reel below it, and beside it what could have been known.
import { useEffect, useMemo } from 'preact/hooks';
import { useGameScreen, usePart } from '../../games/registry';
import type { FrameProps } from '../../games/screen';
import { CopyButton } from '../../ui/copy-button';
import { Tabs } from '../../ui/tabs';
import { Top } from '../../ui/top-bar';
import { t } from '../../words/fluent';
import { InsightPanel } from './insight-panel';
import { useKeys } from './keyboard';
import { ReplayLine } from './status-line';
import { hashOf, useMomentInAddress } from './replay-address';
import type { Reel } from './player';
import { Transport } from './player-controls';

interface TheatreProps {
  readonly reel: Reel;
  /** The table that the game was played at, if there is a link to it. */
  readonly code: string | null;
  readonly onClose?: () => void;
}

export function Theatre({ reel, code, onClose }: TheatreProps) {
  const Game = useGameScreen(reel.game);
  const hasInsight = Boolean(usePart(reel.game, 'insight')); // with its words: marks are told in them, too
  useKeys(reel);
  useMomentInAddress(reel);
  useEffect(() => () => reel.dispose(), [reel]);
  useEffect(() => {
    document.title = `${t('replay')}: ${t(`${reel.game}-title`)} · Deadpan`;
    return () => { document.title = 'Deadpan'; };
  });
  const frame = useMemo(
    () => ({ what, tabs, tab, onTab, children }: FrameProps) => (
      <div class="play-page replay-page">
        <Top what={<><span class="hide">{t('replay')} · {t(`${reel.game}-title`)}{what === '' ? '' : ' · '}</span><b>{what}</b></>}>
          {code !== null && <span class="hide"><CopyButton text={`${location.origin}${location.pathname}${hashOf(reel)}`} label={t('replay-copy')} /></span>}
          {onClose && <button type="button" class="btn small" onClick={onClose}>{t('replay-another')}</button>}
        </Top>
        {children}
        <Transport reel={reel} />
        <Tabs tabs={tabs} tab={tab} onTab={onTab} />
      </div>
    ),
    [reel, code],
  );
  if (Game === null) return null;
  return (
    <Game
      table={reel.table.value} frame={frame}
      line={<ReplayLine reel={reel} />}
      {...(hasInsight ? { beside: { sign: 'hint', label: t('insight'), content: <InsightPanel reel={reel} /> } } : {})}
      after={(
        <div class="after">
          <button type="button" class="btn go" onClick={() => reel.go(0)}>{t('replay-again')}</button>
          {code !== null && <a class="btn" href={`/t/${code}`}>{t('replay-to-table')}</a>}
          <a class="btn" href="/">{t('home')}</a>
        </div>
      )}
    />
  );
}
