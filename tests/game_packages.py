"""Games as their packages would bring them: bare ones, broken ones, whatever a test wants to have installed."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Protocol

import pytest

from deadpan.game import GAMES, Broken, Game, Installed, Registry, registry
from deadpan.game.words import words_of
from deadpan.kernel.rules import AnyRules

SMALL: AnyRules = min(GAMES.values(), key=lambda rules: (len(rules.event_types), rules.name))
"""The smallest game there is."""


class Install(Protocol):
    """Makes games those that are installed in this process, and no others."""

    def __call__(self, games: Iterable[Game], broken: Iterable[Broken] = ()) -> None: ...


@pytest.fixture
def install() -> Iterator[Install]:
    """Installs games until the end of a test."""
    with pytest.MonkeyPatch.context() as patch:

        def made(games: Iterable[Game], broken: Iterable[Broken] = ()) -> None:
            found = Registry({game.name: Installed(game, "toys", "1.0", words_of(game)) for game in games}, (*broken,))
            patch.setattr(sys.modules["deadpan.game.registry"], "load_games", lambda points: found)
            registry.cache_clear()

        yield made
    registry.cache_clear()


@pytest.fixture
def bare(install: Install) -> str:
    """The name of a game that brings its rules and words, and nothing else; the others are as they are."""
    others = [found.game for found in registry().games.values() if found.game.rules is not SMALL]
    install([*others, Game(rules=SMALL)])
    return SMALL.name
