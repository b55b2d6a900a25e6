from __future__ import annotations

import re

import pytest

from deadpan.game import Game
from deadpan.testing.leaks import leaks_of
from tests.generated.leaks import PAGE, games, row_of


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_page_of_leaks_lists_every_leak_and_that_it_was_found(game: Game) -> None:
    text = PAGE.read_text("utf-8")
    section = text.partition(f"\n## {game.name}\n")[2].partition("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| ")][1:]
    leaks = leaks_of(game.rules)
    assert len(rows) == len(leaks), "run `python -m tests.generated.leaks`"
    for row, leak in zip(rows, leaks, strict=True):
        assert row.startswith(row_of(game, leak))
    tried, found = re.findall(rf"\| {game.name} \| (\d+) \| (\d+) \|", text)[0]
    assert int(tried) == int(found) == len(leaks)
