"""Lays out any view: what belongs to each seat, what only the viewer knows, and what is public.

The page lays out views in the same way (``client/src/generic/view-layout.ts``).
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, NamedTuple, cast

from deadpan.game.trial_games import Seen, trial_games
from deadpan.kernel.rules import AnyRules
from deadpan.locales.view_fields import ViewFields, view_fields
from deadpan.locales.wording import wording

ELSEWHERE: Final = frozenset(
    {"seat", "options", "events", "secrets", "question", "ask", "asked", "over", "ended", "outcome", "winners"}
)
"""Fields that the screen shows in other places: the own seat, whose turn it is, the scores."""
TURN: Final = "turn"
MOST_APART: Final = 4
"""An object with at most so many fields is laid out field by field; a larger one is kept together."""


class ViewFormat(NamedTuple):
    """How to read the views of a game whose types alone are known."""

    views: ViewFields
    kinds: Mapping[str, str]
    """By field of views, choices and events: the kind of names for its values."""
    seen: Seen


def format_of(rules: AnyRules) -> ViewFormat:
    """How to read the views of a game. It plays a few trial games, once per process."""
    return _reading(cast(Hashable, rules))


@cache
def _reading(rules: Any) -> ViewFormat:
    views = view_fields(rules)
    return ViewFormat(views, {**wording(rules).kinds, **views.kinds}, trial_games(rules))


class Fact(NamedTuple):
    """A field of the view, and its value."""

    field: str
    value: Any


@dataclass
class Layout:
    """The layout of a view."""

    seats: list[list[Fact]]
    """By seat: fields that belong to it."""
    signs: list[list[str]]
    """By seat: fields that mention it."""
    own: list[Fact] = field(default_factory=list)
    """What only the seat of the view knows."""
    open: list[Fact] = field(default_factory=list)
    """What is public."""


def layout_of(reading: ViewFormat, shown: Mapping[str, Any], seats: int) -> Layout:
    """Lay out a view that is given as JSON values."""
    layout = Layout([[] for _ in range(seats)], [[] for _ in range(seats)])
    for name, value in shown.items():
        if name not in ELSEWHERE:
            _place(layout, reading, Fact(name, value), name in reading.seen.own)
    return layout


def _place(layout: Layout, reading: ViewFormat, fact: Fact, is_own: bool) -> None:
    name, value = fact
    count = len(layout.seats)
    is_seat = reading.kinds.get(name) == "seat"
    if value is None:
        return
    if isinstance(value, Sequence) and len(value) == count and name in reading.seen.by_seat:
        for seat, each in enumerate(value):
            if each is True:
                layout.signs[seat].append(name)
            elif each is not None and each is not False:
                layout.seats[seat].append(Fact(name, each))
    elif isinstance(value, Mapping) and reading.views.keys.get(name) == "seat":
        for seat, each in value.items():
            layout.seats[int(seat)].append(Fact(name, each))
    elif is_seat and not is_own and isinstance(value, int | Sequence):
        for seat in value if isinstance(value, Sequence) else (value,):
            if isinstance(seat, int) and 0 <= seat < count:
                layout.signs[seat].append(name)
    elif isinstance(value, Mapping) and name not in reading.views.keys and not is_own and len(value) <= MOST_APART:
        for inner, each in value.items():
            _place(layout, reading, Fact(name if inner == "seat" else inner, each), False)
    else:
        (layout.own if is_own else layout.open).append(fact)
