"""A match of bots: its parameters, and one game of it."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct

from deadpan.arena.scoring import placings, points_by_source
from deadpan.bots import Bot, Budget, choose_safely, first_volunteer, load_bot
from deadpan.game import GAMES, game_called
from deadpan.kernel.record import LONGEST_GAME, Record
from deadpan.kernel.record_formats import FORMAT
from deadpan.session import open_record, usual_names

UNFINISHED = "unfinished"
"""The rule of a game that was stopped after `LONGEST_GAME` choices, whose win all share."""


class Match(Struct, frozen=True, kw_only=True):
    """The same deals, played with the seats rotated, so that every bot plays every seat.

    ``bots`` are names for `load_bot`, one for each seat.
    """

    game: str
    bots: tuple[str, ...]
    deals: int
    seed: str
    options: dict[str, Any] = {}
    budget: Budget = Budget()

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.bots)


class Result(Struct, frozen=True, gc=False):
    """One game of a match. Fields by entry are in the order of the match's bots."""

    deal: int
    rotation: int
    seats: tuple[int, ...]
    """The seat of each entry, counted from the first player."""
    shares: tuple[float, ...]
    """The share of the win of each entry."""
    scores: tuple[int, ...]
    placings: tuple[float, ...]
    sources: tuple[dict[str, float], ...]
    choices: int
    rule: str
    """The rule that ended it, or `UNFINISHED`."""
    ms: tuple[tuple[float, ...], ...]
    """The time that each entry took for each choice that had an alternative."""


def play_deal(match: Match, deal: int) -> list[Result]:
    """One deal, played once for every rotation of the seats."""
    bots = [load_bot(match.game, name) for name in match.bots]
    return [play_game(match, bots, deal, rotation) for rotation in range(match.players)]


def play_game(match: Match, bots: list[Bot], deal: int, rotation: int) -> Result:
    """One game: entry *e* sits on seat *e + rotation*."""
    game, count = GAMES[match.game], match.players
    seed = f"{match.seed} deal {deal}"
    record = Record(format=FORMAT, game=match.game, options=match.options, seats=usual_names(count), seed=seed)
    play = open_record(record, GAMES)
    entry_at = [(seat - rotation) % count for seat in range(count)]
    luck = [Random(f"{seed} rotation {rotation} entry {entry}") for entry in range(count)]
    ms: list[list[float]] = [[] for _ in bots]
    first = game.asks(play.state)[0].seat
    while (asked := play.to_move) is not None and play.history.count < LONGEST_GAME:
        free = {seat: (bots[entry_at[seat]], luck[entry_at[seat]]) for seat in game.may(play.state)}
        unasked = first_volunteer(game, play.state, free)
        if unasked is None:
            seat, entry = asked, entry_at[asked]
            view = play.view(seat)
            legal = game.legal(view)
            start = perf_counter()
            choice = choose_safely(match.game, bots[entry], view, legal, luck[entry], match.budget)
            if len(legal) > 1:
                ms[entry].append(1000 * (perf_counter() - start))
        else:
            seat, choice = unasked
        play = play.apply(seat, choice)
    outcome, scores, told = game.outcome(play.state), play.scores, play.told
    winners = range(count) if outcome is None else outcome.winners
    seat_of = [(entry + rotation) % count for entry in range(count)]
    described = game_called(match.game)
    places = placings(described, scores, winners, told)
    sources = points_by_source(described, play.view(None), scores, told)
    return Result(
        deal=deal,
        rotation=rotation,
        seats=tuple((seat - first) % count for seat in seat_of),
        shares=tuple(1 / len(winners) if seat in winners else 0.0 for seat in seat_of),
        scores=tuple(scores[seat] for seat in seat_of),
        placings=tuple(places[seat] for seat in seat_of),
        sources=tuple(sources[seat] for seat in seat_of),
        choices=play.history.count,
        rule=UNFINISHED if outcome is None else outcome.rule,
        ms=tuple(tuple(each) for each in ms),
    )
