"""A game on its way: one person at a table of bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from deadpan.bots import Bot, Budget, choose_safely, first_volunteer
from deadpan.kernel.play import Ask, Choice, Event, Told
from deadpan.kernel.record import Played
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat

YOU: Final[Seat] = 0
"""Where the person sits. Chance or an option decides who begins."""


class Pace(Struct, frozen=True):
    """How long a bot takes at least, in seconds, how long it should think, and how long it is waited for.

    An answer window (`Rules.windows`) takes longer than a bot thinks: then its length says nothing about what is held.
    """

    turn: float
    window: float
    budget: Budget
    patience: float


CALM: Final = Pace(turn=0.9, window=1.6, budget=Budget(ms=1200), patience=10)
FAST: Final = Pace(turn=0.0, window=0.6, budget=Budget(ms=400), patience=10)


class Match:
    """Where a game stands, and everything that led there."""

    def __init__(self, played: Played, bots: Mapping[Seat, Bot], pace: Pace) -> None:
        self.game: AnyRules = played.game
        self.names: Sequence[str] = played.record.seats
        self.pace = pace
        self._start = played
        self._bots = bots
        self._state: Any = played.state
        self._told: list[Told] = list(played.told)
        self._moves: list[tuple[Seat, Choice]] = list(played.moves)

    @property
    def ask(self) -> Ask | None:
        """The open question; ``None`` when the game is over."""
        return next(iter(self.game.asks(self._state)), None)

    @property
    def played(self) -> Played:
        """The game so far, for a record."""
        start = self._start
        return Played(self.game, start.record, start.setup, self._state, tuple(self._told), tuple(self._moves))

    def view(self, seat: Seat | None) -> Any:
        """All that a seat may know, or a spectator."""
        return self.game.view(self._state, seat)

    def legal(self, seat: Seat) -> tuple[Choice, ...]:
        """What a seat can choose now."""
        return self.game.legal(self.view(seat))

    def choose(self, seat: Seat, choice: Choice) -> list[Event]:
        """Make a choice, and give what the person hears of it. Raises `RulesError`."""
        step = self.game.apply(self._state, seat, choice)
        self._state = step.state
        self._told += step.told
        self._moves.append((seat, choice))
        return [event for event in (each.heard_by(YOU) for each in step.told) if event is not None]

    def think(self, ask: Ask) -> Choice:
        """What the bot that is asked wants: the same each time, as far as its budget lets it. Changes nothing."""
        rng = Random(f"{self._start.record.seed}/{ask.seat}/{ask.serial}")
        bot, view, pace = self._bots[ask.seat], self.view(ask.seat), self.pace
        return choose_safely(self.game.name, bot, view, self.game.legal(view), rng, pace.budget, pace.patience)

    def volunteer(self, ask: Ask) -> tuple[Seat, Choice] | None:
        """What a bot chooses that is not asked, if one does: at one moment, always the same. Changes nothing."""
        free = {
            seat: (self._bots[seat], Random(f"{self._start.record.seed}/{seat}/{ask.serial}/unasked"))
            for seat in self.game.may(self._state)
            if seat in self._bots
        }
        return first_volunteer(self.game, self._state, free)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; nobody before the end."""
        outcome = self.game.outcome(self._state)
        return outcome.winners if outcome else ()

    def pause(self, ask: Ask) -> float:
        """How many seconds pass before the answer to this question shows."""
        return self.pace.window if ask.kind in self.game.windows else self.pace.turn
