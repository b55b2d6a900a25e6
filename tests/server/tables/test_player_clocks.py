"""Player clocks: the time for a choice, the bank of a seat for a game, and what happens when it is empty."""

from __future__ import annotations

import json
from typing import Any

import pytest

from deadpan.server.tables import LiveTable, TableRegistry
from tests.hush_variants import WINDOWED
from tests.installed import game_with_windows
from tests.server.harness import HandClock, Player, asked, come, lobby, make_registry, open_table, reread, run, take


def settings(choice: int | None = None, game: int | None = None, patience: int = 3600) -> dict[str, Any]:
    return {
        "choice_seconds": choice,
        "game_seconds": game,
        "hints": False,
        "patience": patience,
        "begins": "asked",
    }


async def choices(table: LiveTable) -> list[tuple[str, int | None]]:
    """The maker of each choice, and its time."""
    entries = [json.loads(line) for line in await table._services.store.read(table.state.code)]
    return [(entry.get("by", "person"), entry.get("spent")) for entry in entries if entry["entry"] == "chose"]


def test_the_host_sets_the_time_limits() -> None:
    async def test() -> None:
        registry = make_registry()
        code, tokens = await lobby(registry)
        table = await registry.find(code)
        ada, bo = [Player(table, token) for token in tokens]
        assert ada.shown()["settings"] == settings(patience=60)
        wanted = {"choice_seconds": 30, "game_seconds": 600, "hints": True, "patience": 20, "begins": "turn"}
        assert await bo.refused(type="settings", settings=wanted) == "not-host"
        await ada.say(type="settings", settings=wanted)
        assert bo.shown()["settings"] == wanted
        assert Player(await reread(registry, code), None).shown()["settings"] == wanted
        for wrong in (
            {"choice_seconds": 1},
            {"game_seconds": -5},
            {"patience": None},
            {"patience": 10**9},
            {"begins": "x"},
            {"x": 1},
        ):
            assert await ada.refused(type="settings", settings={**wanted, **wrong}) != "accepted"
        await ada.say(type="start")
        assert await ada.refused(type="settings", settings=wanted) == "not-in-lobby"

    run(test())


def test_without_clocks_frames_contain_no_time() -> None:
    async def test() -> None:
        table, players = await open_table(make_registry())
        await asked(players).choose()
        assert all("clock" not in player.line.types() for player in players)
        assert await choices(table) == [("person", None)]

    run(test())


def test_every_frame_of_a_game_contains_the_clocks() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        _, (ada, bo) = await open_table(registry, settings=settings(10, 60), first=1)
        start = {"type": "clock", "banks": [60, 60], "choice": 10, "asked": [1], "spent": 0, "paused": False}
        assert ada.line.types()[-3:-1] == ["view", "clock"]
        assert ada.line.last("clock") == start
        await clock.advance(4)
        assert Player(ada.table, None).line.last("clock") == {**start, "spent": 4}
        await clock.advance(21)
        await bo.choose()
        assert ada.line.types()[-2:] == bo.line.types()[-2:] == ["step", "clock"]
        told = ada.line.last("clock")
        assert (told["banks"], told["spent"]) == ([60, 45], 0), "ten seconds were free"
        await ada.say(type="resync")
        assert ada.line.types()[-2:] == ["view", "clock"]

    run(test())


@pytest.mark.parametrize(("choice", "game", "lasts"), [(10, None, 10), (None, 30, 30), (10, 30, 40)])
def test_when_time_is_up_a_bot_makes_one_choice(choice: int | None, game: int | None, lasts: float) -> None:
    async def test() -> None:
        clock = HandClock()
        table, (ada, bo) = await open_table(make_registry(clock=clock), settings=settings(choice, game), first=1)
        question = bo.question()
        assert question is not None
        await clock.advance(lasts - 0.1)
        assert "step" not in ada.line.types()
        await clock.advance(0.2)
        said = {"type": "choose", "id": "1", "serial": 0, "choice": question["legal"][0]}
        assert await bo.refused(**said) == "out-of-time"
        await clock.advance(1.6)
        assert ada.line.last("step")["n"] == 1
        assert ada.seat(1)["level"] is None, "the seat is a person's still"
        (made,) = await choices(table)
        assert made[0] == "clock"
        assert made[1] is not None
        assert lasts * 1000 <= made[1] <= lasts * 1000 + 1600
        if game is not None:
            assert ada.line.last("clock")["banks"] == [game, 0]

    run(test())


def test_with_an_empty_bank_a_choice_has_only_its_free_time() -> None:
    async def test() -> None:
        clock = HandClock()
        _, players = await open_table(make_registry(clock=clock), settings=settings(10, 30), first=1)
        ada, bo = players
        await clock.advance(39)
        await bo.choose()
        while bo.question() is None:
            await asked(players).choose()
        n = ada.line.last("step")["n"]
        assert ada.line.last("clock")["banks"] == [30, 1]
        await clock.advance(10.9)
        assert ada.line.last("step")["n"] == n
        await clock.advance(1.8)
        assert ada.line.last("step")["n"] > n

    run(test())


def test_time_banks_survive_a_restart_and_the_open_question_is_credited() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        table, players = await open_table(registry, settings=settings(10, 60), first=1)
        await clock.advance(30)
        await players[1].choose()
        await clock.advance(50)
        after = HandClock()
        table = await reread(registry, table.state.code, after)
        again = Player(table, players[0].token)
        told = again.line.last("clock")
        assert (told["banks"], told["spent"]) == ([60, 40], 0)
        player = Player(table, players[told["asked"][0]].token)
        await after.advance(40)
        await player.choose(name="after the restart")
        assert (await choices(table))[-1] == ("person", 40_000)

    run(test())


def test_player_clocks_stop_in_a_pause_and_without_connections() -> None:
    async def test() -> None:
        clock = HandClock()
        table, (ada, bo) = await open_table(make_registry(clock=clock), settings=settings(10, 60), first=1)
        await clock.advance(5)
        await ada.say(type="pause", on=True)
        assert (bo.line.last("clock")["paused"], bo.line.last("clock")["spent"]) == (True, 5)
        await clock.advance(1000)
        await ada.say(type="pause", on=False)
        assert (bo.line.last("clock")["paused"], bo.line.last("clock")["spent"]) == (False, 5)
        ada.leave()
        bo.leave()
        await clock.advance(100)
        back = Player(table, bo.token)
        assert back.line.last("clock")["spent"] == 5
        await clock.advance(2)
        await back.choose()
        assert await choices(table) == [("person", 7000)]

    run(test())


def test_the_time_of_bots_is_not_counted() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        made = await registry.create("hush", {}, 2, "Ada")
        table = await registry.find(made.code)
        ada = Player(table, made.token, clock)
        await ada.say(type="bot", seat=1, level="random")
        await ada.say(type="settings", settings=settings(None, 30))
        await ada.say(type="start")
        await ada.say(type="away")
        assert ada.line.last("clock")["asked"] == []
        await clock.advance(6)
        assert ada.line.last("clock")["banks"] == [30, 30]
        assert "step" in ada.line.types()
        await ada.say(type="back")
        while ada.question() is None:
            await clock.advance(0.1)
        assert ada.line.last("clock")["asked"] == [0]
        assert {by for by, _ in await choices(table)} == {"bot"}

    run(test())


def test_a_player_who_takes_a_bots_seat_gets_its_clock() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        made = await registry.create("hush", {"first": 1}, 2, "Ada")
        table = await registry.find(made.code)
        ada = Player(table, made.token, clock)
        await ada.say(type="bot", seat=1, level="random")
        await ada.say(type="settings", settings=settings(10))
        await ada.say(type="start")
        bo = Player(table, await come(table, "Bo"), clock)
        assert bo.line.last("clock")["asked"] == []
        await take(bo, 1, ada)
        assert bo.line.types()[-3:] == ["welcome", "view", "clock"]
        assert ada.line.last("clock") == bo.line.last("clock")
        assert bo.line.last("clock")["asked"] == [1]

    run(test())


def test_the_clock_of_a_missing_player_runs_on() -> None:
    async def test() -> None:
        clock = HandClock()
        _, (ada, bo) = await open_table(make_registry(clock=clock), settings=settings(10), first=1)
        bo.leave()
        assert ada.shown()["missing"] == [{"seat": 1, "left": 3600.0}]
        await clock.advance(12)
        assert ada.line.last("step")["n"] == 1

    run(test())


def windowed(clock: HandClock) -> TableRegistry:
    return make_registry(clock=clock, games=WINDOWED)


def test_in_an_answer_window_the_time_banks_do_not_tell_how_fast_an_answer_was() -> None:
    async def test() -> None:
        heard = []
        for thinks in (0.0, 1.0, 1.49):
            clock = HandClock()
            table, players = await open_table(windowed(clock), settings=settings(None, 60), first=1)
            await clock.advance(thinks)
            await players[1].choose()
            await players[0].say(type="resync")
            assert players[0].line.last("clock")["banks"] == [60, 60], "it is not told before the answer is"
            await clock.advance(2 - thinks)
            assert (await choices(table))[0] == ("person", 1500)
            told = players[0].line.types().index("step")
            heard.append((players[0].line.frames[told : told + 2], players[0].line.times[told : told + 2]))
        assert heard[0] == heard[1] == heard[2]

    run(test())


async def until_told(players: list[Player], clock: HandClock) -> None:
    """Advance the time until the result of a window is sent."""
    told = players[0].line.types().count("step")
    while players[0].line.types().count("step") == told:
        await clock.advance(0.01)


def test_an_answer_window_is_as_long_with_an_empty_bank() -> None:
    async def test() -> None:
        for answers in (True, False):
            clock = HandClock()
            table, players = await open_table(windowed(clock), settings=settings(None, 10), first=1)
            while not await choices(table):
                await clock.advance(0.05)
            assert (await choices(table))[0][0] == "clock"
            await until_told(players, clock)
            while players[1].question() is None:
                await asked(players).choose()
                await until_told(players, clock)
            n = players[0].line.last("step")["n"]
            assert players[0].line.last("clock")["banks"][1] == 0
            await clock.advance(1.4)
            if answers:
                await players[1].choose()
            await clock.advance(0.05)
            assert players[0].line.last("step")["n"] == n
            await clock.advance(0.06)
            assert (players[0].line.last("step")["n"] == n + 1) == answers
            await clock.advance(3.2)
            assert players[0].line.last("step")["n"] > n

    run(test())


def test_a_game_with_windows_and_other_questions_counts_until_the_result_is_told() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        game = game_with_windows()
        table, players = await open_table(registry, 4, game.name, settings=settings(None, 600))
        broadcast = table._presenter.broadcast
        assert broadcast is not None
        spent = set()
        for number in range(60):
            is_window = broadcast.asks()[0].kind in game.windows
            await asked(players).choose(number)
            if is_window:
                spent.add((await choices(table))[-1])
            await clock.advance(1.5)
        assert spent == {("person", 1500)}

    run(test())
