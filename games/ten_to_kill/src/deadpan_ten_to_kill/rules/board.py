"""The board: sixteen tiles on a square grid (T1.3, T1.4), and the tiles within sight and reach of each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from deadpan.kernel.decoding import shorten
from deadpan.kernel.errors import SetupError
from deadpan_ten_to_kill.rules.options import At, Options
from deadpan_ten_to_kill.rules.pieces import TILES

FARTHEST: Final = 999
"""The greatest coordinate: a board has to fit on a screen."""

_SIDES: Final = ((0, -1), (-1, 0), (1, 0), (0, 1))


def neighbours(at: At) -> tuple[At, ...]:
    """The four places that share an edge with this one."""
    return tuple((at[0] + x, at[1] + y) for x, y in _SIDES)


class Board:
    """The position of each tile, and which tiles carry the target symbol; index *n* is tile *n*.

    The position of a tile that is not laid yet (T1.8) is ``None``. Sets of tiles are bit masks: bit *n* is tile *n*.
    For every tile, ``near`` is the tile itself and the adjacent tiles, ``pistol`` the adjacent tiles, and ``rifle`` the
    tiles in its row and column if it is a sniper tile, else none.
    """

    __slots__ = ("at", "near", "pistol", "rifle", "sniper")

    def __init__(self, at: Iterable[At | None], sniper: Iterable[bool]) -> None:
        self.at = tuple(at)
        self.sniper = tuple(sniper)
        near, pistol, rifle = [], [], []
        for tile, here in enumerate(self.at):
            edge = line = 0
            for other, there in enumerate(self.at):
                if here is None or there is None or other == tile:
                    continue
                across, along = abs(here[0] - there[0]), abs(here[1] - there[1])
                if across + along == 1:
                    edge |= 1 << other
                if across == 0 or along == 0:
                    line |= 1 << other
            near.append(edge | 1 << tile)
            pistol.append(edge)
            rifle.append(line if self.sniper[tile] else 0)
        self.near, self.pistol, self.rifle = tuple(near), tuple(pistol), tuple(rifle)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.at == other.at and self.sniper == other.sniper

    def __hash__(self) -> int:
        return hash((self.at, self.sniper))

    def __repr__(self) -> str:
        return f"Board({self.at!r}, {self.sniper!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Board, (self.at, self.sniper)

    @property
    def is_complete(self) -> bool:
        """Whether all tiles are laid."""
        return None not in self.at

    def with_tile(self, tile: int, at: At) -> Board:
        """This board with one more tile laid."""
        return Board((*self.at[:tile], at, *self.at[tile + 1 :]), self.sniper)

    def openings(self) -> list[At]:
        """T1.8: the places for the next tile: the first at [0, 0], every other beside a tile that is laid."""
        taken = {at for at in self.at if at is not None}
        if not taken:
            return [(0, 0)]
        return sorted({beside for at in taken for beside in neighbours(at)} - taken)


def islands(places: Iterable[At]) -> list[set[At]]:
    """The connected parts of a shape."""
    left = set(places)
    parts: list[set[At]] = []
    while left:
        edge = [left.pop()]
        part = set(edge)
        while edge:
            for beside in neighbours(edge.pop()):
                if beside in left:
                    left.remove(beside)
                    part.add(beside)
                    edge.append(beside)
        parts.append(part)
    return parts


def check_shape(places: Sequence[At], options: Options, where: str) -> None:
    """Refuse tiles that do not make a board (T1.3). Raises `SetupError`."""
    if len(places) != TILES:
        raise SetupError("tile-count", "T1.3", where=where, count=len(places))
    for number, at in enumerate(places):
        if max(abs(at[0]), abs(at[1])) > FARTHEST:
            raise SetupError("tile-too-far", "T1.3", where=f"{where}[{number}]", most=FARTHEST)
        if at in places[:number]:
            raise SetupError("tiles-overlap", "T1.3", where=f"{where}[{number}]", other=places.index(at))
        if not any(beside in places for beside in neighbours(at)):
            raise SetupError("tile-alone", "T1.3", where=f"{where}[{number}]")
    if not options.allows_islands and len(islands(places)) > 1:
        raise SetupError("board-in-parts", "T1.3", where=where, edition=options.edition)


def check_marks(tiles: Sequence[int], where: str) -> None:
    """Refuse numbers of sniper tiles (T1.4) that are out of range or repeated. Raises `SetupError`."""
    for number, tile in enumerate(tiles):
        if not 0 <= tile < TILES:
            raise SetupError("tile-number", "T1.4", where=f"{where}[{number}]", what=shorten(str(tile)))
        if tile in tiles[:number]:
            raise SetupError("marked-twice", "T1.4", where=f"{where}[{number}]", tile=tile)
