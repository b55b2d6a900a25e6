"""Levels, bots from files, and the replacement of bots that fail."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import pytest

from deadpan.bots import NO_BUDGET, Bot, Budget, NoSuchBot, bot_for, choose_safely, levels_of, load_bot, safe_choice
from deadpan.bots.softmax import softmax_pick
from deadpan.game import GAMES, game_called
from deadpan.kernel.types import Choice
from tests.bots.bot_game import BotGame


def opening(game: str, seats: int = 4) -> Any:
    """The view of a new game for the seat that is asked first."""
    rules = GAMES[game]
    options = rules.read_options({})
    state = rules.pose(options, seats, rules.deal(options, seats, "ladder"), "ladder").state
    return rules.view(state, rules.asks(state)[0].seat)


@pytest.mark.parametrize(("game", "level"), [(game, level) for game in GAMES for level in levels_of(game)])
def test_every_level_plays_every_game_to_its_end(game: str, level: str) -> None:
    rules = GAMES[game]
    others = [bot_for(game, game_called(game).instant)] * (rules.players[0] - 1)
    watched = BotGame(rules, [bot_for(game, level), *others], level)
    for _ in islice(watched.views(Random(level), Budget(playouts=6)), 5_000):
        pass
    assert rules.outcome(watched.state) is not None


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="has no level grandmaster"):
        bot_for("hush", "grandmaster")


@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("champion", "", "not a level"),
        ("{}/none.py:Bot", "", "there is no file"),
        ("{}/mine.py:Bot", "x = 1", "has no class Bot"),
        ("{}/mine.py:Bot", "1 / 0", "cannot be read: ZeroDivisionError"),
        ("{}/mine.py:Bot", "class Bot:\n    def __init__(self, depth): pass", "cannot be made: TypeError"),
        ("{}/mine.py:Bot", "class Bot: pass", "has no method choose"),
    ],
)
def test_a_class_that_is_no_bot_is_refused_with_the_reason(tmp_path: Path, name: str, content: str, why: str) -> None:
    (tmp_path / "mine.py").write_text(content, encoding="utf-8")
    with pytest.raises(NoSuchBot, match=why):
        load_bot("hush", name.format(tmp_path))


class Broken:
    """A bot that raises."""

    def choose(self, view: Any, legal: Sequence[Choice], rng: Random, budget: Budget) -> Choice:
        raise RuntimeError("out of ideas")


class Babbling:
    """A bot that returns an illegal choice."""

    def choose(self, view: Any, legal: Sequence[Choice], rng: Random, budget: Budget) -> Choice:
        answer: Any = "check"
        return answer  # type: ignore[no-any-return]


class Silent:
    """A bot that returns nothing."""

    def choose(self, view: Any, legal: Sequence[Choice], rng: Random, budget: Budget) -> Choice:
        return None  # type: ignore[return-value]


class Sleeping:
    """A bot that takes too long."""

    def choose(self, view: Any, legal: Sequence[Choice], rng: Random, budget: Budget) -> Choice:
        sleep(0.5)
        return legal[0]


@pytest.mark.parametrize("bot", [Broken(), Babbling(), Silent(), Sleeping()], ids=lambda bot: type(bot).__name__)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_fails_is_replaced_and_logged(game: str, bot: Bot, caplog: pytest.LogCaptureFixture) -> None:
    view = opening(game)
    legal = GAMES[game].legal(view)
    rng, same = Random(1), Random(1)
    with caplog.at_level(logging.WARNING):
        choice = choose_safely(game, bot, view, legal, rng, NO_BUDGET, timeout_s=0.1)
    same.getrandbits(64)
    assert choice == safe_choice(game, view, legal, same)
    (line,) = caplog.messages
    assert (game in line, type(bot).__name__ in line) == (True, True)


def test_softmax_never_picks_what_is_much_worse() -> None:
    rng = Random(3)
    picked = {softmax_pick("abcd", [1.0, 0.9, 0.6, -5.0], rng, temperature=1.0, margin=0.2) for _ in range(200)}
    assert picked == {"a", "b"}


def test_the_same_seed_and_playouts_give_the_same_choice() -> None:
    for game in GAMES:
        view = opening(game)
        legal = GAMES[game].legal(view)
        for level in levels_of(game):
            choices = [bot_for(game, level).choose(view, legal, Random(5), Budget(playouts=30)) for _ in range(3)]
            assert choices[0] == choices[1] == choices[2], level
