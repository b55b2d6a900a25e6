// What a player who is out of a game that goes on can do: leave for another game, or watch the bots play faster.
import { Sign } from '../art/icon';
import { t } from '../words/fluent';
import { useLiveTable } from './table-context';

interface AfterDeathProps {
  /** The seats that are still in the game. */
  readonly living: readonly number[];
}

export function AfterDeath({ living }: AfterDeathProps) {
  const live = useLiveTable();
  const info = live?.info.value;
  if (live === null || !info || info.phase !== 'playing') return null;
  const isPerson = (seat: number): boolean => info.seats[seat]?.kind === 'person' && info.seats[seat].level === null;
  const mayHurry = live.you.value?.host === true && !info.fast_bots && !living.some(isPerson);
  return (
    <p class="after-death">
      <a class="btn small" href="/" onClick={() => live.send({ type: 'away' })}>
        {t('leave-for-new')}
      </a>
      {mayHurry && (
        <button type="button" class="btn small" onClick={() => live.send({ type: 'bots', fast: true })}>
          <Sign id="last" />
          {t('watch-fast')}
        </button>
      )}
    </p>
  );
}
