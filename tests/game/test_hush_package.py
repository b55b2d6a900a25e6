"""A game in another package is found, by this process and by others."""

from __future__ import annotations

import subprocess
import sys

from deadpan.game import Game, registry
from deadpan.locales import LANGUAGES, Words

LIST = "from deadpan.game import registry; print(*registry().games, registry().broken)"


def test_a_game_of_another_package_is_found_by_its_entry_point(hush: Game) -> None:
    found = registry().games["hush"]
    assert found.game is hush
    assert (found.distribution, found.version) == ("deadpan-hush", "0.1.0")
    assert [Words(lang).title("hush") for lang in LANGUAGES] == ["Hush", "Chut", "Cicho sza"]


def test_the_tests_leave_their_environment_unchanged() -> None:
    assert "hush" not in registry().games


def test_a_child_process_finds_it(hush_environment: dict[str, str]) -> None:
    ran = subprocess.run([sys.executable, "-c", LIST], env=hush_environment, capture_output=True, text=True, check=True)
    assert "hush" in ran.stdout.split()
    assert ran.stdout.endswith("()\n")
