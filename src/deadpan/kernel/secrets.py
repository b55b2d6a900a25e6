"""What in a set-up is hidden, from whom, and what may be exchanged without being noticed.

A game says it by `Rules.secrets`. The contract of `deadpan.testing` makes a second deal from it that a seat cannot tell
from the first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from deadpan.kernel.seats import Seat

Path: TypeAlias = tuple[str | int, ...]
"""A place in a set-up, by keys and indices: ``("hands", 1, "hitman")``."""


class Secret(Struct, frozen=True):
    """One hidden value of a set-up."""

    path: Path
    known_to: frozenset[Seat] = frozenset()
    """The seats that have learnt it when the game has opened. Nobody else has, and no spectator."""
    exchangeable_with: tuple[Path, ...] = ()
    """Where other secrets lie that could change places with this one: a seat that knows neither notices nothing."""
    instead: tuple[Any, ...] = ()
    """Values that lie nowhere in this set-up, and could lie here as well: what stayed in the box."""


def value_at(setup: Any, path: Path) -> Any:
    """What lies at this place. Raises `LookupError` where there is no such place."""
    for step in path:
        setup = setup[step]
    return setup


def with_value(setup: Mapping[str, Any], path: Path, value: Any) -> dict[str, Any]:
    """A set-up with another value at this place; the first one is unchanged."""
    changed: dict[str, Any] = _with(setup, path, value)
    return changed


def _with(whole: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    first, *rest = path
    copied: Any = dict(whole) if isinstance(whole, Mapping) else list(whole)
    copied[first] = _with(whole[first], tuple(rest), value)
    return copied


def exchanged(setup: Mapping[str, Any], one: Path, other: Path) -> dict[str, Any]:
    """A set-up in which what lies at two places has changed places."""
    changed = with_value(setup, one, value_at(setup, other))
    return with_value(changed, other, value_at(setup, one))
