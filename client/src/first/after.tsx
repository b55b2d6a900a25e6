// What comes after a first game: a second one.
import { Sign } from '../art/picture';
import { playNow } from '../net/api';
import { useEntering } from '../net/entering';
import { nickname } from '../net/names';
import type { GameName } from '../net/protocol';
import { waiting } from '../parts/waiting';
import { t } from '../words/fluent';
import type { Guide } from './guide';

/** A table with easy bots, the game running. */
export function RealGame({ game, small = false }: { readonly game: GameName; readonly small?: boolean }) {
  const { busy, trouble, enter } = useEntering();
  return (
    <>
      <button type="button" class={`btn go ${small ? 'small' : ''}`} {...waiting(busy)} onClick={() => void enter(() => playNow(game, nickname(), {}, 'easy'))}>{t('first-real')}</button>
      {trouble !== null && <p class="trouble" role="alert">{trouble}</p>}
    </>
  );
}

export function AfterLesson({ guide }: { readonly guide: Guide }) {
  const other: GameName = guide.game === 'ten-to-kill' ? 'au-pire-tu-meurs' : 'ten-to-kill';
  return (
    <div class="after">
      <RealGame game={guide.game} />
      <a class="btn" href={`/first/${other}`}>{t('first-other', { game: t(`${other}-title`) })}</a>
      <button type="button" class="btn" onClick={() => guide.restart()}><Sign id="again" />{t('first-again')}</button>
      <a class="btn" href="/">{t('home')}</a>
    </div>
  );
}
