// Maps the address of the page to a screen.
import { Background } from './art/background';
import { codeInPath } from './net/table-code';
import { Credits } from './screens/credits';
import { ExtraPageScreen } from './screens/extra-page';
import { GameRoute } from './screens/game-route';
import { Home } from './screens/home';
import { TableScreen } from './screens/table';
import { TvScreen } from './screens/tv/index';
import { later } from './ui/lazy-component';
import { path } from './ui/router';
import { t } from './words/fluent';

const FirstGameScreen = later(async () => (await import('./screens/first-game')).FirstGameScreen, []);
const ReplayScreen = later(async () => (await import('./screens/replay/index')).ReplayScreen, []);
const GamesScreen = later(async () => (await import('./screens/games/index')).GamesScreen, ['games']);
const RulesScreen = later(async () => (await import('./screens/rules/index')).RulesScreen, ['rules']);
const HowToPlay = later(async () => (await import('./screens/how-to-play/index')).HowToPlayScreen, ['how', 'reminder']);

function Screen() {
  const [, where = '', what = '', which = ''] = path.value.split('/');
  const code = codeInPath(what);
  if (where === 't' && what !== '') return <TableScreen key={code} code={code} />;
  if (where === 'tv' && what !== '') return <TvScreen key={code} code={code} />;
  if (where === 'replay') return <ReplayScreen key={`${code}/${which}`} code={code} number={which} />;
  if (where === 'how') return <GameRoute game={what} title={t('how-title')} address="/how" page={HowToPlay} />;
  if (where === 'rules') return <RulesScreen game={what} />;
  if (where === 'first')
    return <GameRoute game={what} title={t('first-game')} address="/first" page={FirstGameScreen} />;
  if (where === 'my-games') return <GamesScreen />;
  if (where === 'credits') return <Credits />;
  return where === '' ? <Home /> : <ExtraPageScreen key={where} address={where} />;
}

export const App = () => (
  <>
    <Background />
    <Screen />
  </>
);
