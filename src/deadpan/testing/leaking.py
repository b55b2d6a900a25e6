"""What deliberate leaks are made of: their description, and wrapped rules that remember where each view comes from."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

import msgspec

from deadpan.kernel.beats import BeatGrouper
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.kernel.secrets import value_at
from deadpan.testing.twin_deals import hidden_from

REMEMBERED: Final = 5_000
"""How many views a leaking game remembers the states of."""


def _as_it_is(part: Any) -> Any:
    return part


@dataclass(frozen=True)
class Leak:
    """A way to reveal a secret."""

    name: str
    """What the game does: "tells card-drawn to everybody"."""
    make: Callable[[AnyRules], Any] = _as_it_is
    """The wrapped rules."""
    group: Callable[[BeatGrouper[Any]], BeatGrouper[Any]] = _as_it_is
    """The grouper of its events into beats."""
    on_the_wire: bool = True
    """Whether a player could see it over a connection; otherwise only programs with the objects could."""
    is_told: bool = False
    """Whether it leaks through told events only."""


class Leaking:
    """Wrapped rules. They remember the state and the seat of each view that they made."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        self.states: OrderedDict[int, tuple[Any, Any, Seat | None]] = OrderedDict()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def view(self, state: Any, seat: Seat | None) -> Any:
        """The view, remembered."""
        view = self.rules.view(state, seat)
        self.states[id(view)] = view, state, seat  # the view is kept alive, so that its id is not reused
        if len(self.states) > REMEMBERED:
            self.states.popitem(last=False)
        return view

    def secret_of(self, view: Any) -> list[Any]:
        """All that the seat of a view may not know."""
        _, state, seat = self.states[id(view)]
        return self.secrets_in(state, seat)

    def secrets_in(self, state: Any, seat: Seat | None) -> list[Any]:
        """All that a seat may not know."""
        setup = self.rules.position(state)
        return [value_at(setup, path) for path in hidden_from(self.rules, setup, seat)]

    def coin(self, state: Any, seat: Seat | None) -> bool:
        """A bit computed from what a seat may not know."""
        text = msgspec.json.encode(self.secrets_in(state, seat))
        return bool(blake2b(text, digest_size=1).digest()[0] & 1)

    def coin_of(self, view: Any) -> bool:
        """The same for the seat of a view."""
        _, state, seat = self.states[id(view)]
        return self.coin(state, seat)
