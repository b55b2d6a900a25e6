"""Strict decoding of untrusted JSON, with errors that can be translated.

`parse` reads text, `convert` gives the result a type. Both raise the error class that they are passed, with one of the
codes of `SHAPE_CODES`, the place (``setup.tiles[3].at``) and what was found there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, NoReturn, TypeVar

import msgspec

from deadpan.kernel.errors import DeadpanError

T = TypeVar("T")

SHAPE_CODES = ("not-json", "too-deep", "repeated-key", "missing-field", "unknown-field", "wrong-type", "wrong-value")

_MISSING = re.compile(r"^Object missing required field `(?P<what>[^`]*)`")
_UNKNOWN = re.compile(r"^Object contains unknown field `(?P<what>.*)`", re.DOTALL)
_TYPE = re.compile(r"^Expected `(?P<expected>[^`]*)`, got `(?P<what>[^`]*)`")
_PLACE = re.compile(r" - at (?:key in )?`\$(?P<place>[^`]*)`$")


def shorten(text: str, most: int = 60) -> str:
    """Untrusted text, shortened and cleaned for one line of an error."""
    clean = "".join(char if char.isprintable() else "\ufffd" for char in text)
    return clean if len(clean) <= most else clean[: most - 1] + "…"


class _RepeatedKey(ValueError):
    pass


def _no_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise _RepeatedKey(key)
            seen.add(key)
    return found


def _no_constants(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def parse(text: bytes, error: type[DeadpanError]) -> Any:
    """JSON as plain values. Duplicate keys in an object are refused, because parsers disagree on which one counts."""
    try:
        return json.loads(text, object_pairs_hook=_no_repeats, parse_constant=_no_constants)
    except _RepeatedKey as problem:
        raise error("repeated-key", what=shorten(str(problem))) from None
    except RecursionError:
        raise error("too-deep") from None
    except ValueError as problem:  # bad UTF-8, bad JSON, NaN, an integer of ten thousand digits
        raise error("not-json", what=shorten(str(problem), 100)) from None


def _place(text: str, under: str) -> tuple[str, str]:
    found = _PLACE.search(text)
    if found is None:
        return text, under
    place = found["place"].replace("[...]", ".*")
    return text[: found.start()], (under + place).lstrip(".")


def convert(raw: Any, kind: type[T], error: type[DeadpanError], under: str = "") -> T:
    """``raw`` as a value of type ``kind``; ``under`` is its place, for the error."""
    try:
        return msgspec.convert(raw, kind)
    except RecursionError:
        raise error("too-deep") from None
    except msgspec.ValidationError as problem:
        text, place = _place(str(problem), under)
    where = shorten(place) or "."
    if found := _MISSING.match(text):
        raise error("missing-field", where=where, what=found["what"])
    if found := _UNKNOWN.match(text):
        raise error("unknown-field", where=where, what=shorten(found["what"]))
    if found := _TYPE.match(text):
        raise error("wrong-type", where=where, expected=found["expected"], what=found["what"])
    raise error("wrong-value", where=where, what=shorten(text, 100))


def plain(value: Any) -> Any:
    """A value as JSON values: what decoding returns after encoding it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def differing(options: msgspec.Struct) -> dict[str, Any]:
    """The fields of a struct that differ from their defaults, as JSON values."""
    # msgspec's omit_defaults compares by identity, so its result would depend on where a string came from.
    usual = {field.name: field.default for field in msgspec.structs.fields(options)}
    return {name: plain(getattr(options, name)) for name, value in usual.items() if getattr(options, name) != value}


def differences(then: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, Any]:
    """A JSON merge patch from ``then`` to ``now``: new and changed keys, and ``None`` for removed ones."""
    changed = {key: value for key, value in now.items() if key not in then or then[key] != value}
    if then.keys() - now.keys():
        changed.update(dict.fromkeys(key for key in then if key not in now))
    return changed
