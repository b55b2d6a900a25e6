"""Damaged, lost and locked stores: the commands and the server report them, and never start an empty store silently."""

from __future__ import annotations

import logging
import shutil
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from deadpan.locales import LANGUAGES
from deadpan.server.storage import SqliteStore, StoredTable, store_in
from deadpan.web import server
from deadpan.web.log_limit import MOST
from tests.browser.serving import mortal
from tests.cli.command import Ran, assert_refused, deadpan
from tests.server.harness import asked, make_registry, open_table, run
from tests.server.storage.store_damage import TO_A_TABLE, TO_ALL, Damage

pytestmark = pytest.mark.slow

SERVE = ("serve", "--no-open", "--host", "127.0.0.1", "--port", "0")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A folder with a game in it and a good copy, and the code of its table."""
    folder = tmp_path_factory.mktemp("made")
    codes: list[str] = []

    async def make() -> None:
        host = make_registry(store=SqliteStore(store_in(folder / "data")))
        for _ in range(2):
            table, players = await open_table(host)
            for _ in range(6):
                await asked(players).choose()
            codes.append(table.state.code)
        await host.close()

    run(make())
    assert deadpan("backup", folder / "good.db", "--data", folder / "data").status == 0
    return folder, codes[0]


@pytest.fixture
def data(made: tuple[Path, str], tmp_path: Path) -> Path:
    """A copy of that folder to damage."""
    shutil.copytree(made[0] / "data", tmp_path / "data")
    return tmp_path / "data"


@pytest.fixture(autouse=True)
def unserved(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server in this process ends before it serves anybody."""
    monkeypatch.setattr(server.Server, "run", lambda self, sockets: [each.close() for each in sockets])


def said(*args: str | Path) -> Ran:
    """What a command reports, the same in every language."""
    ran = deadpan(*args)
    for lang in LANGUAGES:
        other = deadpan(*args, "--lang", lang)
        assert (other.status, len((other.out + other.err).splitlines())) == (
            ran.status,
            len((ran.out + ran.err).splitlines()),
        )
    return ran


def content(folder: Path) -> list[object]:
    """Every row of every table of a store."""
    with closing(sqlite3.connect(store_in(folder))) as database:
        return [database.execute(f"SELECT * FROM {table}").fetchall() for table in ("tables", "entries", "life")]


@pytest.mark.parametrize("damage", TO_A_TABLE.values(), ids=list(TO_A_TABLE))
def test_a_damaged_log_is_named_and_copied_only_on_demand(damage: Damage, made: tuple[Path, str], data: Path) -> None:
    good, code = made[0] / "good.db", made[1]
    damage(data, code)
    before = content(data)
    ran = deadpan("doctor", "--data", data)
    assert ran.status == 1
    assert code in ran.out
    assert "All is well" not in ran.out
    copy = data.parent / "copy.db"
    ran = deadpan("backup", copy, "--data", data)
    assert_refused(ran, f"deadpan: {store_in(data)} is not whole")
    assert code in ran.err
    assert not copy.exists()
    ran = deadpan("backup", copy, "--data", data, "--damaged")
    assert (ran.status, f": {code}." in ran.out, "whole" in ran.out) == (0, True, False)
    assert_refused(deadpan("restore", copy, "--data", data, "--replace"), f"deadpan: {copy} is not whole")
    assert content(data) == before, "nothing was changed by all that"
    ran = deadpan("restore", copy, "--data", data, "--replace", "--damaged")
    assert (ran.status, ran.out.splitlines()[1]) == (0, f"Damaged, and closed to everybody: {code}.")
    assert content(data)[:2] == before[:2], "it is kept as it was"
    assert deadpan("restore", good, "--data", data, "--replace").status == 0
    assert deadpan("doctor", "--data", data).status == 0


def test_damage_is_reported_in_every_language(made: tuple[Path, str], data: Path) -> None:
    TO_A_TABLE["a hole"](data, made[1])
    copy = data.parent / "copy.db"
    assert said("doctor", "--data", data).status == 1
    assert said("backup", copy, "--data", data).status == 2
    assert said("backup", copy, "--data", data, "--damaged", "--replace").status == 0
    assert said("restore", copy, "--data", data, "--replace").status == 2


class InUseByServer(NamedTuple):
    """What a server that could start said, and the tables it found."""

    out: str
    tables: list[StoredTable]


def serve(data: Path, *options: str) -> InUseByServer:
    """Start a server, and let it end before it has served anybody."""
    found: list[StoredTable] = []

    async def look(store: SqliteStore) -> None:
        found.extend(await store.tables())
        await store.close()

    def open_store(file: Path) -> SqliteStore:
        opened.append(SqliteStore(file))
        return opened[-1]

    opened: list[SqliteStore] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server, "SqliteStore", open_store)
        ran = deadpan(*SERVE, "--data", data, *options)
    assert ran.status == 0, ran.err
    run(look(opened[0]))
    return InUseByServer(ran.out, found)


KEPT = (".db", ".kept", ".db-wal")


def files(folder: Path) -> dict[str, bytes]:
    """The files in a folder, except for locks and what SQLite leaves after reading."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.stat().st_size and file.suffix in KEPT}


@pytest.mark.parametrize("name", list(TO_ALL))
def test_a_server_does_not_start_empty_where_there_was_a_store(name: str, made: tuple[Path, str], data: Path) -> None:
    good, code = made[0] / "good.db", made[1]
    TO_ALL[name](data, code)
    before = files(data)
    ran = said(*SERVE, "--data", data)
    assert_refused(ran, "deadpan: The list of tables", "deadpan: There were tables")
    assert "--new-store" in ran.err
    assert_refused(
        said("backup", data.parent / "copy.db", "--data", data),
        "deadpan: There were tables",
        f"deadpan: {store_in(data)} is not whole",
    )
    ran = said("doctor", "--data", data)
    assert (ran.status, "All is well" in ran.out) == (1, False)
    assert files(data) == before
    shutil.copytree(data, data.parent / "again")
    assert deadpan("restore", good, "--data", data, "--replace").status == 0
    assert len(serve(data).tables) == 2
    data = data.parent / "again"
    begun = serve(data, "--new-store")
    assert begun.tables == []
    assert ("deadpan-before-" in begun.out) == (name != "the file gone")
    if name == "an emptied shelf":
        (aside,) = data.glob("deadpan-before-*.db")
        with closing(sqlite3.connect(aside)) as database:
            assert database.execute("SELECT COUNT(*) FROM entries").fetchone()[0] > 10, "nothing was deleted"
    assert serve(data).tables == [], "an empty store is no lost one"


def test_a_store_with_tables_is_not_taken_for_a_lost_one(data: Path) -> None:
    before = content(data)
    assert_refused(said(*SERVE, "--data", data, "--new-store"), "deadpan: Nothing is lost")
    assert content(data) == before


def test_a_server_in_this_process_does_not_limit_the_logs_of_later_tests(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    said(*SERVE, "--data", data, "--new-store")
    for _ in range(2 * MOST):
        logging.getLogger("deadpan.server").warning("a bot was too late")
    assert caplog.messages == ["a bot was too late"] * 2 * MOST


def test_a_file_that_is_no_store_can_be_moved_aside(data: Path) -> None:
    store_in(data).write_text("hello " * 100)
    assert_refused(deadpan(*SERVE, "--data", data), "deadpan: The server cannot start")
    assert serve(data, "--new-store").tables == []
    (aside,) = data.glob("deadpan-before-*.db")
    assert aside.read_text() == "hello " * 100


def test_a_folder_has_one_server_and_allows_backups_beside_it(tmp_path: Path) -> None:
    with mortal(tmp_path) as living:
        address = f"http://127.0.0.1:{living.port}"
        made = httpx.post(f"{address}/api/play", json={"game": "hush", "name": "Ada"}).json()
        ran = said(*SERVE, "--data", tmp_path)
        assert_refused(ran, f"deadpan: A server runs on the tables in {tmp_path} already: process {living.pid}.")
        assert_refused(deadpan(*SERVE, "--data", tmp_path, "--new-store"), "deadpan: A server runs")
        assert deadpan("backup", tmp_path / "copy.db", "--data", tmp_path).status == 0
        assert httpx.get(f"{address}/api/tables/{made['code']}").json()["phase"] == "playing"
        joined = httpx.post(f"{address}/api/tables/{made['code']}/participants", json={"name": "Bo"})
        assert joined.status_code == 201
        living.end(signal.SIGKILL)
        living.start()  # a killed process holds no lock
        assert httpx.get(f"http://127.0.0.1:{living.port}/api/tables/{made['code']}").json()["phase"] == "playing"


def test_an_archived_table_is_listed_and_brought_back(data: Path, made: tuple[Path, str]) -> None:
    _, code = made
    assert deadpan("bring-back", "--data", data).out == f"No table was put aside in {data}.\n"
    with closing(sqlite3.connect(store_in(data))) as database:
        database.execute("UPDATE tables SET aside = 0, date = 1700000000 WHERE code = ?", (code,))
        database.execute("UPDATE life SET lived = 86400 * 28.5")
        database.commit()
    ran = said("bring-back", "--data", data)
    assert ran.out == f"{code}: last used on 2023-11-14; kept until the server has run for 2 more days.\n"
    assert "put aside" in said("doctor", "--data", data).out
    assert_refused(said("bring-back", "KOALA-1", "--data", data), "deadpan: No table KOALA-1 was put aside")
    ran = deadpan("bring-back", code.lower(), "--data", data)
    assert (ran.status, ran.out) == (0, f"Table {code} is back. Its links work as before.\n")
    assert_refused(deadpan("bring-back", code, "--data", data), "deadpan: No table")
    with closing(sqlite3.connect(store_in(data))) as database:
        database.execute("UPDATE tables SET aside = 0 WHERE code = ?", (code,))
        database.commit()
    TO_A_TABLE["a hole"](data, code)
    assert_refused(said("bring-back", code, "--data", data), f"deadpan: Table {code} is damaged")


def test_bring_back_without_a_store_is_refused(tmp_path: Path) -> None:
    assert_refused(said("bring-back", "KOALA-1", "--data", tmp_path / "none"), "deadpan: No table KOALA-1")
    assert not (tmp_path / "none").exists()
