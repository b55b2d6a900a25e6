// The state of the board editor: pen, drawing, viewport, and the stacks of undo and redo.
import { batch, computed, signal } from 'deadpan/client';
import { type Cell, type Drawing, laid, lay, mark, mirrored, takeUp, tileAt, turned } from './drawing';
import { validate } from './validation';
import { grown, reaching, shows, type Viewport, viewportOf } from './viewport';

export type Tool = 'lay' | 'mark';
/** What the current stroke does to every square it touches. */
type Stroke = 'lay' | 'take' | 'mark' | 'unmark';

export class BoardEditor {
  readonly drawing;
  /** The drawing after the last complete stroke. */
  readonly settled;
  readonly viewport;
  readonly tool = signal<Tool>('lay');
  /** The square of the keyboard cursor. */
  readonly cursor = signal<Cell | null>(null);
  /** Whether the player tried to lay a tile with an empty box. */
  readonly boxEmpty = signal(false);
  readonly verdict = computed(() => validate(this.drawing.value));
  readonly canUndo = computed(() => this.past.value.length > 0);
  readonly canRedo = computed(() => this.future.value.length > 0);

  private readonly past = signal<readonly Drawing[]>([]);
  private readonly future = signal<readonly Drawing[]>([]);
  private stroke: Stroke | null = null;
  private before: Drawing;

  constructor(start: Drawing) {
    this.drawing = signal(start);
    this.settled = signal(start);
    this.viewport = signal<Viewport>(viewportOf(start));
    this.before = start;
  }

  /** Starts a stroke: the first square decides whether it lays or removes, marks or unmarks. */
  begin(at: Cell): void {
    const tile = tileAt(this.drawing.value, at);
    this.before = this.drawing.value;
    this.boxEmpty.value = false;
    if (this.tool.value === 'lay') this.stroke = tile === null ? 'lay' : 'take';
    else this.stroke = tile !== null && this.isMarked(tile) ? 'unmark' : 'mark';
    this.draw(at);
  }

  /** Continues the stroke, if there is one. */
  draw(at: Cell): void {
    if (this.stroke === null) return;
    const now = this.drawing.value;
    const tile = tileAt(now, at);
    batch(() => {
      if (this.stroke === 'lay') {
        this.drawing.value = lay(now, at);
        this.boxEmpty.value ||= tile === null && this.drawing.value === now;
      } else if (this.stroke === 'take') {
        this.drawing.value = takeUp(now, at);
      } else if (tile !== null) {
        this.drawing.value = mark({ ...now, chance: null }, tile, this.stroke === 'mark');
      }
    });
  }

  /** Ends the stroke, which is one step of undo. */
  end(): void {
    if (this.stroke === null) return;
    this.stroke = null;
    this.become(this.drawing.value, this.before);
  }

  /** Marks or unmarks the tile at this place, with any pen. */
  markAt(at: Cell): void {
    const now = this.drawing.value;
    const tile = tileAt(now, at);
    if (tile !== null) this.become(mark({ ...now, chance: null }, tile, !this.isMarked(tile)), now);
  }

  takeUpAt(at: Cell): void {
    this.become(takeUp(this.drawing.value, at), this.drawing.value);
    this.boxEmpty.value = false;
  }

  /** Replaces the drawing. */
  replace(next: Drawing): void {
    batch(() => {
      this.become(next, this.drawing.value);
      this.boxEmpty.value = false;
      this.viewport.value = viewportOf(next);
      this.cursor.value = null;
    });
  }

  turn(): void {
    this.replace(turned(this.drawing.value));
  }

  mirror(): void {
    this.replace(mirrored(this.drawing.value));
  }

  setMarks(marks: ReadonlySet<number>, chance: number | null): void {
    this.become({ ...this.drawing.value, marks, chance }, this.drawing.value);
  }

  undo(): void {
    this.step(this.past, this.future);
  }

  redo(): void {
    this.step(this.future, this.past);
  }

  /** Moves the cursor, and the viewport if it must; returns whether that was possible. */
  moveTo(at: Cell): boolean {
    const viewport = reaching(this.viewport.value, this.drawing.value, at);
    if (!shows(viewport, at)) return false;
    batch(() => {
      this.viewport.value = viewport;
      this.cursor.value = at;
    });
    return true;
  }

  isMarked(tile: number): boolean {
    return this.drawing.value.chance === null && this.drawing.value.marks.has(tile);
  }

  private become(next: Drawing, before: Drawing): void {
    if (next === before) return;
    batch(() => {
      this.past.value = [...this.past.value, before];
      this.future.value = [];
      this.show(next);
    });
  }

  private step(from: typeof this.past, to: typeof this.past): void {
    const next = from.value.at(-1);
    if (next === undefined) return;
    batch(() => {
      to.value = [...to.value, this.drawing.value];
      from.value = from.value.slice(0, -1);
      this.boxEmpty.value = false;
      this.show(next);
    });
  }

  private show(drawing: Drawing): void {
    const inSight = laid(drawing).every((at) => shows(this.viewport.value, at));
    this.drawing.value = drawing;
    this.settled.value = drawing;
    this.viewport.value = inSight ? grown(this.viewport.value, drawing) : viewportOf(drawing);
  }
}
