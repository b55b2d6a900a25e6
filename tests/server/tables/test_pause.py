"""A pause: choices are refused, and clocks and countdowns stop."""

from __future__ import annotations

import asyncio
from typing import Any

from deadpan.server.storage import InMemoryStore
from tests.server.harness import HandClock, Player, asked, come, in_play, make_registry, open_table, reread, run


def test_choices_are_refused_in_a_pause() -> None:
    async def test() -> None:
        clock = HandClock()
        table, (ada, bo) = await open_table(make_registry(clock=clock), first=1)
        assert not ada.shown()["paused"]
        await ada.say(type="pause", on=True)
        assert bo.shown()["paused"]
        question = bo.question()
        assert question is not None
        choice = {"type": "choose", "id": "1", "serial": 0, "choice": question["legal"][0]}
        assert await bo.refused(**choice) == "paused"
        written = table.state.entries
        await ada.say(type="pause", on=True)
        assert table.state.entries == written, "twice is once"
        await bo.say(type="pause", on=False)
        assert not ada.shown()["paused"]
        await bo.say(**choice)

    run(test())


def test_a_pause_is_kept_over_a_restart() -> None:
    async def test() -> None:
        registry = make_registry()
        table, (ada, _) = await open_table(registry)
        await ada.say(type="pause", on=True)
        again = Player(await reread(registry, table.state.code), ada.token)
        assert again.shown()["paused"]
        await again.say(type="pause", on=False)
        assert not again.shown()["paused"]

    run(test())


def test_bots_wait_in_a_pause_and_get_no_extra_time() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        made = await registry.create("hush", {"first": 1}, 2, "Ada", "random")
        ada = Player(await registry.find(made.code), made.token, clock)
        await clock.advance(0.5)
        await ada.say(type="pause", on=True)
        await clock.advance(1000)
        assert "step" not in ada.line.types()
        await ada.say(type="pause", on=False)
        assert "step" not in ada.line.types()
        await clock.advance(1.1)
        assert ada.line.types().count("step") == 1

    run(test())


def test_a_bot_about_to_choose_waits_until_the_pause_ends() -> None:
    class Slow(InMemoryStore):
        """A store whose writes wait while a test holds them."""

        gate: asyncio.Event | None = None

        async def append(self, *args: Any) -> None:
            if self.gate is not None:
                await self.gate.wait()
            await super().append(*args)

    async def test() -> None:
        clock, store = HandClock(), Slow()
        registry = make_registry(store=store, clock=clock)
        made = await registry.create("hush", {"first": 1}, 2, "Ada", "random")
        ada = Player(await registry.find(made.code), made.token, clock)
        await clock.advance(0.5)
        store.gate = asyncio.Event()
        pausing = asyncio.create_task(ada.say(type="pause", on=True))
        await clock.advance(1.5)
        store.gate.set()
        await pausing
        await clock.advance(100)
        assert ada.shown()["paused"]
        assert "step" not in ada.line.types()
        await ada.say(type="pause", on=False)
        await clock.advance(0.1)
        assert ada.line.types().count("step") == 1

    run(test())


def test_a_pause_stops_a_countdown() -> None:
    async def test() -> None:
        clock = HandClock()
        _, (ada, bo) = await open_table(make_registry(clock=clock), first=1)
        bo.leave()
        await clock.advance(20)
        await ada.say(type="pause", on=True)
        assert ada.shown()["missing"] == [{"seat": 1, "left": 40.0}]
        await clock.advance(500)
        onlooker = Player(ada.table, None)
        assert onlooker.shown()["missing"] == [{"seat": 1, "left": 40.0}]
        await ada.say(type="pause", on=False)
        await clock.advance(39)
        assert ada.seat(1)["level"] is None
        await clock.advance(1.1)
        assert ada.seat(1)["level"] == "sampler"

    run(test())


def test_only_players_and_the_host_can_pause_and_only_a_game() -> None:
    async def test() -> None:
        registry = make_registry()
        made = await registry.create("hush", {}, 2, "Ada")
        table = await registry.find(made.code)
        ada, guest = Player(table, made.token), Player(table, await come(table, "Di"))
        assert await ada.refused(type="pause", on=True) == "not-playing"
        await ada.say(type="stand")
        for seat in (0, 1):
            await ada.say(type="bot", seat=seat, level="random")
        await ada.say(type="start")
        assert await guest.refused(type="pause", on=True) == "not-seated"
        await ada.say(type="pause", on=True)
        await ada.say(type="pause", on=False)

    run(test())


def test_a_finished_game_cannot_be_paused_and_the_next_begins_unpaused() -> None:
    async def test() -> None:
        clock = HandClock()
        table, players = await open_table(make_registry(clock=clock))
        while table.summary()["phase"] == "playing":
            await asked(players).choose()
        assert await players[0].refused(type="pause", on=True) == "not-playing"
        await players[0].say(type="rematch")
        await players[1].say(type="pause", on=True)
        for player in players:
            await player.say(type="end", agree=True)
        assert not players[0].shown()["paused"]
        await players[0].say(type="rematch")
        assert not players[0].shown()["paused"]
        await asked(players).choose()

    run(test())


def test_a_paused_table_is_unloaded_too() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        made = await registry.create("hush", {"first": 1}, 2, "Ada", "random")
        ada = Player(await registry.find(made.code), made.token, clock)
        await ada.say(type="pause", on=True)
        ada.leave()
        code, tokens = await in_play(registry)
        for token in tokens:
            Player(await registry.find(code), token).leave()
        await clock.advance(1000)
        assert registry.unload_idle() == 2
        back = Player(await registry.find(made.code), made.token, clock)
        await back.say(type="pause", on=False)
        await clock.advance(2)
        assert "step" in back.line.types()

    run(test())
