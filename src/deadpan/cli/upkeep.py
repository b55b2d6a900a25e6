"""``deadpan backup`` and ``deadpan restore``: the tables copied while they are played, and put back."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from deadpan.cli.common import Data, Lang, data_folder, refuse
from deadpan.host.errors import HostError
from deadpan.locales import Words


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the copy.")],
    data: Data = None,
    replace: Annotated[bool, typer.Option("--replace", help="Write over a file that is there.")] = False,
    lang: Lang = "en",
) -> None:
    """Copy all tables into one file, verified. The server may run meanwhile."""
    from deadpan.host.sqlite import store_in
    from deadpan.host.store import StoreError
    from deadpan.host.upkeep import back_up

    words = Words(lang)
    folder = data or data_folder()
    store = store_in(folder)
    try:
        if not store.exists():
            raise HostError("no-store", folder=str(folder))
        if file.exists() and not replace:
            raise HostError("file-exists", file=str(file))
        found = back_up(store, file)
    except (HostError, StoreError, OSError) as problem:
        _refuse(problem, words)
    print(words.say("backup-done", count=found.tables, file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `deadpan backup` wrote.")],
    data: Data = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Take the place of the tables that are there; they are put aside.")
    ] = False,
    lang: Lang = "en",
) -> None:
    """Put a copy of the tables back, verified. No server may run on them meanwhile."""
    from deadpan.host.holding import InUse
    from deadpan.host.sqlite import store_in
    from deadpan.host.store import StoreError
    from deadpan.host.upkeep import restore as put_back

    words = Words(lang)
    folder = data or data_folder()
    store = store_in(folder)
    aside = store.with_name(f"{store.stem}-before-{datetime.now(UTC):%Y%m%dT%H%M%SZ}{store.suffix}")
    was_there = store.exists()
    try:
        found = put_back(file, store, aside if replace else None)
    except InUse:
        _refuse(HostError("store-in-use", folder=str(folder)), words)
    except FileExistsError:
        _refuse(HostError("store-exists", folder=str(folder)), words)
    except (StoreError, OSError) as problem:
        _refuse(problem, words)
    print(words.say("restore-done", count=found.tables, folder=str(folder)))
    if was_there:
        print(words.say("restore-aside", file=str(aside)))


def _refuse(problem: Exception, words: Words) -> NoReturn:
    if not isinstance(problem, HostError):
        what = (problem.strerror if isinstance(problem, OSError) else None) or str(problem)
        problem = HostError("store-unusable", what=what)
    refuse(problem, words, where="deadpan")
