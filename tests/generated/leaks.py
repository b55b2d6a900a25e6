"""Try every deliberate leak in every game, and write to ``docs/leaks.md`` which check found it.

Run it by ``PYTHONPATH=examples/hush/src python -m tests.generated.leaks``.
"""

from __future__ import annotations

import re
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from deadpan_hush import GAME as HUSH

from deadpan.game import GAMES, Game, game_called
from deadpan.testing.game_check import find
from deadpan.testing.leaks import Leak, leaks_of

PAGE: Final = Path(__file__).parent.parent.parent / "docs" / "leaks.md"
HEAD: Final = """# Deliberate leaks

`python -m tests.generated.leaks` wraps the rules of every game in each of these leaks, runs the contract and writes
this page. The tests of each game try them again. A dash: only bots and programs could make use of it, nothing of it
goes over a connection; `tests/web/test_twins.py` plays the others through the server.

"""


def games() -> list[Game]:
    """Every game that the leaks are tried in."""
    return [*(game_called(name) for name in GAMES), HUSH]


def row_of(game: Game, leak: Leak) -> str:
    """The first cells of the row of a leak."""
    wire = "yes" if leak.on_the_wire else "–"
    return f"| {in_code(game, leak.name)} | {wire} |"


def in_code(game: Game, text: str) -> str:
    """A text with the names of events marked as code."""
    tags = "|".join(re.escape(str(kind.__struct_config__.tag)) for kind in game.rules.event_types)
    return re.sub(rf"(?<![\w-])({tags})(?![\w-])", r"`\1`", text)


def found_by(attempt: tuple[int, int]) -> str:
    """The check that found a leak, given the numbers of its game and of the leak; empty if none did."""
    game = games()[attempt[0]]
    return find(leaks_of(game.rules)[attempt[1]], game)


def page() -> str:
    """The page, after trying every leak."""
    attempts = [(number, leak) for number, game in enumerate(games()) for leak in range(len(leaks_of(game.rules)))]
    with ProcessPoolExecutor() as pool:
        found = dict(zip(attempts, pool.map(found_by, attempts), strict=True))
    tables, totals = [], []
    for number, game in enumerate(games()):
        rows = []
        for place, leak in enumerate(leaks_of(game.rules)):
            promise, _, text = found[number, place].partition(": ")
            told = re.match(r"((?:seat \d+|a spectator)?)(?:: )?((?:event [\w-]+)?)", text)
            said = ", ".join(filter(None, told.groups() if told else ()))
            rows.append(f"{row_of(game, leak)} `{promise}` | {in_code(game, said)} |\n")
        count = sum(bool(text) for (each, _), text in found.items() if each == number)
        totals.append(f"| {game.name} | {len(rows)} | {count} |\n")
        head = f"\n## {game.name}\n\n| a game that … | on the wire | found by | told of |\n|---|---|---|---|\n"
        tables.append(head + "".join(rows))
    return HEAD + "| game | leaks tried | leaks found |\n|---|---|---|\n" + "".join(totals) + "".join(tables)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
