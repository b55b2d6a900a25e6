// The frame of a guided game: the bar, the lesson card above the game, the pointer over it.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Sign } from '../art/icon';
import type { FirstGame } from '../games/module';
import type { FrameProps } from '../games/screen';
import { Tabs } from '../ui/tabs';
import { Top } from '../ui/top-bar';
import { t } from '../words/fluent';
import { type Guidance, nextPress } from './guidance';
import { useGuidedGame } from './guided-game';
import { LessonCard } from './lesson-card';
import { Pointer } from './pointer';
import { focusPress, scrollToPress } from './press-focus';
import { usePressGuard } from './press-guard';

/** Sets the height of the card as a CSS variable. */
function useCardHeight() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = ref.current;
    if (card === null) return undefined;
    const watch = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--lesson', `${card.offsetHeight}px`),
    );
    watch.observe(card);
    return () => watch.disconnect();
  }, []);
  return ref;
}

interface LessonFrameProps extends Omit<FrameProps, 'what'> {
  readonly guidance: Guidance;
  readonly onLesson: FirstGame['onLesson'] | undefined;
}

function LessonFrame({ guidance, onLesson, tabs, tab, onTab, children }: LessonFrameProps) {
  const guide = useGuidedGame();
  const { presses, part } = guidance;
  const lesson = guide.lesson.value;
  const press = nextPress(presses);
  const looks = (lesson?.look ?? []).map(part);
  const title = t(`${guide.game}-title`);
  const card = useCardHeight();
  usePressGuard(press, () => guide.stray());
  useEffect(() => {
    document.title = `${t('first-game')} · ${title} · Deadpan`;
    return () => {
      document.title = 'Deadpan';
    };
  }, [title]);
  useLayoutEffect(() => {
    onLesson?.();
    onTab(lesson?.look.map((name) => guidance.tabs[name]).find((each) => each !== undefined) ?? tabs[0]?.id ?? '');
  }, [lesson]);
  useLayoutEffect(() => {
    const first = press?.at ?? looks[0];
    if (first !== undefined) setTimeout(() => scrollToPress(first));
    focusPress(press);
  }, [lesson, press?.at, guide.table.n.value]);
  return (
    <>
      <div class="play-page first-game">
        <Top
          what={
            <>
              <span class="hide">{t('first-game')} · </span>
              <b>{title}</b>
            </>
          }
        >
          <button type="button" class="chip restart" title={t('first-again')} onClick={() => guide.restart()}>
            <Sign id="again" />
            <span>{t('first-again')}</span>
          </button>
        </Top>
        <div ref={card} class="lesson-place">
          <LessonCard presses={presses} />
        </div>
        {children}
        <Tabs tabs={tabs} tab={tab} onTab={onTab} />
      </div>
      <Pointer at={press === null ? looks : [press.at]} press={press !== null} />
    </>
  );
}

/** The frame component of a guided game, with the guidance of this game's screen. */
export const lessonFrame =
  ({ useGuidance, onLesson }: FirstGame) =>
  ({ what: _, ...rest }: FrameProps) => {
    const guidance = useGuidance(useGuidedGame().lesson.value?.choice ?? null);
    return <LessonFrame {...rest} guidance={guidance} onLesson={onLesson} />;
  };
