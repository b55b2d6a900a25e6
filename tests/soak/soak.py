"""Random games at every kind of table, until a number of choices is reached."""

from __future__ import annotations

import importlib
from collections import Counter
from random import Random

from msgspec import Struct

from deadpan.game import GAMES
from deadpan.testing.tables import unasked


class Tally(Struct):
    """What a soak run did."""

    choices: int
    games: int
    endings: Counter[str]
    kinds: Counter[str]


def soak(name: str, choices: int, seed: str) -> Tally:
    """Play random games of ``name`` until so many choices were made; fail at the first broken invariant.

    Half of the choices are drawn from all legal ones, half from the end of that list, where the rarer kinds are. A game
    that is not over when the number is reached is played on for at most another hundred thousand choices.
    """
    game = GAMES[name]
    invariants = importlib.import_module(f"games.{name.replace('-', '_')}.tests.invariants")
    rng = Random(f"{seed} {name}")
    tally = Tally(0, 0, Counter(), Counter())
    while tally.choices < choices:
        seats = rng.choice(game.players)
        options = game.read_options(invariants.random_options(rng))
        deal_seed = f"{seed} {tally.games}"
        state = game.pose(options, seats, game.deal(options, seats, deal_seed), deal_seed).state
        invariants.check(None, state)
        for _ in range(100_000):
            asks = game.asks(state)
            if not asks:
                break
            seat = unasked(game, state, rng)
            if seat is None:
                seat = asks[0].seat
            legal = game.legal_in(state, seat)
            if rng.random() < 0.5:
                choice = legal[int(rng.random() * len(legal))]
            else:
                choice = legal[-1 - int(rng.random() * min(len(legal), 24))]
            before, state = state, game.apply(state, seat, choice).state
            invariants.check(before, state)
            tally.kinds[type(choice).__name__] += 1
            tally.choices += 1
        outcome = game.outcome(state)
        assert outcome is not None, "a game that does not end"
        tally.games += 1
        tally.endings[outcome.rule] += 1
    return tally
