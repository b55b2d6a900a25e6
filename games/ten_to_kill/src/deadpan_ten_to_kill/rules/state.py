"""The state of a game: a public table, and the secrets beside it.

Everything anybody may see is in the `Table`; what is face down is in the `Secrets`. A view is a table and one hand.
Characters and policemen are numbers here (see `pieces`), sets of characters are bit masks.
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
"""Where a piece is that stands on no tile."""
TILE_BYTES: Final = tuple(bytes((tile,)) for tile in range(OUT + 1))


class Laying(Struct, frozen=True, gc=False, tag=True):
    """Somebody lays the next tile of the board (T1.8)."""

    kind: ClassVar[str] = "lay"
    rule: ClassVar[str] = "T1.8"
    seat: Seat


class Acting(Struct, frozen=True, gc=False, tag=True):
    """Somebody's turn: actions left, and whether the kill of the turn is spent (T2.1)."""

    kind: ClassVar[str] = "act"
    rule: ClassVar[str] = "T2.1"
    seat: Seat
    left: int
    killed: bool


class Fleeing(Struct, frozen=True, gc=False, tag=True):
    """The next player places the witnesses; ``taken`` are the tiles that got one (T4.5)."""

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
    """Somebody who stands in front of a player, and what that counts (T4.1, T5.2, T7.1)."""

    who: int
    kind: str
    points: int


class Loss(Struct, frozen=True, gc=False):
    """A hitman out of play, its tile face up. ``order`` counts losses from 1; 0 is before the game (T7.2)."""

    who: int
    order: int


class Facts(Struct, frozen=True, gc=False):
    """What lies face up, by seat; it changes only when somebody is killed or asked."""

    trophies: tuple[tuple[Trophy, ...], ...]
    losses: tuple[Loss | None, ...]
    targets_up: tuple[int, ...]
    """The targets of each seat that are face up, killed by whomever (T4.2, T4.4)."""
    could_be: tuple[int, ...]
    """The characters that can be each seat's hitman by its kills and answers alone (T9.3)."""


class LastRound(Struct, frozen=True, gc=False):
    """How the last round began (T6.1, T6.3)."""

    since: int
    """The number of the last event that everybody had heard by then."""
    seats: tuple[Seat, ...]
    """Who still had something to do."""


class Table(Struct, frozen=True, gc=False):
    """Everything that lies open."""

    options: Options
    board: Board
    first: Seat
    where: bytes
    """The tile of every piece, or `OUT`."""
    called: int
    """How many policemen have left the reserve, dead ones included; they come in the order of their numbers."""
    round: int
    frames: tuple[Frame, ...]
    """Open questions, the one that is asked last; none: the game is over."""
    facts: Facts
    serial: int
    """How many choices were made."""
    ended: str
    """The rule that ended the game (T6), empty while it goes on."""
    log: EventLog
    start: bytes
    """Where every piece stood when play began: with the log, all that ever happened on the board can be told again."""
    last_round: LastRound | None
    """Once it is known that the round is the last one."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.facts.losses)


class Hand(Struct, frozen=True, gc=False):
    """The four character tiles of a player (T1.6)."""

    hitman: int
    targets: tuple[int, int, int]


class Secrets(Struct, frozen=True, gc=False):
    """Everything that lies face down: the hands, what only some were told, and the future."""

    hands: tuple[Hand, ...]
    private: tuple[EventLog, ...]
    chance: Chance


class State(Struct, frozen=True, gc=False):
    """A whole game at one moment."""

    table: Table
    secrets: Secrets


def in_play(where: bytes) -> int:
    """The characters that stand on the board."""
    return sum(1 << who for who in range(16) if where[who] != OUT)


def is_spent(targets_up: int) -> bool:
    """Whether a seat with these targets face up has none left in play (T6.1)."""
    return targets_up.bit_count() == 3
