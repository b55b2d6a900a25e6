// The board option in the lobby: a preset, chance, built by the players, a stored board, or one drawn here.
import { type OptionSpec, type Options, type OptionValue, t, useEffect, useMemo } from 'deadpan/client';
import { boardText, parseBoard } from '../boards/board-text';
import { type Drawing, drawingOf, drawn, optionsOf, presetCells } from '../boards/drawing';
import { DrawingGrid } from '../boards/drawing-grid';
import { DrawingStatus } from '../boards/drawing-status';
import { DrawingTools } from '../boards/drawing-tools';
import { BoardEditor } from '../boards/editor';
import { savedBoards } from '../boards/saved-boards';
import { SniperSettings } from '../boards/sniper-settings';
import { validate } from '../boards/validation';

interface BoardProps {
  readonly board: OptionValue;
  readonly snipers: OptionValue;
  readonly edition: string;
  readonly onChange: (changed: Options) => void;
}
interface FieldProps extends BoardProps {
  readonly id: string;
  readonly locked: boolean;
  readonly option: OptionSpec;
  readonly label: (value: OptionValue) => string;
}

const DRAWN = 'drawn';
const KEPT = 'kept:';

/** The stored boards that this edition allows. */
function fitting(edition: string): { readonly name: string; readonly drawing: Drawing }[] {
  return savedBoards.value.flatMap(({ name, board }) => {
    const drawing = parseBoard(board);
    return drawing !== null && validate(drawing).editions.includes(edition) ? [{ name, drawing }] : [];
  });
}

export function BoardField({ id, locked, option, label, board, snipers, edition, onChange }: FieldProps) {
  const towns = fitting(edition);
  const now = drawingOf(board, snipers);
  const same =
    Array.isArray(board) && now !== null
      ? towns.find(({ drawing }) => boardText(drawing) === boardText(now))
      : undefined;
  const value = Array.isArray(board) ? (same === undefined ? DRAWN : KEPT + same.name) : String(board);
  const pick = (wanted: string): void => {
    const town = towns.find(({ name }) => KEPT + name === wanted);
    if (town !== undefined) onChange(optionsOf(town.drawing));
    else if (wanted === DRAWN) onChange(optionsOf(now ?? drawn(presetCells('square') ?? [])));
    else onChange({ board: wanted, ...(Array.isArray(snipers) ? { sniper_tiles: snipers.length } : {}) }); // marks belong to the board they were made on
  };
  return (
    <select
      id={id}
      disabled={locked}
      aria-describedby={`${id}-help`}
      value={value}
      onChange={(event) => pick(event.currentTarget.value)}
    >
      {option.values?.map((each) => (
        <option key={String(each)} value={String(each)}>
          {label(each)}
        </option>
      ))}
      <option value={DRAWN}>{label([])}</option>
      {towns.length > 0 && (
        <optgroup label={t('boards-yours')}>
          {towns.map(({ name }) => (
            <option key={name} value={KEPT + name}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  );
}

/** A board drawn in the lobby; the option is set as soon as the drawing is valid. */
export function BoardAtTable({ board, snipers, edition, onChange }: BoardProps) {
  const agreed = boardText(drawingOf(board, snipers) ?? drawn([]));
  const editor = useMemo(() => new BoardEditor(drawingOf(board, snipers) ?? drawn([])), []);
  const settled = editor.settled.value;
  useEffect(() => {
    if (validate(settled).editions.includes(edition) && boardText(settled) !== agreed) onChange(optionsOf(settled));
  }, [settled]);
  useEffect(() => {
    const told = drawingOf(board, snipers);
    // Another player chose a board.
    if (told !== null && boardText(editor.settled.peek()) !== agreed) editor.replace(told);
  }, [agreed]);
  return (
    <div class="table-drawing" role="group" aria-label={t('draw-board')}>
      <DrawingStatus editor={editor} />
      <DrawingGrid editor={editor} />
      <DrawingTools editor={editor} />
      <SniperSettings editor={editor} />
      <a class="plain" href={`/boards#${agreed}`} target="_blank">
        {t('boards-open')}
      </a>
    </div>
  );
}
