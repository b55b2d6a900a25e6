// The buttons at the end of a guided game: play for real, or the guided game of another game.
import { Sign } from '../art/icon';
import { useGames } from '../games/specs';
import { fetchGameSpecs, playNow } from '../net/api';
import { useEntering } from '../net/enter-table';
import { nickname } from '../net/nickname';
import type { GameName } from '../net/protocol';
import { waiting } from '../ui/busy-button';
import { t } from '../words/fluent';
import type { GuidedGame } from './guided-game';

/** Starts a game against the easiest bots. */
export function PlayNowButton({ game, small = false }: { readonly game: GameName; readonly small?: boolean }) {
  const { busy, trouble, enter } = useEntering();
  return (
    <>
      <button
        type="button"
        class={`btn go ${small ? 'small' : ''}`}
        {...waiting(busy)}
        onClick={() =>
          void enter(async () =>
            playNow(game, nickname(), {}, (await fetchGameSpecs()).find(({ name }) => name === game)?.difficulties[0]),
          )
        }
      >
        {t('first-real')}
      </button>
      {trouble !== null && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}

export function AfterLesson({ guide }: { readonly guide: GuidedGame }) {
  const others = useGames()?.filter(({ name, has_lesson: has }) => has && name !== guide.game) ?? [];
  return (
    <div class="after">
      <PlayNowButton game={guide.game} />
      {others.map(({ name }) => (
        <a key={name} class="btn" href={`/first/${name}`}>
          {t('first-other', { game: t(`${name}-title`) })}
        </a>
      ))}
      <button type="button" class="btn" onClick={() => guide.restart()}>
        <Sign id="again" />
        {t('first-again')}
      </button>
      <a class="btn" href="/">
        {t('home')}
      </a>
    </div>
  );
}
