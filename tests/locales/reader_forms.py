"""What a message says to a reader who is one of its seats, derived from the message."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from msgspec import Struct
from msgspec.structs import fields

from deadpan.game import GAMES, grouper_of
from deadpan.locales import Language
from deadpan.locales.message_variables import SEAT, kind_of
from tests.locales.sources import message_of, sources


class Role(Struct, frozen=True):
    """A message, and a field of seats in it that can contain the reader."""

    message: str
    field: str


def roles() -> Iterator[Role]:
    """Every field of seats in every event of every game, and in every other sentence of its beats."""
    for name, rules in GAMES.items():
        kinds: list[type[Struct]] = [*rules.event_types, *grouper_of(name).sentences]
        for kind in kinds:
            for field in fields(kind):
                if kind_of(field.type) == SEAT:
                    yield Role(message_of(name, kind), field.encode_name)


@cache
def patterns(lang: Language) -> dict[str, ftl.Pattern]:
    """The text of every message of a language, parsed."""
    found = {}
    for _, text in sources(lang):
        for node in FluentParser().parse(text).body:
            if isinstance(node, ftl.Message) and node.value is not None:
                found[node.id.name] = node.value
    return found


def said(lang: Language, role: Role, is_reader: bool) -> str:
    """A message with its variables as they are written, for a reader in one place or in none. All other variants of it
    are listed one after the other.
    """
    chosen = {f"{role.field}_you": "yes"} if is_reader else {}
    return "".join(_parts(lang, patterns(lang)[role.message], chosen))


def _parts(lang: Language, node: ftl.Pattern, chosen: Mapping[str, str]) -> Iterator[str]:
    for element in node.elements:
        if isinstance(element, ftl.TextElement):
            yield element.value
        else:
            yield from _expression(lang, element.expression, chosen)


def _expression(
    lang: Language, node: ftl.InlineExpression | ftl.Placeable | ftl.SelectExpression, chosen: Mapping[str, str]
) -> Iterator[str]:
    match node:
        case ftl.StringLiteral():
            yield node.value
        case ftl.VariableReference():
            yield f"{{${node.id.name}}}"
        case ftl.MessageReference():
            yield from _parts(lang, patterns(lang)[node.id.name], chosen)
        case ftl.SelectExpression(selector=ftl.VariableReference(id=selector)):
            name = selector.name
            value = chosen.get(name, "no" if name.endswith("_you") else None)
            for variant in node.variants:
                key = variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
                if value in (None, key):
                    yield from _parts(lang, variant.value, chosen)
        case _:
            raise AssertionError(f"no message has such a thing in it yet: {node.to_json()}")
