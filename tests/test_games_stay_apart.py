"""No file outside the folder of a game names it, except the places that are listed here."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
GAMES: Final = re.compile(r"ten.?to.?kill|au.?pire", re.IGNORECASE)
MAY_NAME: Final = {
    "README.md": "introduces them",
    "CHANGELOG.md": "says what changed in them",
    "pyproject.toml": "the wheel bundles them",
    "docs/": "guides to what is installed, and measured figures",
    "examples/": "records to try",
    "games/": "their folders",
    "tests/attacks/": "measured attacks: their figures are compared between versions, and one needs answer windows",
    "tests/browser/": "end-to-end tests on the real screens",
    "tests/records/": "recorded playthroughs, and records in old formats",
    "tests/test_games_stay_apart.py": "this pattern and this list",
}
"""The places that may name a game, and why."""


def tracked(*paths: str) -> list[str]:
    """The files under these paths that git tracks or would add."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *paths]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    return [file for file in found if file and (ROOT / file).is_file()]


def naming(*paths: str) -> list[str]:
    """The lines under these paths that name a game."""
    found: list[str] = []
    for file in tracked(*paths):
        if GAMES.search(file):
            found.append(file)
        try:
            lines = (ROOT / file).read_text("utf-8").splitlines()
        except UnicodeDecodeError:  # a picture
            continue
        found += [f"{file}:{number}: {line.strip()}" for number, line in enumerate(lines, 1) if GAMES.search(line)]
    return found


@pytest.mark.parametrize("path", ["src", "client", "scripts", "Makefile"])
def test_no_general_part_names_a_game(path: str) -> None:
    assert naming(path) == []


def test_only_the_listed_places_name_a_game() -> None:
    elsewhere = [line for line in naming(".") if not line.startswith(tuple(MAY_NAME))]
    assert elsewhere == []


def test_the_pattern_finds_every_spelling_of_a_games_name() -> None:
    names = (
        "10' to Kill, ten-to-kill",
        "ten_to_kill",
        "TenToKill",
        "TEN_TO_KILL",
        "Au pire tu meurs",
        "au-pire",
        "AuPire",
    )
    assert all(GAMES.search(name) for name in names)
