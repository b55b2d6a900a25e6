from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

import pytest

from deadpan.game import GAMES
from tests.records.playthrough import again, recorded


@pytest.mark.parametrize("file", recorded(), ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_the_same_lines(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    for number, (written, played) in enumerate(zip_longest(lines, again(file)), 1):
        assert played == written, f"line {number}"


def test_every_game_has_recorded_playthroughs() -> None:
    for name in GAMES:
        assert sum(file.stem.startswith(name) for file in recorded()) >= 3
