// A first game: the screen of a real one, with somebody who tells you what to press.
import { useEffect, useState } from 'preact/hooks';
import { AfterLesson } from '../first/after';
import { PireFrame, TenFrame } from '../first/frame';
import { Guide, GuideContext } from '../first/guide';
import { useGameScreen } from '../games/screen';
import { lessons } from '../net/api';
import type { GameName } from '../net/protocol';
import { Top } from '../parts/top';
import { t } from '../words/fluent';

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
