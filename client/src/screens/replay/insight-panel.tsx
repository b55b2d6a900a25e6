// What a seat could know at this moment: what is proved, and how likely the rest is.
import { usePart } from '../../games/registry';
import { SeatSign } from '../../ui/seat-sign';
import { t } from '../../words/fluent';
import type { Reel } from './player';

export function InsightPanel({ reel }: { readonly reel: Reel }) {
  const insight = reel.mind.insight.value;
  const trouble = reel.mind.trouble.value;
  const Panel = usePart(reel.game, 'insight');
  const seat = insight?.seat ?? null;
  return (
    <section class={`insight sheet ${reel.mind.busy.value ? 'busy' : ''}`} tabIndex={0} aria-label={t('insight')} aria-busy={reel.mind.busy.value}>
      <header>
        {seat !== null && <SeatSign seat={seat} name={reel.names[seat] ?? ''} />}
        <h2 class="rail-h">{seat === null ? t('insight-public') : t('insight-of', { name: reel.names[seat] ?? '' })}</h2>
      </header>
      {trouble !== null && <p class="trouble">{trouble === '' ? t('unreachable') : trouble}</p>}
      {insight !== null && Panel && <Panel insight={insight} view={reel.table.value.view.value} names={reel.names} />}
    </section>
  );
}
