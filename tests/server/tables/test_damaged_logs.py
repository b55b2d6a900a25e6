"""A damaged log: its table refuses every connection, and nothing in it is written or deleted."""

from __future__ import annotations

import logging
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

import pytest

from deadpan.game import GAMES
from deadpan.server.errors import NoSuchTable, TableError
from deadpan.server.state import decode_entry, read_state
from deadpan.server.storage import Conflict, Damaged, SqliteStore, examine, store_in
from deadpan.server.tables import TableRegistry
from tests.server.hand_clock import HandClock
from tests.server.harness import asked, come, hand_clock, make_registry, open_table, run
from tests.server.storage.store_damage import LAST, TO_A_TABLE, Damage, change
from tests.web.driver import browser, connect, running

DAY = 86_400.0

every_damage = pytest.mark.parametrize("damage", TO_A_TABLE.values(), ids=list(TO_A_TABLE))


class Two(NamedTuple):
    """A store with two tables, each with a game begun."""

    folder: Path
    code: str
    other: str


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Two:
    folder, codes = tmp_path_factory.mktemp("made"), []

    async def make() -> None:
        registry = make_registry(store=SqliteStore(store_in(folder)))
        for _ in range(2):
            table, players = await open_table(registry)
            for _ in range(6):
                await asked(players).choose()
            codes.append(table.state.code)
        await registry.close()

    run(make())
    return Two(folder, *codes)


@pytest.fixture
def two(made: Two, tmp_path: Path) -> Two:
    """A copy of that store for one test to damage."""
    shutil.copytree(made.folder, tmp_path / "data")
    return made._replace(folder=tmp_path / "data")


async def opened(folder: Path, clock: HandClock | None = None) -> TableRegistry:
    registry = make_registry(store=SqliteStore(store_in(folder)), clock=clock)
    await registry.start()
    return registry


def rows(folder: Path, code: str) -> list[list[tuple[object, ...]]]:
    """Every row of the store about a table."""
    with closing(sqlite3.connect(store_in(folder))) as database:
        queries = ("SELECT * FROM tables WHERE code = ?", "SELECT * FROM entries WHERE code = ? ORDER BY number")
        return [database.execute(query, (code,)).fetchall() for query in queries]


@every_damage
def test_a_damaged_table_is_closed_and_its_log_stays_unchanged(
    damage: Damage, two: Two, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        folder, code, other = two
        damage(folder, code)
        before = rows(folder, code)
        host = await opened(folder)
        async with running(host) as app:
            async with browser(app) as http:
                for _ in range(3):
                    answer = await http.get(f"/api/tables/{code}")
                    assert (answer.status_code, answer.json()["code"]) == (503, "damaged-table")
                joining = await http.post(f"/api/tables/{code}/participants", json={"name": "Eve"})
                assert joining.status_code == 503
                assert (await http.get(f"/api/tables/{other}")).status_code == 200
            socket = await connect(app, code, None)
            await socket.task
            assert socket.last("error")["code"] == "damaged-table"
            assert socket.closed == (1008, "damaged-table")
            await hand_clock(host).advance(500 * DAY)
            host.unload_idle()
            assert await host.prune() == 1, "the other"
        assert rows(folder, code) == before
        told = [record.getMessage() for record in caplog.records if record.name.startswith("deadpan")]
        told = [text for text in told if code in text]
        assert len(told) == 1
        assert f"table {code} is damaged" in told[0]

    caplog.set_level(logging.INFO)
    run(test())


@every_damage
def test_damage_is_found_before_pruning(damage: Damage, two: Two) -> None:
    async def test() -> None:
        folder, code, other = two
        damage(folder, code)
        before = rows(folder, code)
        clock = HandClock()
        host = await opened(folder, clock)
        for _ in range(4):
            await clock.advance(100 * DAY)
            await host.prune()
        await host.close()
        assert rows(folder, code) == before
        assert rows(folder, other) == [[], []], "what is whole goes in the end"

    run(test())


@pytest.mark.parametrize("name", ["the end cut off", "an entry altered"])
def test_without_checksums_the_exchange_would_not_be_detected(name: str, two: Two) -> None:
    async def test() -> None:
        folder, code, _ = two
        TO_A_TABLE[name](folder, code)
        lines = [row[2] for row in rows(folder, code)[1]]
        read_state(code, GAMES, [decode_entry(line) for line in lines])  # type: ignore[arg-type]

    run(test())


@every_damage
def test_a_log_with_an_unexpected_end_is_not_continued(damage: Damage, tmp_path: Path) -> None:
    """The table is in memory when it is damaged; it is closed at the latest when it is read again."""

    async def test() -> None:
        registry = make_registry(store=SqliteStore(store_in(tmp_path)))
        table, players = await open_table(registry)
        for _ in range(6):
            await asked(players).choose()
        code = table.state.code
        damage(tmp_path, code)
        with suppress(TableError):
            await asked(players).choose()
            await asked(players).choose()
        for player in players:
            player.leave()
        await hand_clock(registry).advance(1000)
        registry.unload_idle()
        with pytest.raises(TableError) as refused:
            await registry.find(code)
        assert refused.value.code == "damaged-table"
        await registry.close()

    run(test())


@pytest.mark.parametrize(
    "name", ["the end cut off", "an emptied log", "an entry too many", "not on the shelf", "the shelf set back"]
)
def test_an_append_at_an_unexpected_end_is_refused(name: str, two: Two) -> None:
    async def test() -> None:
        folder, code, _ = two
        number = len(rows(folder, code)[1])
        TO_A_TABLE[name](folder, code)
        before = rows(folder, code)
        store = SqliteStore(store_in(folder))
        for each in {number, len(before[1])}:
            with pytest.raises((Damaged, Conflict)):
                await store.append(code, each, [b"more"], 0.0, "playing")
        await store.close()
        assert rows(folder, code) == before

    run(test())


def test_the_record_of_a_damaged_table_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        registry = make_registry(store=SqliteStore(store_in(tmp_path)))
        table, players = await open_table(registry)
        while table.summary()["phase"] == "playing":
            await asked(players).choose()
        TO_A_TABLE["an entry altered"](tmp_path, table.state.code)
        with pytest.raises(TableError) as refused:
            await table.record()
        assert refused.value.code == "damaged-table"
        await registry.close()

    run(test())


def test_a_table_with_an_empty_log_is_damaged(two: Two) -> None:
    async def test() -> None:
        folder, code, _ = two
        host = await opened(folder)
        for damage in ("not on the shelf", "an emptied log"):
            TO_A_TABLE[damage](folder, code)
        with pytest.raises(TableError) as refused:
            await host.find(code)
        assert refused.value.code == "damaged-table"
        with pytest.raises(NoSuchTable):
            await host.find("NEVER-1")
        await host.close()

    run(test())


def test_no_new_table_gets_the_code_of_a_damaged_log(two: Two) -> None:
    async def test() -> None:
        folder, code, _ = two
        TO_A_TABLE["not on the shelf"](folder, code)
        change(f"DELETE FROM entries WHERE code = :code AND number < {LAST}")(folder, code)
        before = rows(folder, code)
        host = await opened(folder)
        made = await host.create("hush", {}, 2, "Ada")  # the keys of the tests begin with the same code
        assert made.code != code
        await host.close()
        assert rows(folder, code) == before

    run(test())


def test_an_old_log_gets_its_checksums_when_it_is_written_to(two: Two, tmp_path: Path) -> None:
    """A store as an older version made it: without checksums, uptime and pruned tables."""
    folder, code, other = two
    old = tmp_path / "old"
    old.mkdir()
    with closing(sqlite3.connect(store_in(old))) as database:
        database.executescript(
            """
            CREATE TABLE entries (code TEXT, number INTEGER, entry BLOB NOT NULL, PRIMARY KEY (code, number))
            WITHOUT ROWID;
            CREATE TABLE tables (code TEXT PRIMARY KEY, date REAL NOT NULL, phase TEXT NOT NULL) WITHOUT ROWID;
            PRAGMA user_version = 1;
            """
        )
        database.execute("ATTACH ? AS new", (str(store_in(folder)),))
        database.execute("INSERT INTO entries SELECT code, number, entry FROM new.entries")
        database.execute("INSERT INTO tables SELECT code, date, phase FROM new.tables")
        database.commit()
    assert (examine(store_in(old)).schema_version, examine(store_in(old)).is_whole) == (1, True)

    def checksums(folder: Path, code: str) -> list[object]:
        return [row[3] for row in rows(folder, code)[1]]

    async def test() -> None:
        host = await opened(old)
        assert {*checksums(old, code), *checksums(old, other)} == {None}, "to be opened is not to be written to"
        await come(await host.find(code), "Eve")
        await host.close()
        chained = checksums(old, code)
        assert chained[:-1] == checksums(folder, code)
        assert rows(old, code)[0][0][3:5] == (len(chained), chained[-1])
        assert set(checksums(old, other)) == {None}, "nobody wrote there"
        assert examine(store_in(old)).is_whole
        TO_A_TABLE["the end cut off"](old, code)
        host = await opened(old)
        assert (await host.find(other)).summary()["phase"] == "playing"
        with pytest.raises(TableError) as refused:
            await host.find(code)
        assert refused.value.code == "damaged-table"
        await host.close()

    run(test())


@pytest.mark.parametrize("name", ["a hole", "no beginning", "an emptied log", "not on the shelf"])
def test_an_old_log_that_is_not_whole_gets_no_checksums(name: str, two: Two) -> None:
    async def test() -> None:
        folder, code, _ = two
        clear = "UPDATE tables SET next = NULL, checksum = NULL", "UPDATE entries SET checksum = NULL"
        with closing(sqlite3.connect(store_in(folder))) as database:
            for each in clear:
                database.execute(each)
            database.commit()
        TO_A_TABLE[name](folder, code)
        before = rows(folder, code)
        store = SqliteStore(store_in(folder))
        with pytest.raises(Damaged):
            await store.read(code)
        with pytest.raises((Damaged, Conflict)):
            await store.append(code, len(before[1]), [b"more"], 0.0, "playing")
        await store.close()
        assert rows(folder, code) == before

    run(test())


def test_exchanging_the_logs_of_two_tables_is_detected(two: Two) -> None:
    async def test() -> None:
        folder, code, other = two
        with closing(sqlite3.connect(store_in(folder))) as database:
            for table in ("entries", "tables"):
                for old, new in ((code, "X"), (other, code), ("X", other)):
                    database.execute(f"UPDATE {table} SET code = ? WHERE code = ?", (new, old))
            database.commit()
        store = SqliteStore(store_in(folder))
        for each in (code, other):
            with pytest.raises(Damaged):
                await store.read(each)
        await store.close()

    run(test())
