"""Damage for tests: each way to damage the log of one table, and the whole store."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from deadpan.server.storage import store_in

Damage = Callable[[Path, str], None]


def change(*sql: str) -> Damage:
    """An SQL statement that damages the table ``:code``."""

    def act(folder: Path, code: str) -> None:
        with closing(sqlite3.connect(store_in(folder))) as database:
            for each in sql:
                changed = database.execute(each, {"code": code}).rowcount
                assert changed > 0, each
            database.commit()

    return act


LAST: Final = "(SELECT MAX(number) FROM entries WHERE code = :code)"

TO_A_TABLE: Final[dict[str, Damage]] = {
    "the end cut off": change(f"DELETE FROM entries WHERE code = :code AND number > {LAST} - 3"),
    "the end cut off, and the shelf set back": change(
        f"DELETE FROM entries WHERE code = :code AND number = {LAST}",
        "UPDATE tables SET next = next - 1 WHERE code = :code",
    ),
    "an older entry in place of the last": change(
        f"UPDATE entries SET entry = (SELECT entry FROM entries WHERE code = :code AND number = {LAST} - 2)"
        f" WHERE code = :code AND number = {LAST}",
    ),
    "an entry altered": change(
        "UPDATE entries SET entry = CAST(REPLACE(CAST(entry AS TEXT), 'player 1', 'player 2') AS BLOB)"
        " WHERE code = :code AND CAST(entry AS TEXT) LIKE '%player 1%'"
    ),
    "an entry made text": change("UPDATE entries SET entry = CAST(entry AS TEXT) WHERE code = :code AND number = 1"),
    "a checksum lost": change("UPDATE entries SET checksum = NULL WHERE code = :code AND number = 2"),
    "a hole": change("DELETE FROM entries WHERE code = :code AND number = 2"),
    "no beginning": change("DELETE FROM entries WHERE code = :code AND number = 0"),
    "an emptied log": change("DELETE FROM entries WHERE code = :code"),
    "not on the shelf": change("DELETE FROM tables WHERE code = :code"),
    "the shelf's line cleared": change("UPDATE tables SET next = NULL, checksum = NULL WHERE code = :code"),
    "the shelf set back": change("UPDATE tables SET next = next - 1 WHERE code = :code"),
    "an entry too many": change(
        "INSERT INTO entries SELECT code, number + 1, entry, checksum FROM entries"
        f" WHERE code = :code AND number = {LAST}"
    ),
}


def unlink(folder: Path, code: str) -> None:
    for file in folder.glob("deadpan.db*"):
        file.unlink()


def unlink_all_but_the_journal(folder: Path, code: str) -> None:
    (folder / "deadpan.kept").unlink()
    (folder / "deadpan.db-wal").write_bytes(b"what a server that was killed left" * 100)
    store_in(folder).unlink()


def cut_to_nothing(folder: Path, code: str) -> None:
    unlink(folder, code)
    store_in(folder).touch()


TO_ALL: Final[dict[str, Damage]] = {
    "the file gone": unlink,
    "the file gone, its journal there": unlink_all_but_the_journal,
    "the file cut to nothing": cut_to_nothing,
    "an emptied shelf": change("DELETE FROM tables"),
}
