// Which screen is shown.
import { City } from './art/city';
import { path } from './parts/router';
import { Boards } from './screens/boards/index';
import { Credits } from './screens/credits';
import { FirstGame } from './screens/first';
import { Home } from './screens/home';
import { HowToPlay } from './screens/how/index';
import { ReplayScreen } from './screens/replay/index';
import { TableScreen } from './screens/table';
import { TvScreen } from './screens/tv/index';

function Screen() {
  const [, where = '', what = '', which = ''] = path.value.split('/');
  if (where === 't' && what !== '') {
    const code = decodeURIComponent(what).toUpperCase();
    return <TableScreen key={code} code={code} />;
  }
  if (where === 'tv' && what !== '') {
    const code = decodeURIComponent(what).toUpperCase();
    return <TvScreen key={code} code={code} />;
  }
  if (where === 'replay') {
    const code = decodeURIComponent(what).toUpperCase();
    return <ReplayScreen key={`${code}/${which}`} code={code} number={which} />;
  }
  if (where === 'how') return <HowToPlay game={what === 'au-pire-tu-meurs' ? 'au-pire-tu-meurs' : 'ten-to-kill'} />;
  if (where === 'boards') return <Boards />;
  if (where === 'first') {
    const game = what === 'au-pire-tu-meurs' ? 'au-pire-tu-meurs' : 'ten-to-kill';
    return <FirstGame key={game} game={game} />;
  }
  if (where === 'credits') return <Credits />;
  return <Home />;
}

export const App = () => (
  <>
    <City />
    <Screen />
  </>
);
