"""Bots in an answer window keep their process and its core busy until a fixed moment."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deadpan.game import Game
from deadpan.server.scheduling import bot_runner
from deadpan.server.scheduling.bot_runner import BotTask, think

TICK = 0.001
"""Seconds by which the clock of this test goes on each time that it is read."""
SECONDS = 0.015


def test_a_bot_in_a_window_computes_until_its_time_is_over(hush: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    play = hush.new(3, seed="x")
    assert play.to_move is not None
    view, redeal = play.view(play.to_move), hush.rules.redeal
    worlds: list[Any] = []
    ticks: list[float] = []

    def drawn(view: Any, rng: Random) -> Any:
        worlds.append(redeal(view, rng))
        return worlds[-1]

    def now() -> float:
        ticks.append(TICK)
        return sum(ticks)

    monkeypatch.setattr(hush.rules, "redeal", drawn)
    monkeypatch.setattr(bot_runner, "perf_counter", now)
    think(BotTask("hush", "random", view, "s", seconds=SECONDS))
    assert not worlds  # a bot that draws no worlds itself
    ticks.clear()
    think(BotTask("hush", "random", view, "s", is_window=True, seconds=SECONDS))
    assert sum(ticks) >= SECONDS
    assert len(worlds) == len(ticks) - 2  # all of the time, but for the first and the last look at the clock
