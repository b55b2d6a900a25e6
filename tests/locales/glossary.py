"""The glossary of ``docs/words.md``: which words messages may use (T1.9, A1.9).

``python -m tests.locales.glossary`` prints each message with a banned word, and fails if there is one.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from deadpan.game import GAMES, registry
from deadpan.locales import LANGUAGES, Words

ROOT: Final = Path(__file__).parent.parent.parent
PAGE: Final = ROOT / "docs" / "words.md"
DOCUMENTS: Final = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
NAMING: Final = ("T1.9", "A1.9")
"""The rules that list the words of the boxes, including those of other languages."""
CATALOGUES: Final = (ROOT / "src" / "deadpan" / "locales", ROOT / "client" / "src" / "locales")
"""The folders of our own words, each with a folder for each language."""
SHARED: Final = "shared"
SCOPES: Final = frozenset({*GAMES, SHARED})
EVERYWHERE: Final = "everywhere"
BREAK: Final = " … "
"""Replaces a variable: no phrase matches across it."""


class Term(NamedTuple):
    """The words for one thing, by language."""

    thing: str
    names: dict[str, tuple[str, ...]]


class Gone(NamedTuple):
    """Words that messages of some scopes must not use, and what to use instead."""

    lang: str
    scopes: frozenset[str]
    words: tuple[str, ...]
    allowed: tuple[str, ...]
    instead: str


class Message(NamedTuple):
    """The text of a message, with attributes and all variants, or of a paragraph; and the game it belongs to."""

    lang: str
    file: str
    id: str
    scope: str
    text: str


# -- parsing the page --------------------------------------------------------------------------------------------------


def _rows(heading: str) -> Iterator[list[str]]:
    """The rows of the table below a heading, without its header."""
    section = PAGE.read_text("utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    for line in lines[2:]:
        yield [cell.strip() for cell in line.strip("|").split("|")]


def _list(cell: str) -> tuple[str, ...]:
    return tuple(each.strip() for each in cell.split(",") if each.strip())


@cache
def terms() -> tuple[Term, ...]:
    """The glossary."""
    return tuple(
        Term(thing, dict(zip(LANGUAGES, map(_list, names), strict=True)))
        for thing, *names in _rows("The glossary")
    )  # fmt: skip


@cache
def gone() -> tuple[Gone, ...]:
    """The banned words."""
    return tuple(
        Gone(lang, SCOPES if where == EVERYWHERE else frozenset(_list(where)), _list(words), _list(allowed), instead)
        for lang, where, words, allowed, instead in _rows("Words that are gone")
    )


# -- the catalogues ----------------------------------------------------------------------------------------------------


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:
        self.found.append(node.value)

    def visit_Placeable(self, node: ftl.Placeable) -> None:
        self.found.append(BREAK)
        self.generic_visit(node)
        self.found.append(BREAK)

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        self.generic_visit(node)
        self.found.append(BREAK)


def _game_in(text: str) -> str | None:
    """The game that an id or a comment names, by its id or its title in any language."""
    return next((game for game in GAMES if any(name in text for name in (game, *_titles(game)))), None)


@cache
def _titles(game: str) -> frozenset[str]:
    return frozenset(Words(lang).title(game) for lang in LANGUAGES)


def messages_in(source: str, lang: str, file: str, game: str = SHARED) -> Iterator[Message]:
    """The messages of one file, which belongs to a game or is `SHARED`."""
    of_file = of_group = None
    for node in FluentParser().parse(source).body:
        if isinstance(node, ftl.ResourceComment):
            of_file = _game_in(node.content or "")
        elif isinstance(node, ftl.GroupComment):
            of_group = _game_in(node.content or "")
        elif isinstance(node, ftl.Message):
            texts = _Texts()
            texts.visit(node)
            scope = _game_in(node.id.name) or of_group or of_file or game
            yield Message(lang, file, node.id.name, scope, "".join(texts.found))


@cache
def messages() -> tuple[Message, ...]:
    """Every message of the package and of the page, in every language."""
    return tuple(
        message
        for lang, file, game in files()
        for message in messages_in(file.read_text("utf-8"), lang, file.relative_to(ROOT).as_posix(), game)
    )


def files() -> Iterator[tuple[str, Path, str]]:
    """Every Fluent file with its language, and the game it belongs to or `SHARED`."""
    for folder in CATALOGUES:
        for lang in LANGUAGES:
            for file in sorted((folder / lang).rglob("*.ftl")):
                yield lang, file, SHARED
    for name, game in registry().games.items():
        words = Path(str(game.words))
        for file in sorted(words.rglob("*.ftl")):
            yield next(lang for lang in LANGUAGES if lang in (file.stem, file.parent.name)), file, name


# -- the documents -----------------------------------------------------------------------------------------------------


def paragraphs_in(source: str, lang: str, file: str, scope: str) -> Iterator[Message]:
    """The paragraphs and the numbered rules of a page, without code and addresses."""
    for part in re.split(r"\n\s*\n|\n(?=[-|#] ?)", source):
        number = re.match(r"- \*\*([A-Z]\d+\.\d+)\*\*", part)
        name = number[1] if number else part.strip()[:24]
        if name not in NAMING:
            text = re.sub(r"`[^`]*`|\]\([^)]*\)|<[^>]*>", BREAK, re.sub(r"(?s)```.*?```", BREAK, part))
            yield Message(lang, file, name, scope, text.replace("*", ""))


@cache
def documents() -> tuple[Message, ...]:
    """The rules in every language and the other documents, except for the page of the words itself."""
    pages = [(file, "en", EVERYWHERE) for file in DOCUMENTS if file != PAGE]
    for name, installed in registry().games.items():
        if installed.game.rules_page is not None:
            folder = Path(str(installed.game.rules_page))
            pages += [(folder / f"{lang}.md", lang, name) for lang in LANGUAGES]
    return tuple(
        paragraph
        for file, lang, scope in pages
        for paragraph in paragraphs_in(file.read_text("utf-8"), lang, file.relative_to(ROOT).as_posix(), scope)
    )


# -- the check ---------------------------------------------------------------------------------------------------------


def plain(text: str) -> str:
    """Text for comparison: lower case, one kind of apostrophe and of space."""
    return re.sub(r"\s+", " ", text.replace("’", "'")).lower()


@cache
def pattern(phrases: tuple[str, ...]) -> re.Pattern[str]:
    """A pattern for any of these phrases as whole words; ``*`` is the rest of a word."""
    each = [re.escape(plain(phrase)).replace(r"\*", r"\w*") for phrase in phrases]
    return re.compile(rf"(?<!\w)(?:{'|'.join(each)})(?!\w)" if each else r"(?!)")


def faults(found: Iterable[Message]) -> Iterator[str]:
    """Each use of a banned word: where, which, and what to use instead."""
    for message in found:
        text = plain(message.text)
        for rule in gone():
            if rule.lang == message.lang and (message.scope == EVERYWHERE or message.scope in rule.scopes):
                left = pattern(rule.allowed).sub(BREAK, text)
                for match in pattern(rule.words).finditer(left):
                    yield f"{message.file}: {message.id}: “{match.group()}” is gone, say “{rule.instead}”"


def main() -> None:
    """Print what is wrong."""
    said = (*messages(), *documents())
    wrong = list(faults(said))
    print(
        "\n".join(wrong) or f"{len(said)} messages and paragraphs keep to {len(terms())} terms and {len(gone())} rules"
    )
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
