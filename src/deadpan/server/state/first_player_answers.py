"""What a table answered when it was asked who begins."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from deadpan.kernel.seats import Seat
from deadpan.server.state.seats import SeatAssignment


class FirstPlayerAnswer(Struct, frozen=True):
    """Who it is by the question of a game: a participant, the bot in a seat, or nobody."""

    participant: int | None
    bot: Seat | None
    by_play: bool
    """Whether a game answered it, and no person."""


class FirstPlayerAnswers:
    """What a table knows by the questions of its games.

    An answer holds for the evening. Whoever it names begins as long as they have a seat, whichever it is.
    """

    def __init__(self) -> None:
        self._by_game: dict[str, FirstPlayerAnswer] = {}

    def give(self, game: str, seat: Seat | None, places: Sequence[SeatAssignment]) -> None:
        """Let it be whoever sits there now; with no seat, take the answer back."""
        if seat is None:
            self._by_game.pop(game, None)
        else:
            who = places[seat].participant
            self._by_game[game] = FirstPlayerAnswer(who, seat if who is None else None, by_play=False)

    def settle(self, game: str, seat: Seat | None, people: Sequence[int | None]) -> None:
        """Let a game that is over have answered it; ``people`` are the participants who had each seat of it."""
        who = None if seat is None else people[seat]
        self._by_game[game] = FirstPlayerAnswer(who, seat if who is None else None, by_play=True)

    def swap(self, a: Seat, b: Seat) -> None:
        """Follow the bots of two seats that exchange who sits there."""
        for game, answer in self._by_game.items():
            if answer.bot in (a, b):
                self._by_game[game] = FirstPlayerAnswer(None, b if answer.bot == a else a, answer.by_play)

    def seat(self, game: str, places: Sequence[SeatAssignment]) -> Seat | None:
        """Where whoever it is sits; ``None``: nobody is known, or they have no seat."""
        answer = self._by_game.get(game)
        if answer is None:
            return None
        if answer.participant is not None:
            return next((seat for seat, place in enumerate(places) if place.participant == answer.participant), None)
        bot = answer.bot
        is_there = bot is not None and bot < len(places) and places[bot].participant is None and not places[bot].is_open
        return bot if is_there else None

    def is_settled(self, game: str) -> bool:
        """Whether a game of this evening has answered it, be it by nobody."""
        answer = self._by_game.get(game)
        return answer is not None and answer.by_play
