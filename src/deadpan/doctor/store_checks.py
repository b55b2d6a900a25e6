"""Checks of the folder with the store: integrity, readable tables, permissions, disk space."""

from __future__ import annotations

import shutil
import stat
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from deadpan.doctor.findings import Finding, ill, note, well
from deadpan.game import GAMES
from deadpan.server.errors import GameNotInstalled
from deadpan.server.state import decode_entry, read_state
from deadpan.server.storage import SCHEMA_VERSION, StoreError, examine, is_lost, open_read_only, store_in

ROOM_MB: Final = 200
"""The least free space, whatever the size of the store."""
_MB: Final = 1_000_000
_DAY: Final = 86_400.0
_NAMED: Final = 5
"""How many of the tables with a problem are named."""


def examine_store(folder: Path) -> Iterator[Finding]:
    """Run all checks of the folder."""
    file = store_in(folder)
    try:
        if is_lost(file):
            yield ill("doctor-store-gone", folder=str(folder))
            return
        if not file.exists():
            yield ill("doctor-store-missing", folder=str(folder))
            return
        yield from check_permissions(file)
        yield from check_disk(file)
        yield from check_content(file, time.time())
    except (OSError, StoreError) as problem:
        what = (problem.strerror if isinstance(problem, OSError) else None) or str(problem)
        yield ill("doctor-store-unreadable", file=str(file), what=what)


def check_permissions(file: Path) -> Iterator[Finding]:
    """Whether only the server's user can read the secrets, and can write them."""
    if sys.platform == "win32":
        return
    folder, beside = file.parent, [file, *file.parent.glob(f"{file.name}-*")]
    loose = [each for each in beside if stat.S_IMODE(each.stat().st_mode) & 0o077]
    if stat.S_IMODE(folder.stat().st_mode) & 0o022:
        loose.append(folder)
    foreign = [each for each in beside if each.stat().st_uid != folder.stat().st_uid]
    for each in loose:
        yield ill("doctor-file-open", file=str(each))
    for each in foreign:
        yield ill("doctor-file-foreign", file=str(each), owner=_owner(folder))
    if not loose and not foreign:
        yield well("doctor-files-closed", folder=str(folder))


def _owner(folder: Path) -> str:
    try:
        return folder.owner()
    except KeyError:  # no user has this id any more
        return str(folder.stat().st_uid)


def check_disk(file: Path) -> Iterator[Finding]:
    """Whether the store can grow, and a copy of it fits beside it."""
    free, size = shutil.disk_usage(file.parent).free // _MB, file.stat().st_size // _MB
    if free < max(ROOM_MB, size):
        yield ill("doctor-disk-full", free=free, size=size)
    else:
        yield well("doctor-disk-roomy", free=free)


def check_content(file: Path, now: float) -> Iterator[Finding]:
    """Whether the store is intact, and this version can read every table in it."""
    found = examine(file)
    if not found.is_known:
        yield ill("doctor-store-layout", there=found.schema_version, here=SCHEMA_VERSION)
        return
    if found.faults:
        yield ill("doctor-store-damaged", what=found.faults[0])
        return
    if found.has_only_unlisted_tables:
        yield ill("doctor-shelf-emptied", count=len(found.damaged))
        return
    if found.damaged:
        yield ill("doctor-store-torn", count=len(found.damaged), codes=_some(found.damaged))
        return
    yield well("doctor-store-whole", count=found.tables)
    if found.archived:
        yield well("doctor-tables-aside", count=found.archived)
    found_all = _read_all(file, now)
    if found_all.strange:
        yield ill("doctor-tables-strange", count=len(found_all.strange), codes=_some(found_all.strange))
    for (game, package), codes in sorted(found_all.waiting.items()):
        yield ill("doctor-tables-waiting", count=len(codes), codes=_some(codes), game=game, package=package)
    if not found_all.strange and not found_all.waiting:
        yield well("doctor-tables-readable")
    if found_all.ahead:
        yield note("doctor-dates-ahead", count=found_all.ahead)


class _Tables(NamedTuple):
    """What was found in the logs of all tables."""

    ahead: int
    """How many were last written in the future."""
    strange: list[str]
    """The codes of those that this version cannot read."""
    waiting: dict[tuple[str, str], list[str]]
    """The codes of those whose game is not installed, by the game and its package."""


def _read_all(file: Path, now: float) -> _Tables:
    strange: list[str] = []
    waiting: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    with open_read_only(file) as database:
        shelf = database.execute("SELECT code, date FROM tables ORDER BY code").fetchall()
        for code, _ in shelf:
            lines = database.execute("SELECT entry FROM entries WHERE code = ? ORDER BY number", (code,))
            try:
                read_state(code, GAMES, [decode_entry(line) for (line,) in lines])
            except GameNotInstalled as problem:
                waiting[str(problem.data["game"]), str(problem.data["package"])].append(code)
            except Exception:  # a log of another version can fail in any way
                strange.append(code)
    return _Tables(sum(date > now + _DAY for _, date in shelf), strange, waiting)


def _some(codes: tuple[str, ...] | list[str]) -> str:
    return ", ".join(codes[:_NAMED]) + ("…" if len(codes) > _NAMED else "")
