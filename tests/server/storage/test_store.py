from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from deadpan.server.storage import Conflict, InMemoryStore, SqliteStore, Store, StoredTable, StoreError
from deadpan.server.storage.schema import connect, migrate
from tests.server.harness import run

Opener = Callable[[], Store]


@pytest.fixture(params=["memory", "sqlite"])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    if request.param == "memory":
        return InMemoryStore
    return lambda: SqliteStore(tmp_path / "deadpan.db")


def test_a_log_is_read_as_it_was_written(open_store: Opener) -> None:
    async def test() -> None:
        store = open_store()
        await store.append("A", 0, [b"one", b"two"], 5.0, "lobby")
        await store.append("A", 2, [b"three"], 6.0, "playing")
        assert await store.add_uptime(30.0) == 30.0
        await store.append("B", 0, [b"else"], 7.0, "over")
        assert await store.read("A") == [b"one", b"two", b"three"]
        assert await store.read("C") == []
        assert (await store.has("A"), await store.has("C")) == (True, False)
        assert sorted(await store.tables(), key=lambda each: each.code) == [
            StoredTable("A", 6.0, "playing", 0.0),
            StoredTable("B", 7.0, "over", 30.0),
        ]
        await store.close()

    run(test())


def test_a_duplicate_entry_is_refused_with_its_whole_batch(open_store: Opener) -> None:
    async def test() -> None:
        store = open_store()
        await store.append("A", 0, [b"one", b"two"], 0.0, "lobby")
        with pytest.raises(Conflict):
            await store.append("A", 1, [b"again", b"more"], 0.0, "lobby")
        with pytest.raises(Conflict):
            await store.append("A", 0, [b"made twice"], 0.0, "lobby")
        assert await store.read("A") == [b"one", b"two"]
        await store.close()

    run(test())


def test_a_conflict_at_one_table_does_not_affect_another(open_store: Opener) -> None:
    async def test() -> None:
        store = open_store()
        await store.append("A", 0, [b"one"], 0.0, "lobby")
        writes = [store.append(code, number, [b"x"], 0.0, "lobby") for code, number in (("B", 0), ("A", 0), ("C", 0))]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        assert await store.read("B") == await store.read("C") == [b"x"]
        await store.close()

    run(test())


def test_pruned_tables_are_moved_aside_and_deleted_later(open_store: Opener) -> None:
    async def test() -> None:
        store = open_store()
        for code in "ABC":
            await store.append(code, 0, [b"one"], 0.0, "lobby")
        a, _, c = await store.tables()
        await store.add_uptime(10.0)
        assert await store.archive([a, c, StoredTable("nobody's", 0.0, "lobby")]) == ["A", "C"]
        assert [shelved.code for shelved in await store.tables()] == ["B"]
        assert (await store.read("A"), await store.has("A")) == ([], False)
        for number in (0, 1):  # its code stays taken, and nothing goes on there
            with pytest.raises(Conflict):
                await store.append("A", number, [b"more"], 1.0, "lobby")
        assert await store.delete_archived(10.0, 5) == []
        assert await store.delete_archived(10.1, 1) == ["A"]
        assert await store.delete_archived(10.1, 5) == ["C"]
        assert await store.delete_archived(1e9, 5) == [], "a table in its place is never forgotten"
        await store.append("A", 0, [b"anew"], 1.0, "lobby")
        assert {shelved.code for shelved in await store.tables()} == {"A", "B"}
        await store.close()

    run(test())


def test_a_phase_that_could_not_be_written_is_written_with_the_next_entry(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path / "deadpan.db")
        await store.append("A", 0, [b"one"], 0.0, "lobby")
        database = sqlite3.connect(tmp_path / "deadpan.db")
        with database:
            database.execute("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(FAIL, 'no room'); END")
        with pytest.raises(StoreError):
            await store.append("A", 1, [b"began"], 1.0, "playing")
        with database:
            database.execute("DROP TRIGGER full")
        await store.append("A", 1, [b"began"], 2.0, "playing")
        assert await store.tables() == [StoredTable("A", 2.0, "playing")]
        database.close()
        await store.close()

    run(test())


def test_a_table_that_has_just_been_written_is_not_pruned(open_store: Opener) -> None:
    async def test() -> None:
        store = open_store()
        for code in "AB":
            await store.append(code, 0, [b"one"], 0.0, "lobby")
        old = await store.tables()
        await store.append("A", 1, [b"two"], 90_000.0, "lobby")
        assert await store.archive(old) == ["B"]
        assert await store.read("A") == [b"one", b"two"]
        assert await store.tables() == [StoredTable("A", 90_000.0, "lobby")]
        await store.close()

    run(test())


def test_a_log_without_its_beginning_is_not_continued(open_store: Opener) -> None:
    async def test() -> None:
        store = open_store()
        await store.append("A", 0, [b"one", b"two"], 0.0, "lobby")
        await store.archive(await store.tables())
        await store.delete_archived(1.0, 1)
        writes = [
            store.append("A", 2, [b"three"], 1.0, "playing"),
            store.append("B", 0, [b"one"], 1.0, "lobby"),
            store.append("B", 1, [b"two"], 1.0, "lobby"),
            store.append("B", 3, [b"four"], 1.0, "lobby"),
        ]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results] == [Conflict, type(None), type(None), Conflict]
        assert await store.read("A") == []
        assert await store.read("B") == [b"one", b"two"]
        await store.append("A", 0, [b"anew"], 2.0, "playing")
        assert {shelved.code for shelved in await store.tables()} == {"A", "B"}
        await store.close()

    run(test())


def test_appended_entries_survive_reopening_the_store(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path / "sub" / "deadpan.db")
        await asyncio.gather(*(store.append(f"T{n}", 0, [b"%d" % n], float(n), "lobby") for n in range(700)))
        await store.close()
        store = SqliteStore(tmp_path / "sub" / "deadpan.db")
        assert len(await store.tables()) == 700
        assert await store.read("T699") == [b"699"]
        await store.close()

    run(test())


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    migrate(tmp_path / "deadpan.db")
    database = sqlite3.connect(tmp_path / "deadpan.db")
    assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    database.close()
    database = connect(tmp_path / "deadpan.db")
    assert database.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    database.close()


def test_only_its_owner_can_read_the_store(tmp_path: Path) -> None:
    migrate(tmp_path / "deadpan.db")
    assert (tmp_path / "deadpan.db").stat().st_mode & 0o077 == 0


def test_a_store_of_another_version_is_refused(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "deadpan.db")
    database.execute("PRAGMA user_version = 99")
    database.close()
    with pytest.raises(StoreError):
        SqliteStore(tmp_path / "deadpan.db")


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "deadpan.db").write_text("hello " * 100)
    with pytest.raises(StoreError):
        SqliteStore(tmp_path / "deadpan.db")
