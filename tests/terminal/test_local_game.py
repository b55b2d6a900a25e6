"""Bots in a local game: on a thread of their own, replaced if they fail, without blocking the screen."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from deadpan.bots import Bot, Budget
from deadpan.game import GAMES
from deadpan.kernel.types import Choice
from deadpan.terminal.local_game import CALM, FAST, LocalGame
from tests.cli.command import assert_refused, deadpan
from tests.terminal.person import AT_ONCE, Person, a_local_game, plays

OWN_BOT = """
class First:
    def choose(self, view, legal, rng, budget):
        return legal[0]
"""


class Slow:
    """Thinks until a test lets it choose."""

    def __init__(self) -> None:
        self.may_go = threading.Event()
        self.thread = threading.main_thread()

    def choose(self, view: Any, legal: Sequence[Choice], rng: Random, budget: Budget) -> Choice:
        self.thread = threading.current_thread()
        self.may_go.wait()
        return legal[0]


class Broken:
    """Raises."""

    def choose(self, view: Any, legal: Sequence[Choice], rng: Random, budget: Budget) -> Choice:
        raise RuntimeError("no idea")


def against(bot: Bot, **options: Any) -> LocalGame:
    """A game of two in which the bot is first."""
    played = a_local_game("hush", seats=2, first=1, **options).play
    return LocalGame(played, {1: bot}, AT_ONCE)


def test_the_screen_responds_while_a_bot_thinks() -> None:
    bot = Slow()

    async def test(person: Person) -> None:
        await person.pilot.press("l")
        await person.pilot.pause()
        assert "Bo choisit" in person.text
        await person.pilot.press("enter", "2", "escape", "c", "c")
        await person.pilot.pause()
        assert person.local_game.play.moves == ()
        bot.may_go.set()
        await person.settle()
        assert "Bo choisit" not in person.text
        assert person.builder.options, "it is the player's turn"
        assert bot.thread is not threading.main_thread()

    plays(against(bot), test, waits=False)


def test_a_bot_that_raises_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def test(person: Person) -> None:
        assert len(person.local_game.play.moves) == 1
        assert person.builder.options, "it is the player's turn"

    plays(against(Broken()), test)
    assert "Broken" in caplog.text


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_chooses_the_same_in_the_same_position(game: str) -> None:
    local_game = a_local_game(game, first=1)
    ask = local_game.ask
    assert ask is not None
    assert local_game.think(ask) == local_game.think(ask)
    assert local_game.play.moves == ()


@pytest.mark.parametrize("pace", [CALM, FAST])
def test_a_window_lasts_longer_than_a_bot_may_think(pace: Any) -> None:
    assert pace.window * 1000 > pace.budget.ms


@pytest.mark.parametrize("level", ["random", "sampler"])
def test_every_level_can_be_an_opponent(level: str) -> None:
    ran = deadpan("play", "hush", "--bots", level, "--seats", "2", "--option", "first=1", stdin=b"q\n")
    assert ran.status == 0
    assert "Bo " in ran.out.split("Bo goes first.")[1]


def test_the_opponents_are_named_one_by_one(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN_BOT)
    ran = deadpan("play", "hush", "--bots", f"random,{file}:First", "--option", "first=2", stdin=b"q\n")
    assert ran.status == 0
    assert "Cy plays " in ran.out


@pytest.mark.parametrize(
    ("bots", "start"), [("random,random,random", "record: "), ("clever", "deadpan: "), ("nothing.py:Bot", "deadpan: ")]
)
def test_unknown_opponents_are_refused_in_one_line(bots: str, start: str) -> None:
    assert_refused(deadpan("play", "hush", "--bots", bots), start)


def test_the_persons_name_is_the_first() -> None:
    ran = deadpan("play", "hush", "--name", "Zoë", stdin=b"q\n")
    assert "Players: Zoë, Bo and Cy." in ran.out
    assert "You are Zoë." in ran.out
