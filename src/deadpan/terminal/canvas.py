"""A grid of styled characters to paint a board on, which records what is painted where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.geometry import Region

from deadpan.terminal.choice_builder import Pick

THIN: Final = "┌─┐│└┘"
HEAVY: Final = "┏━┓┃┗┛"
DOUBLE: Final = "╔═╗║╚╝"
DOTTED: Final = "┌┄┐┆└┘"

_PLAIN: Final = Style()


class Canvas:
    """Cells in rows, and regions that stand for something that can be picked."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._rows = [[(" ", _PLAIN)] * width for _ in range(height)]
        self._spots: list[tuple[Region, Pick]] = []

    # -- painting --------------------------------------------------------------------------------------------------

    def put(self, x: int, y: int, text: str, style: Style = _PLAIN, most: int | None = None) -> int:
        """Write on one line, at most so many cells; returns the number of cells written."""
        end = self.width if most is None else min(self.width, x + most)
        start = x
        for char in text:
            wide = cell_len(char)
            if x < 0 or x + wide > end or not 0 <= y < self.height:
                break
            if wide == 0:  # a combining accent belongs to the letter before it
                if x > start:
                    letter, painted = self._rows[y][x - 1]
                    self._rows[y][x - 1] = (letter + char, painted)
                continue
            self._rows[y][x] = (char, style)
            for hidden in range(x + 1, x + wide):
                self._rows[y][hidden] = ("", style)
            x += wide
        return x - start

    def box(self, region: Region, lines: str, style: Style) -> None:
        """A frame; ``lines`` are its top left, top, top right, side, bottom left and bottom right characters."""
        x, y, width, height = region
        top_left, flat, top_right, side, bottom_left, bottom_right = tuple(lines)
        self.put(x, y, top_left + flat * (width - 2) + top_right, style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, side, style)
            self.put(x + width - 1, row, side, style)
        self.put(x, y + height - 1, bottom_left + flat * (width - 2) + bottom_right, style)

    # -- regions ---------------------------------------------------------------------------------------------------

    def spot(self, region: Region, *picks: Pick) -> None:
        """Register what a region stands for. Later regions are on top."""
        self._spots += [(region, pick) for pick in picks]

    def picks_at(self, x: int, y: int) -> list[Pick]:
        """What a cell stands for, the topmost first."""
        return [pick for region, pick in reversed(self._spots) if region.contains(x, y)]

    @property
    def picks(self) -> list[Pick]:
        """Everything that a region stands for."""
        return [pick for _, pick in self._spots]

    def region_of(self, pick: Pick) -> Region | None:
        """The region of something, if it has one."""
        return next((region for region, here in reversed(self._spots) if here == pick), None)

    # -- reading ---------------------------------------------------------------------------------------------------

    def segments(self, y: int) -> list[Segment]:
        """One line, in as few segments as its styles allow."""
        return list(Segment.simplify(Segment(char, style) for char, style in self._rows[y] if char))

    def text(self) -> Text:
        """All of it as plain text, for the line mode."""
        return Text("\n".join("".join(char for char, _ in row).rstrip() for row in self._rows).rstrip("\n"))

    def __iter__(self) -> Iterator[list[Segment]]:
        return (self.segments(y) for y in range(self.height))
