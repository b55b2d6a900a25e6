"""A game of one person against bots, in this process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from deadpan.bots import Bot, Budget, choose_safely, first_volunteer
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Ask, Choice, Event
from deadpan.session import Play

YOU: Final[Seat] = 0
"""The person's seat. Chance or an option decides who begins."""


class BotPace(Struct, frozen=True):
    """How long a bot takes at least, in seconds, its budget, and its timeout.

    An answer window (`Rules.windows`) lasts longer than a bot thinks, so that its length does not reveal what is held.
    """

    turn: float
    window: float
    budget: Budget
    timeout: float


CALM: Final = BotPace(turn=0.9, window=1.6, budget=Budget(ms=1200), timeout=10)
FAST: Final = BotPace(turn=0.0, window=0.6, budget=Budget(ms=400), timeout=10)


class LocalGame:
    """The state of the game, and its history."""

    def __init__(self, play: Play, bots: Mapping[Seat, Bot], pace: BotPace) -> None:
        self.game: AnyRules = play.rules
        self.names: Sequence[str] = play.names
        self.pace = pace
        self.play = play
        """The game so far."""
        self._bots = bots

    @property
    def ask(self) -> Ask | None:
        """The open question; ``None`` when the game is over."""
        return next(iter(self.game.asks(self.play.state)), None)

    def view(self, seat: Seat | None) -> Any:
        """All that a seat, or a spectator, may know."""
        return self.play.view(seat)

    def legal(self, seat: Seat) -> tuple[Choice, ...]:
        """What a seat can choose now."""
        return self.play.legal(seat)

    def choose(self, seat: Seat, choice: Choice) -> list[Event]:
        """Make a choice; returns what the person hears of it. Raises `RulesError`."""
        self.play = self.play.apply(seat, choice)
        return self.play.history.heard_last(YOU)

    def think(self, ask: Ask) -> Choice:
        """The choice of the bot that is asked: the same each time, as far as its budget allows. Changes nothing."""
        rng = Random(f"{self.play.record.seed}/{ask.seat}/{ask.serial}")
        bot, view, pace = self._bots[ask.seat], self.view(ask.seat), self.pace
        return choose_safely(self.game.name, bot, view, self.game.legal(view), rng, pace.budget, pace.timeout)

    def volunteer(self, ask: Ask) -> tuple[Seat, Choice] | None:
        """The choice of a bot that is not asked, if one makes any: the same each time. Changes nothing."""
        free = {
            seat: (self._bots[seat], Random(f"{self.play.record.seed}/{seat}/{ask.serial}/unasked"))
            for seat in self.game.may(self.play.state)
            if seat in self._bots
        }
        return first_volunteer(self.game, self.play.state, free)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winners; none before the end."""
        outcome = self.game.outcome(self.play.state)
        return outcome.winners if outcome else ()

    def pause(self, ask: Ask) -> float:
        """How many seconds pass before the answer to this question is shown."""
        return self.pace.window if ask.kind in self.game.windows else self.pace.turn
