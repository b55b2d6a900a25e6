// The places where a tile can be laid (T1.8), and the tiles in the box.
import { t } from 'deadpan/client';
import { useScreenState } from './context';
import type { Frame } from './layout';
import { placeName } from './places';
import { Aim, Ground } from './tile';

export function TileOpenings({ frame }: { readonly frame: Frame }) {
  const { draft } = useScreenState();
  return (
    <>
      {draft.openings.value.map((at) => {
        const chosen = String(draft.at.value) === String(at);
        const [x, y] = at;
        return (
          <button
            key={String(at)}
            type="button"
            class={`opening ${chosen ? 'chosen' : ''}`}
            aria-pressed={chosen}
            aria-label={t('opening', { column: x - frame.left + 1, row: y - frame.top + 1 })}
            style={{ '--x': String(x - frame.left), '--y': String(y - frame.top) }}
            onClick={() => {
              draft.at.value = at;
            }}
          >
            {chosen && draft.tile.value !== null && <Ground tile={draft.tile.value} />}
          </button>
        );
      })}
    </>
  );
}

export function TileBox() {
  const { draft, view } = useScreenState();
  return (
    <div class="tile-box" role="group" aria-label={t('tile-box')}>
      {[...draft.unlaid.value].map((tile) => (
        <button
          key={tile}
          type="button"
          class={`boxed tile ${view.tiles[tile]?.sniper ? 'sniper' : ''}`}
          aria-pressed={draft.tile.value === tile}
          aria-label={[placeName(tile), view.tiles[tile]?.sniper ? t('sniper-tile') : ''].filter(Boolean).join(', ')}
          onClick={() => {
            draft.tile.value = tile;
            draft.at.value = draft.openings.value.length === 1 ? (draft.openings.value[0] ?? null) : draft.at.value;
          }}
        >
          <Ground tile={tile} />
          <span class="pname" aria-hidden="true">
            {placeName(tile)}
          </span>
          {view.tiles[tile]?.sniper && <Aim />}
        </button>
      ))}
    </div>
  );
}
