"""How likely everybody is to win, seen from above: learnt from games (`scripts/learn_from_games.py` of this game).

A player's traits are the years left, what lies before them for all to count, and the hand. Their weighted sum says how
much likelier one is to win than another (a conditional logit); cards are worth other things as fewer are left alive: a
Mort Subite decides between two, and is one of many moves among five.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp
from operator import mul
from typing import Any, Final

from deadpan.kernel.seats import Seat
from deadpan_au_pire_tu_meurs.bots.fast_playout import years_left
from deadpan_au_pire_tu_meurs.rules.card_counts import BLOW_DIGITS, count, size
from deadpan_au_pire_tu_meurs.rules.cards import JOUVENCE, PLAYING_CARDS

MANY: Final = 5
"""So many living players, or more, are all the same."""
BENDS: Final = (-20, -10, 0, 5, 10, 15, 20, 30, 40, 60)
"""Where in the years left one more begins to count more, or less."""
TRAITS: Final = (*(f"years over {years}" for years in BENDS), "blows", "jouvences", *PLAYING_CARDS)
FILE: Final = "win_probability.json"


def traits(state: Any, seat: Seat) -> list[float]:
    """What there is to say of a living player, in the order of `TRAITS`."""
    life, hand = state.secrets.lives[seat], state.secrets.hands[seat]
    years = years_left(state, seat, state.table.opening.options.jouvence_years)
    return [
        *(max(0, years - bend) / 10 for bend in BENDS),
        size(life & BLOW_DIGITS),
        count(life, JOUVENCE),
        *(hand >> 4 * kind & 0xF for kind in range(len(PLAYING_CARDS))),
    ]


@cache
def learnt() -> dict[int, list[float]]:
    """The weights of `TRAITS` by the number of living players."""
    text = files(__package__).joinpath(FILE).read_text("utf-8")
    return {int(living): [weights[name] for name in TRAITS] for living, weights in json.loads(text).items()}


def chance(state: Any, seat: Seat) -> float:
    """How likely a living player is to win from here."""
    living = [other for other in range(len(state.table.hand_sizes)) if state.table.living >> other & 1]
    weights = learnt()[min(len(living), MANY)]
    odds = {other: exp(sum(map(mul, weights, traits(state, other)))) for other in living}
    return odds[seat] / sum(odds.values())
