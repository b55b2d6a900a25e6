"""The state of a game: a public `Table` and the `Secrets`.

The table holds everything public; the secrets hold everything that is face down. A view is a table and one hand.
Characters and policemen are numbers (see `pieces`), sets of characters are bit masks.
"""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from msgspec import Struct

from deadpan.kernel.chance import Chance
from deadpan.kernel.event_log import EventLog
from deadpan.kernel.seats import Seat
from deadpan_ten_to_kill.rules.board import Board
from deadpan_ten_to_kill.rules.options import Options

OUT: Final = 16
"""The position of a piece that stands on no tile."""
TILE_BYTES: Final = tuple(bytes((tile,)) for tile in range(OUT + 1))


class Laying(Struct, frozen=True, gc=False, tag=True):
    """A seat lays the next tile of the board (T1.8)."""

    kind: ClassVar[str] = "lay"
    rule: ClassVar[str] = "T1.8"
    seat: Seat


class Acting(Struct, frozen=True, gc=False, tag=True):
    """The turn of a seat: the actions left, and whether the seat killed in this turn (T2.1)."""

    kind: ClassVar[str] = "act"
    rule: ClassVar[str] = "T2.1"
    seat: Seat
    left: int
    killed: bool


class Fleeing(Struct, frozen=True, gc=False, tag=True):
    """The next player places the witnesses; ``taken`` is the mask of the tiles that got one (T4.5)."""

    kind: ClassVar[str] = "flee"
    rule: ClassVar[str] = "T4.5"
    seat: Seat
    scene: int
    witnesses: tuple[int, ...]
    taken: int


class Posting(Struct, frozen=True, gc=False, tag=True):
    """The next player picks the policeman who comes to the scene (T4.6)."""

    kind: ClassVar[str] = "post"
    rule: ClassVar[str] = "T4.6"
    seat: Seat
    scene: int


Frame: TypeAlias = Laying | Acting | Fleeing | Posting


class Trophy(Struct, frozen=True, gc=False):
    """A character or policeman that a player killed or arrested, and its points (T4.1, T5.2, T7.1)."""

    who: int
    kind: str
    points: int


class Loss(Struct, frozen=True, gc=False):
    """A lost hitman, its tile face up. ``order`` counts losses from 1; 0 means lost in the set-up (T7.2)."""

    who: int
    order: int


class Facts(Struct, frozen=True, gc=False):
    """What is face up, by seat; only kills and questions change it."""

    trophies: tuple[tuple[Trophy, ...], ...]
    losses: tuple[Loss | None, ...]
    targets_up: tuple[int, ...]
    """The targets of each seat that are face up, whichever player killed them (T4.2, T4.4)."""
    could_be: tuple[int, ...]
    """The characters that can be each seat's hitman, judged by its kills and answers alone (T9.3)."""


class LastRound(Struct, frozen=True, gc=False):
    """How the last round began (T6.1, T6.3)."""

    since: int
    """The number of the last public event before it."""
    seats: tuple[Seat, ...]
    """The seats that had actions left."""


class Table(Struct, frozen=True, gc=False):
    """Everything that is public."""

    options: Options
    board: Board
    first: Seat
    where: bytes
    """The tile of every piece, or `OUT`."""
    called: int
    """How many policemen have left the reserve, dead ones included; they leave it in the order of their numbers."""
    round: int
    frames: tuple[Frame, ...]
    """The stack of open questions, the one being asked last; empty when the game is over."""
    facts: Facts
    serial: int
    """The number of choices made."""
    ended: str
    """The rule that ended the game (T6), empty while it goes on."""
    log: EventLog
    start: bytes
    """Where every piece stood when play began: with the log, every earlier board can be computed."""
    last_round: LastRound | None
    """Set when the round becomes the last one."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.facts.losses)


class Hand(Struct, frozen=True, gc=False):
    """The four character tiles of a player (T1.6)."""

    hitman: int
    targets: tuple[int, int, int]


class Secrets(Struct, frozen=True, gc=False):
    """Everything that is face down: the hands, the private logs, and the random source of draws to come."""

    hands: tuple[Hand, ...]
    private: tuple[EventLog, ...]
    chance: Chance


class State(Struct, frozen=True, gc=False):
    """A game at one moment."""

    table: Table
    secrets: Secrets


def in_play(where: bytes) -> int:
    """The characters that stand on the board, as a mask."""
    return sum(1 << who for who in range(16) if where[who] != OUT)


def is_spent(targets_up: int) -> bool:
    """Whether all three targets of a seat are face up (T6.1)."""
    return targets_up.bit_count() == 3
