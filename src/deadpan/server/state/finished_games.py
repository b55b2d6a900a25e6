"""The games that a table has behind it: what came of each, its record, and who stands how."""

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
"""How many of the last games are told one by one; the standings have them all."""


class FinishedGame(Struct, frozen=True):
    """A game that ended; its choices stay in the log of the table, from entry ``start`` to before entry ``stop``."""

    game: str
    number: int
    names: tuple[str, ...]
    people: tuple[int | None, ...]
    """The participants by seat, ``None`` where a bot had it all the time."""
    outcome: Outcome | None
    """How it ended; ``None`` if it was broken off."""
    start: int
    stop: int


class PlayerTotal(Struct, frozen=True):
    """What one participant or bot has to show for an evening."""

    name: str
    participant: int | None
    games: int = 0
    wins: Fraction = Fraction(0)
    points: int = 0

    def after(self, outcome: Outcome, seat: Seat) -> PlayerTotal:
        """The same with one more game, in which they had ``seat``. A shared win counts by its share."""
        share = Fraction(1, len(outcome.winners)) if seat in outcome.winners else Fraction(0)
        points = self.points + outcome.scores[seat]
        return PlayerTotal(self.name, self.participant, self.games + 1, self.wins + share, points)


class Standings(Struct, frozen=True):
    """What an evening comes to after some of its games."""

    games: tuple[dict[str, Any], ...] = ()
    """The last of them, as they are told."""
    tallies: Mapping[int | str, PlayerTotal] = {}
    """By participant, those of bots by name; best first."""

    def after(self, game: FinishedGame) -> Standings:
        """The same with one more game; one that was broken off does not count."""
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
        tallies = dict(self.tallies)
        for seat, (name, number) in enumerate(zip(game.names, game.people, strict=True)):
            key = name if number is None else number
            tallies[key] = tallies.get(key, PlayerTotal(name, number)).after(outcome, seat)
        ranked = sorted(tallies.items(), key=lambda each: _rank(each[1]))
        return Standings((*self.games, shown)[-_MOST_SHOWN:], dict(ranked))


class FinishedGames:
    """Every game of a table that ended, in order."""

    def __init__(self) -> None:
        self.games: list[FinishedGame] = []
        self._before = self._after = Standings()
        """Up to the last game, and with it: its end can be written before it is told."""

    def keep(self, finished: FinishedGame) -> None:
        """Keep what came of a game, in place of what was kept of it before."""
        if self.games and self.games[-1].number == finished.number:
            self.games.pop()
        else:
            self._before = self._after
        self.games.append(finished)
        self._after = self._before.after(finished)

    def shown(self, names: Mapping[int, str], *, but_last: bool = False) -> dict[str, Any]:
        """The games and who stands how after them, best first, ``but_last`` without the last one.

        ``names`` are the participants' now. A bot is the same one as long as it has the same name.
        """
        account = self._before if but_last else self._after
        standings = [
            {
                "name": tally.name if tally.participant is None else names[tally.participant],
                "participant": tally.participant,
                "games": tally.games,
                "wins": round(float(tally.wins), 2),
                "points": tally.points,
            }
            for tally in account.tallies.values()
        ]
        return {"games": list(account.games), "standings": standings}


def _rank(tally: PlayerTotal) -> tuple[Fraction, int, int, bool]:
    """Best first: more wins, then more points, then in fewer games; people before bots."""
    return -tally.wins, -tally.points, tally.games, tally.participant is None


def finished_game(play: TableGame, last: Any, names: Mapping[int, str], start: int, stop: int) -> FinishedGame:
    """A game that ended in the state ``last``; ``names`` are those of participants, by number."""
    people = play.people
    shown = tuple(bot_name(seat) if number is None else names[number] for seat, number in enumerate(people))
    outcome = None if play.is_broken_off else play.game.outcome(last)
    return FinishedGame(play.game.name, play.number, shown, people, outcome, start, stop)
