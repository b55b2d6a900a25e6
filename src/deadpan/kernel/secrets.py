"""The hidden values of a set-up: from whom each is hidden, and what it may be exchanged with.

A game declares them in `Rules.secrets`. The contract of `deadpan.testing` builds a second deal from them, which a seat
must not be able to tell from the first.
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
    """The seats that know it after the opening. No other seat does, and no spectator."""
    exchangeable_with: tuple[Path, ...] = ()
    """The places of other secrets that could be exchanged with this one, unnoticed by a seat that knows neither."""
    instead: tuple[Any, ...] = ()
    """Values that are nowhere in this set-up and could be here instead, such as cards left in the box."""


def value_at(setup: Any, path: Path) -> Any:
    """The value at this place. Raises `LookupError` if there is no such place."""
    for step in path:
        setup = setup[step]
    return setup


def with_value(setup: Mapping[str, Any], path: Path, value: Any) -> dict[str, Any]:
    """A copy of a set-up with another value at this place."""
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
    """A copy of a set-up with the values of two places exchanged."""
    changed = with_value(setup, one, value_at(setup, other))
    return with_value(changed, other, value_at(setup, one))
