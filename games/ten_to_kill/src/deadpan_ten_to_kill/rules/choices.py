"""The choices of a player."""

from __future__ import annotations

from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice
from deadpan_ten_to_kill.rules.pieces import Piece, Tile


class Lay(Choice, frozen=True):
    """Lay a tile of the board (T1.8)."""

    tile: Tile
    at: tuple[int, int]


class Move(Choice, frozen=True):
    """Move a character or policeman in play to another tile (T2.2)."""

    who: Piece
    to: Tile


class Kill(Choice, frozen=True):
    """Name a victim (T3)."""

    who: Piece


class Investigate(Choice, frozen=True):
    """Ask an opponent whether a character that stands with a policeman is their hitman (T5)."""

    who: Piece
    whom: Seat


class Flee(Choice, frozen=True):
    """Place a witness of a kill (T4.5)."""

    who: Piece
    to: Tile


class Post(Choice, frozen=True):
    """Pick the policeman who comes to the scene (T4.6)."""

    who: Piece


CHOICES = (Lay, Move, Kill, Investigate, Flee, Post)
