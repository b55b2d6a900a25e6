"""The notes as a widget: what the person knows of the others, and the marks they make."""

from __future__ import annotations

from dataclasses import replace

from textual import on

from deadpan.terminal.canvas_widget import CanvasWidget
from deadpan.terminal.choice_builder import Pick
from deadpan.terminal.render_context import MARKS, NotesCell, RenderContext, TerminalBoard


class Notes(CanvasWidget):
    """A table whose cells take marks. The marks are the person's own: nothing of the game depends on them."""

    def __init__(self, board: TerminalBoard, id: str) -> None:
        super().__init__(id)
        self._board = board
        self._marks: dict[NotesCell, str] = {}
        self._here: Pick | None = None
        self._render_context: RenderContext | None = None

    def show_scene(self, context: RenderContext) -> None:
        """Show what is known now."""
        self._render_context = context
        seen, board, marks = replace(context, cursor=self._here), self._board, self._marks
        self.show(lambda width, _: board.notes(seen, marks, width), self._here)

    def write(self) -> None:
        """Put the next mark into the cell of the cursor."""
        if self._here is not None:
            cell: NotesCell = self._here.value
            mark = self._marks.get(cell, MARKS[0])
            self._marks[cell] = MARKS[(MARKS.index(mark) + 1) % len(MARKS)]
            self._go_to(self._here)

    def _go_to(self, pick: Pick) -> None:
        self._here = pick
        if self._render_context is not None:
            self.show_scene(self._render_context)

    @on(CanvasWidget.CursorMoved)
    def _move(self, event: CanvasWidget.CursorMoved) -> None:
        event.stop()
        self._go_to(event.pick)

    @on(CanvasWidget.Pointed)
    def _point(self, event: CanvasWidget.Pointed) -> None:
        event.stop()
        if event.picks:
            self._go_to(event.picks[0])
            self.write()
