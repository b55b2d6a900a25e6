// The board: tiles, pieces, and what can be picked.
import { covered, named, t, useState } from 'deadpan/client';
import { openedTile, useScreenState } from './context';
import { crimeScene } from './crime-scene';
import { DepartingPieces } from './departing-pieces';
import { type Cell, frameOf, neighbour, type Spot, spots } from './layout';
import { Piece, type PieceState } from './piece';
import { weapons } from './sight';
import { SightLines } from './sight-lines';
import { Tile } from './tile';
import { TileOpenings } from './tile-placement';
import { ownerOf, whereabouts, wording } from './view';

/** Boards with more columns get smaller names; on a phone, boards with still more columns scroll. */
const WIDE = 5;
const LONG = 8;
/** On tiles narrower than this, a crowd is shown in a dialog to pick a piece. */
const SMALL = 96;

export function Board() {
  const { table, draft, view, pointing } = useScreenState();
  const [current, setCurrent] = useState<number | null>(null);
  const deed = draft.deed.value;
  const cells = view.tiles.map((tile) => tile.at);
  const frame = frameOf([
    ...cells.filter((cell): cell is Cell => cell !== null),
    ...(deed === 'lay' ? draft.openings.value : []),
  ]);
  const placed = spots(view, frame);
  const scene = crimeScene(table.events.value, view.question?.scene ?? null);
  const hiding = deed === 'kill' && covered.value; // the possible victims reveal the hitman
  const wondering =
    table.hints !== undefined &&
    !hiding &&
    (deed === 'kill' || deed === 'investigate' || deed === 'flee' || deed === 'post');
  const hinting = deed === 'kill' && !hiding && view.options.mistakes === 'refused';
  const hitman = covered.value ? null : (view.hand?.hitman ?? null);
  const home = hitman === null ? undefined : view.characters[hitman];
  const first = view.tiles.findIndex((tile) => tile.at !== null);
  const on = (tile: number): Spot[] => placed.filter((spot) => spot.tile === tile);
  const news = table.events.value.slice(table.news.value);
  const pointedPieces = named(pointing.at.value, 'piece', wording());
  const pointedTiles = named(pointing.at.value, 'tile', wording());

  const stateOf = (spot: Spot): PieceState => {
    const selectable = draft.pieces.value.has(spot.who);
    const flight = news.findIndex((event) => event.event === 'fled' && event['who'] === spot.who);
    const suspect = scene.suspects.indexOf(spot.who);
    return {
      selectable,
      selected: draft.who.value === spot.who,
      lit: selectable && hinting,
      hitman: hitman === spot.who,
      owner: ownerOf(view, spot.who),
      suspect: suspect < 0 ? null : suspect,
      fleeing: deed === 'flee' && selectable,
      arriving: news.some((event) => event.event === 'posted' && event['who'] === spot.who),
      pointed: pointedPieces.has(spot.who),
      wondering: wondering && !selectable,
      arms: selectable && hinting && home !== undefined ? weapons(view, home, spot.tile) : [],
      gait: flight < 0 ? 'hop' : 'flee',
      delay: flight < 0 ? 0 : flight * 120,
    };
  };
  const pick = (spot: Spot, element: Element | null): void => {
    if (draft.tiles.value.has(spot.tile) && draft.who.value !== null && draft.who.value !== spot.who) {
      draft.to.value = spot.tile;
    } else if (wondering && !draft.pieces.value.has(spot.who)) {
      draft.wonder(spot.who);
    } else if (spot.crowd > 1 && (element?.closest('.board')?.querySelector('.tile')?.clientWidth ?? SMALL) < SMALL) {
      choose(spot.tile);
    } else {
      draft.pick(spot.who);
    }
  };
  const choose = (tile: number): void => {
    const candidates = on(tile).filter((spot) => draft.pieces.value.has(spot.who));
    const [only] = candidates;
    if (draft.tiles.value.has(tile)) draft.to.value = tile;
    else if (candidates.length > 1) openedTile.value = tile;
    else if (only) draft.pick(only.who);
    else if (wondering) wonder(tile);
  };
  const wonder = (tile: number): void => {
    const crowd = on(tile);
    const [only] = crowd;
    if (crowd.length > 1) openedTile.value = tile;
    else if (only) draft.wonder(only.who);
  };
  /** Whether Enter on this tile picks something else, and so does not confirm the draft. */
  const offersMore = (tile: number): boolean => {
    if (draft.tiles.value.has(tile)) return draft.to.value !== tile;
    const crowd = on(tile);
    return crowd.some(({ who }) => draft.pieces.value.has(who)) && !crowd.some(({ who }) => draft.who.value === who);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = current ?? first;
    const { tile, piece } = (event.target as HTMLElement).dataset;
    const at = piece === undefined ? Number(tile ?? -1) : (whereabouts(view).get(piece) ?? -1);
    if (event.key === 'Enter' && offersMore(at)) event.stopPropagation();
    if (event.key === '?' && wondering) wonder(from);
    const next = neighbour(cells, from, event.key);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    (event.currentTarget as Element).querySelector<HTMLElement>(`[data-tile="${next}"]`)?.focus();
  };
  const classesOf = (tile: number): string =>
    [
      hinting && on(tile).some((spot) => draft.pieces.value.has(spot.who)) ? 'spot' : '',
      home === tile && hinting ? 'mine' : '',
      draft.to.value === tile ? 'chosen' : '',
      scene.scene === tile ? 'scene' : '',
      pointedTiles.has(tile) ? 'pointed' : '',
    ].join(' ');

  return (
    <div class="board-room">
      <section
        class={`board ${hinting ? 'killing' : ''} ${frame.columns > WIDE ? 'wide' : ''} ${frame.columns > LONG ? 'long' : ''}`}
        aria-label={t('board')}
        data-columns={frame.columns}
        style={{ '--cols': String(frame.columns), '--rows': String(frame.rows) }}
        onKeyDown={onKeyDown}
      >
        {view.tiles.map(
          (tile, index) =>
            tile.at && (
              <Tile
                key={index}
                tile={index}
                column={tile.at[0] - frame.left}
                row={tile.at[1] - frame.top}
                sniper={tile.sniper === true}
                pieces={on(index).map((spot) => spot.who)}
                classes={classesOf(index)}
                legal={draft.tiles.value.has(index)}
                current={(current ?? first) === index}
                onChoose={() => choose(index)}
                onFocus={() => setCurrent(index)}
              />
            ),
        )}
        {deed === 'lay' && <TileOpenings frame={frame} />}
        {hinting && home !== undefined && <SightLines frame={frame} from={home} />}
        {placed.map((spot) => (
          <Piece
            key={spot.who}
            spot={spot}
            state={stateOf(spot)}
            onPick={() => pick(spot, document.querySelector(`[data-piece="${spot.who}"]`))}
          />
        ))}
        <DepartingPieces placed={placed} killer={scene.killer} />
      </section>
    </div>
  );
}
