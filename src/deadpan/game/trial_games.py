"""What no type says of a game's views, seen in a few games that are played at random.

A field is a seat's own where it was ever shown otherwise to a seat than to those who look on: a client hides it while
the screen is covered. A list goes by seat where it always had one item for each seat, with few players and with many.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from msgspec import Struct

from deadpan.kernel.rules import AnyRules

GAMES: Final = 2
"""Games for the smallest number of players and for the largest."""
LONGEST: Final = 100
"""Choices after which a game is left."""


class Seen(Struct, frozen=True):
    """What the trial games showed."""

    own: list[str]
    """Fields of the view itself."""
    by_seat: list[str]
    """Fields of the view and of objects in it."""


def trial_games(rules: AnyRules) -> Seen:
    """Play, and look at the views of all seats at the opening, then of those who are asked or have just chosen."""
    own: set[str] = set()
    by_seat: dict[str, bool] = {}
    for seats in sorted({rules.players[0], rules.players[-1]}):
        for number in range(GAMES):
            for public, view in _views(rules, seats, f"trial-{number}"):
                own |= {key for key in view.keys() | public.keys() if view.get(key) != public.get(key)}
                for name, items in _lists(view):
                    by_seat[name] = by_seat.get(name, True) and len(items) == seats
    return Seen(sorted(own - {"seat"}), sorted(name for name, always in by_seat.items() if always))


def _views(rules: AnyRules, seats: int, seed: str) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """A spectator's view with each view of a seat, as JSON."""
    rng = Random(seed)
    options = rules.read_options({})
    state = rules.pose(options, seats, rules.deal(options, seats, seed), seed).state
    looking = set(range(seats))
    for _ in range(LONGEST):
        asks = rules.asks(state)
        public = rules.show_now(rules.view(state, None))
        yield public, public
        for seat in looking | {ask.seat for ask in asks}:
            yield public, rules.show_now(rules.view(state, seat))
        if not asks:
            return
        looking = {asks[0].seat}
        state = rules.apply(state, asks[0].seat, rng.choice(rules.legal_in(state, asks[0].seat))).state


def _lists(value: Any, name: str = "") -> Iterator[tuple[str, list[Any]]]:
    """Every list under the name of its field; what lies in lists is not looked into."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _lists(inner, key)
    elif isinstance(value, list | tuple):
        yield name, list(value)
