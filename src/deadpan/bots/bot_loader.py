"""Loads a bot by name: a level of its game, or a class in a file."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

from deadpan.bots.levels import bot_for, levels_of
from deadpan.bots.protocol import Bot
from deadpan.kernel.nearest import closest_first


class NoSuchBot(ValueError):
    """There is no bot of that name; the text says why."""


def load_bot(game: str, name: str) -> Bot:
    """The bot for a game: ``greedy``, or ``mine.py:MyBot`` for a class in a file. Raises `NoSuchBot`.

    The class is instantiated without arguments; it needs a ``choose`` like that of `Bot`.
    """
    levels = levels_of(game)
    if name in levels:
        return bot_for(game, name)
    file, colon, class_name = name.rpartition(":")
    if not colon or not file.endswith(".py"):
        raise NoSuchBot(f"{name}: not a level ({', '.join(closest_first(name, levels))}) and not FILE.py:CLASS")
    path = Path(file).resolve()
    if not path.is_file():
        raise NoSuchBot(f"{name}: there is no file {file}")
    found = getattr(_module(path, name), class_name, None)
    if found is None:
        raise NoSuchBot(f"{name}: {file} has no class {class_name}")
    try:
        bot: Bot = found()
    except Exception as problem:
        raise NoSuchBot(f"{name}: cannot be made: {type(problem).__name__}: {problem}") from problem
    if not callable(getattr(bot, "choose", None)):
        raise NoSuchBot(f"{name}: has no method choose")
    return bot


def _module(path: Path, name: str) -> object:
    """The module of a file, imported once."""
    module_name = f"deadpan_own_bot:{path}"
    if module_name in sys.modules:
        return sys.modules[module_name]
    spec = importlib.util.spec_from_file_location(module_name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as problem:
        del sys.modules[module_name]
        raise NoSuchBot(f"{name}: cannot be read: {type(problem).__name__}: {problem}") from problem
    return module
