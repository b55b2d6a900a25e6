// Home: two posters, and a field for a friend's code.
import { Icon } from '../art/picture';
import { makeTable, playNow } from '../net/api';
import { useEntering } from '../net/entering';
import { nickname } from '../net/names';
import type { GameName } from '../net/protocol';
import { Top } from '../parts/top';
import { t } from '../words/fluent';
import { JoinForm } from './join-form';
import { FamilyPoster, HousePoster } from './posters';

export function Home() {
  const { busy, trouble, enter } = useEntering();
  const actions = (game: GameName, seats: number) => ({
    busy,
    onPlay: () => void enter(() => playNow(game, nickname())),
    onMake: () => void enter(() => makeTable(game, nickname(), seats)),
  });
  return (
    <div class="home-page">
      <Top>
        <a class="plain" href="/how/ten-to-kill">{t('how-title')}</a>
      </Top>
      <main class="home">
        <section class="pitch">
          <Icon id="mark" class="face" />
          <h1>Deadpan</h1>
          <p class="tag1">{t('home-tagline')} <span>{t('home-promise')}</span></p>
          <JoinForm />
          {trouble !== null && <p class="trouble" role="alert">{trouble}</p>}
        </section>
        <HousePoster {...actions('ten-to-kill', 4)} />
        <FamilyPoster {...actions('au-pire-tu-meurs', 5)} />
      </main>
      <footer class="foot">
        <a class="plain" href="/how/ten-to-kill">{t('how-link', { game: t('ten-to-kill-title') })}</a>
        <a class="plain" href="/how/au-pire-tu-meurs">{t('how-link', { game: t('au-pire-tu-meurs-title') })}</a>
        <a class="plain" href="/rules">{t('rules-title')}</a>
        <a class="plain" href="/boards">{t('boards-title')}</a>
        <a class="plain" href="/replay">{t('replay-pick')}</a>
        <a class="plain" href="/credits">{t('credits-title')}</a>
      </footer>
    </div>
  );
}
