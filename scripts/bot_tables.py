"""``python -m scripts.bot_tables [--jobs J] [--deals N] [--playouts N] [--page] [GAME:NAME …]``: docs/bots.md's tables.

Each table is one run of the arena, stored as JSON in docs/arena. The page is built from all stored results, so a single
table can be played again.
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any

from msgspec import Struct

from deadpan.arena.match import Match
from deadpan.arena.matrix import matrix_matches, matrix_of
from deadpan.arena.report import as_json
from deadpan.arena.runner import play_matches
from deadpan.arena.stats import summarise
from deadpan.bots import Budget
from scripts.measures import measures

DOCS = Path(__file__).parent.parent / "docs"
KEPT = DOCS / "arena"
PAGE = DOCS / "bots.md"
DEALS, SEARCHED_DEALS = 400, 50
MEASURES = measures()


class Run(Struct, frozen=True):
    """One run of the arena: some bots at a table, or a matrix of them."""

    game: str
    name: str
    bots: tuple[str, ...]
    players: int = 4
    is_matrix: bool = False

    @property
    def searches(self) -> bool:
        """Whether a searching bot plays, which is slow."""
        return "searcher" in self.bots

    @property
    def file(self) -> Path:
        """The file of the result."""
        return KEPT / f"{self.game}-{self.name}.json"


def runs() -> list[Run]:
    """All runs that docs/bots.md shows."""
    found = []
    for game, measured in MEASURES.items():
        found += [
            Run(game, "greedy-random", ("greedy", "random")),
            Run(game, "detective-greedy", ("detective", "greedy")),
            Run(game, "matrix", ("random", "greedy", "detective"), is_matrix=True),
        ]
        for players in measured.arena.players:
            found.append(Run(game, f"greedy-random-{players}", ("greedy", "random"), players))
            found.append(Run(game, f"detective-greedy-{players}", ("detective", "greedy"), players))
        found.append(Run(game, "searcher-greedy", ("searcher", "greedy")))
        found.append(Run(game, "searcher-detective", ("searcher", "detective")))
    return found


def play(run: Run, jobs: int, deals: int | None, playouts: int | None) -> None:
    """Play one run and store its result."""
    count = deals or (SEARCHED_DEALS if run.searches else DEALS)
    budget = Budget(playouts=playouts or MEASURES[run.game].arena.playouts)
    like = Match(game=run.game, bots=run.bots, deals=count, seed="arena", budget=budget)
    if run.is_matrix:
        matches = matrix_matches(like, run.bots, run.players)
        table = matrix_of(run.bots, matches, play_matches(matches, jobs))
        result = as_json(like, run.players, table.entries, table)
    else:
        filled = (run.bots[0], *(run.bots[1],) * (run.players - 1))
        match = Match(game=run.game, bots=filled, deals=count, seed=like.seed, budget=like.budget)
        result = as_json(match, run.players, summarise(match, play_matches([match], jobs)[0]).entries, None)
    KEPT.mkdir(exist_ok=True)
    run.file.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


def share(entry: dict[str, Any]) -> str:
    """A win share with its interval."""
    return f"{100 * entry['win_share']:.1f}% ({100 * entry['low']:.1f}–{100 * entry['high']:.1f})"


def table_lines(game: str) -> list[str]:
    """The tables of one game, from the stored results."""
    lines = [
        "",
        "| one | against | players | deals | wins (95%) | ms, median | ms, p99 |",
        "|---|---|---|---|---|---|---|",
    ]
    for run in runs():
        if run.game != game or run.is_matrix or not run.file.exists():
            continue
        result = json.loads(run.file.read_text(encoding="utf-8"))
        own = result["entries"][0]
        lines.append(
            f"| {run.bots[0]} | {run.players - 1} × {run.bots[1]} | {run.players} | {result['deals']} | {share(own)} "
            f"| {own['ms_median']:.1f} | {own['ms_p99']:.1f} |"
        )
    for run in runs():
        if run.game != game or not run.is_matrix or not run.file.exists():
            continue
        result = json.loads(run.file.read_text(encoding="utf-8"))
        names = result["matrix"]["bots"]
        lines += ["", f"One of the row among three of the column, {result['deals']} deals:", ""]
        lines += ["| | " + " | ".join(names) + " |", "|---|" + "---|" * len(names)]
        for name, row in zip(names, result["matrix"]["rows"], strict=True):
            lines.append(f"| {name} | " + " | ".join("" if cell is None else share(cell) for cell in row) + " |")
    return [*lines, ""]


def write_page() -> None:
    """Write the tables into docs/bots.md, between their marks."""
    text = PAGE.read_text(encoding="utf-8")
    for game in MEASURES:
        start, end = f"<!-- {game} -->", f"<!-- end of {game} -->"
        before, _, rest = text.partition(start)
        _, _, after = rest.partition(end)
        text = before + start + "\n" + "\n".join(table_lines(game)) + "\n" + end + after
    PAGE.write_text(text, encoding="utf-8")


def main() -> None:
    """Play the runs named on the command line, or all, then write the page."""
    names = {f"{run.game}:{run.name}": run for run in runs()}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME:NAME", help=f"one of {', '.join(names)}")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--deals", type=int, help="instead of as many as the page promises")
    parser.add_argument("--playouts", type=int, help="of those who search, instead of as many as the page promises")
    parser.add_argument("--page", action="store_true", help="play nothing")
    given = parser.parse_args()
    if strange := [name for name in given.names if name not in names]:
        parser.error(f"there is no {strange[0]}")
    os.nice(5)
    for name in [] if given.page else given.names or names:
        play(names[name], given.jobs, given.deals, given.playouts)
        print(name, flush=True)
    write_page()


if __name__ == "__main__":  # the processes of the arena import this file too
    main()
