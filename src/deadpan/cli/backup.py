"""``deadpan backup``, ``restore`` and ``bring-back``: online copies of the store, and their restoration."""

from __future__ import annotations

from datetime import UTC, datetime
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NoReturn, TypeAlias

import typer

from deadpan.cli.input_output import Data, Lang, data_folder, reason, refuse
from deadpan.kernel.decoding import shorten
from deadpan.locales import Words
from deadpan.server.errors import TableError

if TYPE_CHECKING:
    from deadpan.server.storage import StoreReport

_NAMED: Final = 5
"""How many damaged tables are named."""
_DAY: Final = 86_400.0

DamagedToo: TypeAlias = Annotated[bool, typer.Option("--damaged", help="Also if the logs of some tables are damaged.")]


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the copy.")],
    data: Data = None,
    replace: Annotated[bool, typer.Option("--replace", help="Write over a file that is there.")] = False,
    damaged: DamagedToo = False,
    lang: Lang = "en",
) -> None:
    """Copy all tables into one file, verified. The server may run meanwhile."""
    from deadpan.server.storage import StoreError, back_up, is_lost, store_in

    words = Words(lang)
    folder = data or data_folder()
    store = store_in(folder)
    try:
        if not store.exists() and not is_lost(store):
            raise TableError("no-store", folder=str(folder))
        if file.exists() and not replace:
            raise TableError("file-exists", file=str(file))
        found = back_up(store, file, damaged_too=damaged)
    except (TableError, StoreError, OSError) as problem:
        _refuse(problem, words, folder)
    if found.damaged:
        print(words.say("backup-not-whole", tables=found.tables, file=str(file), codes=_named(found)))
    else:
        print(words.say("backup-done", count=found.tables, file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `deadpan backup` wrote.")],
    data: Data = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Take the place of the tables that are there; they are put aside.")
    ] = False,
    damaged: DamagedToo = False,
    lang: Lang = "en",
) -> None:
    """Put a copy of the tables back, verified. No server may run on them meanwhile."""
    from deadpan.server.storage import StoreError, store_in
    from deadpan.server.storage import restore as put_back

    words = Words(lang)
    folder = data or data_folder()
    store = store_in(folder)
    aside = name_aside(store)
    was_there = store.exists()
    try:
        found = put_back(file, store, aside if replace else None, damaged_too=damaged)
    except FileExistsError:
        _refuse(TableError("store-exists", folder=str(folder)), words, folder)
    except (StoreError, OSError) as problem:
        _refuse(problem, words, folder)
    print(words.say("restore-done", count=found.tables, folder=str(folder)))
    if found.damaged:
        print(words.say("restore-not-whole", codes=_named(found)))
    if was_there:
        print(words.say("restore-aside", file=str(aside)))


def bring_back(
    code: Annotated[str | None, typer.Argument(help="The table's code; without it, what there is is listed.")] = None,
    data: Data = None,
    lang: Lang = "en",
) -> None:
    """Bring a table back that was put aside because nobody had used it for long. The server may run meanwhile."""
    from deadpan.server.limits import LONGEST_CODE, Limits
    from deadpan.server.storage import Damaged, NotArchived, StoreError, archived_tables_in, store_in, unarchive

    words = Words(lang)
    folder = data or data_folder()
    store = store_in(folder)
    try:
        if code is not None:
            unarchive(store, code.upper())
            print(words.say("bring-back-done", code=code.upper()))
            return
        found = archived_tables_in(store)
    except NotArchived:
        _refuse(TableError("not-aside", what=shorten(code or "", LONGEST_CODE), folder=str(folder)), words, folder)
    except Damaged as problem:
        _refuse(TableError("aside-damaged", what=problem.code), words, folder)
    except (StoreError, OSError) as problem:
        _refuse(problem, words, folder)
    if not found:
        print(words.say("bring-back-none", folder=str(folder)))
    for each in found:
        left = max(0, ceil((Limits().keep_archived - each.since) / _DAY))
        date = f"{datetime.fromtimestamp(each.date, UTC):%Y-%m-%d}"
        print(words.say("bring-back-listed", code=each.code, date=date, days=left))


def name_aside(store: Path) -> Path:
    """A free file name for the store that is replaced."""
    return store.with_name(f"{store.stem}-before-{datetime.now(UTC):%Y%m%dT%H%M%SZ}{store.suffix}")


def in_words(problem: Exception, folder: Path) -> TableError | None:
    """A problem with a store as an error that can be told in every language, if there is one."""
    from deadpan.server.storage import InUse, InUseByServer, StoreDamaged, StoreLost, StoreNotEmpty, TablesUnlisted

    match problem:
        case TableError():
            return problem
        case InUseByServer():
            return TableError("server-there", folder=str(folder), pid=str(problem.pid))
        case InUse():
            return TableError("store-in-use", folder=str(folder))
        case StoreLost():
            return TableError("store-gone", folder=str(folder))
        case TablesUnlisted():
            return TableError("shelf-emptied", folder=str(folder), count=problem.count)
        case StoreNotEmpty():
            return TableError("store-there", folder=str(folder), count=problem.count)
        case StoreDamaged(examined=examined) if examined.is_known and not examined.faults:
            return TableError("not-whole", file=str(problem.file), count=len(examined.damaged), codes=_named(examined))
        case _:
            return None


def _named(found: StoreReport) -> str:
    return ", ".join(found.damaged[:_NAMED]) + ("…" if len(found.damaged) > _NAMED else "")


def _refuse(problem: Exception, words: Words, folder: Path) -> NoReturn:
    said = in_words(problem, folder) or TableError("store-unusable", what=reason(problem))
    refuse(said, words, where="deadpan")
