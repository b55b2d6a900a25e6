// A small picture of the board in the lobby.
import { type OptionValue, t } from 'deadpan/client';
import { cornered, drawingOf } from '../boards/drawing';
import { MiniBoard } from '../mini-board';

interface PreviewProps {
  readonly shape: OptionValue;
  readonly snipers: OptionValue;
}

/** The board; a sentence instead if it is made by chance or by the players. */
export function BoardPreview({ shape, snipers }: PreviewProps) {
  const town = drawingOf(shape, snipers);
  if (town === null) return <p class="shape unknown">{t('town-unknown', { shape: String(shape) })}</p>;
  const tiles = cornered(town).tiles.flatMap((at, tile) =>
    at === null ? [] : [{ tile, at, sniper: town.chance === null && town.marks.has(tile) }],
  );
  return (
    <div class="shape" aria-hidden="true">
      <MiniBoard tiles={tiles} />
    </div>
  );
}
