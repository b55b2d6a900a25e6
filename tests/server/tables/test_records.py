"""A record is rendered once and cached; loading a table does not wait for records."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Event
from typing import Any

import pytest

from deadpan.server.errors import TooMuch
from deadpan.server.scheduling import SerialExecutor
from deadpan.server.state import RenderedRecord, render_record
from deadpan.server.tables import LiveTable, TableRegistry, record_cache, records
from tests.server.harness import asked, make_registry, open_table, run, settle


@pytest.fixture
def writings(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the games whose records were rendered."""
    written: list[int] = []

    def count(finished: Any, *args: Any) -> RenderedRecord:
        written.append(finished.number)
        return render_record(finished, *args)

    monkeypatch.setattr(records, "render_record", count)
    return written


async def evening(registry: TableRegistry, games: int) -> LiveTable:
    """A table with some finished games."""
    table, players = await open_table(registry)
    for number in range(games):
        if number:
            await players[0].say(type="rematch")
        while table.summary()["phase"] == "playing":
            await asked(players).choose()
    return table


def test_a_record_is_rendered_once_for_many_requests(writings: list[int]) -> None:
    async def test() -> None:
        table = await evening(make_registry(), 1)
        first, *others = await asyncio.gather(*(table.record(1) for _ in range(10)), table.record())
        assert all(other is first for other in others)
        assert await table.record() is first
        assert writings == [1]

    run(test())


def test_tables_that_reuse_a_code_have_separate_records(writings: list[int]) -> None:
    async def test() -> None:
        registry = make_registry()
        one, other = await evening(registry, 1), await evening(registry, 1)
        other.state.code = one.state.code
        assert (await one.record()).number == (await other.record()).number
        assert writings == [1, 1]

    run(test())


def test_the_record_cache_evicts_the_least_recently_used(writings: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        table = await evening(make_registry(), 3)
        size = max([len((await table.record(number)).text) for number in (1, 2, 3)])
        monkeypatch.setattr(record_cache, "_MOST_BYTES", int(2.5 * size))
        table = await evening(make_registry(), 3)
        writings.clear()
        for number in (1, 2, 1, 3, 1, 2):
            assert (await table.record(number)).number == number
        assert writings == [1, 2, 3, 2]
        monkeypatch.setattr(record_cache, "_MOST_BYTES", 10)
        assert (await table.record(3)).number == 3
        assert (await table.record(3)).number == 3
        assert writings == [1, 2, 3, 2, 3, 3], "one that is too long for it is not kept, and given all the same"

    run(test())


def test_rendering_a_record_is_tried_again_after_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        table = await evening(make_registry(), 1)
        monkeypatch.setattr("deadpan.server.scheduling.serial_executor._MOST_WAITING", 0)
        with pytest.raises(TooMuch):
            await table.record()
        monkeypatch.undo()
        assert (await table.record()).number == 1

    run(test())


def test_waiting_records_do_not_delay_the_loading_of_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deadpan.server.tables.registry._LONG_LOG", 1)
    monkeypatch.setattr("deadpan.server.scheduling.serial_executor._MOST_WAITING", 2)

    async def test() -> None:
        registry = make_registry()
        table = await evening(registry, 1)
        other = make_registry(store=registry.services.store)
        await other.start()
        enough = Event()
        waited_for = [asyncio.create_task(other.services.executor.run(enough.wait)) for _ in range(3)]
        waking = asyncio.create_task(other.find(table.state.code))
        await settle()
        enough.set()
        assert (await waking).summary()["phase"] == "over"
        done = await asyncio.gather(*waited_for, return_exceptions=True)
        assert [getattr(each, "code", each) for each in done] == [True, True, "too-often"]

    run(test())


def test_loading_a_table_goes_before_waiting_jobs() -> None:
    async def test() -> None:
        executor, enough, done = SerialExecutor(), Event(), list[str]()

        def work(name: str) -> Callable[[], None]:
            return lambda: done.append(name)

        jobs = [asyncio.create_task(executor.run(enough.wait))]
        jobs += [asyncio.create_task(executor.run(work(f"record {n}"))) for n in range(5)]  # type: ignore[arg-type]
        await settle()
        try:
            jobs += [asyncio.create_task(executor.run_urgent(work(f"table {n}"))) for n in range(2)]  # type: ignore[arg-type]
            await settle()
        finally:
            enough.set()
        await asyncio.gather(*jobs)
        assert done == ["table 0", "table 1", *(f"record {n}" for n in range(5))]

    run(test())
