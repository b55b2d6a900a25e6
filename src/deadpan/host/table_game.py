"""One game at a table, as its log has it."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from deadpan.host.agreed import as_agreed
from deadpan.host.entries import Began, Chose
from deadpan.host.seating import Place
from deadpan.host.settings import Settings
from deadpan.kernel.play import Step, Told
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat

REMEMBERED: Final = 64
"""How many of the last moments of a game are at hand for those who missed them."""


class Snapshot(Struct, frozen=True):
    """A game after ``n`` choices, and what the last of them (at 0: the opening) made happen.

    Not a `Play`: that holds all that was ever told, and a server keeps many games in memory.
    """

    n: int
    state: Any
    told: tuple[Told, ...]
    used: tuple[int, ...] = ()
    """Milliseconds that each seat has taken by then beyond what its choices may take, where time is counted."""


class TableGame:
    """One game at the table: where it stands, its last snapshots, and the people who play it."""

    def __init__(self, game: AnyRules, number: int, began: Began, places: Sequence[Place], settings: Settings) -> None:
        self.game = game
        self.number = number
        self.began = began
        self.seats = len(places)
        self.settings = settings
        self.seat_had = {place.participant: seat for seat, place in enumerate(places) if place.participant is not None}
        """The seat of everybody who has had one in this game: they know its secrets, and may not have another."""
        self.is_paused = False
        self.is_broken_off = False
        self.agreed: set[Seat] = set()
        """The seats that would end the game here."""
        options = game.read_options(as_agreed(game, began.options))
        step = game.pose(options, len(places), began.setup, began.seed)
        self.moments: deque[Snapshot] = deque([Snapshot(0, step.state, step.told, (0,) * len(places))], REMEMBERED)
        self.made: dict[tuple[Seat, str], int] = {}
        """By seat and id, which choice it was: what is sent again counts once."""

    @property
    def now(self) -> Snapshot:
        """Where the game stands."""
        return self.moments[-1]

    def at(self, n: int) -> Snapshot | None:
        """The game after ``n`` choices, if it is still at hand."""
        index = n - self.moments[0].n
        return self.moments[index] if 0 <= index < len(self.moments) else None

    @property
    def people(self) -> tuple[int | None, ...]:
        """The participant who had each seat last, whoever plays for them now."""
        owners = {seat: number for number, seat in self.seat_had.items()}
        return tuple(owners.get(seat) for seat in range(self.seats))

    def follow(self, chose: Chose, step: Step[Any]) -> None:
        """Go on by a choice that was made."""
        n, used = self.now.n + 1, self.now.used
        if chose.spent is not None:
            more = max(0, chose.spent - 1000 * (self.settings.choice_seconds or 0))
            used = tuple(each + more * (seat == chose.seat) for seat, each in enumerate(used))
        self.moments.append(Snapshot(n, step.state, step.told, used))
        if chose.id is not None:
            self.made[chose.seat, chose.id] = n

    def break_off(self, told: int | None) -> None:
        """End the game here. An answer that was held back is none of it: the first ``told`` choices are."""
        self.is_broken_off = True
        if told is not None and self.now.n > told:
            self.moments.pop()

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.is_broken_off or not self.game.asks(self.now.state)
