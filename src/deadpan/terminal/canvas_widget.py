"""A widget that shows a canvas: clicks point at what lies there, arrow keys go from one pick to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.events import Click, Resize
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from deadpan.terminal.canvas import Canvas
from deadpan.terminal.choice_builder import Pick

Painter = Callable[[int, int], Canvas]


class CanvasWidget(ScrollView, can_focus=True):
    """A painted sheet. It keeps no state of the game: whoever hears its messages shows it anew."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
    ]

    class Pointed(Message):
        """Somebody clicked: what lies there, the topmost first."""

        def __init__(self, widget: CanvasWidget, picks: list[Pick]) -> None:
            super().__init__()
            self.widget = widget
            self.picks = picks

        @property
        def control(self) -> CanvasWidget:
            """The sketch that was clicked on."""
            return self.widget

    class CursorMoved(Message):
        """Somebody went to another pick with the arrow keys."""

        def __init__(self, widget: CanvasWidget, pick: Pick) -> None:
            super().__init__()
            self.widget = widget
            self.pick = pick

        @property
        def control(self) -> CanvasWidget:
            """The sketch it happened on."""
            return self.widget

    class NothingThere(Message):
        """Somebody pressed an arrow key, and nothing lies on the sheet that it could go to."""

        def __init__(self, widget: CanvasWidget, forward: bool) -> None:
            super().__init__()
            self.widget = widget
            self.forward = forward

        @property
        def control(self) -> CanvasWidget:
            """The sketch it happened on."""
            return self.widget

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._canvas = Canvas(0, 0)
        self._paint: Painter = Canvas
        self._options: Sequence[Pick] | None = None
        self._cursor: Pick | None = None

    def show(self, paint: Painter, cursor: Pick | None, options: Sequence[Pick] | None = None) -> None:
        """Show what ``paint`` paints into the room there is; arrow keys go among ``options``, or everything there."""
        self._paint, self._cursor, self._options = paint, cursor, options
        self._repaint()
        region = None if cursor is None else self._canvas.region_of(cursor)
        if region is not None:
            self.scroll_to_region(region, animate=False)

    def on_resize(self, event: Resize) -> None:
        """Paint anew in the new room."""
        self._repaint()

    def _repaint(self) -> None:
        width, height = self.content_region.size
        if not width or not height:  # not laid out yet, or out of sight: it is resized before anybody sees it
            return
        canvas = self._paint(width, height)
        too_wide, too_high = canvas.width > width, canvas.height > height
        if too_wide or too_high:  # a scroll bar along one side takes a line of the other
            canvas = self._paint(width - too_high, height - too_wide)
        self._canvas = canvas
        self.virtual_size = Size(self._canvas.width, self._canvas.height)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One line of what can be seen of the canvas."""
        left, top = self.scroll_offset
        row, width = y + top, self.size.width
        if row >= self._canvas.height:
            return Strip.blank(width, self.rich_style)
        strip = Strip(self._canvas.segments(row), self._canvas.width)
        return strip.apply_style(self.rich_style).crop_extend(left, left + width, self.rich_style)

    def on_click(self, event: Click) -> None:
        """Point at what lies under the mouse."""
        left, top = self.scroll_offset
        self.post_message(self.Pointed(self, self._canvas.picks_at(event.x + left, event.y + top)))

    def where(self, pick: Pick) -> Region | None:
        """Where something lies on the sheet."""
        return self._canvas.region_of(pick)

    def _picks(self) -> Sequence[Pick]:
        return self._canvas.picks if self._options is None else self._options

    def action_go(self, across: int, down: int) -> None:
        """Go to the nearest pick in a direction."""
        placed = [(pick, region) for pick in self._picks() if (region := self.where(pick)) is not None]
        if not placed:
            self.post_message(self.NothingThere(self, across + down > 0))
            return
        here = None if self._cursor is None else self.where(self._cursor)
        if here is None:
            self.post_message(self.CursorMoved(self, placed[0][0]))
            return
        ahead = [(way, pick) for pick, region in placed if (way := _way(here, region, across, down)) is not None]
        if ahead:
            self.post_message(self.CursorMoved(self, min(ahead, key=lambda each: each[0])[1]))


def _way(here: Region, there: Region, across: int, down: int) -> float | None:
    """How far it is in a direction, going astray counted double; ``None`` if it does not lie that way."""
    x = there.x + there.width / 2 - here.x - here.width / 2
    y = (there.y + there.height / 2 - here.y - here.height / 2) * 2  # a cell is twice as high as wide
    ahead, aside = (x * across, abs(y)) if across else (y * down, abs(x))
    return ahead + 2 * aside if ahead > 0 else None
