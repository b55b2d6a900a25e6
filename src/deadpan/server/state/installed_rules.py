"""The rules of the game that a log names, if the game is installed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from deadpan.game import MissingGame
from deadpan.kernel.rules import AnyRules
from deadpan.server.errors import GameNotInstalled

UNKNOWN: Final = "?"
"""The package of a game, where the log does not name one."""


def installed_rules(games: Mapping[str, AnyRules], name: str, package: str | None) -> AnyRules:
    """The rules of a game. Raises `GameNotInstalled`, with the package that is broken or that the log names."""
    try:
        return games[name]
    except KeyError as problem:
        broken = problem.data.get("package") if isinstance(problem, MissingGame) else None
        raise GameNotInstalled("game-not-installed", game=name, package=broken or package or UNKNOWN) from None
