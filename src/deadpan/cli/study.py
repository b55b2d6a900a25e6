"""``deadpan study``: statistics about a game's design, from games of bots."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from deadpan.arena.questions import questions_for
from deadpan.arena.report import percent
from deadpan.arena.study import findings, first_seat, matches_for, study_page
from deadpan.bots import Budget
from deadpan.cli.arena import USUAL_PLAYOUTS, checked, played, table_size, wide_console, written
from deadpan.cli.common_options import GameName
from deadpan.game import GAMES, game_called
from deadpan.kernel.seats import nearest_count


def study(
    game: GameName,
    bot: Annotated[
        str | None, typer.Option("--bot", help="What plays: a level, or FILE.py:CLASS. [default: the game's]")
    ] = None,
    deals: Annotated[int, typer.Option("--deals", min=2, help="How many deals of each table.")] = 50,
    players: Annotated[
        int | None, typer.Option("--players", help="How many sit down where that is not varied. [default: 4 or fewer]")
    ] = None,
    seed: Annotated[str, typer.Option("--seed", help="What chance is made of.")] = "study",
    playouts: Annotated[
        int, typer.Option("--playouts", min=1, help="How much those who search do so.")
    ] = USUAL_PLAYOUTS,
    report: Annotated[Path | None, typer.Option("--report", help="Write a page with plots to this folder.")] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many processes play.")] = 1,
    ray: Annotated[
        str | None, typer.Option("--ray", help="Play on the Ray cluster at this address; `local` starts one.")
    ] = None,
) -> None:
    """Seat advantage, what each option changes, how long games last, and which way of scoring decides them."""
    level = bot or (game_called(game).studied_with if game in GAMES else "")
    like = checked(game, [level], None, deals, seed, Budget(playouts=playouts))
    seats = nearest_count(4, GAMES[game].players) if players is None else players
    questions = questions_for(game, table_size(game, [level], seats, matrix=False))
    matches = matches_for(questions, game, level, like)
    found = findings(questions, matches, played(matches, jobs, ray))
    console = wide_console()
    shown = Table("", "first seat wins", "× parity", "shared wins", "choices", box=None, pad_edge=False)
    for question, row in zip(questions, found, strict=True):
        shown.add_row(f"[bold]{question.title}[/bold]")
        for finding in row:
            lengths = sorted(finding.summary.lengths)
            shown.add_row(
                f"  {finding.case.label}",
                percent(finding.summary.seats[0]),
                f"{first_seat(finding).mean:.2f}",
                f"{100 * finding.shared:.0f}%",
                f"{lengths[len(lengths) // 2]}",
            )
    console.print(shown)
    if report is not None:
        command = shlex.join(["deadpan", *sys.argv[1:]])
        written(report / "index.html", study_page(game, level, deals, questions, found, command))
