// Looking back: a game of a table by its link, or any record from disk.
import { useEffect, useState } from 'preact/hooks';
import { fetchRecord, replayFor, sentence, type GameRecord } from '../../net/api';
import { Notice } from '../../ui/notice-page';
import { Top } from '../../ui/top-bar';
import { t } from '../../words/fluent';
import { momentInAddress } from './replay-address';
import { PickRecord } from './record-picker';
import { Reel } from './player';
import { Theatre } from './replay-view';

/** The game of a record, as the address wants it shown. Throws the host's refusal. */
async function open(record: GameRecord): Promise<Reel> {
  const reel = new Reel(record, await replayFor(record, null, false));
  const { eye, n } = momentInAddress(reel);
  reel.go(n);
  if (eye !== 'public') await reel.look(eye);
  return reel;
}

/** A file stays in this page: there is no link to it. */
function FromDisk() {
  const [reel, setReel] = useState<Reel | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const pick = (record: GameRecord): void => {
    setTrouble(null);
    open(record).then(setReel, (error: unknown) => setTrouble(sentence(error)));
  };
  const close = (): void => {
    history.replaceState(null, '', location.pathname); // the next one begins at its beginning
    setReel(null);
  };
  if (reel !== null) return <Theatre reel={reel} code={null} onClose={close} />;
  return <PickRecord trouble={trouble} onPick={pick} onTrouble={setTrouble} />;
}

function FromTable({ code, number }: { readonly code: string; readonly number: number | null }) {
  const [reel, setReel] = useState<Reel | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    fetchRecord(code, number).then(open).then(setReel, (error: unknown) => setTrouble(sentence(error)));
  }, [code, number]);
  if (trouble !== null) return <Notice title={t('replay-not-here')} text={trouble} />;
  if (reel === null) return <div class="page"><Top /><p class="loading" role="status">{t('replay-fetching')}</p></div>;
  return <Theatre reel={reel} code={code} />;
}

export function ReplayScreen({ code, number }: { readonly code: string; readonly number: string }) {
  if (code === '') return <FromDisk />;
  return <FromTable code={code} number={/^\d+$/.test(number) ? Number(number) : null} />;
}
