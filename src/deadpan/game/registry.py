"""Finds the installed games by the entry points of the group ``deadpan.games``.

A game's package declares in its ``pyproject.toml``::

    [project.entry-points."deadpan.games"]
    my-game = "my_package:GAME"

A game that cannot be loaded is kept as `BrokenGame` with the reason; all other games still work.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import fields

from deadpan.game.description import Game
from deadpan.game.word_files import clashes, own_ids, readable_words
from deadpan.kernel.beats import BeatGrouper, EventByEvent
from deadpan.kernel.decoding import shorten
from deadpan.kernel.errors import RecordError
from deadpan.kernel.nearest import closest_first
from deadpan.kernel.rules import AnyRules

GROUP: Final = "deadpan.games"
OWN: Final = "deadpan"
"""The distribution that contains this module and the bundled games."""
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@dataclass(frozen=True)
class InstalledGame:
    """A game that can be played, and the distribution it comes from."""

    game: Game
    distribution: str
    version: str
    words: Traversable
    """The folder of its messages."""


@dataclass(frozen=True)
class BrokenGame:
    """An entry point that leads to no game, and why."""

    name: str
    distribution: str
    version: str
    reason: str


@dataclass(frozen=True)
class Registry:
    """All installed games by name, and the entry points that could not be loaded."""

    games: Mapping[str, InstalledGame]
    broken: tuple[BrokenGame, ...] = ()

    def missing(self, name: str) -> MissingGame:
        """The error that says why there is no game of this name."""
        packages = [each for each in self.broken if each.name == name]
        if not packages:
            what = shorten(name)
            known = closest_first(what, self.games)
            return MissingGame("unknown-game", what=what, known=", ".join(known), count=len(known))
        whose = ", ".join(f"{each.distribution} {each.version}" for each in packages)
        problem = MissingGame("broken-game", what=name, package=whose)
        # a note, not data: clients get the data, and this can contain paths of this machine
        problem.add_note(packages[0].reason)
        return problem


class MissingGame(RecordError, KeyError):
    """No game of this name can be played here: none is installed (``unknown-game``), or its package is broken."""


@cache
def registry() -> Registry:
    """The games of this environment, found once per process."""
    return load_games(entry_points(group=GROUP))


def game_called(name: str) -> Game:
    """The game of this name. Raises `MissingGame`."""
    found = registry()
    if name not in found.games:
        raise found.missing(name)
    return found.games[name].game


def grouper_of(name: str) -> BeatGrouper[Any]:
    """What groups the events of this game into beats; of a game that is not installed, each event is a beat."""
    found = registry().games.get(name)
    return EventByEvent() if found is None else grouper_for(found.game)


def grouper_for(game: Game) -> BeatGrouper[Any]:
    """What groups the events of this game into beats."""
    return EventByEvent() if game.beats is None else game.beats()


def package_of(name: str) -> str | None:
    """The distribution that a game comes from, unless that is Deadpan itself, or there is no such game."""
    found = registry().games.get(name)
    return None if found is None or found.distribution == OWN else found.distribution


def load_games(points: Iterable[EntryPoint]) -> Registry:
    """The games of these entry points. If two have the same name, neither is loaded."""
    by_name: defaultdict[str, list[EntryPoint]] = defaultdict(list)
    for point in points:
        if all(_identity(point) != _identity(other) for other in by_name[point.name]):
            by_name[point.name].append(point)
    games: dict[str, InstalledGame] = {}
    broken: list[BrokenGame] = []
    for name, found in sorted(by_name.items()):
        whose = [_origin(point) for point in found]
        if len(found) > 1:
            names = " and ".join(distribution for distribution, _ in whose)
            broken += [BrokenGame(name, *origin, f"{names} both bring a game of this name") for origin in whose]
            continue
        try:
            game = _load(found[0])
            games[name] = InstalledGame(game, *whose[0], readable_words(game))
        except (Exception, SystemExit) as problem:  # code of another package: it can raise anything
            broken.append(BrokenGame(name, *whose[0], f"{type(problem).__name__}: {problem}"))
    for name, reason in clashes({name: each.words for name, each in games.items()}, own_ids()).items():
        out = games.pop(name)
        broken.append(BrokenGame(name, out.distribution, out.version, reason))
    return Registry(games, tuple(sorted(broken, key=lambda each: each.name)))


def _origin(point: EntryPoint) -> tuple[str, str]:
    return (point.dist.name, point.dist.version) if point.dist is not None else ("unknown", "unknown")


def _identity(point: EntryPoint) -> tuple[str, str]:
    return (point.value, _origin(point)[0])


def _load(point: EntryPoint) -> Game:
    game = point.load()
    if not isinstance(game, Game):
        raise TypeError(f"{point.value} is no deadpan.Game but a {type(game).__name__}")
    if game.name != point.name:
        raise ValueError(f"{point.value} is called {game.name!r}, its entry point {point.name!r}")
    _check(game.rules)
    return game


def _check(rules: Any) -> None:
    """Refuse rules with impossible metadata, on which every list of games would fail."""
    if not _NAME.fullmatch(rules.name):
        raise ValueError(f"the name {rules.name!r} is not made of small letters, digits and single hyphens")
    players = rules.players
    if not isinstance(players, range) or not players or players[0] < 1 or players.step != 1:
        raise ValueError(f"players are a range of numbers from 1, not {players!r}")
    if not issubclass(rules.options_type, Struct) or any(field.required for field in fields(rules.options_type)):
        raise TypeError("options_type is a msgspec.Struct whose fields all have a default")
    if not rules.choice_types or not rules.event_types:
        raise ValueError("choice_types and event_types name every kind of choice and event")


class _Rules(Mapping[str, AnyRules]):
    """The rules of every installed game by its name, loaded on first use."""

    def __getitem__(self, name: str) -> AnyRules:
        return game_called(name).rules  # `MissingGame` is a `KeyError`

    def __iter__(self) -> Iterator[str]:
        return iter(registry().games)

    def __len__(self) -> int:
        return len(registry().games)


GAMES: Final[Mapping[str, AnyRules]] = _Rules()
