"""Play games of Au pire tu meurs between bots, and fit the tables that the bots use.

``python -m games.au_pire_tu_meurs.scripts.learn_from_games [--games N] [--jobs J]``

Writes the weights of `deadpan_au_pire_tu_meurs.bots.win_probability` (`win_probability.json`) and how often each card
is played with how many years left (`card_frequencies.json`). Prints how well the weights predict games that were held
back: the mean log loss in nats, and that of equal probabilities for comparison.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from deadpan_au_pire_tu_meurs.bots import card_frequencies, win_probability
from deadpan_au_pire_tu_meurs.bots.fast_playout import years_left
from deadpan_au_pire_tu_meurs.rules.choices import Play
from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS
from numpy.typing import NDArray

from deadpan.bots import Budget, bot_for

PARTIES = (4, 4, 4, 4, 3, 5, 3, 6)
"""The numbers of players, game after game."""
LEVELS = ("detective", "detective", "greedy")
HELD_BACK = 11
"""One game of so many is held back for the evaluation."""
STEPS, RATE, RIDGE = 600, 0.03, 1e-4
FEW = 20
"""The weight, in plays, of the average frequency as a prior for the frequency at each level."""

Floats = NDArray[np.float64]


class Game(NamedTuple):
    """The data of one game."""

    moments: list[Moment]
    plays: Counter[tuple[str, int]]
    """How often each card, as the public sees it, was played at each level of years left."""


class Moment(NamedTuple):
    """The beginning of a turn: the traits of the living players, and each one's share of the win."""

    game: int
    traits: list[list[float]]
    shares: list[float]


def play(game: int) -> Game:
    """Play one game between bots."""
    rng, rules = Random(f"prospects {game}"), AU_PIRE_TU_MEURS
    seats, options = PARTIES[game % len(PARTIES)], rules.read_options({})
    bots = [bot_for(rules.name, rng.choice(LEVELS)) for _ in range(seats)]
    seed = f"prospects {game}"
    state = rules.pose(options, seats, rules.deal(options, seats, seed), seed).state
    turns: dict[int, Any] = {}
    plays: Counter[tuple[str, int]] = Counter()
    while asks := rules.asks(state):
        if asks[0].kind in ("act", "haunt"):
            turns.setdefault(state.table.turn, state)
        view = rules.view(state, asks[0].seat)
        choice = bots[asks[0].seat].choose(view, rules.legal(view), rng, Budget())
        if isinstance(choice, Play):
            years = years_left(state, asks[0].seat, options.jouvence_years)
            plays[card_frequencies.seen_as(choice.card), card_frequencies.level(years)] += 1
        state = rules.apply(state, asks[0].seat, choice).state
    outcome = rules.outcome(state)
    assert outcome is not None
    moments = []
    for turn in turns.values():
        living = [seat for seat in range(seats) if turn.table.living >> seat & 1]
        shares = [(seat in outcome.winners) / len(outcome.winners) for seat in living]
        moments.append(Moment(game, [win_probability.traits(turn, seat) for seat in living], shares))
    return Game(moments, plays)


class Lesson(NamedTuple):
    """Moments with equally many living players: traits by moment, player and trait."""

    traits: Floats
    shares: Floats

    def chances(self, weights: Floats) -> Floats:
        """The probabilities of winning that these weights predict."""
        odds = self.traits @ weights
        odds = np.exp(odds - odds.max(1, keepdims=True))
        chances: Floats = odds / odds.sum(1, keepdims=True)
        return chances

    def surprise(self, weights: Floats) -> float:
        """The mean log loss of these weights, in nats."""
        return float(-(self.shares * np.log(self.chances(weights))).sum(1).mean())


def lessons(moments: list[Moment], living: int, *, held_back: bool) -> Iterator[Lesson]:
    """The moments with so many living players (for `MANY`, or more), as one lesson for each number."""
    for number in range(living, 9 if living == win_probability.MANY else living + 1):
        kept = [
            moment
            for moment in moments
            if len(moment.shares) == number and (moment.game % HELD_BACK == 0) == held_back
        ]  # fmt: skip
        if kept:
            yield Lesson(np.array([each.traits for each in kept]), np.array([each.shares for each in kept]))


def learn(taught: list[Lesson]) -> Floats:
    """The weights that predict these outcomes best, fitted by Adam on traits of unit variance."""
    count = sum(len(lesson.shares) for lesson in taught)
    everybody = np.concatenate([lesson.traits.reshape(-1, len(win_probability.TRAITS)) for lesson in taught])
    scale = everybody.std(0) + 1e-6
    scaled = [Lesson(lesson.traits / scale, lesson.shares) for lesson in taught]
    weights, drift, spread = np.zeros((3, len(win_probability.TRAITS)))
    for step in range(1, STEPS + 1):
        slope = RIDGE * weights
        for lesson in scaled:
            slope += np.einsum("ms,mst->t", lesson.chances(weights) - lesson.shares, lesson.traits) / count
        drift = 0.9 * drift + 0.1 * slope
        spread = 0.999 * spread + 0.001 * slope**2
        weights = weights - RATE * (drift / (1 - 0.9**step)) / (np.sqrt(spread / (1 - 0.999**step)) + 1e-8)
    learnt: Floats = weights / scale
    return learnt


def learn_prospects(moments: list[Moment]) -> dict[str, dict[str, float]]:
    """The weights of traits by the number of living players; prints their log loss."""
    found: dict[str, dict[str, float]] = {}
    for living in range(2, win_probability.MANY + 1):
        weights = learn(list(lessons(moments, living, held_back=False)))
        found[str(living)] = {
            name: round(float(weight), 4) for name, weight in zip(win_probability.TRAITS, weights, strict=True)
        }  # fmt: skip
        for lesson in lessons(moments, living, held_back=True):
            turns, number = lesson.shares.shape
            print(f"{number} living, {turns} turns: {lesson.surprise(weights):.3f} of {np.log(number):.3f}")
    return found


def learn_habits(plays: Counter[tuple[str, int]]) -> dict[str, dict[int, float]]:
    """By card and level of years left, the frequency relative to the card's average frequency."""
    cards = sorted({card for card, _ in plays})
    levels = range(0, card_frequencies.MOST + card_frequencies.STEP, card_frequencies.STEP)
    at_level = {level: sum(plays[card, level] for card in cards) for level in levels}
    found = {}
    for card in cards:
        usual = sum(plays[card, level] for level in levels) / plays.total()
        found[card] = {
            level: round((plays[card, level] + FEW * usual) / (at_level[level] + FEW) / usual, 3) for level in levels
        }
    return found


def main() -> None:
    """Play the games, fit the tables and write them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=8_000)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs, get_context("spawn")) as pool:
        games = list(pool.map(play, range(asked.games), chunksize=20))
    weights = learn_prospects([moment for game in games for moment in game.moments])
    times = learn_habits(sum((game.plays for game in games), Counter[tuple[str, int]]()))
    folder = Path(__file__).parents[1] / "src" / "deadpan_au_pire_tu_meurs" / "bots"
    learnt = {win_probability.FILE: weights, card_frequencies.FILE: times}
    for name, content in learnt.items():
        (folder / name).write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":  # spawned processes import this file too
    main()
