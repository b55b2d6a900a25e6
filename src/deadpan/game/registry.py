"""Finds the installed games by the entry points of the group ``deadpan.games``.

A game's package says in its ``pyproject.toml``::

    [project.entry-points."deadpan.games"]
    my-game = "my_package:GAME"

A game that cannot be loaded is kept as `Broken` with the reason, and stops nothing else.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable
from typing import Final

from deadpan.game.description import Game
from deadpan.game.words import clashes, own_ids, words_of
from deadpan.kernel.rules import AnyRules

GROUP: Final = "deadpan.games"


@dataclass(frozen=True)
class Installed:
    """A game that can be played, and the distribution it comes from."""

    game: Game
    distribution: str
    version: str
    words: Traversable
    """The folder of what it says."""


@dataclass(frozen=True)
class Broken:
    """An entry point that leads to no game, and why."""

    name: str
    distribution: str
    version: str
    reason: str


@dataclass(frozen=True)
class Registry:
    """All games that are installed, by name, and what could not be loaded."""

    games: Mapping[str, Installed]
    broken: tuple[Broken, ...] = ()


@cache
def registry() -> Registry:
    """The games of this environment. They are looked for once in the life of a process."""
    return load_games(entry_points(group=GROUP))


def game_called(name: str) -> Game:
    """The game of this name. Raises `KeyError` where none is installed."""
    return registry().games[name].game


def load_games(points: Iterable[EntryPoint]) -> Registry:
    """The games that these entry points lead to. Of two with one name neither is loaded."""
    by_name: defaultdict[str, list[EntryPoint]] = defaultdict(list)
    for point in points:
        if point not in by_name[point.name]:
            by_name[point.name].append(point)
    games: dict[str, Installed] = {}
    broken: list[Broken] = []
    for name, found in sorted(by_name.items()):
        whose = [_origin(point) for point in found]
        if len(found) > 1:
            names = " and ".join(distribution for distribution, _ in whose)
            broken += [Broken(name, *origin, f"{names} both bring a game of this name") for origin in whose]
            continue
        try:
            game = _load(found[0])
            games[name] = Installed(game, *whose[0], words_of(game))
        except (Exception, SystemExit) as problem:  # a package of somebody else: anything may come out of it
            broken.append(Broken(name, *whose[0], f"{type(problem).__name__}: {problem}"))
    for name, reason in clashes({name: each.words for name, each in games.items()}, own_ids()).items():
        out = games.pop(name)
        broken.append(Broken(name, out.distribution, out.version, reason))
    return Registry(games, tuple(sorted(broken, key=lambda each: each.name)))


def _origin(point: EntryPoint) -> tuple[str, str]:
    return (point.dist.name, point.dist.version) if point.dist is not None else ("unknown", "unknown")


def _load(point: EntryPoint) -> Game:
    game = point.load()
    if not isinstance(game, Game):
        raise TypeError(f"{point.value} is no deadpan.Game but a {type(game).__name__}")
    if game.name != point.name:
        raise ValueError(f"{point.value} is called {game.name!r}, its entry point {point.name!r}")
    return game


class _Rules(Mapping[str, AnyRules]):
    """The rules of every installed game by its name, loaded when first asked for."""

    def __getitem__(self, name: str) -> AnyRules:
        return game_called(name).rules

    def __iter__(self) -> Iterator[str]:
        return iter(registry().games)

    def __len__(self) -> int:
        return len(registry().games)


GAMES: Final[Mapping[str, AnyRules]] = _Rules()
