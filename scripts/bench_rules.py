"""Speed of the rules on one core, by CPU time: random play, changes of views, worlds, views, replays."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

import msgspec

from deadpan.game import GAMES
from deadpan.kernel.record import Record
from deadpan.kernel.record_formats import FORMAT
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.types import choice_json
from deadpan.session import replay
from scripts.measures import Case, measures

RUNS = 3
CHOICES = 60_000
TOLD = 120

Row = tuple[str, str, float, str]


def median_rate(run: Callable[[], int]) -> float:
    """Operations per second of CPU time: the median of several runs."""
    rates = []
    for _ in range(RUNS):
        began = time.process_time()
        done = run()
        rates.append(done / (time.process_time() - began))
    return statistics.median(rates)


def fresh(game: AnyRules, seats: int, options: Any, seed: str) -> Any:
    """A new game."""
    return game.pose(options, seats, game.deal(options, seats, seed), seed).state


def random_play(game: AnyRules, seats: int, options: Any, with_views: bool) -> int:
    """Play uniformly random games; returns the number of choices made."""
    rng, made, number = Random(1), 0, 0
    draw = rng.random
    while made < CHOICES:
        state = fresh(game, seats, options, f"bench {number}")
        number += 1
        while asks := game.asks(state):
            seat = asks[0].seat
            legal = game.legal(game.view(state, seat)) if with_views else game.legal_in(state, seat)
            state = game.apply(state, seat, legal[int(draw() * len(legal))]).state
            made += 1
    return made


def one_game(game: AnyRules, seats: int, options: Any) -> list[tuple[Any, int, Any]]:
    """The states, seats and choices of one random game of medium length."""
    rng = Random(2)
    state = fresh(game, seats, options, "one game")
    played = []
    while asks := game.asks(state):
        seat = asks[0].seat
        legal = game.legal_in(state, seat)
        choice = legal[int(rng.random() * len(legal))]
        played.append((state, seat, choice))
        state = game.apply(state, seat, choice).state
    return played


def tellings(game: AnyRules, seats: int, options: Any) -> int:
    """Compute what each of the first choices of a game changed in every seat's view; returns the number of choices."""
    states = [state for state, _, _ in one_game(game, seats, options)[:TOLD]]  # new states: no cache has them
    for then, now in pairwise(states):
        for seat in range(seats):
            game.changes(game.view(then, seat), game.view(now, seat))
    return len(states) - 1


def worlds(game: AnyRules, state: Any, seat: int) -> int:
    """Draw worlds for one view; returns their number."""
    rng, view, most = Random(3), game.view(state, seat), 500
    for _ in range(most):
        game.redeal(view, rng)
    return most


def views(game: AnyRules, state: Any, seat: int) -> int:
    """Build the same view repeatedly; returns how many times."""
    most = 50_000
    for _ in range(most):
        game.view(state, seat)
    return most


def rows() -> Iterator[Row]:
    """Every figure of this section: what, where, how much, unit."""
    known = measures()
    for name, game in GAMES.items():
        for case in known[name].rules if name in known else (Case("defaults", game.players[0], {}),):
            yield from rows_of(game, f"{name}, {case.label}", case.seats, case.options)


def rows_of(game: AnyRules, where: str, seats: int, given: dict[str, Any]) -> Iterator[Row]:
    """The measurements of one game at one kind of table."""
    options = game.read_options(given)
    for with_views, path in ((True, "a view at every step"), (False, "the fast path")):
        rate = median_rate(partial(random_play, game, seats, options, with_views))
        yield f"random play, {path}", where, rate, "choices/s"
    yield "telling a choice to every seat", where, 1e3 / median_rate(partial(tellings, game, seats, options)), "ms"
    played = one_game(game, seats, options)
    for name, index in (("early", min(8, len(played) - 1)), ("late", len(played) * 9 // 10)):
        state, seat, _ = played[index]
        at = f"{where}, {name} (choice {index})"
        yield "worlds from redeal", at, median_rate(partial(worlds, game, state, seat)), "worlds/s"
        yield "making a view", at, 1e6 / median_rate(partial(views, game, state, seat)), "µs"
        shown = game.show(game.view(state, seat))
        yield "a view as JSON", at, len(msgspec.json.encode(shown)), "bytes"
        shown.pop("events")
        yield "the same without its log", at, len(msgspec.json.encode(shown)), "bytes"
    record = Record(
        format=FORMAT,
        game=game.name,
        options=given,
        seats=[f"p{seat}" for seat in range(seats)],
        seed="one game",
        choices=[choice_json(seat, choice) for _, seat, choice in played],
    )
    yield "replaying a record", where, median_rate(partial(replayed, record)), "choices/s"


def replayed(record: Record) -> int:
    """Replay a record; returns the number of choices."""
    return len(replay(record, GAMES).moves)
