"""The options of a game in the form that a table's log has them.

A log contains every option that is younger than the first format of records, even if it has its default. So a missing
option means that the table is older than the option and continues as it was dealt, and a version of the software that
does not know the option refuses the table in place of playing a different game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deadpan.kernel.decoding import plain
from deadpan.kernel.record_formats import with_implied
from deadpan.kernel.rules import AnyRules


def _younger_options(game: AnyRules) -> dict[str, Any]:
    """The options that are younger than the first format, each with the value that older logs imply."""
    return {name: value for since in game.options_since.values() for name, value in since.items()}


def options_for_log(game: AnyRules, options: Any) -> dict[str, Any]:
    """The options to be written: those that differ from their defaults, and those younger than the first format."""
    return {**{name: plain(getattr(options, name)) for name in _younger_options(game)}, **game.write_options(options)}


def options_from_log(game: AnyRules, written: Mapping[str, Any]) -> dict[str, Any]:
    """The options from a log in the form of a record: those that differ from their defaults."""
    options: dict[str, Any] = game.write_options(game.read_options(with_implied(game, written, _younger_options(game))))
    return options
