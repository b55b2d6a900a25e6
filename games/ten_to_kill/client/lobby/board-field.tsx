// The board in the house rules: a preset, chance, the table's own building, one of this browser's boards, or one drawn here.
import { t, useEffect, useMemo, type Options, type OptionSpec, type OptionValue } from 'deadpan/client';
import { check } from '../boards/validation';
import { drawingOf, drawn, optionsOf, presetCells, type Drawing } from '../boards/drawing';
import { PlanDock } from '../boards/drawing-tools';
import { PlanLine } from '../boards/drawing-status';
import { read, write } from '../boards/board-text';
import { Plan } from '../boards/editor';
import { Sheet } from '../boards/drawing-grid';
import { shelf } from '../boards/saved-boards';
import { Snipers } from '../boards/sniper-settings';

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

/** The boards of this browser that this edition plays on. */
function fitting(edition: string): { readonly name: string; readonly drawing: Drawing }[] {
  return shelf.value.flatMap(({ name, board }) => {
    const drawing = read(board);
    return drawing !== null && check(drawing).editions.includes(edition) ? [{ name, drawing }] : [];
  });
}

export function BoardField({ id, locked, option, label, board, snipers, edition, onChange }: FieldProps) {
  const towns = fitting(edition);
  const now = drawingOf(board, snipers);
  const same = Array.isArray(board) && now !== null ? towns.find(({ drawing }) => write(drawing) === write(now)) : undefined;
  const value = Array.isArray(board) ? (same === undefined ? DRAWN : KEPT + same.name) : String(board);
  const pick = (wanted: string): void => {
    const town = towns.find(({ name }) => KEPT + name === wanted);
    if (town !== undefined) onChange(optionsOf(town.drawing));
    else if (wanted === DRAWN) onChange(optionsOf(now ?? drawn(presetCells('square') ?? [])));
    else onChange({ board: wanted, ...(Array.isArray(snipers) ? { sniper_tiles: snipers.length } : {}) }); // marks belong to the board they were made on
  };
  return (
    <select id={id} disabled={locked} aria-describedby={`${id}-help`} value={value} onChange={(event) => pick(event.currentTarget.value)}>
      {option.values?.map((each) => <option key={String(each)} value={String(each)}>{label(each)}</option>)}
      <option value={DRAWN}>{label([])}</option>
      {towns.length > 0 && (
        <optgroup label={t('boards-yours')}>
          {towns.map(({ name }) => <option key={name} value={KEPT + name}>{name}</option>)}
        </optgroup>
      )}
    </select>
  );
}

/** A board drawn at the table: agreed on as soon as it is one. */
export function BoardAtTable({ board, snipers, edition, onChange }: BoardProps) {
  const agreed = write(drawingOf(board, snipers) ?? drawn([]));
  const plan = useMemo(() => new Plan(drawingOf(board, snipers) ?? drawn([])), []);
  const settled = plan.settled.value;
  useEffect(() => {
    if (check(settled).editions.includes(edition) && write(settled) !== agreed) onChange(optionsOf(settled));
  }, [settled]);
  useEffect(() => {
    const told = drawingOf(board, snipers);
    if (told !== null && write(plan.settled.peek()) !== agreed) plan.replace(told); // somebody chose another
  }, [agreed]);
  return (
    <div class="table-plan" role="group" aria-label={t('draw-board')}>
      <PlanLine plan={plan} />
      <Sheet plan={plan} />
      <PlanDock plan={plan} />
      <Snipers plan={plan} />
      <a class="plain" href={`/boards#${agreed}`} target="_blank">{t('boards-open')}</a>
    </div>
  );
}
