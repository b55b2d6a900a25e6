"""Reconnecting clients get the missed frames or a fresh view, also after an unloaded table or a crash."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from deadpan.frames import REMEMBERED
from deadpan.server.errors import NoSuchTable, TableError
from deadpan.server.limits import Limits
from deadpan.server.storage import InMemoryStore
from tests.hush_variants import LONG
from tests.server.harness import HandClock, Player, asked, in_play, lobby, make_registry, reread, run, settle

DAY = 86_400.0


def test_a_reconnecting_client_gets_exactly_the_missed_frames() -> None:
    async def test() -> None:
        registry = make_registry(games=LONG)
        code, tokens = await in_play(registry, 3)
        table = await registry.find(code)
        players = [Player(table, token) for token in tokens]
        steady = players[1]
        have, stream = 0, steady.line.last("view")["stream"]
        for count in (0, 1, 5, 30):
            for _ in range(count):
                await asked(players).choose(pick=count)
            back = Player(table, tokens[1], stream=stream, have=have)
            assert back.line.types()[:2] == ["welcome", "chat"]
            missed = [frame for frame in steady.line.frames if frame.startswith(b'{"type":"step"')][have:]
            assert back.line.frames[2:] == missed
            assert len(missed) == count
            have += count
            back.leave()

    run(test())


@pytest.mark.parametrize(
    "hello",
    [
        {"stream": "1.0", "have": 3},  # another seat's
        {"stream": "1.-", "have": 3},
        {"stream": "9.1", "have": 3},
        {"stream": "1.1", "have": 99},  # more than there is
        {"stream": "1.1"},
        {"have": 3},
        {"stream": "", "have": 0},
    ],
)
def test_a_client_of_an_unknown_stream_gets_a_fresh_view(hello: Any) -> None:
    async def test() -> None:
        registry = make_registry()
        code, tokens = await in_play(registry)
        table = await registry.find(code)
        players = [Player(table, token) for token in tokens]
        for _ in range(5):
            await asked(players).choose()
        back = Player(table, tokens[1], **hello)
        assert back.line.types() == ["welcome", "chat", "view"]
        assert back.line.last("view")["n"] == 5
        assert back.line.last("view")["view"] == table_view(players[1])

    run(test())


def table_view(player: Player) -> object:
    """The view that a client builds from its frames."""
    view = dict(player.line.last("view")["view"])
    for frame in player.line.heard:
        if frame["type"] == "step":
            view = {**view, **frame["patch"], "events": view["events"] + frame["events"]}
    return view


def test_a_client_that_missed_too_much_gets_a_fresh_view() -> None:
    async def test() -> None:
        registry = make_registry(games=LONG)
        code, tokens = await in_play(registry)
        table = await registry.find(code)
        players = [Player(table, token) for token in tokens]
        for _ in range(REMEMBERED + 5):
            await asked(players).choose()
        assert Player(table, tokens[0], stream="1.0", have=2).line.types() == ["welcome", "chat", "view"]
        late = Player(table, tokens[0], stream="1.0", have=REMEMBERED)
        assert late.line.types() == ["welcome", "chat"] + ["step"] * 5

    run(test())


def test_after_a_crash_every_stream_continues_at_its_number() -> None:
    async def test() -> None:
        store = InMemoryStore()
        registry = make_registry(store=store)
        code, tokens = await in_play(registry, 3)
        table = await registry.find(code)
        players = [Player(table, token) for token in tokens]
        onlooker = Player(table, None)
        for number in range(12):
            await asked(players).choose(pick=number)
        registry = make_registry(store=store)  # nothing is left of the other but what it wrote
        await registry.start()
        table = await registry.find(code)
        for old, token in zip([*players, onlooker], [*tokens, None], strict=True):
            stream = old.line.last("view")["stream"]
            back = Player(table, token, stream=stream, have=7)
            steps = [{**frame, "at": 0} for frame in old.line.heard if frame["type"] == "step"]
            assert [{**frame, "at": 0} for frame in back.line.heard[2:]] == steps[7:]
            assert Player(table, token, stream=stream, have=12).line.types() == ["welcome", "chat"]

    run(test())


def test_an_idle_table_is_unloaded_and_reloaded_unchanged() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock, limits=Limits(unload_after=300))
        code, tokens = await in_play(registry)
        table = await registry.find(code)
        players = [Player(table, token) for token in tokens]
        await asked(players).choose()
        shown = table.summary()
        await clock.advance(1000)
        assert registry.unload_idle() == 0, "people are there"
        for player in players:
            player.leave()
        await clock.advance(299)
        assert registry.unload_idle() == 0
        await clock.advance(2)
        assert registry.unload_idle() == 1
        assert (registry.loaded, registry.table_count) == (0, 1)
        again = await registry.find(code)
        assert again is not table
        back = [Player(again, token) for token in tokens]
        assert again.summary() == shown
        assert [player.line.last("view")["view"] for player in back] == [table_view(player) for player in players]

    run(test())


def test_old_tables_are_pruned_by_their_phase() -> None:
    async def test() -> None:
        clock, store = HandClock(), InMemoryStore()
        registry = make_registry(store=store, clock=clock)
        made, _ = await lobby(registry)
        begun, _ = await in_play(registry)
        chosen, tokens = await in_play(registry)
        table = await registry.find(chosen)
        players = [Player(table, token) for token in tokens]
        await asked(players).choose()
        for player in players:
            player.leave()
        over, tokens = await in_play(registry)
        table = await registry.find(over)
        players = [Player(table, token) for token in tokens]
        while table.summary()["phase"] == "playing":
            await asked(players).choose()
        for player in players:
            player.leave()
        watched = Player(await registry.find(made), None)
        await clock.advance(2 * DAY + 1)
        assert await registry.prune() == 0, "what is awake is not pruned"
        watched.leave()
        left = []
        for days in (1, 59, 119):
            await clock.advance(days * DAY)
            registry.unload_idle()
            await registry.prune()
            left.append({shelved.code for shelved in await store.tables()})
        assert left == [{chosen, over}, {over}, set()]
        for code in (made, begun):
            with pytest.raises(NoSuchTable):
                await registry.find(code)

    run(test())


class Slow(InMemoryStore):
    """A store that reads a log and waits before it returns it."""

    def __init__(self) -> None:
        super().__init__()
        self.given = asyncio.Event()
        self.given.set()

    async def read(self, code: str) -> list[bytes]:
        lines = await super().read(code)
        await self.given.wait()
        return lines


def test_a_table_being_loaded_is_not_pruned() -> None:
    async def test() -> None:
        clock, store = HandClock(), Slow()
        registry = make_registry(store=store, clock=clock)
        code, tokens = await lobby(registry)
        await clock.advance(3 * DAY)
        registry.unload_idle()
        store.given.clear()
        waking = [asyncio.create_task(registry.find(code)) for _ in range(2)]
        await settle()
        assert await registry.prune() == 0
        store.given.set()
        table, same = await asyncio.gather(*waking)
        assert table is same
        player = Player(table, tokens[0])
        await player.say(type="rename", name="Ada")
        player.leave()
        assert (await reread(registry, code)).summary()["seats"][0]["name"] == "Ada"
        await clock.advance(3 * DAY)
        registry.unload_idle()
        assert await registry.prune() == 1

    run(test())


def test_a_cancelled_load_does_not_block_pruning() -> None:
    async def test() -> None:
        clock, store = HandClock(), Slow()
        registry = make_registry(store=store, clock=clock)
        code, _ = await lobby(registry)
        await clock.advance(3 * DAY)
        registry.unload_idle()
        store.given.clear()
        waking = asyncio.create_task(registry.find(code))
        await settle()
        waking.cancel()
        store.given.set()
        await settle()
        assert await registry.prune() == 1
        assert registry.table_count == 0

    run(test())


@pytest.mark.parametrize("code", ["NOPE-1", "", "x" * 1000, "\udc80", "../etc", "%00"])
def test_an_unknown_table_is_not_found(code: str) -> None:
    async def test() -> None:
        with pytest.raises(NoSuchTable):
            await make_registry().find(code)

    run(test())


@pytest.mark.parametrize(
    "entry",
    [
        b'{"entry":"levitated","seat":1}',  # of a later version
        b'{"entry":"sat","participant":0,"seat":99}',
        b'{"entry":"chose","seat":0,"choice":{"do":"play","card":2}}',  # legal once, perhaps
        b"not even JSON",
    ],
)
def test_an_unreadable_log_affects_only_its_own_table(entry: bytes) -> None:
    async def test() -> None:
        store = InMemoryStore()
        registry = make_registry(store=store)
        strange, _ = await lobby(registry)
        other, _ = await lobby(registry)
        await store.append(strange, len(await store.read(strange)), [entry], 0.0, "lobby")
        registry = make_registry(store=store)
        await registry.start()
        with pytest.raises(TableError) as refused:
            await registry.find(strange)
        assert refused.value.code == "unreadable-table"
        assert (await registry.find(other)).summary()["phase"] == "lobby"

    run(test())
