"""The games that a table has behind it: what came of each, its record, and who stands how."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from msgspec import Struct

from deadpan import __version__
from deadpan.host.entries import Began, BrokenOff, Chose, read_entry
from deadpan.kernel.game import AnyGame
from deadpan.kernel.play import Outcome
from deadpan.kernel.record import FORMAT, Record, replay, write_record
from deadpan.kernel.seats import Seat

_MOST_SHOWN: Final = 50
"""How many of the last games are told one by one; the standings have them all."""


class Finished(Struct, frozen=True):
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


class Tally(Struct):
    """What one participant or bot has to show for an evening."""

    name: str
    participant: int | None
    games: int = 0
    wins: Fraction = Fraction(0)
    points: int = 0


class Evening:
    """Every game of a table that ended, in order."""

    def __init__(self) -> None:
        self.finished: list[Finished] = []
        self._counted: tuple[int, list[Tally]] = 0, []

    def keep(self, finished: Finished) -> None:
        """Keep what came of a game, in place of what was kept of it before."""
        if self.finished and self.finished[-1].number == finished.number:
            self.finished.pop()
        self.finished.append(finished)

    def shown(self, told: int, names: Mapping[int, str]) -> dict[str, Any]:
        """The first ``told`` games and who stands how after them, best first; ``names`` are the participants' now.

        A game that was broken off does not count. A win that several share counts for each by its share. A bot is
        the same one as long as it has the same name.
        """
        counted = [game for game in self.finished[:told] if game.outcome is not None]
        games = [
            {
                "game": game.game,
                "number": game.number,
                "names": list(game.names),
                "winners": list(game.outcome.winners),
                "scores": list(game.outcome.scores),
            }
            for game in counted[-_MOST_SHOWN:]
            if game.outcome is not None
        ]
        standings = [
            {
                "name": tally.name if tally.participant is None else names[tally.participant],
                "participant": tally.participant,
                "games": tally.games,
                "wins": round(float(tally.wins), 2),
                "points": tally.points,
            }
            for tally in self._tallies(told, counted)
        ]
        return {"games": games, "standings": standings}

    def _tallies(self, told: int, counted: Sequence[Finished]) -> list[Tally]:
        if self._counted[0] != told:
            found: dict[int | str, Tally] = {}
            for game in counted:
                for seat, (name, number) in enumerate(zip(game.names, game.people, strict=True)):
                    tally = found.setdefault(name if number is None else number, Tally(name, number))
                    _count(tally, game.outcome, seat)
            self._counted = told, sorted(found.values(), key=_rank)
        return self._counted[1]


def _rank(tally: Tally) -> tuple[Fraction, int, int, bool]:
    """Best first: more wins, then more points, then in fewer games; people before bots."""
    return -tally.wins, -tally.points, tally.games, tally.participant is None


def _count(tally: Tally, outcome: Outcome | None, seat: Seat) -> None:
    if outcome is not None:
        tally.games += 1
        tally.points += outcome.scores[seat]
        if seat in outcome.winners:
            tally.wins += Fraction(1, len(outcome.winners))


class Written(Struct, frozen=True):
    """The record of a game as text."""

    game: str
    number: int
    text: bytes


def write_finished(finished: Finished, log: Sequence[bytes], games: Mapping[str, AnyGame]) -> Written:
    """The record of a game that ended, out of the log of its table."""
    began, *later = map(read_entry, log[finished.start : finished.stop])
    assert isinstance(began, Began)
    choices: list[dict[str, Any]] = []
    for entry in later:
        if isinstance(entry, Chose):
            choices.append({"seat": entry.seat, **entry.choice})
        elif isinstance(entry, BrokenOff) and entry.told is not None:
            del choices[entry.told :]
    record = Record(
        format=FORMAT,
        game=finished.game,
        options=began.options,
        seats=list(finished.names),
        seed=began.seed,
        setup=began.setup,
        choices=choices,
    )
    return Written(finished.game, finished.number, write_record(replay(record, games), __version__))
