"""The events of the game, and which seats are told of each."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType, field

from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Event
from deadpan_ten_to_kill.rules.pieces import Piece, Tile

VictimKind: TypeAlias = Literal["target", "hitman", "innocent", "police"]
LossKind: TypeAlias = Literal["killed", "arrested", "mistake"]
EndRule: TypeAlias = Literal["T6.1", "T6.2", "T6.3"]
"""The rules that can end a game."""


class Started(Event, to="everyone", frozen=True):
    """The game begins, and this seat has the first turn (T1.7)."""

    first: Seat


class Dealt(Event, to="seat", frozen=True):
    """A seat looks at its own four tiles (T1.6)."""

    seat: Seat
    hitman: Piece
    targets: tuple[Piece, ...]


class Laid(Event, to="everyone", frozen=True):
    """A tile of the board was laid (T1.8)."""

    by: Seat
    tile: Tile
    at: tuple[int, int]


class Placed(Event, to="everyone", reveals="characters", frozen=True):
    """The characters were put on the finished board, one on each tile (T1.8): ``characters[n]`` stands on tile n."""

    characters: tuple[Piece, ...]


class Moved(Event, to="everyone", frozen=True):
    """A character or policeman was moved (T2.2)."""

    by: Seat
    who: Piece
    to: Tile


class Killed(Event, to="everyone", reveals=("kind", "owner"), frozen=True):
    """A victim was named and left the board (T3.8, T4.1 to T4.4).

    ``owner`` is the seat whose hitman or target it was, never the killer's own.
    """

    by: Seat
    victim: Piece
    kind: VictimKind = field(name="as")
    owner: Seat | None
    suspects: tuple[Piece, ...] | UnsetType = UNSET


class Lost(Event, to="everyone", reveals="itself", frozen=True):
    """A hitman is out of play, its tile face up (T4.3, T5.2, T8.2)."""

    seat: Seat
    who: Piece
    how: LossKind


class Fled(Event, to="everyone", frozen=True):
    """A witness was placed elsewhere (T4.5)."""

    by: Seat
    who: Piece
    to: Tile


class Posted(Event, to="everyone", frozen=True):
    """A policeman came to the scene (T4.6); ``by`` is the seat that picked the policeman, if there was a choice."""

    who: Piece
    to: Tile
    by: Seat | None


class Answered(Event, to="everyone", reveals="yes", frozen=True):
    """An investigation and its answer (T5.2, T5.3)."""

    by: Seat
    who: Piece
    whom: Seat
    yes: bool


class Ended(Event, to="everyone", reveals="everything", frozen=True):
    """The game is over by rule ``rule`` (T6); everything is turned face up and counted (T7)."""

    rule: EndRule
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


EVENTS = (Started, Dealt, Laid, Placed, Moved, Killed, Lost, Fled, Posted, Answered, Ended)
