"""Every choice object, created once and shared, so that long lists of legal choices are cheap to build and compare."""

from __future__ import annotations

from functools import cache
from typing import Final

from deadpan_ten_to_kill.rules.choices import Flee, Investigate, Kill, Lay, Move, Post
from deadpan_ten_to_kill.rules.pieces import MOST_POLICE, TILES, piece_name
from deadpan_ten_to_kill.rules.state import OUT

_PIECES: Final = [piece_name(number) for number in range(16 + MOST_POLICE)]

FLEES: Final = tuple(tuple(Flee(who, to) for to in range(TILES)) for who in _PIECES)
KILLS: Final = tuple(Kill(who) for who in _PIECES)
POSTS: Final = tuple(Post(who) for who in _PIECES)


def _moves(who: str) -> tuple[tuple[Move, ...], ...]:
    moves = tuple(Move(who, to) for to in range(TILES))
    rows = [moves[:tile] + moves[tile + 1 :] for tile in range(TILES)]
    assert len(rows) == OUT
    return (*rows, ())


MOVES: Final = tuple(_moves(who) for who in _PIECES)
"""``MOVES[piece][tile]``: the moves from that tile to every other tile; none from `OUT`."""


@cache
def questions(seats: int, seat: int) -> tuple[tuple[Investigate, ...], ...]:
    """For every character, this seat's questions about it to each opponent."""
    opponents = [whom for whom in range(seats) if whom != seat]
    return tuple(tuple(Investigate(who, whom) for whom in opponents) for who in _PIECES[:16])


@cache
def lay(tile: int, x: int, y: int) -> Lay:
    """The choice to lay this tile there."""
    return Lay(tile, (x, y))
