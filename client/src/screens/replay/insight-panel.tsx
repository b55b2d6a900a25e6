// What a seat could know at this position: what is proved, and how likely the rest is.
import { usePart } from '../../games/registry';
import { SeatSign } from '../../ui/seat-sign';
import { t } from '../../words/fluent';
import type { ReplayPlayer } from './player';

export function InsightPanel({ player }: { readonly player: ReplayPlayer }) {
  const insight = player.insightLoader.insight.value;
  const trouble = player.insightLoader.trouble.value;
  const Panel = usePart(player.game, 'insight');
  const seat = insight?.seat ?? null;
  return (
    <section
      class={`insight sheet ${player.insightLoader.busy.value ? 'busy' : ''}`}
      tabIndex={0}
      aria-label={t('insight')}
      aria-busy={player.insightLoader.busy.value}
    >
      <header>
        {seat !== null && <SeatSign seat={seat} name={player.names[seat] ?? ''} />}
        <h2 class="rail-h">
          {seat === null ? t('insight-public') : t('insight-of', { name: player.names[seat] ?? '' })}
        </h2>
      </header>
      {trouble !== null && <p class="trouble">{trouble === '' ? t('unreachable') : trouble}</p>}
      {insight !== null && Panel && (
        <Panel insight={insight} view={player.table.value.view.value} names={player.names} />
      )}
    </section>
  );
}
