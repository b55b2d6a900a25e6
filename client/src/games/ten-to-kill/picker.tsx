// A crowded tile, opened large to pick one of those who stand on it.
import { Figure } from '../../art/token';
import { Dialog } from '../../parts/dialog';
import { t } from '../../words/fluent';
import { label, placeName } from '../../words/tell';
import { opened, usePlay } from './context';
import { Ground } from './tile';
import { whereabouts } from './view';

export function CrowdPicker() {
  const { view, draft } = usePlay();
  const tile = opened.value;
  if (tile === null) return null;
  const close = (): void => { opened.value = null; };
  const crowd = [...whereabouts(view)].filter(([, where]) => where === tile).map(([who]) => who);
  return (
    <Dialog title={t('crowd', { place: placeName(tile) })} class="crowd" onClose={close}>
      <Ground tile={tile} />
      <h2>{placeName(tile)}</h2>
      <div class="crowd-list">
        {crowd.map((who) => (
          <button key={who} type="button" class="crowd-one" disabled={!draft.pieces.value.has(who)} onClick={() => { draft.pick(who); close(); }}>
            <Figure piece={who} /><b>{label('piece', who)}</b>
          </button>
        ))}
      </div>
      <button type="button" class="btn small" onClick={close}>{t('close')}</button>
    </Dialog>
  );
}
