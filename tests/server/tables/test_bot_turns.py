"""Bots choose after a delay when they are asked; if a bot fails, the game continues."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from deadpan.bots import safe_choice
from deadpan.game import GAMES
from deadpan.kernel.types import Choice
from deadpan.server.messages import Hello
from deadpan.server.people import Connection
from deadpan.server.scheduling import (
    DEFAULT_BOT_SECONDS,
    BotTask,
    InlineBotRunner,
    Pace,
    ProcessBotRunner,
    QueueKey,
    bot_runner,
)
from deadpan.server.scheduling.bot_runner import think
from deadpan.server.state.written_game import written_game
from tests.server.harness import HandClock, Player, Recorder, make_registry, run, settle


def opening_view() -> Any:
    game = GAMES["hush"]
    options = game.read_options({})
    state = game.pose(options, 4, game.deal(options, 4, "bots"), "bots").state
    return game.view(state, game.asks(state)[0].seat)


def test_play_now_makes_a_running_game_with_bots() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        made = await registry.create("hush", {"first": 1}, 4, "Ada", "random")
        player = Player(await registry.find(made.code), made.token)
        assert player.line.types() == ["welcome", "chat", "view"]
        assert [seat["kind"] for seat in player.line.last("welcome")["table"]["seats"]] == ["person"] + ["bot"] * 3
        await clock.advance(0.5)
        assert player.line.types().count("step") == 0, "a bot thinks a moment"
        await clock.advance(1.2)
        assert player.line.types().count("step") == 1

    run(test())


def test_a_game_of_bots_is_played_to_its_end_before_a_spectator() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        made = await registry.create("hush", {"highest": 9, "copies": 4}, 4, "Ada")
        table = await registry.find(made.code)
        player = Player(table, made.token)
        for seat in range(4):
            await player.say(type="bot", seat=seat, level="random")
        await player.say(type="bots", fast=True)
        await player.say(type="start")
        await clock.advance(2)
        done = player.line.types().count("step")
        assert 4 <= done <= 5
        player.leave()
        await clock.advance(100)
        assert table.state.play is not None
        assert written_game(table.state).latest.n <= done + 1, "a table that nobody visits stands still"
        player = Player(table, made.token)
        await clock.advance(100)
        assert player.line.last("table")["table"]["phase"] == "over"
        assert set(written(await registry.services.store.read(made.code))) >= {"bot"}

    run(test())


def written(lines: list[bytes]) -> list[str]:
    """The maker of each choice in a log, a player or a bot."""
    entries = [json.loads(line) for line in lines]
    return [entry.get("by", "person") for entry in entries if entry["entry"] == "chose"]


def test_a_bots_thinking_time_does_not_depend_on_its_cards() -> None:
    async def times(seed: str) -> list[float]:
        clock = HandClock()
        registry = make_registry(clock=clock)
        registry.services.credentials.seed = lambda: seed  # type: ignore[method-assign]
        made = await registry.create("hush", {"first": 1}, 4, "Ada", "random")
        player = Player(await registry.find(made.code), made.token, clock)
        await clock.advance(30)
        return [
            when for when, frame in zip(player.line.times, player.line.heard, strict=True) if frame["type"] == "step"
        ][:6]

    async def test() -> None:
        assert await times("one deal") == await times("another deal")

    run(test())


def test_frames_do_not_tell_that_a_bot_thinks() -> None:
    pace = Pace()
    for hidden in (pace.bot_delay[0], pace.fast_bot_delay[0], pace.answer_window, pace.fast_answer_window):
        assert hidden >= DEFAULT_BOT_SECONDS


def crash(task: BotTask) -> Choice:
    raise RuntimeError("secret: " + str(task.view))


def nonsense(task: BotTask) -> Any:
    return "not a choice"


def late(task: BotTask) -> Choice:
    time.sleep(60)
    return think(task)


def suicide(task: BotTask) -> Choice:
    os._exit(1)


@pytest.mark.parametrize(
    ("bot", "said"),
    [(crash, "crashed with RuntimeError"), (nonsense, "not legal"), (late, "too late"), (suicide, "process down")],
)
def test_a_bot_that_fails_is_replaced_by_a_safe_choice_and_that_is_logged(
    bot: Any, said: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        view = opening_view()
        runner = ProcessBotRunner(1)
        monkeypatch.setattr(bot_runner, "_TIMEOUT", 30.0)
        assert await runner.choose(BotTask("hush", "random", view, "seed")) == (
            think(BotTask("hush", "random", view, "seed")),
            True,
        )
        monkeypatch.setattr(bot_runner, "_TIMEOUT", 0.2 if bot is late else 30.0)
        monkeypatch.setattr(bot_runner, "think", bot)
        with caplog.at_level(logging.WARNING):
            choice, is_its_own = await runner.choose(BotTask("hush", "random", view, "seed"))
        assert not is_its_own
        legal = GAMES["hush"].legal(view)
        assert choice == safe_choice("hush", view, legal, Random("seed"))
        assert said in caplog.text
        assert "secret" not in caplog.text
        monkeypatch.undo()
        monkeypatch.setattr(bot_runner, "_TIMEOUT", 30.0)
        assert (await runner.choose(BotTask("hush", "random", view, "seed")))[1], (
            "the next one chooses for itself again"
        )
        runner.close()

    run(test())


def late_for_one(task: BotTask) -> Choice:
    return (late if task.seed == "late" else think)(task)


def test_a_late_bot_does_not_delay_bots_of_other_tables(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        view = opening_view()
        runner = ProcessBotRunner(1)
        monkeypatch.setattr(bot_runner, "think", late_for_one)
        monkeypatch.setattr(bot_runner, "_TIMEOUT", 0.2)
        one = asyncio.create_task(runner.choose(BotTask("hush", "random", view, "late")))
        await settle()
        monkeypatch.setattr(bot_runner, "_TIMEOUT", 30.0)
        others = [asyncio.create_task(runner.choose(BotTask("hush", "random", view, f"{n}"))) for n in range(4)]
        done = await asyncio.gather(one, *others)
        assert not done[0][1]
        assert done[1:] == [(think(BotTask("hush", "random", view, f"{n}")), True) for n in range(4)]
        assert caplog.text.count("safe choice") == caplog.text.count("too late") == 1
        runner.close()

    run(test())


def test_choices_of_a_replacement_bot_are_marked_in_the_log() -> None:
    class Failing(InlineBotRunner):
        async def choose(self, task: BotTask) -> tuple[Choice, bool]:
            return think(task), False

    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock, bots=Failing())
        made = await registry.create("hush", {"first": 1}, 2, "Ada", "random")
        Player(await registry.find(made.code), made.token)
        await clock.advance(3)
        assert set(written(await registry.services.store.read(made.code))) == {"stand-in"}

    run(test())


def test_a_bots_failed_turn_is_logged_without_secrets(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(InlineBotRunner):
        async def choose(self, task: BotTask) -> tuple[Choice, bool]:
            raise RuntimeError("secret: " + str(task.view))

    async def test() -> None:
        registry = make_registry(bots=Broken())
        made = await registry.create("hush", {"first": 1}, 2, "Ada", "random")
        Player(await registry.find(made.code), made.token)
        await settle()

    run(test())
    assert "a bot's turn failed with RuntimeError" in caplog.text
    assert "secret" not in caplog.text


SERVER = """
import asyncio, multiprocessing, time
from deadpan.server.scheduling import BotTask, ProcessBotRunner
from tests.server.tables.test_bot_turns import opening_view

async def main():
    bots = ProcessBotRunner(1)
    await bots.choose(BotTask("hush", "random", opening_view(), "seed"))
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)

if __name__ == "__main__":
    asyncio.run(main())
    time.sleep(60)
"""


def test_bot_processes_end_when_the_server_is_killed(tmp_path: Path) -> None:
    (tmp_path / "server.py").write_text(SERVER)
    root = Path(__file__).parents[3]
    command = [sys.executable, str(tmp_path / "server.py")]
    packages = os.pathsep.join([str(root), os.environ["PYTHONPATH"]])
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": packages}
    ) as server:
        assert server.stdout is not None
        worker = Path(f"/proc/{int(server.stdout.readline())}")
        assert worker.exists()
        server.kill()
    for _ in range(1000):
        if not worker.exists() or "(zombie)" in (worker / "status").read_text():
            return
        time.sleep(0.01)
    pytest.fail("a bot's process is still there")


def test_bot_jobs_are_queued_for_the_network_of_the_oldest_connection() -> None:
    class Noting(InlineBotRunner):
        def __init__(self) -> None:
            self.payers: list[QueueKey] = []

        async def choose(self, task: BotTask) -> tuple[Choice, bool]:
            self.payers.append(task.queue_key)
            return await super().choose(task)

    async def test() -> None:
        clock, runner = HandClock(), Noting()
        registry = make_registry(clock=clock, bots=runner)
        made = await registry.create("hush", {"highest": 9, "copies": 4}, 2, "Ada")
        table = await registry.find(made.code)

        def come(token: str | None, narrow: str) -> Connection:
            return table.connect(Recorder(), Hello(token), ("wide", narrow))

        for_lobby = Player(table, made.token)
        for seat in (0, 1):
            await for_lobby.say(type="bot", seat=seat, level="random")
        come(None, "an onlooker")
        await for_lobby.say(type="start")
        for_lobby.leave()
        await clock.advance(2)
        assert set(runner.payers) == {("wide", "an onlooker", made.code)}
        other = await registry.create("hush", {"highest": 9, "copies": 4}, 2, "Bo", "random")
        table = await registry.find(other.code)
        come(None, "an onlooker")
        come(other.token, "a player")
        player = Player(table, other.token, clock)
        while player.question() is not None:
            await player.choose()
        await clock.advance(3)
        assert {queue_key for queue_key in runner.payers if queue_key[-1] == other.code} == {
            ("wide", "a player", other.code)
        }

    run(test())
