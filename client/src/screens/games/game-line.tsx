// A game of this device in one line: which, with whom, and what it waits for.
import type { GameRow } from '../../net/game-rows';
import { t } from '../../words/fluent';
import { join } from '../../words/tell';

export function GameLine({ row }: { readonly row: GameRow }) {
  const { kept, standing, names } = row;
  const { code, game } = kept;
  return (
    <a class={`kept-line kept-${standing}`} href={`/t/${code}`}>
      <span>
        <b>{game === null ? code : t(`${game}-title`)}</b>
        <small>{code}</small>
      </span>
      <em>{t(`kept-${standing}`, { names: join(names), count: names.length })}</em>
    </a>
  );
}
