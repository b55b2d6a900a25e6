// A page that a game adds, such as an editor. Any other address leads to the home page.
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { wrapComponent } from '../games/component-wrapper';
import { fetchGameWords, type InstalledGame, useAllGames } from '../games/registry';
import { addStyles } from '../games/style-sheets';
import { NoticePage } from '../ui/notice-page';
import { t } from '../words/fluent';

export function ExtraPageScreen({ address }: { readonly address: string }) {
  const games = useAllGames();
  const owner = games?.find(({ module }) => module.pages?.[address] !== undefined);
  if (games === null) return null;
  if (owner === undefined) return <NoticePage title={t('no-page')} text={t('no-page-text')} />;
  return <ExtraPageContent game={owner} address={address} />;
}

function ExtraPageContent({
  game: { spec, module },
  address,
}: {
  readonly game: InstalledGame;
  readonly address: string;
}) {
  const [page, setPage] = useState<{ readonly Screen: FunctionComponent } | null>(null);
  useEffect(() => {
    const Broken = () => <NoticePage title={t(module.pages?.[address]?.title ?? '')} text={t('screen-broken')} />;
    void Promise.all([
      module.pages?.[address]?.screen(),
      fetchGameWords(spec.name, [address]),
      addStyles(module.styles),
    ]).then(([Screen]) => {
      if (Screen !== undefined) setPage({ Screen: wrapComponent(module, Screen, Broken) });
    });
  }, [module, address]);
  return page === null ? null : <page.Screen />;
}
