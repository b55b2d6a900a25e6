"""No message of a client reveals whether the open question of a window already has an answer."""

from __future__ import annotations

from typing import Any

import pytest

from deadpan.frames import REMEMBERED
from deadpan.game import GAMES
from deadpan.kernel.types import Choice
from deadpan.server.scheduling import BotTask, InlineBotRunner, Pace, bot_runner
from deadpan.server.scheduling.bot_runner import think
from deadpan.server.state.written_game import written_game
from deadpan.server.tables import LiveTable
from tests.hush_variants import LONG_WINDOWED, WINDOWED
from tests.server.harness import HandClock, Player, hand_clock, in_play, make_registry, run
from tests.server.tables.test_bot_turns import opening_view

pytestmark = pytest.mark.slow

WINDOW = Pace().answer_window


async def at_window(clock: HandClock, choices: int) -> tuple[Any, str, list[Player]]:
    """A registry, a code and the players after this many choices, the asked one first. All questions are windows."""
    registry = make_registry(clock=clock, games=LONG_WINDOWED)
    code, tokens = await in_play(registry, first=1)
    table = await registry.find(code)
    players = [Player(table, token, clock) for token in tokens]
    for _ in range(choices):
        players.sort(key=lambda player: player.question() is None)
        await players[0].choose()
        await clock.advance(WINDOW)
    players.sort(key=lambda player: player.question() is None)
    return registry, code, players


def caught_up(table: LiveTable, token: str | None, stream: str, now: int) -> list[list[bytes]]:
    """The frames sent to a client that reconnects with this many frames of a stream, for every relevant number."""
    told = []
    for have in range(now - REMEMBERED - 3, now + 3):
        back = Player(table, token, stream=stream, have=have)
        told.append(back.line.frames)
        back.leave()
    return told


@pytest.mark.parametrize("choices", [5, REMEMBERED, REMEMBERED + 8])
def test_missed_frames_are_counted_from_told_frames(choices: int) -> None:
    async def told(*, is_answered: bool) -> list[list[bytes]]:
        _, _, (player, other) = await at_window(HandClock(), choices)
        if is_answered:
            await player.choose()
        stream = other.line.last("view")["stream"]
        return caught_up(other.table, other.token, stream, choices)

    async def test() -> None:
        answered, open_ = await told(is_answered=True), await told(is_answered=False)
        assert answered == open_
        assert b'"type":"step"' in b"".join(answered[-4])

    run(test())


@pytest.mark.parametrize("choices", [5, REMEMBERED + 8])
@pytest.mark.parametrize("how", ["killed", "asleep"])
def test_a_reloaded_table_holds_an_answer_for_a_whole_window(how: str, choices: int) -> None:
    async def heard(*, is_answered: bool) -> tuple[list[bytes], list[float], list[list[bytes]]]:
        clock = HandClock()
        registry, code, players = await at_window(clock, choices)
        player, other = players
        await clock.advance(0.4 * WINDOW)
        if is_answered:
            await player.choose()
        await clock.advance(0.3 * WINDOW)
        stream = other.line.last("view")["stream"]
        if how == "killed":
            registry = make_registry(store=registry.services.store, clock=HandClock(), games=LONG_WINDOWED)
            clock = hand_clock(registry)
            await registry.start()
        else:
            for each in players:
                each.leave()
            await clock.advance(400)
            assert registry.unload_idle() == 1
        table = await registry.find(code)
        missed = caught_up(table, other.token, stream, choices)
        start = clock.now()
        back, prober = Player(table, player.token, clock), Player(table, other.token, clock)
        await clock.advance(0.5 * WINDOW)
        if not is_answered:
            await back.choose(name="again")
        await clock.advance(0.499 * WINDOW)
        assert "step" not in prober.line.types()
        await clock.advance(2 * WINDOW)
        assert prober.line.types().count("step") == 1
        return prober.line.frames, [round(when - start, 6) for when in prober.line.times], missed

    async def test() -> None:
        answered, open_ = await heard(is_answered=True), await heard(is_answered=False)
        assert answered == open_

    run(test())


def test_reconnecting_players_are_told_that_the_game_is_over() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock, games=WINDOWED)
        code, tokens = await in_play(registry)
        table = await registry.find(code)
        players = [Player(table, token, clock) for token in tokens]
        while not written_game(table.state).is_over:
            players.sort(key=lambda player: player.question() is None)
            await players[0].choose()
            await clock.advance(WINDOW)
        again = make_registry(store=registry.services.store, games=WINDOWED)
        await again.start()
        table = await again.find(code)
        assert table.summary()["phase"] == "over"
        assert (await table.record()).text

    run(test())


@pytest.mark.parametrize(("level", "lasts"), [("sampler", 0.4), ("random", 0.02)])
def test_a_bot_takes_the_same_time_in_a_window_whatever_it_holds(
    level: str, lasts: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, a_world = 0.0, lasts / 100

    class Taking:
        """A slow bot, with a clock that only bots and redeals advance."""

        def __init__(self, seconds: float) -> None:
            self.seconds = seconds

        def choose(self, view: Any, legal: Any, rng: Any, budget: Any) -> Choice:
            pass_time(self.seconds)
            choice: Choice = legal[0]
            return choice

    def pass_time(seconds: float) -> None:
        nonlocal now
        now += seconds

    monkeypatch.setattr(bot_runner, "perf_counter", lambda: now)
    monkeypatch.setattr(GAMES["hush"], "redeal", lambda view, rng: pass_time(a_world))
    task = BotTask("hush", level, opening_view(), "seed", is_window=True)
    bot_runner.is_quick(task.game, level)
    for seconds in (0.0, 0.1 * lasts, 0.99 * lasts):
        monkeypatch.setattr(bot_runner, "bot_for", lambda *_, seconds=seconds: Taking(seconds))
        now = 0.0
        think(task)
        assert now == pytest.approx(lasts, abs=1.01 * a_world)


def test_bots_and_hints_are_told_that_a_question_is_a_window() -> None:
    class Noting(InlineBotRunner):
        def __init__(self) -> None:
            self.tasks: list[tuple[str, bool]] = []

        async def choose(self, task: BotTask) -> tuple[Choice, bool]:
            self.tasks.append(("hint" if "/hint/" in task.seed else "bot", task.is_window))
            return await super().choose(task)

    async def noted(games: Any) -> set[tuple[str, bool]]:
        clock, runner = HandClock(), Noting()
        registry = make_registry(clock=clock, games=games, bots=runner)
        made = await registry.create("hush", {"first": 0}, 2, "Ada", "random")
        player = Player(await registry.find(made.code), made.token, clock)
        await player.say(type="hint")
        while len(set(runner.tasks)) < 2:
            if player.question():
                await player.choose()
            await clock.advance(2)
        return set(runner.tasks)

    async def test() -> None:
        assert await noted(WINDOWED) == {("hint", True), ("bot", True)}
        assert await noted(None) == {("hint", False), ("bot", False)}

    run(test())
