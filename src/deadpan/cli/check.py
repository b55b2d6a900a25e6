"""``deadpan check``: runs the contract of games, for their authors and for CI."""

from __future__ import annotations

import os
import sys
import time
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from deadpan.game import game_called, registry
from deadpan.locales import Words
from deadpan.testing import THOROUGH, Report, check_game


def check(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games. [default: all that are installed]")
    ] = None,
    thorough: Annotated[
        bool, typer.Option("--thorough", help="Compare as many worlds as a release should, for many minutes.")
    ] = False,
) -> None:
    """Check that games keep their rules' promises and their players' secrets.

    Ends with 1 if something is wrong, and says in one line each what, to which seat and by which event; with 2 if there
    is no such game.
    """
    found = registry()
    names = games or list(found.games)
    for name in names:
        if name not in found.games:
            broken = next((f"{name}: {each.reason}" for each in found.broken if each.name == name), None)
            print(f"deadpan: {broken or Words('en').refuse(found.missing(name))}", file=sys.stderr)
            raise typer.Exit(2)
    is_kept = True
    for name in names:
        is_kept &= _checked(name, thorough)
    if not is_kept:
        raise typer.Exit(1)


def _checked(name: str, thorough: bool) -> bool:
    console, since = Console(highlight=False, soft_wrap=True), time.monotonic()
    with console.status(Text(name)) if console.is_terminal else _Silent() as status:
        report = check_game(
            game_called(name),
            THOROUGH if thorough else None,
            jobs=os.cpu_count() or 1,
            progress=lambda what: status.update(Text(f"{name}: {what}")),
        )
    for line in _lines(report, round(time.monotonic() - since)):
        console.print(Text(line))
    return report.is_kept


class _Silent:
    """A progress display for output that is no terminal: it shows nothing."""

    def __enter__(self) -> _Silent:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def update(self, text: Text) -> None:
        """Nothing."""


def _lines(report: Report, seconds: int) -> list[str]:
    looked, found = report.looked, sum(map(bool, report.leaks.values()))
    twins = ", ".join(
        f"{looked[kind]:,} {kind.replace('_', ' ')}" for kind in ("deal_twins", "played_twins", "state_twins")
    )
    lines = [f"{report.game}: {problem}" for problem in report.complaints()]
    verdict = "keeps its contract" if report.is_kept else "does not keep its contract"
    return [
        *lines,
        f"{report.game} {verdict}: {twins}, {looked['games_end_with_scores']} games to their end at every promise, "
        f"{found} of {len(report.leaks)} deliberate leaks found, {seconds} s",
    ]
