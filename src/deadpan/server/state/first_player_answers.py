"""What a table answered to the question who begins."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from deadpan.kernel.seats import Seat
from deadpan.server.state.seats import SeatAssignment


class FirstPlayerAnswer(Struct, frozen=True):
    """The answer to the question of a game: a participant, the bot in a seat, or nobody."""

    participant: int | None
    bot: Seat | None
    by_play: bool
    """Whether a game gave the answer, not a person."""


class FirstPlayerAnswers:
    """The answers of a table to the questions of its games.

    An answer is valid as long as the table exists: the player it names begins in whichever seat they have.
    """

    def __init__(self) -> None:
        self._by_game: dict[str, FirstPlayerAnswer] = {}

    def give(self, game: str, seat: Seat | None, places: Sequence[SeatAssignment]) -> None:
        """Answer with the player who has a seat now; without a seat, delete the answer."""
        if seat is None:
            self._by_game.pop(game, None)
        else:
            who = places[seat].participant
            self._by_game[game] = FirstPlayerAnswer(who, seat if who is None else None, by_play=False)

    def settle(self, game: str, seat: Seat | None, people: Sequence[int | None]) -> None:
        """Answer by a game that is over; ``people`` are the participants of its seats."""
        who = None if seat is None else people[seat]
        self._by_game[game] = FirstPlayerAnswer(who, seat if who is None else None, by_play=True)

    def swap(self, a: Seat, b: Seat) -> None:
        """Exchange two seats in answers that name a bot."""
        for game, answer in self._by_game.items():
            if answer.bot in (a, b):
                self._by_game[game] = FirstPlayerAnswer(None, b if answer.bot == a else a, answer.by_play)

    def seat(self, game: str, places: Sequence[SeatAssignment]) -> Seat | None:
        """The seat of the player that the answer names; ``None`` if there is none, or they have no seat."""
        answer = self._by_game.get(game)
        if answer is None:
            return None
        if answer.participant is not None:
            return next((seat for seat, place in enumerate(places) if place.participant == answer.participant), None)
        bot = answer.bot
        is_there = bot is not None and bot < len(places) and places[bot].participant is None and not places[bot].is_open
        return bot if is_there else None

    def is_settled(self, game: str) -> bool:
        """Whether a game has given the answer, which may be nobody."""
        answer = self._by_game.get(game)
        return answer is not None and answer.by_play
