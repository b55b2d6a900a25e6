"""All messages of one language: Deadpan's own ``.ftl`` files and those of the installed games, strictly formatted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from deadpan.game.registry import registry
from deadpan.game.word_files import FALLBACK, message_ids, texts_in
from deadpan.locales.typography import typeset

Language: TypeAlias = Literal["en", "fr", "pl"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)


class MissingMessage(LookupError):
    """No catalogue of the language has this message."""


class BrokenMessage(ValueError):
    """A message that cannot be formatted, usually because a variable is missing."""


class Catalogue:
    """All messages of one language."""

    def __init__(self, lang: str, folder: Traversable | None = None) -> None:
        """The messages in ``folder``, by default the one of this language."""
        self.lang = lang
        # No Unicode isolation marks around variables: terminals and text files show them as noise.
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._forms: dict[str, set[str]] = {}
        for file in sorted((folder or files(__package__) / lang).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._add(FluentResource(typeset(file.read_text("utf-8"), lang)))
        for game in registry().games.values():
            self._add_game(game.words)

    def _add_game(self, words: Traversable) -> None:
        """Add the words of a game, with the English ones for messages that it does not have in this language."""
        own, english = texts_in(words, self.lang), texts_in(words, FALLBACK)
        missing = _ids(english) - _ids(own)
        for text in own:
            self._add(FluentResource(typeset(text, self.lang)))
        for text in english if missing else ():
            self._add(FluentResource(text))

    def _add(self, resource: Resource) -> None:
        self._bundle.add_resource(resource)  # of two messages with one id, the first one is kept
        for entry in resource.body:
            if isinstance(entry, Message):
                kind = entry.id.name.partition("-")[0]
                self._forms.setdefault(kind, set()).update(each.id.name for each in entry.attributes)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message_id)

    def forms(self, kind: str) -> frozenset[str]:
        """The forms of names of this kind besides the plain one: all attributes of all ``<kind>-…``."""
        return frozenset(self._forms.get(kind, ()))

    def forms_of(self, message_id: str) -> frozenset[str]:
        """The forms of one message besides the plain one."""
        return frozenset(self._bundle.get_message(message_id).attributes)

    def format(self, message_id: str, args: Mapping[str, str | int], attribute: str | None = None) -> str:
        """The text of a message, or of one of its attributes, with the variables ``args``."""
        if not self.has(message_id):
            raise MissingMessage(f"{self.lang}: {message_id}")
        message = self._bundle.get_message(message_id)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            raise MissingMessage(f"{self.lang}: {message_id}.{attribute}")
        text, problems = self._bundle.format_pattern(pattern, dict(args))
        if problems:
            raise BrokenMessage(f"{self.lang}: {message_id}: {problems}")
        return str(text)


def _ids(texts: Iterable[str]) -> frozenset[str]:
    return frozenset().union(*map(message_ids, texts))


@cache
def catalogue(lang: Language) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(lang)
