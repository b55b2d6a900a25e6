"""The words of a game for the page, as Fluent texts.

A message that is missing in a language is given in English, as in the catalogue.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Set
from importlib.resources.abc import Traversable
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Resource, Term

from deadpan.game.word_files import FALLBACK, message_ids
from deadpan.locales.catalogue import Language

HOME: Final = "home"
"""The part that the home page shows of every installed game."""
SCREEN: Final = "screen"
"""The part that a table needs; the page fetches all others with the screens that need them."""
_PART: Final = re.compile(r"[a-z][a-z0-9-]*")
_REFERENCE: Final = re.compile(r"\{ *(-?[a-z][\w-]*)[^{}]*\}")


def home_words(words: Traversable, game: str, lang: Language) -> str:
    """The title of a game, its part of the home page, and the game's own messages that these refer to."""
    home = part_words(words, HOME, lang) or ""
    wanted = {f"{game}-title", *_referred_to(home)}
    own = _only(_texts(words, lang), wanted)
    return _together(own, _only(_texts(words, FALLBACK), wanted)) + home


def game_words(words: Traversable, lang: Language) -> str:
    """What every screen of a game needs: the words of its rules, and those of its screen at a table."""
    return _together(_texts(words, lang), _texts(words, FALLBACK)) + (part_words(words, SCREEN, lang) or "")


def part_words(words: Traversable, part: str, lang: Language) -> str | None:
    """One part of the page's words, from `words/page/LANG/PART.ftl`; `None` if there is no such part."""
    if not _PART.fullmatch(part):
        return None
    own, english = (_read(words / "page" / each / f"{part}.ftl") for each in (lang, FALLBACK))
    return _together(own, english) if own or english else None


def parts_of(words: Traversable) -> list[str]:
    """The parts of a game's words that `part_words` finds."""
    folder = words / "page" / FALLBACK
    names = [file.name.removesuffix(".ftl") for file in folder.iterdir()] if folder.is_dir() else []
    return sorted(name for name in names if _PART.fullmatch(name))


def _referred_to(text: str) -> frozenset[str]:
    """The ids of the messages that a text refers to."""
    return frozenset(_REFERENCE.findall(text))


def _texts(words: Traversable, lang: str) -> list[str]:
    return _read(words / f"{lang}.ftl")


def _read(file: Traversable) -> list[str]:
    return [file.read_text("utf-8")] if file.is_file() else []


def _together(own: Iterable[str], english: Iterable[str]) -> str:
    """Texts in one language, with the English messages that they lack."""
    own = list(own)
    missing = frozenset().union(*map(message_ids, english)) - frozenset().union(*map(message_ids, own))
    return "\n".join([*own, *_only(english, missing)] if missing else own)


def _only(texts: Iterable[str], ids: Set[str]) -> list[str]:
    """The messages with these ids out of texts, each as a text of its own."""
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    kept = [entry for entry in entries if isinstance(entry, (Message, Term))]
    return [FluentSerializer().serialize(Resource([entry])) for entry in kept if _id(entry) in ids]


def _id(entry: Message | Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, Term) else str(entry.id.name)
