// A replay: the game's screen, the controls below it, and the insight beside it.
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { useGameScreen, usePart } from '../../games/registry';
import type { FrameProps } from '../../games/screen';
import { CopyButton } from '../../ui/copy-button';
import { Tabs } from '../../ui/tabs';
import { Top } from '../../ui/top-bar';
import { t } from '../../words/fluent';
import { InsightPanel } from './insight-panel';
import { useKeys } from './keyboard';
import type { ReplayPlayer } from './player';
import { PlayerControls } from './player-controls';
import { hashOf, usePositionInAddress } from './replay-address';
import { ReplayLine } from './status-line';

interface ReplayViewProps {
  readonly player: ReplayPlayer;
  /** The code of the table, if the record has a link. */
  readonly code: string | null;
  readonly onClose?: () => void;
}

export function ReplayView({ player, code, onClose }: ReplayViewProps) {
  const Game = useGameScreen(player.game);
  const hasInsight = Boolean(usePart(player.game, 'insight')); // also loads the words that marks are told in
  useKeys(player);
  usePositionInAddress(player);
  useLayoutEffect(() => () => player.dispose(), [player]);
  useEffect(() => {
    document.title = `${t('replay')}: ${t(`${player.game}-title`)} · Deadpan`;
    return () => {
      document.title = 'Deadpan';
    };
  });
  const frame = useMemo(
    () =>
      ({ what, tabs, tab, onTab, children }: FrameProps) => (
        <div class="play-page replay-page">
          <Top
            what={
              <>
                <span class="hide">
                  {t('replay')} · {t(`${player.game}-title`)}
                  {what === '' ? '' : ' · '}
                </span>
                <b>{what}</b>
              </>
            }
          >
            {code !== null && (
              <span class="hide">
                <CopyButton text={`${location.origin}${location.pathname}${hashOf(player)}`} label={t('replay-copy')} />
              </span>
            )}
            {onClose && (
              <button type="button" class="btn small" onClick={onClose}>
                {t('replay-another')}
              </button>
            )}
          </Top>
          {children}
          <PlayerControls player={player} />
          <Tabs tabs={tabs} tab={tab} onTab={onTab} />
        </div>
      ),
    [player, code],
  );
  if (Game === null) return null;
  return (
    <Game
      table={player.table.value}
      frame={frame}
      line={<ReplayLine player={player} />}
      {...(hasInsight
        ? { beside: { sign: 'hint', label: t('insight'), content: <InsightPanel player={player} /> } }
        : {})}
      after={
        <div class="after">
          <button type="button" class="btn go" onClick={() => player.go(0)}>
            {t('replay-again')}
          </button>
          {code !== null && (
            <a class="btn" href={`/t/${code}`}>
              {t('replay-to-table')}
            </a>
          )}
          <a class="btn" href="/">
            {t('home')}
          </a>
        </div>
      }
    />
  );
}
