"""The formats of records, and the conversion of options from older ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import fields

from deadpan.kernel.errors import RecordError
from deadpan.kernel.rules import AnyRules

FORMATS: Final = ("deadpan/1", "deadpan/2")
"""The formats that are read, oldest first."""
FORMAT: Final = FORMATS[-1]
"""The format that is written."""


def options_now(game: AnyRules, options: Mapping[str, Any], written_in: str) -> dict[str, Any]:
    """Options from one of `FORMATS`, converted to the newest. Raises `RecordError` for an option newer than the
    format.
    """
    implied: dict[str, Any] = {}
    for newer in FORMATS[FORMATS.index(written_in) + 1 :]:
        implied |= game.options_since.get(newer, {})
    for name in options:
        if name in implied:
            raise RecordError("unknown-field", where="options", what=name)
    return with_implied(game, options, implied)


def with_implied(game: AnyRules, options: Mapping[str, Any], implied: Mapping[str, Any]) -> dict[str, Any]:
    """These options, plus implied ones that they do not set, unless they equal the defaults."""
    usual = {field.encode_name: field.default for field in fields(game.options_type)}
    return {**{name: value for name, value in implied.items() if value != usual[name]}, **options}
