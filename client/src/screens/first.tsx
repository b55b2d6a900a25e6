// A first game: the screen of a real one, with somebody who tells you what to press.
import { useEffect, useState } from 'preact/hooks';
import { Sign } from '../art/picture';
import { PireFrame, TenFrame } from '../first/frame';
import { Guide, GuideContext } from '../first/guide';
import { useGameScreen } from '../games/screen';
import { lessons, playNow } from '../net/api';
import { keepPass, nickname } from '../net/passes';
import type { GameName } from '../net/protocol';
import { go } from '../parts/router';
import { Top } from '../parts/top';
import { t } from '../words/fluent';

/** What comes after a first game: a second one. */
function AfterLesson({ guide }: { readonly guide: Guide }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const other: GameName = guide.game === 'ten-to-kill' ? 'au-pire-tu-meurs' : 'ten-to-kill';
  const play = async (): Promise<void> => {
    try {
      const { code, token } = await playNow(guide.game, nickname(), {}, 'easy');
      keepPass(code, token);
      go(`/t/${code}`);
    } catch (error) {
      setTrouble(error instanceof Error && error.message !== '' ? error.message : t('unreachable'));
    }
  };
  return (
    <div class="after">
      <button type="button" class="btn go" onClick={() => void play()}>{t('first-real')}</button>
      <a class="btn" href={`/first/${other}`}>{t('first-other', { game: t(`${other}-title`) })}</a>
      <button type="button" class="btn" onClick={() => guide.restart()}><Sign id="again" />{t('first-again')}</button>
      <a class="btn" href="/">{t('home')}</a>
      {trouble !== null && <p class="trouble" role="alert">{trouble}</p>}
    </div>
  );
}

export function FirstGame({ game }: { readonly game: GameName }) {
  const [guide, setGuide] = useState<Guide | null>(null);
  const [trouble, setTrouble] = useState(false);
  const Screen = useGameScreen(game);
  useEffect(() => {
    let found: Guide | null = null;
    let gone = false;
    lessons(game).then((course) => {
      if (gone) return;
      found = new Guide(course);
      setGuide(found);
    }, () => setTrouble(true));
    return () => {
      gone = true;
      found?.dispose();
    };
  }, [game]);
  if (guide === null || Screen === null) {
    return <div class="page"><Top what={<b>{t('first-game')}</b>} /><p class="loading" role="status">{t(trouble ? 'unreachable' : 'first-loading')}</p></div>;
  }
  return (
    <GuideContext.Provider value={guide}>
      <Screen table={guide.table} frame={game === 'ten-to-kill' ? TenFrame : PireFrame} after={<AfterLesson guide={guide} />} />
    </GuideContext.Provider>
  );
}
