"""A table of who learns what in a game, for its documentation, generated from the declarations of its events."""

from __future__ import annotations

from inspect import getdoc

from msgspec.structs import fields

from deadpan.kernel.event_type import EVERYTHING, ITSELF
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.types import Event


def who_learns_what(game: AnyRules) -> str:
    """The events of a game as a Markdown table: what each tells, who hears it, and what it may reveal to them."""
    rows = ["| event | what it tells | who hears it | what it may reveal |", "|---|---|---|---|"]
    for kind in game.event_types:
        told = " ".join((getdoc(kind) or "").partition("\n\n")[0].split())
        rows.append(f"| `{kind.__struct_config__.tag}` | {told} | {_listeners(kind)} | {_revealed(kind)} |")
    return "\n".join(rows) + "\n"


def _listeners(kind: type[Event]) -> str:
    if kind.__to__ is None:
        return "everyone"
    return "only " + " and ".join(f"`{name}`" for name in _json_names(kind, kind.__to__))


def _revealed(kind: type[Event]) -> str:
    revealed = kind.__reveals__
    if EVERYTHING in revealed:
        return "everything: all is turned face up"
    if ITSELF in revealed:
        return "that it happens"
    return ", ".join(f"`{name}`" for name in _json_names(kind, revealed)) or "–"


def _json_names(kind: type[Event], names: frozenset[str] | tuple[str, ...]) -> list[str]:
    return [field.encode_name for field in fields(kind) if field.name in names]
