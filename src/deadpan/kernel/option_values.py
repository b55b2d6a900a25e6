"""Decodes untrusted options; the error for a wrong value lists the possible ones."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import NoneType
from typing import Any, Final, Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec.structs import fields

from deadpan.kernel.decoding import convert, shorten
from deadpan.kernel.errors import SetupError
from deadpan.kernel.nearest import closest_first

T = TypeVar("T", bound=msgspec.Struct)

UNDER: Final = "options"


def convert_options(raw: Mapping[str, Any], kind: type[T]) -> T:
    """``raw`` as options of type ``kind``. Raises `SetupError`, which lists the possible names or values, the closest
    one first.
    """
    try:
        return convert(raw, kind, SetupError, UNDER)
    except SetupError as problem:
        where = problem.data.get("where")
        if problem.code == "unknown-field" and where == UNDER:
            what = str(problem.data["what"])
            known = closest_first(what, (field.encode_name for field in fields(kind)))
            raise SetupError("unknown-option", what=what, known=", ".join(known)) from None
        types = {f"{UNDER}.{field.encode_name}": field.type for field in fields(kind)}
        if problem.code not in ("wrong-type", "wrong-value") or where not in types:
            raise  # inside a list, the place says more than the possible values of the list
        found = _written(raw[str(where).partition(".")[2]])
        values = closest_first(found, values_of(types[where]))
        raise SetupError("option-value", where=where, what=found, values=", ".join(values)) from None


def values_of(annotation: Any) -> list[str]:
    """The possible values of an option of this type, as JSON: ``"cards"``, ``true``, ``0…16``, ``[…]``, ``null``."""
    if get_origin(annotation) is Literal:
        return [json.dumps(value) for value in get_args(annotation)]
    if get_origin(annotation) is tuple:
        return ["[…]"]
    if annotation is bool:
        return ["true", "false"]
    if annotation is NoneType:
        return ["null"]
    for limits in getattr(annotation, "__metadata__", ()):
        return [f"{limits.ge}…{'' if limits.le is None else limits.le}"]
    return [value for part in get_args(annotation) for value in values_of(part)]


def _written(value: Any) -> str:
    try:
        return shorten(json.dumps(value, ensure_ascii=False))
    except RecursionError:
        return "[…]"
