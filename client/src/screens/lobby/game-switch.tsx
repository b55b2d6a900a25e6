// Selects the game of the table.

import type { GameSpec } from '../../net/game-spec';
import type { LiveTable } from '../../net/live-table';
import type { GameName, TableInfo } from '../../net/protocol';
import { t } from '../../words/fluent';

interface GameSwitchProps {
  readonly table: LiveTable;
  readonly info: TableInfo;
  readonly specs: readonly GameSpec[];
}

export function GameSwitch({ table, info, specs }: GameSwitchProps) {
  const host = table.you.value?.host ?? false;
  const change = (game: GameName, players: readonly number[]): void => {
    const seats = Math.max(Math.min(...players), Math.min(Math.max(...players), info.seats.length));
    table.send({ type: 'options', game, seats });
  };
  return (
    <div class="game-switch" role="group" aria-label={t('which-game')}>
      {specs.map(({ name, players }) => (
        <button
          key={name}
          type="button"
          aria-pressed={info.game === name}
          disabled={!host && info.game !== name}
          onClick={() => {
            if (host && info.game !== name) change(name, players);
          }}
        >
          {t(`${name}-title`)}
        </button>
      ))}
    </div>
  );
}
