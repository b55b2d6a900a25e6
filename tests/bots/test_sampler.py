"""A game that brings no bots has two: one that chooses at random, and one that plays choices out at random."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deadpan.arena.match import Match
from deadpan.arena.runner import play_matches
from deadpan.arena.stats import summarise
from deadpan.bots import (
    Budget,
    best_level,
    bot_for,
    difficulties_of,
    level_or_usual,
    levels_of,
    safe_choice,
    usual_level,
)
from deadpan.bots.sampler import MOST_CANDIDATES, SamplerBot
from deadpan.game import GAMES, Game
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.types import Choice


def test_a_game_without_bots_has_the_two_of_every_game(hush: Game) -> None:
    assert levels_of(hush.name) == ("random", "sampler")
    assert difficulties_of(hush.name) == ("random", "sampler")
    assert (usual_level(hush.name), best_level(hush.name)) == ("sampler", "sampler")


def test_an_unknown_level_is_refused(hush: Game) -> None:
    with pytest.raises(ValueError, match="hush has no level hard"):
        bot_for(hush.name, "hard")
    assert level_or_usual(hush.name, "hard") == "sampler"
    assert level_or_usual(hush.name, "random") == "random"


def opening(game: str) -> Any:
    rules = GAMES[game]
    options = rules.read_options({})
    seats = rules.players[0]
    state = rules.pose(options, seats, rules.deal(options, seats, "sampled"), "sampled").state
    return rules.view(state, rules.asks(state)[0].seat)


def test_a_safe_choice_needs_no_bots_of_the_game(hush: Game) -> None:
    view = opening(hush.name)
    legal = GAMES[hush.name].legal(view)
    assert safe_choice(hush.name, view, legal, Random(1)) in legal


@pytest.mark.parametrize("game", GAMES)
def test_the_sampler_chooses_when_its_time_is_up(game: str) -> None:
    view = opening(game)
    legal = GAMES[game].legal(view)
    assert SamplerBot(GAMES[game]).choose(view, legal, Random(1), Budget(ms=0.001)) in legal


class Counting:
    """Rules that note what is tried first in the worlds they draw."""

    def __init__(self, rules: AnyRules) -> None:
        self.tried: set[Choice] = set()
        self._rules = rules
        self._world: Any = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def redeal(self, view: Any, rng: Random) -> Any:
        self._world = self._rules.redeal(view, rng)
        return self._world

    def apply(self, state: Any, seat: int, choice: Choice) -> Any:
        if state is self._world:
            self.tried.add(choice)
        return self._rules.apply(state, seat, choice)


@pytest.mark.parametrize("game", GAMES)
def test_of_many_choices_a_few_are_tried(game: str) -> None:
    view = opening(game)
    legal = GAMES[game].legal(view)
    counting: Any = Counting(GAMES[game])
    SamplerBot(counting, worlds=1).choose(view, legal, Random(1), Budget())
    assert len(counting.tried) == min(MOST_CANDIDATES, len(legal))


def test_a_game_that_names_a_level_without_a_bot_is_refused(hush: Game) -> None:
    for wrong in ({"difficulties": ("hard",)}, {"instant": "greedy"}, {"studied_with": "detective"}):
        with pytest.raises(ValueError, match=r"hush names a level without a bot: (hard|greedy|detective)"):
            Game(rules=hush.rules, **wrong)


def test_the_sampler_beats_random_choices(hush: Game) -> None:
    """It wins 70% of 200 deals, as `deadpan arena` plays them. Here a fifth of those, and a share that chance does not
    reach.
    """
    match = Match(game=hush.name, bots=("sampler", "random"), deals=40, seed="arena", budget=Budget(playouts=300))
    summary = summarise(match, play_matches([match])[0])
    assert summary.entries[0].win.low > 0.5
