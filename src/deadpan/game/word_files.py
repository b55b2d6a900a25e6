"""The words that a game's package brings: their folder, and the texts that are read in Python.

A folder of words contains, for each language (``en``, ``fr``, ``pl``)::

    en.ftl              messages of the rules: title, events, choices, options, refusals, names
    terminal/en.ftl     messages of its board in the terminal only
    page/en/*.ftl       messages of its screens in the browser only

Only ``en.ftl`` is compulsory. A message that is missing in a language is given in English.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Set
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from deadpan.game.description import Game

FALLBACK: Final = "en"
_MESSAGE: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


def words_of(game: Game) -> Traversable:
    """The folder of a game's words. Raises `LookupError` if it has no English ones."""
    folder = game.words if game.words is not None else _beside(type(game.rules).__module__)
    if folder is None or not (folder / f"{FALLBACK}.ftl").is_file():
        raise LookupError(f"{game.name} brings no words: words/{FALLBACK}.ftl is missing")
    return folder


def readable_words(game: Game) -> Traversable:
    """The folder of a game's words, all of whose files can be decoded. Raises `LookupError`, `ValueError`."""
    words = words_of(game)
    _ids_in(words)
    return words


def texts_in(words: Traversable, lang: str) -> list[str]:
    """The Fluent texts of a folder of words that are read in Python, in one language."""
    files_read = (words / f"{lang}.ftl", words / "terminal" / f"{lang}.ftl")
    return [file.read_text("utf-8") for file in files_read if file.is_file()]


def message_ids(text: str) -> frozenset[str]:
    """The ids of the messages and terms of a Fluent text: nothing else begins at the start of a line."""
    return frozenset(_MESSAGE.findall(text))


def clashes(words: Mapping[str, Traversable], taken: Set[str]) -> dict[str, str]:
    """Why the words of some of these games cannot be used together: the reason by game.

    Two games with a message of the same id are both left out, because neither has precedence.
    """
    owners: defaultdict[str, list[str]] = defaultdict(list)
    for game, folder in words.items():
        for message in _ids_in(folder):
            owners[message].append(game)
    reasons: defaultdict[str, list[str]] = defaultdict(list)
    for message, games in sorted(owners.items()):
        if message in taken:
            for game in games:
                reasons[game].append(f"its message {message!r} is one of Deadpan's own")
        elif len(games) > 1:
            for game in games:
                reasons[game].append(f"the message {message!r} is in the words of {' and '.join(games)}")
    return {game: "; ".join(each) for game, each in reasons.items()}


def own_ids() -> frozenset[str]:
    """The ids of Deadpan's own messages, which no game may use."""
    catalogues = [file for file in (files("deadpan") / "locales" / FALLBACK).iterdir() if file.name.endswith(".ftl")]
    return frozenset().union(*(message_ids(file.read_text("utf-8")) for file in catalogues))


def _ids_in(words: Traversable) -> frozenset[str]:
    languages = [file.name.removesuffix(".ftl") for file in words.iterdir() if file.name.endswith(".ftl")]
    return frozenset().union(*(message_ids(text) for lang in languages for text in texts_in(words, lang)))


def _beside(module: str) -> Traversable | None:
    """The folder ``words`` of the nearest package around a module that has one."""
    names = module.split(".")
    for length in range(len(names), 0, -1):
        try:
            folder = files(".".join(names[:length])) / "words"
        except (TypeError, ModuleNotFoundError):  # a module that is no package, or a script
            continue
        if folder.is_dir():
            return folder
    return None
