"""Shapes of boards (T1.8): the presets, and random ones."""

from __future__ import annotations

from typing import Final

from deadpan.kernel.chance import Chance
from deadpan_ten_to_kill.rules.board import neighbours
from deadpan_ten_to_kill.rules.options import At
from deadpan_ten_to_kill.rules.pieces import TILES

_DRAWN: Final = {
    "square": """
        ####
        ####
        ####
        ####
    """,
    "ring": """
        #####
        #...#
        #...#
        #...#
        #####
    """,
    "cross": """
        .##.
        .##.
        ####
        ####
        .##.
        .##.
    """,
    "boulevard": """
        ########
        ########
    """,
    "staircase": """
        ####......
        ..####....
        ....####..
        ......####
    """,
    "archipelago": """
        ##.##
        ##.##
        .....
        ##.##
        ##.##
    """,
}


def _places(drawing: str) -> tuple[At, ...]:
    rows = drawing.split()
    return tuple((x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#")


SHAPES: Final = {name: _places(drawing) for name, drawing in _DRAWN.items()}
"""The presets, tile by tile from the top left."""

_SMALLEST_ISLAND: Final = 2
_NEW_ISLAND_ONE_IN: Final = 8


def random_shape(chance: Chance, with_islands: bool) -> tuple[tuple[At, ...], Chance]:
    """A random legal shape (T1.3), grown tile by tile; with islands, sometimes in several parts."""
    shape: list[At] = [(0, 0)]
    island: list[At] = [(0, 0)]
    while len(shape) < TILES:
        left = TILES - len(shape)
        if with_islands and len(island) >= _SMALLEST_ISLAND and left >= _SMALLEST_ISLAND:
            leap, chance = chance.below(_NEW_ISLAND_ONE_IN)
            if leap == 0:
                place, chance = chance.pick(_shores(shape))
                island = []
            else:
                place, chance = chance.pick(_edges(island, shape))
        else:
            place, chance = chance.pick(_edges(island, shape))
        island.append(place)
        shape.append(place)
    left_most, top_most = min(x for x, _ in shape), min(y for _, y in shape)
    return tuple(sorted(((x - left_most, y - top_most) for x, y in shape), key=lambda at: (at[1], at[0]))), chance


def _edges(island: list[At], shape: list[At]) -> list[At]:
    return sorted({beside for at in island for beside in neighbours(at)} - set(shape))


def _shores(shape: list[At]) -> list[At]:
    """The places where a new island can begin: within two squares of the shape's bounds, adjacent to no tile."""
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    return [
        (x, y)
        for y in range(min(ys) - 2, max(ys) + 3)
        for x in range(min(xs) - 2, max(xs) + 3)
        if (x, y) not in shape and not any(beside in shape for beside in neighbours((x, y)))
    ]
