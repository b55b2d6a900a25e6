// A page that a game brings besides its screen, such as an editor. An address that no game has leads home.
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameModule } from '../games/module';
import { useAllGames } from '../games/registry';
import { addStyles } from '../games/styles';
import { Home } from './home';

export function GamePage({ address }: { readonly address: string }) {
  const games = useAllGames();
  const owner = games?.find(({ module }) => module.pages?.[address] !== undefined);
  if (games === null) return null;
  return owner === undefined ? <Home /> : <PageOf module={owner.module} address={address} />;
}

function PageOf({ module, address }: { readonly module: GameModule; readonly address: string }) {
  const [page, setPage] = useState<{ readonly Screen: FunctionComponent } | null>(null);
  useEffect(() => {
    void Promise.all([module.pages?.[address]?.screen(), addStyles(module.styles)]).then(([Screen]) => { if (Screen !== undefined) setPage({ Screen }); });
  }, [module, address]);
  return page === null ? null : <page.Screen />;
}
