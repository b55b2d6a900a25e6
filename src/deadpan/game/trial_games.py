"""Facts about a game's views that its types do not say, observed in a few random games.

A field is private to a seat if it ever differed from a spectator's: clients hide it while the screen is covered. A list
is by seat if it always had one item for each seat, with the fewest and with the most players.
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
"""A game is stopped after this many choices."""


class Seen(Struct, frozen=True):
    """The observed facts."""

    own: list[str]
    """Fields of the view itself that are private to a seat."""
    by_seat: list[str]
    """Fields of the view and of objects in it that are lists by seat."""


def trial_games(rules: AnyRules) -> Seen:
    """Play random games, and compare the views of all seats at the opening, then of the seats that are asked or just
    chose.
    """
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
    """A spectator's view together with each view of a seat, as JSON."""
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
    """Every list with the name of its field. Lists inside lists are skipped."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _lists(inner, key)
    elif isinstance(value, list | tuple):
        yield name, list(value)
