"""Deadpan: two games of murder and straight faces, and a house for others.

This is the public API, and all of it: what is not in ``__all__`` may change in any version (see ``docs/api.md``)::

    game = deadpan.load("…")                  # deadpan.games() lists what is installed
    play = game.new(["Ada", "Bo"], seed="x")
    play = play.apply(play.to_move, choice)   # one of play.legal(play.to_move)
    play.save("game.json")

Each name is imported when it is first used, so that ``import deadpan`` costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from deadpan.bots.protocol import Bot, Budget
    from deadpan.game.description import Game
    from deadpan.kernel.errors import DeadpanError, IllegalChoice, RecordError, SetupError
    from deadpan.kernel.rules import View
    from deadpan.kernel.seats import Seat
    from deadpan.kernel.types import Choice, Event, Outcome
    from deadpan.session.play import Play
    from deadpan.session.public_api import games, load, replay

__version__ = "0.2.0"

__all__ = [
    "Bot", "Budget", "Choice", "DeadpanError", "Event", "Game", "IllegalChoice", "Outcome", "Play", "RecordError",
    "Seat", "SetupError", "View", "games", "load", "replay",
]  # fmt: skip

_MODULES: Final = {
    "Bot": "bots.protocol",
    "Budget": "bots.protocol",
    "Choice": "kernel.types",
    "DeadpanError": "kernel.errors",
    "Event": "kernel.types",
    "Game": "game.description",
    "IllegalChoice": "kernel.errors",
    "Outcome": "kernel.types",
    "Play": "session.play",
    "RecordError": "kernel.errors",
    "Seat": "kernel.seats",
    "SetupError": "kernel.errors",
    "View": "kernel.rules",
    "games": "session.public_api",
    "load": "session.public_api",
    "replay": "session.public_api",
}
"""Where each public name comes from."""


def __getattr__(name: str) -> Any:
    """A public name, imported now."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
