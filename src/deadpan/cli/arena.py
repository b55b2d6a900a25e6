"""``deadpan arena``: matches of bots against bots, with confidence intervals."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from deadpan.arena.match import Match, Result
from deadpan.arena.matrix import matrix_matches, matrix_of
from deadpan.arena.ratings import rate
from deadpan.arena.report import HEAD, as_json, entry_rows, percent, report_page
from deadpan.arena.runner import NoCluster, play_matches
from deadpan.arena.stats import summarise
from deadpan.bots import Budget, NoSuchBot, load_bot
from deadpan.cli.common_options import GameName, Options, option_values
from deadpan.game import GAMES, game_called
from deadpan.kernel.errors import DeadpanError
from deadpan.kernel.seats import nearest_count
from deadpan.locales import Words

USUAL_SEED = "arena"
USUAL_PLAYOUTS = 300


def stop(text: str) -> NoReturn:
    """Print the reason in one line, and exit with status 2."""
    print(f"deadpan: {text}", file=sys.stderr)
    raise typer.Exit(2)


def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option("--bots", help="Names with commas between: levels (see `deadpan games`), or FILE.py:CLASS.")
    ],
    deals: Annotated[int, typer.Option("--deals", min=1, help="How many deals, each with the seats rotated.")] = 100,
    players: Annotated[
        int | None, typer.Option("--players", help="How many sit down; the last bot takes the places left over.")
    ] = None,
    matrix: Annotated[bool, typer.Option("--matrix", help="Each bot at a table full of each other one.")] = False,
    seed: Annotated[str, typer.Option("--seed", help="What chance is made of.")] = USUAL_SEED,
    playouts: Annotated[
        int, typer.Option("--playouts", min=1, help="How much those who search do so.")
    ] = USUAL_PLAYOUTS,
    ms: Annotated[
        float | None, typer.Option("--ms", min=1, help="Milliseconds a choice instead: then no two runs are the same.")
    ] = None,
    option: Options = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the result to this file as JSON.")] = None,
    report: Annotated[Path | None, typer.Option("--report", help="Write a page with plots to this folder.")] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many processes play.")] = 1,
    ray: Annotated[
        str | None, typer.Option("--ray", help="Play on the Ray cluster at this address; `local` starts one.")
    ] = None,
) -> None:
    """Let bots play the same deals with the seats rotated, and say how they did."""
    names = [name.strip() for name in bots.split(",")]
    budget = Budget(playouts=playouts) if ms is None else Budget(ms=ms)
    like = checked(game, names, option, deals, seed, budget)
    seats = table_size(game, names, players, matrix)
    try_a_deal(like, seats)
    if matrix:
        matches = matrix_matches(like, names, seats)
    else:
        filled = (*names, *(names[-1],) * (seats - len(names)))
        matches = [Match(game=game, bots=filled, deals=deals, seed=seed, options=like.options, budget=budget)]
    results = played(matches, jobs, ray)
    table = matrix_of(names, matches, results) if matrix else None
    summaries = [summarise(matches[0], results[0])] if table is None else table.summaries
    entries = summaries[0].entries[: len(names)] if table is None else table.entries
    ratings = rate(matches, results)
    console = wide_console()
    shown = Table(*HEAD, box=None, pad_edge=False)
    for row in entry_rows(entries, ratings):
        shown.add_row(*row)
    console.print(shown)
    if table is not None:
        grid = Table("one of", *table.names, box=None, pad_edge=False)
        for name, shares in zip(table.names, table.shares, strict=True):
            grid.add_row(name, *("" if share is None else percent(share) for share in shares))
        console.print(grid)
    unfinished = sum(summary.unfinished for summary in summaries)
    if unfinished:
        console.print(f"{unfinished} games were called off unfinished; their wins are shared by all.")
    if json_file is not None:
        written(json_file, json.dumps(as_json(like, seats, entries, table), indent=2) + "\n")
    if report is not None:
        command = shlex.join(["deadpan", *sys.argv[1:]])
        written(report / "index.html", report_page(like, seats, entries, summaries, ratings, table, command))


def wide_console() -> Console:
    """A console for standard output, wide enough for tables if it is no terminal."""
    return Console(highlight=False, width=None if sys.stdout.isatty() else 140)


def checked(
    game: str, names: Sequence[str], option: Sequence[str] | None, deals: int, seed: str, budget: Budget
) -> Match:
    """The prototype of the matches, with its game, bots and options checked; exits with a reason otherwise."""
    try:
        game_called(game)
    except DeadpanError as problem:
        stop(Words("en").refuse(problem))
    try:
        for name in names:
            load_bot(game, name)
        options: dict[str, Any] = option_values(option or ())
        GAMES[game].read_options(options)
    except (NoSuchBot, DeadpanError) as problem:
        stop(str(problem))
    return Match(game=game, bots=tuple(names), deals=deals, seed=seed, options=options, budget=budget)


def try_a_deal(match: Match, seats: int) -> None:
    """Exit with a reason if so many cannot play with these options."""
    game = GAMES[match.game]
    options = game.read_options(match.options)
    try:
        game.pose(options, seats, game.deal(options, seats, match.seed), match.seed)
    except DeadpanError as problem:
        stop(str(problem))


def table_size(game: str, names: Sequence[str], players: int | None, matrix: bool) -> int:
    """How many sit at a table; exits with a reason if there is no such number."""
    allowed = GAMES[game].players
    seats = players if players is not None else nearest_count(4, allowed) if matrix else len(names)
    if seats not in allowed:
        stop(f"{game} is for {allowed[0]} to {allowed[-1]} players, not {seats}")
    if not matrix and len(names) > seats:
        stop(f"{len(names)} bots do not fit on {seats} seats")
    if matrix and (len(set(names)) < len(names) or len(names) < 2):
        stop("a matrix needs two bots or more, each named once")
    return seats


def played(matches: Sequence[Match], jobs: int, ray: str | None) -> list[list[Result]]:
    """The results of these matches, with a progress bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = not sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as progress:
        bar = progress.add_task("deals", total=sum(match.deals for match in matches))
        try:
            return play_matches(matches, jobs, ray, lambda deals: progress.advance(bar, deals))
        except NoCluster as problem:
            stop(str(problem))


def written(file: Path, text: str) -> None:
    """Write a file, creating its folder; exits with a reason on failure."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as problem:
        stop(f"{file}: {problem.strerror or problem}")
