"""Which fields of a game's views are a seat's own: what a client hides while the screen is covered.

No type says it, so a few games are played at random and the views of all seats at the opening, then of
those who are asked or have just chosen, are compared with a spectator's.
"""

from __future__ import annotations

from random import Random
from typing import Final

from deadpan.kernel.rules import AnyRules

GAMES: Final = 3
"""Games for each number of players."""
LONGEST: Final = 300
"""Choices after which a game is left: what is hidden shows early."""


def own_fields(rules: AnyRules) -> set[str]:
    """The fields that were ever shown otherwise to a seat than to those who look on."""
    found: set[str] = set()
    options = rules.read_options({})
    for seats in {rules.players[0], rules.players[-1]}:
        for number in range(GAMES):
            found |= _own_fields(rules, options, seats, f"own-fields-{number}")
    return found - {"seat"}


def _own_fields(rules: AnyRules, options: object, seats: int, seed: str) -> set[str]:
    found: set[str] = set()
    rng = Random(seed)
    state = rules.pose(options, seats, rules.deal(options, seats, seed), seed).state
    looking = set(range(seats))
    for _ in range(LONGEST):
        asks = rules.asks(state)
        public = rules.show_now(rules.view(state, None))
        for seat in looking | {ask.seat for ask in asks}:
            own = rules.show_now(rules.view(state, seat))
            found |= {key for key in own.keys() | public.keys() if own.get(key) != public.get(key)}
        if not asks:
            break
        looking = {asks[0].seat}
        state = rules.apply(state, asks[0].seat, rng.choice(rules.legal_in(state, asks[0].seat))).state
    return found
