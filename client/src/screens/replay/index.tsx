// Replays: of a game of a table, by its link, or of a record from a file.
import { useEffect, useState } from 'preact/hooks';
import { fetchRecord, type GameRecord, replayFor, sentence } from '../../net/api';
import { NoticePage } from '../../ui/notice-page';
import { Top } from '../../ui/top-bar';
import { t } from '../../words/fluent';
import { ReplayPlayer } from './player';
import { PickRecord } from './record-picker';
import { positionInAddress } from './replay-address';
import { ReplayView } from './replay-view';

/**
 * Loads the replay of a record, at the position and with the view that the address asks for. Throws the server's
 * refusal.
 */
async function open(record: GameRecord): Promise<ReplayPlayer> {
  const player = new ReplayPlayer(record, await replayFor(record, null, false));
  const { viewpoint, n } = positionInAddress(player);
  player.go(n);
  if (viewpoint !== 'public') await player.look(viewpoint);
  return player;
}

/** A record from a file stays in this page: no link leads to it. */
function FromDisk() {
  const [player, setReel] = useState<ReplayPlayer | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const pick = (record: GameRecord): void => {
    setTrouble(null);
    open(record).then(setReel, (error: unknown) => setTrouble(sentence(error)));
  };
  const close = (): void => {
    history.replaceState(null, '', location.pathname); // the next record starts at its first position
    setReel(null);
  };
  if (player !== null) return <ReplayView player={player} code={null} onClose={close} />;
  return <PickRecord trouble={trouble} onPick={pick} onTrouble={setTrouble} />;
}

function FromTable({ code, number }: { readonly code: string; readonly number: number | null }) {
  const [player, setReel] = useState<ReplayPlayer | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    fetchRecord(code, number)
      .then(open)
      .then(setReel, (error: unknown) => setTrouble(sentence(error)));
  }, [code, number]);
  if (trouble !== null) return <NoticePage title={t('replay-not-here')} text={trouble} />;
  if (player === null)
    return (
      <div class="page">
        <Top />
        <p class="loading" role="status">
          {t('replay-fetching')}
        </p>
      </div>
    );
  return <ReplayView player={player} code={code} />;
}

export function ReplayScreen({ code, number }: { readonly code: string; readonly number: string }) {
  if (code === '') return <FromDisk />;
  return <FromTable code={code} number={/^\d+$/.test(number) ? Number(number) : null} />;
}
