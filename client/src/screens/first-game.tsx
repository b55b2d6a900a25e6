// A guided game: the screen of the real game, in a frame with lessons.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useGameScreen, usePart } from '../games/registry';
import { AfterLesson } from '../lessons/after-lesson';
import { GuidedGame, GuidedGameContext } from '../lessons/guided-game';
import { lessonFrame } from '../lessons/lesson-frame';
import { lessons } from '../net/api';
import type { GameName } from '../net/protocol';
import { NoticePage } from '../ui/notice-page';
import { Top } from '../ui/top-bar';
import { t } from '../words/fluent';

export function FirstGameScreen({ game }: { readonly game: GameName }) {
  const [guide, setGuide] = useState<GuidedGame | null>(null);
  const [trouble, setTrouble] = useState(false);
  const Screen = useGameScreen(game);
  const first = usePart(game, 'first');
  const Frame = useMemo(() => (first ? lessonFrame(first) : null), [first]);
  useEffect(() => {
    if (first === undefined) return undefined;
    let found: GuidedGame | null = null;
    let gone = false;
    lessons(game).then(
      (course) => {
        if (gone) return;
        found = new GuidedGame(course);
        setGuide(found);
      },
      () => setTrouble(true),
    );
    return () => {
      gone = true;
      found?.dispose();
    };
  }, [game, first === undefined]);
  if (first === undefined) {
    return (
      <NoticePage title={t(`${game}-title`)} text={t('no-first')}>
        <a class="btn" href={`/how/${game}`}>
          {t('how-link', { game: t(`${game}-title`) })}
        </a>
      </NoticePage>
    );
  }
  if (guide === null || Screen === null || Frame === null) {
    return (
      <div class="page">
        <Top what={<b>{t('first-game')}</b>} />
        <p class="loading" role="status">
          {t(trouble ? 'unreachable' : 'first-loading')}
        </p>
      </div>
    );
  }
  return (
    <GuidedGameContext.Provider value={guide}>
      <Screen table={guide.table} frame={Frame} after={<AfterLesson guide={guide} />} />
    </GuidedGameContext.Provider>
  );
}
