"""Backups of a store: made while games are played, checked, restored."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest

from deadpan.server.storage import InUse, SqliteStore, StoreError, back_up, examine, restore, store_in
from deadpan.server.storage.file_lock import locked
from tests.server.harness import run


async def filled(folder: Path, tables: int = 3, entries: int = 40) -> SqliteStore:
    """A store with some logs in it."""
    store = SqliteStore(store_in(folder))
    for table in range(tables):
        await store.append(f"T{table}", 0, [b"%d " % n * 50 for n in range(entries)], 5.0, "playing")
    return store


def make_copy(folder: Path, **size: int) -> Path:
    async def make() -> None:
        await (await filled(folder, **size)).close()

    run(make())
    back_up(store_in(folder), folder / "copy.db")
    return folder / "copy.db"


async def logs(folder: Path) -> dict[str, list[bytes]]:
    store = SqliteStore(store_in(folder))
    found = {each.code: await store.read(each.code) for each in await store.tables()}
    await store.close()
    return found


def test_a_backup_can_be_made_while_the_store_is_written(tmp_path: Path) -> None:
    async def test() -> None:
        store = await filled(tmp_path)
        is_done = asyncio.Event()

        async def play() -> int:
            number = 40
            while not is_done.is_set():
                await store.append("T0", number, [b"%d" % number], 6.0, "playing")
                number += 1
            return number

        playing = asyncio.create_task(play())
        record_cache = [tmp_path / f"copy-{n}.db" for n in range(5)]
        for copy in record_cache:
            found = await asyncio.to_thread(back_up, store_in(tmp_path), copy)
            assert (found.tables, found.is_whole) == (3, True)
        is_done.set()
        written = await playing
        assert len(await store.read("T0")) == written, "nobody's write was lost"
        await store.close()
        for number, copy in enumerate(record_cache):
            restore(copy, store_in(tmp_path / str(number)))
            before, after = await logs(tmp_path / str(number)), await logs(tmp_path)
            assert before["T1"] == after["T1"]
            assert before["T0"] == after["T0"][: len(before["T0"])], "a moment, not a mixture of moments"

    run(test())


def test_a_backup_is_one_file_that_only_its_owner_can_read(tmp_path: Path) -> None:
    make_copy(tmp_path / "data")
    (tmp_path / "copies").mkdir()
    back_up(store_in(tmp_path / "data"), tmp_path / "copies" / "copy.db")
    assert examine(tmp_path / "copies" / "copy.db").is_whole
    assert [file.name for file in (tmp_path / "copies").iterdir()] == ["copy.db"]
    assert (tmp_path / "copies" / "copy.db").stat().st_mode & 0o077 == 0


def test_a_newer_backup_replaces_an_older_one(tmp_path: Path) -> None:
    copy = make_copy(tmp_path, tables=1)
    shutil.copy(copy, tmp_path / "old.db")

    async def more() -> None:
        store = SqliteStore(store_in(tmp_path))
        await store.append("NEW", 0, [b"x"], 5.0, "lobby")
        await store.close()

    run(more())
    assert back_up(store_in(tmp_path), copy).tables == 2
    assert examine(copy).tables == 2
    assert examine(tmp_path / "old.db").tables == 1


def trash(copy: Path) -> None:
    copy.write_bytes(b"not a database " * 500)


def scratch(copy: Path) -> None:
    content = bytearray(copy.read_bytes())
    assert len(content) > 3 * 4096
    content[2 * 4096 : 3 * 4096] = bytes(4096)
    copy.write_bytes(content)


def cut(copy: Path) -> None:
    copy.write_bytes(copy.read_bytes()[: -2 * 4096])


def change(sql: str) -> Callable[[Path], None]:
    def spoil(copy: Path) -> None:
        with closing(sqlite3.connect(copy)) as database:
            database.execute(sql)
            database.commit()

    return spoil


@pytest.mark.parametrize(
    ("spoil", "what"),
    [
        (trash, "not a database"),
        (scratch, r"rror|malformed|Tree"),
        (cut, r"rror|malformed|Tree"),
        (Path.unlink, "is not there"),
        (change("DELETE FROM entries WHERE code = 'T1' AND number = 7"), "the log of T1 is not whole"),
        (change("DELETE FROM entries WHERE code = 'T1' AND number = 0"), "the log of T1 is not whole"),
        (change("DELETE FROM entries WHERE code = 'T2'"), "the log of T2 is not whole"),
        (change("DELETE FROM tables WHERE code = 'T2'"), "the log of T2 is not whole"),
        (change("PRAGMA user_version = 7"), "its layout is 7"),
    ],
)
def test_an_incomplete_backup_is_not_restored_and_changes_nothing(
    spoil: Callable[[Path], None], what: str, tmp_path: Path
) -> None:
    copy = make_copy(tmp_path / "data", entries=200)
    spoil(copy)
    before = store_in(tmp_path / "data").read_bytes()
    with pytest.raises(StoreError, match=what):
        restore(copy, store_in(tmp_path / "data"), tmp_path / "data" / "aside.db")
    assert store_in(tmp_path / "data").read_bytes() == before
    assert not (tmp_path / "data" / "aside.db").exists()
    assert not list(tmp_path.rglob("*.part"))


def test_a_damaged_store_does_not_overwrite_a_good_backup(tmp_path: Path) -> None:
    copy = make_copy(tmp_path, entries=200)
    good = copy.read_bytes()
    scratch(store_in(tmp_path))
    with pytest.raises(StoreError):
        back_up(store_in(tmp_path), copy)
    assert copy.read_bytes() == good
    assert not list(tmp_path.glob("*.part"))


def test_a_store_cannot_be_backed_up_onto_itself(tmp_path: Path) -> None:
    make_copy(tmp_path)
    for act in (back_up, lambda one, other: restore(one, other, tmp_path / "aside.db")):
        with pytest.raises(StoreError, match="itself"):
            act(store_in(tmp_path), store_in(tmp_path))


def test_an_empty_folder_cannot_be_backed_up(tmp_path: Path) -> None:
    with pytest.raises(StoreError):
        back_up(store_in(tmp_path), tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []


def test_an_existing_store_is_moved_aside_with_all_its_files(tmp_path: Path) -> None:
    """Including what was only in SQLite's journal when the server was killed."""
    copy = make_copy(tmp_path / "old", tables=1)

    async def test() -> None:
        store = await filled(tmp_path / "living", tables=2)
        (tmp_path / "data").mkdir()
        for name in ("deadpan.db", "deadpan.db-wal"):
            shutil.copy(tmp_path / "living" / name, tmp_path / "data" / name)
        await store.close()
        assert (tmp_path / "data" / "deadpan.db-wal").stat().st_size > 0
        restore(copy, store_in(tmp_path / "data"), tmp_path / "data" / "aside.db")
        assert (await logs(tmp_path / "data")).keys() == {"T0"}
        assert examine(tmp_path / "data" / "aside.db").tables == 2

    run(test())


def test_a_damaged_store_can_be_moved_aside(tmp_path: Path) -> None:
    copy = make_copy(tmp_path)
    trash(store_in(tmp_path))
    (tmp_path / "deadpan.db-wal").write_bytes(b"junk")
    restore(copy, store_in(tmp_path), tmp_path / "aside.db")
    assert run_logs(tmp_path).keys() == {"T0", "T1", "T2"}
    assert (tmp_path / "aside.db").read_bytes().startswith(b"not a database")


def test_a_journal_without_its_store_is_not_read_into_a_new_store(tmp_path: Path) -> None:
    copy = make_copy(tmp_path / "old", tables=1)

    async def test() -> None:
        store = await filled(tmp_path / "living", tables=2)
        (tmp_path / "data").mkdir()
        shutil.copy(tmp_path / "living" / "deadpan.db-wal", tmp_path / "data" / "deadpan.db-wal")
        await store.close()
        with pytest.raises(FileExistsError):
            restore(copy, store_in(tmp_path / "data"))
        restore(copy, store_in(tmp_path / "data"), tmp_path / "data" / "aside.db")
        assert (await logs(tmp_path / "data")).keys() == {"T0"}
        assert (tmp_path / "data" / "aside.db-wal").exists()

    run(test())


@pytest.mark.parametrize("name", ["deadpan.lock", "deadpan.db.part"])
def test_a_symbolic_link_in_the_folder_is_not_followed(name: str, tmp_path: Path) -> None:
    copy = make_copy(tmp_path / "old", tables=1)
    precious = tmp_path / "precious"
    precious.write_text("mine")
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / name).symlink_to(precious)
    with suppress(OSError):
        restore(copy, store_in(tmp_path / "data"))
    assert precious.read_text() == "mine"
    assert (store_in(tmp_path / "data").exists()) == (name == "deadpan.db.part")


def run_logs(folder: Path) -> dict[str, list[bytes]]:
    found: dict[str, list[bytes]] = {}

    async def read() -> None:
        found.update(await logs(folder))

    run(read())
    return found


def test_a_store_in_use_is_not_replaced(tmp_path: Path) -> None:
    async def test() -> None:
        store = await filled(tmp_path)
        back_up(store_in(tmp_path), tmp_path / "copy.db")
        with pytest.raises(InUse):
            restore(tmp_path / "copy.db", store_in(tmp_path), tmp_path / "aside.db")
        await store.close()
        with locked(store_in(tmp_path)), pytest.raises(InUse):  # a back-up
            restore(tmp_path / "copy.db", store_in(tmp_path), tmp_path / "aside.db")
        restore(tmp_path / "copy.db", store_in(tmp_path), tmp_path / "aside.db")

    run(test())


def test_no_server_starts_while_its_store_is_restored(tmp_path: Path) -> None:
    make_copy(tmp_path)
    with locked(store_in(tmp_path), alone=True), pytest.raises(StoreError, match="in use"):
        SqliteStore(store_in(tmp_path))


def test_a_store_that_could_not_be_opened_is_not_locked(tmp_path: Path) -> None:
    trash(store_in(tmp_path))
    with pytest.raises(StoreError):
        SqliteStore(store_in(tmp_path))
    with locked(store_in(tmp_path), alone=True):
        pass


def test_a_store_restored_by_root_belongs_to_the_owner_of_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = make_copy(tmp_path)
    given: list[tuple[str, int, int]] = []
    monkeypatch.setattr(os, "geteuid", lambda: 0)

    def chown(file: Path, user: int, group: int, *, follow_symlinks: bool) -> None:
        assert not follow_symlinks
        given.append((file.name, user, group))

    monkeypatch.setattr(os, "chown", chown)
    restore(copy, store_in(tmp_path / "data"))
    owner = (tmp_path / "data").stat()
    assert given == [
        ("deadpan.lock", owner.st_uid, owner.st_gid),
        ("deadpan.db.part", owner.st_uid, owner.st_gid),
        ("deadpan.kept", owner.st_uid, owner.st_gid),
    ]
