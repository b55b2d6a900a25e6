"""Records to review: of random games, and made by hand."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from deadpan.bots import Budget, bot_for
from deadpan.game import GAMES
from deadpan.kernel.record_formats import FORMAT
from deadpan.kernel.types import choice_json
from deadpan.review.replayed_game import ReplayedGame, read, replayed_game
from deadpan.review.responses import insight_response, reviewer_of
from deadpan.review.reviewer import Mark
from deadpan.testing.tables import Seated, plies
from tests.kit import Json, plain


def lively(table: Seated, seed: str, most: int = 60) -> Json:
    """The record of a random game, by its seed."""
    record: Json = plain(
        {
            "format": FORMAT,
            "game": table.game.name,
            "options": table.options,
            "seats": [f"player {seat}" for seat in range(table.seats)],
            "seed": seed,
            "choices": [choice_json(ply.seat, ply.choice) for ply in plies(table, seed, most)],
        }
    )
    return record


def between_bots(table: Seated, seed: str, names: Sequence[str]) -> Json:
    """The record of a game of forgetful bots, which deduce some things and miss others."""
    game, rng, budget = table.game, Random(seed), Budget()
    bot = bot_for(game.name, "easy")
    state, choices = table.open(seed).state, []
    while asks := game.asks(state):
        seat = asks[0].seat
        view = game.view(state, seat)
        choice = bot.choose(view, game.legal(view), rng, budget)
        choices.append(choice_json(seat, choice))
        state = game.apply(state, seat, choice).state
    return plain({**lively(table, seed, 0), "seats": list(names), "choices": choices})  # type: ignore[no-any-return]


def posed(
    game: str, setup: Mapping[str, Any], choices: Sequence[str], options: Mapping[str, Any] | None = None
) -> Json:
    """A record from a set-up and choices in short notation: ``"0 play card=cata on=1"``."""
    seats = len(setup["hands"])
    return {
        "format": FORMAT,
        "game": game,
        "options": dict(options or {}),
        "seats": [f"player {seat}" for seat in range(seats)],
        "setup": dict(setup),
        "choices": [_choice(each) for each in choices],
    }


def _choice(text: str) -> Json:
    seat, do, *fields = text.split()
    choice: Json = {"seat": int(seat), "do": do}
    for field in fields:
        name, _, value = field.partition("=")
        values = [None if each == "-" else int(each) if each.isdigit() else each for each in value.split(",")]
        choice[name] = values if len(values) > 1 else values[0]
    return choice


def gone_through(record: Json, *, helped: bool = False) -> ReplayedGame:
    """The game of a record, with its help in the views or without."""
    return replayed_game(read(record, GAMES), GAMES, None if helped else reviewer_of(record["game"]).help)


def marks(record: Json) -> list[Mark]:
    """The missed deductions of it."""
    return reviewer_of(record["game"]).missed(gone_through(record))


def short(found: list[Json]) -> list[tuple[int, int, str, int | None]]:
    """Of each mark: after how many choices, which seat, what it missed, and about whom."""
    return [(mark["n"], mark["seat"], mark["kind"], mark["whom"]) for mark in found]


def insight(record: Json, at: int, seat: int | None) -> Json:
    """What a seat could know after so many choices."""
    found: Json = json.loads(insight_response(record, at, seat))
    assert (found["game"], found["at"], found["seat"]) == (record["game"], at, seat)
    return found


def moments(record: Json) -> list[int]:
    """Some moments before the end, after which everything is face up and views show no help."""
    last = len(record["choices"])
    return sorted({0, last - 1, *Random(1).sample(range(last), 3)})
