"""How the fields of a game's views are shown, derived from their types, for clients that do not know the game."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from types import UnionType
from typing import Annotated, Any, TypeAlias, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

from deadpan.kernel.rules import AnyRules
from deadpan.locales.message_variables import kind_of, may_be_missing

Field: TypeAlias = tuple[str, Any]


class ViewFields(Struct, frozen=True):
    """The fields of a game's views by name, including those of nested objects."""

    kinds: dict[str, str]
    """The kind of names by which values are shown; plain fields are not listed."""
    keys: dict[str, str]
    """For objects: the kind of names of their keys."""
    optional: list[str]
    """Fields of the view itself that may be null."""


def view_fields(rules: AnyRules) -> ViewFields:
    """The fields by the type of a game's views; none if views have no typed structure."""
    try:
        view = get_type_hints(type(rules).view).get("return")
    except NameError:  # a type that is imported for the type checker only
        view = None
    kinds, keys = {}, {}
    for name, annotation in _walk(view, set()):
        mapping = next((each for each in _parts(annotation) if _is_mapping(each)), None)
        kind = kind_of(annotation if mapping is None else get_args(mapping)[-1])
        if kind is not None:
            kinds[name] = kind
        if mapping is not None and (key := kind_of(get_args(mapping)[0])) is not None:
            keys[name] = key
    missing = [name for name, annotation in _fields(view) if may_be_missing(annotation)]
    return ViewFields(dict(sorted(kinds.items())), dict(sorted(keys.items())), sorted(missing))


def _fields(kind: Any) -> list[Field]:
    if isinstance(kind, type) and issubclass(kind, Struct):
        return [(field.encode_name, field.type) for field in fields(kind)]
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        return list(get_type_hints(kind, include_extras=True).items())
    return []


def _walk(annotation: Any, seen: set[Any]) -> Iterator[Field]:
    for part in _parts(annotation):
        if get_args(part):
            for each in get_args(part):
                yield from _walk(each, seen)
        elif part not in seen:
            seen.add(part)
            for name, inner in _fields(part):
                yield name, inner
                yield from _walk(inner, seen)


def _parts(annotation: Any) -> list[Any]:
    """The types that a value may have, without annotations."""
    if get_origin(annotation) is Annotated:
        return _parts(get_args(annotation)[0])
    if get_origin(annotation) in (Union, UnionType):
        return [part for each in get_args(annotation) for part in _parts(each)]
    return [annotation]


def _is_mapping(annotation: Any) -> bool:
    origin = get_origin(annotation)
    return isinstance(origin, type) and issubclass(origin, Mapping) and len(get_args(annotation)) == 2
