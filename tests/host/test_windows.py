"""The result of an answer window is told after the same time, whoever answers and however fast."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import pytest

from deadpan.games import GAMES
from deadpan.host.errors import WrongMoment
from deadpan.kernel.game import AnyGame
from tests.host.house import HandClock, Player, asked, in_play, make_host, run, settle


class Windowed:
    """A game in which every question is an answer window."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.windows = frozenset({"act", "flee", "post", "lay"})

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


GAME = {"ten-to-kill": Windowed(GAMES["ten-to-kill"])}


@pytest.mark.parametrize("thinks", [0.0, 0.3, 1.49])
def test_a_quick_answer_is_acknowledged_at_once_and_told_when_the_window_closes(thinks: float) -> None:
    async def test() -> None:
        clock = HandClock()
        host = make_host(clock=clock, games=GAME)
        code, tokens = await in_play(host)
        table = await host.find(code)
        players = [Player(table, token, clock) for token in tokens]
        opened = clock.now()
        await clock.advance(thinks)
        await asked(players).choose()
        assert sum(player.line.types().count("accepted") for player in players) == 1
        late = Player(table, tokens[0], clock)
        assert late.line.last("view")["n"] == 0, "who comes in the meantime sees what the others see"
        await clock.advance(1.5 - thinks - 0.001)
        assert all("step" not in player.line.types() for player in players)
        await clock.advance(0.002)
        for player in [*players, late]:
            assert player.line.times[player.line.types().index("step")] == pytest.approx(opened + 1.5)

    run(test())


def test_a_slow_answer_is_told_at_once() -> None:
    async def test() -> None:
        clock = HandClock()
        host = make_host(clock=clock, games=GAME)
        code, tokens = await in_play(host)
        table = await host.find(code)
        players = [Player(table, token, clock) for token in tokens]
        await clock.advance(4.0)
        await asked(players).choose()
        assert all(player.line.types()[-1] == "step" for player in players)

    run(test())


def test_nobody_can_answer_what_was_not_told_yet() -> None:
    async def test() -> None:
        clock = HandClock()
        host = make_host(clock=clock, games=GAME)
        code, tokens = await in_play(host, max_rounds=1)
        table = await host.find(code)
        players = [Player(table, token, clock) for token in tokens]
        player = asked(players)
        question = player.question()
        assert question is not None
        await player.choose()
        early = asyncio.create_task(player.say(type="choose", id="early", serial=1, choice=question["legal"][1]))
        await settle()
        assert not early.done()
        await clock.advance(1.5)
        assert early.done()
        while table.summary()["phase"] == "playing":
            await clock.advance(1.5)
            if any(player.question() for player in players):
                await asked(players).choose()
        with pytest.raises(WrongMoment):
            await players[0].say(type="start")

    run(test())


def test_bots_answer_within_the_window_fast_ones_within_a_shorter_one() -> None:
    async def test() -> None:
        for fast, window in ((False, 1.5), (True, 0.6)):
            clock = HandClock()
            host = make_host(clock=clock, games=GAME)
            made = await host.make("ten-to-kill", {"first": 1}, 2, "Ada", "random")
            player = Player(await host.find(made.code), made.token, clock)
            await player.say(type="bots", fast=fast)
            await clock.advance(4)
            steps = [when for when, kind in zip(player.line.times, player.line.types(), strict=True) if kind == "step"]
            assert steps[0] == pytest.approx(1000 + window)
            assert all(b - a == pytest.approx(window) for a, b in pairwise(steps))

    run(test())
