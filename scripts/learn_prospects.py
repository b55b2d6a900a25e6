"""``python scripts/learn_prospects.py [--games N] [--jobs J]``: play games of bots, and learn who wins from where.

Writes `prospects.json` beside `deadpan.bots.au_pire_tu_meurs.prospects`, and says how well it foretells games that were
held back: the mean surprise in nats, beside that of one who takes everybody's chances for equal.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from deadpan.bots import Budget, bot_for
from deadpan.bots.au_pire_tu_meurs import prospects
from deadpan.games.au_pire_tu_meurs.game import AU_PIRE_TU_MEURS

PARTIES = (4, 4, 4, 4, 3, 5, 3, 6)
"""How many sit down, game after game."""
LEVELS = ("detective", "detective", "greedy")
HELD_BACK = 11
"""One game of so many is not learnt from."""
STEPS, RATE, RIDGE = 600, 0.03, 1e-4

Floats = NDArray[np.float64]


class Moment(NamedTuple):
    """The beginning of a turn: the living, and how much of the win each got in the end."""

    game: int
    traits: list[list[float]]
    shares: list[float]


def play(game: int) -> list[Moment]:
    """One game among bots, turn by turn."""
    rng, rules = Random(f"prospects {game}"), AU_PIRE_TU_MEURS
    seats, options = PARTIES[game % len(PARTIES)], rules.read_options({})
    bots = [bot_for(rules.name, rng.choice(LEVELS)) for _ in range(seats)]
    seed = f"prospects {game}"
    state = rules.pose(options, seats, rules.deal(options, seats, seed), seed).state
    turns: dict[int, Any] = {}
    while asks := rules.asks(state):
        if asks[0].kind in ("act", "haunt"):
            turns.setdefault(state.table.turn, state)
        view = rules.view(state, asks[0].seat)
        choice = bots[asks[0].seat].choose(view, rules.legal(view), rng, Budget())
        state = rules.apply(state, asks[0].seat, choice).state
    outcome = rules.outcome(state)
    assert outcome is not None
    moments = []
    for turn in turns.values():
        living = [seat for seat in range(seats) if turn.table.living >> seat & 1]
        shares = [(seat in outcome.winners) / len(outcome.winners) for seat in living]
        moments.append(Moment(game, [prospects.traits(turn, seat) for seat in living], shares))
    return moments


class Lesson(NamedTuple):
    """Moments with equally many living players: traits by moment, player and trait."""

    traits: Floats
    shares: Floats

    def chances(self, weights: Floats) -> Floats:
        """What the weights make of it."""
        odds = self.traits @ weights
        odds = np.exp(odds - odds.max(1, keepdims=True))
        chances: Floats = odds / odds.sum(1, keepdims=True)
        return chances

    def surprise(self, weights: Floats) -> float:
        """How little the outcome was foretold, in nats."""
        return float(-(self.shares * np.log(self.chances(weights))).sum(1).mean())


def lessons(moments: list[Moment], living: int, *, held_back: bool) -> Iterator[Lesson]:
    """The moments with so many living players, or more; one lesson for each number of them."""
    for number in range(living, 9 if living == prospects.MANY else living + 1):
        kept = [
            moment
            for moment in moments
            if len(moment.shares) == number and (moment.game % HELD_BACK == 0) == held_back
        ]  # fmt: skip
        if kept:
            yield Lesson(np.array([each.traits for each in kept]), np.array([each.shares for each in kept]))


def learn(taught: list[Lesson]) -> Floats:
    """The weights that foretell these outcomes best (Adam, on traits that vary alike)."""
    count = sum(len(lesson.shares) for lesson in taught)
    everybody = np.concatenate([lesson.traits.reshape(-1, len(prospects.TRAITS)) for lesson in taught])
    scale = everybody.std(0) + 1e-6
    scaled = [Lesson(lesson.traits / scale, lesson.shares) for lesson in taught]
    weights, drift, spread = np.zeros((3, len(prospects.TRAITS)))
    for step in range(1, STEPS + 1):
        slope = RIDGE * weights
        for lesson in scaled:
            slope += np.einsum("ms,mst->t", lesson.chances(weights) - lesson.shares, lesson.traits) / count
        drift = 0.9 * drift + 0.1 * slope
        spread = 0.999 * spread + 0.001 * slope**2
        weights = weights - RATE * (drift / (1 - 0.9**step)) / (np.sqrt(spread / (1 - 0.999**step)) + 1e-8)
    learnt: Floats = weights / scale
    return learnt


def main() -> None:
    """Play, learn, write down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=8_000)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs, get_context("spawn")) as pool:
        moments = [moment for game in pool.map(play, range(asked.games), chunksize=20) for moment in game]
    found: dict[str, dict[str, float]] = {}
    for living in range(2, prospects.MANY + 1):
        weights = learn(list(lessons(moments, living, held_back=False)))
        found[str(living)] = {
            name: round(float(weight), 4) for name, weight in zip(prospects.TRAITS, weights, strict=True)
        }  # fmt: skip
        for lesson in lessons(moments, living, held_back=True):
            number = lesson.shares.shape[1]
            print(
                f"{number} living, {len(lesson.shares)} turns: {lesson.surprise(weights):.3f} of {np.log(number):.3f}"
            )
    file = Path(prospects.__file__).with_name(prospects.FILE)
    file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":  # the processes read this file too
    main()
