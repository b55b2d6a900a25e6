"""The age of tables is counted in uptime, not by the system clock; pruned tables can be restored."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from deadpan.server.errors import NoSuchTable
from deadpan.server.limits import Limits
from deadpan.server.storage import (
    Damaged,
    NotArchived,
    SqliteStore,
    archived_tables_in,
    open_read_only,
    store_in,
    unarchive,
)
from deadpan.server.storage.schema import read_uptime
from deadpan.server.tables import TableRegistry
from tests.server.hand_clock import HandClock
from tests.server.harness import Player, asked, lobby, make_registry, open_table, run
from tests.server.storage.store_damage import TO_A_TABLE

DAY, HOUR = 86_400.0, 3600.0


class WrongClock(HandClock):
    """A clock with a wrong date."""

    def __init__(self, days: float = 0.0) -> None:
        super().__init__()
        self.days = days

    def date(self) -> float:
        return super().date() + self.days * DAY


async def served(folder: Path, clock: HandClock | None = None, limits: Limits | None = None) -> TableRegistry:
    registry = make_registry(store=SqliteStore(store_in(folder)), clock=clock or HandClock(), limits=limits)
    await registry.start()
    return registry


async def some_tables(folder: Path) -> set[str]:
    """A lobby, a running game and a finished one."""
    host = await served(folder)
    made, _ = await lobby(host)
    playing, players = await open_table(host)
    await asked(players).choose()
    over, players = await open_table(host)
    while over.summary()["phase"] == "playing":
        await asked(players).choose()
    await host.close()
    return {made, playing.state.code, over.state.code}


async def codes(registry: TableRegistry) -> set[str]:
    return {each.code for each in await registry.services.store.tables()}


@pytest.mark.parametrize("moves", [(3,), (70,), (4000,), (-4000,), (3, 70, 4000, 0), (70, -70, 4000, 0)], ids=str)
def test_a_wrong_system_clock_does_not_age_tables(moves: tuple[int, ...], tmp_path: Path) -> None:
    async def test() -> None:
        before = await some_tables(tmp_path)
        for days in moves:  # each with a server of its own, which lives for some hours
            clock = WrongClock(days)
            host = await served(tmp_path, clock)
            for _ in range(5):
                await host.prune()
                await clock.advance(HOUR)
            await host.close()
        clock = WrongClock()
        host = await served(tmp_path, clock)
        for days in moves:  # and all of them in the life of one
            clock.days = days
            for _ in range(3):
                await clock.advance(HOUR)
                await host.prune()
        assert await codes(host) == before
        assert host.table_count == 3
        for code in before:
            assert (await host.find(code)).summary()["code"] == code
        await host.close()

    run(test())


def test_time_without_a_running_server_is_not_charged(tmp_path: Path) -> None:
    """The clock is right, and the server did not run for years."""

    async def test() -> None:
        before = await some_tables(tmp_path)
        for year in range(5):
            clock = WrongClock(365 * year)
            host = await served(tmp_path, clock)
            await clock.advance(9 * HOUR)
            await host.prune()
            assert await codes(host) == before
            await host.close()
        clock = WrongClock(365 * 5)
        host = await served(tmp_path, clock)
        await clock.advance(DAY)
        assert await host.prune() == 1, "the lobby, after two days and more in six lives"
        await host.close()

    run(test())


def test_nothing_is_pruned_in_the_first_hour(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(keep_lobby=60)
        await some_tables(tmp_path)
        for _ in range(10):  # a server that is started again and again
            clock = HandClock()
            host = await served(tmp_path, clock, limits)
            for _ in range(59):
                await clock.advance(60)
                assert await host.prune() == 0
            await host.close()
        clock = HandClock()
        host = await served(tmp_path, clock, limits)
        await clock.advance(HOUR)
        assert await host.prune() == 1
        await host.close()

    run(test())


@pytest.mark.parametrize("tables", [50, 2500])
def test_only_a_few_are_pruned_in_an_hour_the_oldest_first(tables: int, tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(store_in(tmp_path))
        for part in range(0, tables, 50):
            fill = [store.append(f"T{n}", 0, [b"x"], 0.0, "lobby") for n in range(part, part + 50)]
            await asyncio.gather(*fill)
            await store.add_uptime(1.0)
        clock = HandClock()
        registry = make_registry(store=store, clock=clock)
        await registry.start()
        left = tables
        await clock.advance(400 * DAY)
        for _ in range(2):
            each_hour = max(20, left // 100)
            assert await registry.prune() == each_hour
            assert await registry.prune() == 0
            await clock.advance(HOUR - 1)
            assert await registry.prune() == 0
            await clock.advance(1)
            left -= each_hour
            assert (registry.table_count, len(await codes(registry))) == (left, left)
        assert {f"T{n}" for n in range(50, tables)} <= await codes(registry), "the oldest went"
        await registry.close()

    run(test())


def test_a_pruned_table_can_be_restored_and_continued(tmp_path: Path) -> None:
    """While a server runs, and by a server that is started later."""

    async def test() -> None:
        clock = HandClock()
        host = await served(tmp_path, clock)
        table, players = await open_table(host)
        for _ in range(4):
            await asked(players).choose()
        code, token = table.state.code, players[0].token
        for player in players:
            player.leave()
        await clock.advance(61 * DAY)
        host.unload_idle()
        assert await host.prune() == 1
        with pytest.raises(NoSuchTable):
            await host.find(code)
        await clock.advance(29 * DAY)
        await host.prune()
        (aside,) = archived_tables_in(store_in(tmp_path))
        assert (aside.code, aside.since) == (code, 29 * DAY)
        with pytest.raises(NotArchived):
            unarchive(store_in(tmp_path), "NEVER-1")
        unarchive(store_in(tmp_path), code)
        with pytest.raises(NotArchived):
            unarchive(store_in(tmp_path), code)
        assert archived_tables_in(store_in(tmp_path)) == []
        table = await host.find(code)
        back = [Player(table, player.token, clock) for player in players]
        await asked(back).choose()
        chosen = table.state.entries
        for player in back:
            player.leave()
        await clock.advance(59 * DAY)
        host.unload_idle()
        assert await host.prune() == 0, "it is as young as any that was just used"
        await host.close()
        host = await served(tmp_path)
        table = await host.find(code)
        assert (table.summary()["phase"], table.state.entries) == ("playing", chosen)
        assert Player(table, token).line.types() == ["welcome", "chat", "view"]
        await host.close()

    run(test())


def test_pruned_tables_are_deleted_after_30_days_of_uptime(tmp_path: Path) -> None:
    async def test() -> None:
        clock = HandClock()
        host = await served(tmp_path, clock)
        code, _ = await lobby(host)
        await clock.advance(3 * DAY)
        host.unload_idle()
        assert await host.prune() == 1
        await clock.advance(30 * DAY)
        await host.prune()
        assert [each.code for each in archived_tables_in(store_in(tmp_path))] == [code]
        await clock.advance(HOUR)
        await host.prune()
        assert archived_tables_in(store_in(tmp_path)) == []
        with pytest.raises(NotArchived):
            unarchive(store_in(tmp_path), code)
        await host.close()

    run(test())


def test_damaged_tables_are_not_deleted(tmp_path: Path) -> None:
    async def test() -> None:
        clock = HandClock()
        host = await served(tmp_path, clock)
        code, _ = await lobby(host)
        await clock.advance(3 * DAY)
        host.unload_idle()
        assert await host.prune() == 1
        TO_A_TABLE["a hole"](tmp_path, code)
        with pytest.raises(Damaged):
            unarchive(store_in(tmp_path), code)
        await clock.advance(300 * DAY)
        await host.prune()
        assert [each.code for each in archived_tables_in(store_in(tmp_path))] == [code]
        await host.close()

    run(test())


def test_the_servers_total_uptime_is_stored(tmp_path: Path) -> None:
    async def test() -> None:
        for lives in range(3):
            clock = HandClock()
            host = await served(tmp_path, clock)
            assert await host.services.store.add_uptime(0.0) == pytest.approx(lives * 100.0)
            await clock.advance(100.0)
            await host.close()
        store = SqliteStore(store_in(tmp_path))
        await store.add_uptime(5000.0)
        await store.add_uptime(100.0)
        with open_read_only(store_in(tmp_path)) as database:
            assert read_uptime(database) == 5300.0, "were it killed now, some minutes would be lost"
        await store.close()
        with open_read_only(store_in(tmp_path)) as database:
            assert read_uptime(database) == 5400.0

    run(test())
