"""A widget that shows a canvas: clicks pick what is there, arrow keys go from one pick to the next."""

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
    """A painted canvas. It has no state of the game: the handlers of its messages update it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
    ]

    class Pointed(Message):
        """The message after a click: what is there, the topmost first."""

        def __init__(self, widget: CanvasWidget, picks: list[Pick]) -> None:
            super().__init__()
            self.widget = widget
            self.picks = picks

        @property
        def control(self) -> CanvasWidget:
            """The widget that was clicked."""
            return self.widget

    class CursorMoved(Message):
        """The message after an arrow key moved to another pick."""

        def __init__(self, widget: CanvasWidget, pick: Pick) -> None:
            super().__init__()
            self.widget = widget
            self.pick = pick

        @property
        def control(self) -> CanvasWidget:
            """The widget of the cursor."""
            return self.widget

    class NothingThere(Message):
        """The message after an arrow key that finds nothing on the canvas."""

        def __init__(self, widget: CanvasWidget, forward: bool) -> None:
            super().__init__()
            self.widget = widget
            self.forward = forward

        @property
        def control(self) -> CanvasWidget:
            """The widget with the focus."""
            return self.widget

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._canvas = Canvas(0, 0)
        self._paint: Painter = Canvas
        self._options: Sequence[Pick] | None = None
        self._cursor: Pick | None = None

    def show(self, paint: Painter, cursor: Pick | None, options: Sequence[Pick] | None = None) -> None:
        """Show what ``paint`` paints into the available space; arrow keys go among ``options``, or all that is
        there.
        """
        self._paint, self._cursor, self._options = paint, cursor, options
        self._repaint()
        region = None if cursor is None else self._canvas.region_of(cursor)
        if region is not None:
            self.scroll_to_region(region, animate=False)

    def on_resize(self, event: Resize) -> None:
        """Paint again at the new size."""
        self._repaint()

    def _repaint(self) -> None:
        width, height = self.content_region.size
        if not width or not height:  # not laid out yet, or invisible: a resize follows before it is seen
            return
        canvas = self._paint(width, height)
        too_wide, too_high = canvas.width > width, canvas.height > height
        if too_wide or too_high:  # a scroll bar on one side takes a line of the other
            canvas = self._paint(width - too_high, height - too_wide)
        self._canvas = canvas
        self.virtual_size = Size(self._canvas.width, self._canvas.height)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One line of the visible part of the canvas."""
        left, top = self.scroll_offset
        row, width = y + top, self.size.width
        if row >= self._canvas.height:
            return Strip.blank(width, self.rich_style)
        strip = Strip(self._canvas.segments(row), self._canvas.width)
        return strip.apply_style(self.rich_style).crop_extend(left, left + width, self.rich_style)

    def on_click(self, event: Click) -> None:
        """Send a message with what is under the mouse."""
        left, top = self.scroll_offset
        self.post_message(self.Pointed(self, self._canvas.picks_at(event.x + left, event.y + top)))

    def where(self, pick: Pick) -> Region | None:
        """The region of something on the canvas."""
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
    """The distance in a direction, with sideways distance counted double; ``None`` if it is in another direction."""
    x = there.x + there.width / 2 - here.x - here.width / 2
    y = (there.y + there.height / 2 - here.y - here.height / 2) * 2  # a cell is twice as high as wide
    ahead, aside = (x * across, abs(y)) if across else (y * down, abs(x))
    return ahead + 2 * aside if ahead > 0 else None
