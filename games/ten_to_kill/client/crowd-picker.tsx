// A dialog that shows the pieces of a crowded tile, to pick one.
import { Dialog, label, RuleLink, t, whyNot } from 'deadpan/client';
import { openedTile, useScreenState } from './context';
import { placeName } from './places';
import { Ground } from './tile';
import { Figure } from './token';
import { whereabouts, wording } from './view';

export function CrowdPicker() {
  const { view, draft, table } = useScreenState();
  const tile = openedTile.value;
  if (tile === null) return null;
  const why = whyNot(table, wording());
  const close = (): void => {
    openedTile.value = null;
  };
  const choose = (who: string): void => {
    if (draft.pieces.value.has(who)) {
      draft.pick(who);
      close();
    } else draft.wonder(who);
  };
  const crowd = [...whereabouts(view)].filter(([, where]) => where === tile).map(([who]) => who);
  return (
    <Dialog title={t('crowd', { place: placeName(tile) })} class="crowd" onClose={close}>
      <Ground tile={tile} />
      <h2>{placeName(tile)}</h2>
      <div class="crowd-list">
        {crowd.map((who) => (
          <button
            key={who}
            type="button"
            class="crowd-one"
            data-piece={who}
            aria-disabled={!draft.pieces.value.has(who)}
            onFocus={() => draft.wonder(who)}
            onClick={() => choose(who)}
          >
            <Figure piece={who} />
            <b>{label('piece', who)}</b>
          </button>
        ))}
      </div>
      <p class="crowd-why" role="status">
        {why?.text} <RuleLink game={wording().game} rule={why?.rule} />
      </p>
      <button type="button" class="btn small" onClick={close}>
        {t('close')}
      </button>
    </Dialog>
  );
}
