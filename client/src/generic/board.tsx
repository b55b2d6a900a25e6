// The middle of the table: what lies open to all; below it what one knows alone, with the cover.
import { covered, CoverButton } from '../parts/cover';
import { t } from '../words/fluent';
import { usePlay } from './context';
import { Value } from './value';

export function Open() {
  const { layout } = usePlay();
  return (
    <section class="g-open" aria-label={t('generic-open')}>
      <h2 class="vh">{t('generic-open')}</h2>
      <dl>{layout.open.map(({ field, label, value }) => <div key={field} class="g-pile"><dt>{label}</dt><dd><Value field={field} value={value} /></dd></div>)}</dl>
    </section>
  );
}

export function Own() {
  const { layout, seat } = usePlay();
  if (seat === null || (layout.own.length === 0 && !covered.value)) return null;
  return (
    <section class={`g-own sheet ${covered.value ? 'covered' : ''}`} aria-label={t('generic-own')}>
      <header><h2 class="rail-h">{t('generic-own')}</h2><CoverButton /></header>
      {covered.value ? (
        <p class="g-back" role="img" aria-label={t('covered')} />
      ) : (
        <dl>{layout.own.map(({ field, label, value }) => <div key={field}><dt>{label}</dt><dd><Value field={field} value={value} size="large" /></dd></div>)}</dl>
      )}
    </section>
  );
}
