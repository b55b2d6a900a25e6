"""The games that a table has finished, and the standings after them."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

from msgspec import Struct

from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Outcome
from deadpan.server.state.seats import bot_name
from deadpan.server.state.table_game import TableGame

_MOST_SHOWN: Final = 50
"""How many of the latest games are listed; the standings count all of them."""


class FinishedGame(Struct, frozen=True):
    """A game that ended. Its choices are in the log of the table, from entry ``start`` to before entry ``stop``."""

    game: str
    number: int
    names: tuple[str, ...]
    people: tuple[int | None, ...]
    """The participants by seat; ``None`` where a bot played from the start."""
    outcome: Outcome | None
    """The outcome; ``None`` if the game was broken off."""
    start: int
    stop: int


class PlayerTotal(Struct, frozen=True):
    """The games, wins and points of one participant or bot at a table."""

    name: str
    participant: int | None
    games: int = 0
    wins: Fraction = Fraction(0)
    points: int = 0

    def after(self, outcome: Outcome, seat: Seat) -> PlayerTotal:
        """The total after one more game, played in ``seat``. A shared win counts as a fraction."""
        share = Fraction(1, len(outcome.winners)) if seat in outcome.winners else Fraction(0)
        points = self.points + outcome.scores[seat]
        return PlayerTotal(self.name, self.participant, self.games + 1, self.wins + share, points)


class Standings(Struct, frozen=True):
    """The latest games of a table, and the totals after all of them."""

    games: tuple[dict[str, Any], ...] = ()
    """The latest games, as JSON."""
    totals: Mapping[int | str, PlayerTotal] = {}
    """By the number of a participant or the name of a bot, best first."""

    def after(self, game: FinishedGame) -> Standings:
        """The standings after one more game. A game that was broken off does not count."""
        outcome = game.outcome
        if outcome is None:
            return self
        shown = {
            "game": game.game,
            "number": game.number,
            "names": list(game.names),
            "winners": list(outcome.winners),
            "scores": list(outcome.scores),
        }
        totals = dict(self.totals)
        for seat, (name, number) in enumerate(zip(game.names, game.people, strict=True)):
            key = name if number is None else number
            totals[key] = totals.get(key, PlayerTotal(name, number)).after(outcome, seat)
        ranked = sorted(totals.items(), key=lambda each: _rank(each[1]))
        return Standings((*self.games, shown)[-_MOST_SHOWN:], dict(ranked))


class FinishedGames:
    """All games of a table that ended, in order."""

    def __init__(self) -> None:
        self.games: list[FinishedGame] = []
        self._before = self._after = Standings()
        """Without and with the last game: its end can be in the log before clients know it."""

    def keep(self, finished: FinishedGame) -> None:
        """Add a game that ended, or replace the last one."""
        if self.games and self.games[-1].number == finished.number:
            self.games.pop()
        else:
            self._before = self._after
        self.games.append(finished)
        self._after = self._before.after(finished)

    def shown(self, names: Mapping[int, str], *, but_last: bool = False) -> dict[str, Any]:
        """The games and the standings as JSON, ``but_last`` without the last game.

        ``names`` are the present names of participants. Bots with the same name are counted as one.
        """
        standings = self._before if but_last else self._after
        ranked = [
            {
                "name": total.name if total.participant is None else names[total.participant],
                "participant": total.participant,
                "games": total.games,
                "wins": round(float(total.wins), 2),
                "points": total.points,
            }
            for total in standings.totals.values()
        ]
        return {"games": list(standings.games), "standings": ranked}


def _rank(total: PlayerTotal) -> tuple[Fraction, int, int, bool]:
    """A sort key, best first: more wins, then more points, then fewer games; people before bots."""
    return -total.wins, -total.points, total.games, total.participant is None


def finished_game(play: TableGame, last: Any, names: Mapping[int, str], start: int, stop: int) -> FinishedGame:
    """A game that ended in the state ``last``; ``names`` are those of the participants by number."""
    people = play.people
    shown = tuple(bot_name(seat) if number is None else names[number] for seat, number in enumerate(people))
    outcome = None if play.is_broken_off else play.game.outcome(last)
    return FinishedGame(play.game.name, play.number, shown, people, outcome, start, stop)
