"""Notes as a table: a row for each thing, a column for each opponent, what is known of each pair, and the marks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from rich.style import Style
from textual.geometry import Region

from deadpan.kernel.seats import Seat
from deadpan.terminal import theme
from deadpan.terminal.abbreviations import cut
from deadpan.terminal.canvas import Canvas
from deadpan.terminal.choice_builder import Pick
from deadpan.terminal.render_context import NotesCell, RenderContext

POSSIBLE, IMPOSSIBLE, CERTAIN, UNSAID = "·", "✗", "●", " "
NARROWEST_LABEL: Final = 8
NARROWEST_COLUMN, WIDEST_COLUMN = 3, 12


class NotesRow(NamedTuple):
    """A row of the notes."""

    id: str
    label: str
    style: Style


def verdict(possible: Sequence[str] | None, thing: str) -> str:
    """The symbol for what is known of a thing, given all that are possible; ``None``: nothing."""
    if possible is None:
        return UNSAID
    if thing not in possible:
        return IMPOSSIBLE
    return CERTAIN if len(possible) == 1 else POSSIBLE


STYLES: Final = {POSSIBLE: theme.INK, IMPOSSIBLE: theme.EDGE, CERTAIN: theme.BAD, UNSAID: theme.INK}


def without_notes(context: RenderContext, width: int) -> Canvas:
    """The reason why there are no notes: the secrets are covered, or the options allow no help."""
    text = context.words.say("terminal-covered" if context.seat is None else "terminal-no-notes")
    canvas = Canvas(max(width, len(text)), 1)
    canvas.put(0, 0, text, theme.DIM)
    return canvas


def paint(
    context: RenderContext,
    rows: Sequence[NotesRow],
    known: Callable[[Seat, str], str],
    marks: Mapping[NotesCell, str],
    width: int,
    below: Sequence[str] = (),
) -> Canvas:
    """The table, and lines of text below it."""
    others = [seat for seat in range(len(context.names)) if seat != context.seat]
    width = max(width, NARROWEST_LABEL + NARROWEST_COLUMN * len(others))
    label_width = min(max(len(row.label) for row in rows) + 1, width - NARROWEST_COLUMN * len(others))
    column = min(WIDEST_COLUMN, (width - label_width) // len(others))
    canvas = Canvas(width, 1 + len(rows) + len(below))
    for place, name in enumerate(cut(tuple(context.names[seat] for seat in others), column - 1)):
        canvas.put(label_width + place * column, 0, name, theme.DIM, column - 1)
    for y, row in enumerate(rows, start=1):
        canvas.put(0, y, row.label, row.style, label_width - 1)
        for place, seat in enumerate(others):
            _cell(canvas, context, Region(label_width + place * column, y, 2, 1), NotesCell(seat, row.id), known, marks)
    for y, line in enumerate(below, start=1 + len(rows)):
        canvas.put(0, y, line, theme.INK)
    return canvas


def _cell(
    canvas: Canvas,
    context: RenderContext,
    region: Region,
    mark: NotesCell,
    known: Callable[[Seat, str], str],
    marks: Mapping[NotesCell, str],
) -> None:
    pick, sign = Pick("mark", mark), known(mark.seat, mark.about)
    style = theme.CURSOR if context.cursor == pick else STYLES[sign]
    canvas.put(region.x, region.y, (sign + marks.get(mark, "")).ljust(region.width), style)
    canvas.spot(region, pick)
