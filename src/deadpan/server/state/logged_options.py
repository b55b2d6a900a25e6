"""What a table agreed on, as its log has it.

A log says of every option that is younger than the first format of records what it is, the default or not. So where one
is missing, the table is older than that option and goes on as it was dealt; and a version that does not know the option
refuses the table, where it would otherwise play another game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deadpan.kernel.decoding import plain
from deadpan.kernel.record_formats import with_implied
from deadpan.kernel.rules import AnyRules


def _younger(game: AnyRules) -> dict[str, Any]:
    """The options that came with some format, and what holds at tables from before that."""
    return {name: value for since in game.options_since.values() for name, value in since.items()}


def options_for_log(game: AnyRules, options: Any) -> dict[str, Any]:
    """Options for a log: those that differ from their defaults, and those that are younger than the first format."""
    return {**{name: plain(getattr(options, name)) for name in _younger(game)}, **game.write_options(options)}


def options_from_log(game: AnyRules, written: Mapping[str, Any]) -> dict[str, Any]:
    """Options from a log, as a record has them: those that differ from their defaults."""
    options: dict[str, Any] = game.write_options(game.read_options(with_implied(game, written, _younger(game))))
    return options
