"""The probability of each player to win, given the whole state; learnt from games (`scripts/learn_from_games.py`).

The model is a conditional logit: the traits of a player are the years left, the numbers of blows and Jouvences on the
life pile, and the hand; their weighted sum is the log odds of winning. There are weights for each number of living
players, because cards gain or lose value as players are eliminated: a Mort Subite decides a game of two.
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
"""From this number of living players on, the same weights are used."""
BENDS: Final = (-20, -10, 0, 5, 10, 15, 20, 30, 40, 60)
"""The knots of the piecewise linear weight of the years left."""
TRAITS: Final = (*(f"years over {years}" for years in BENDS), "blows", "jouvences", *PLAYING_CARDS)
FILE: Final = "win_probability.json"


def traits(state: Any, seat: Seat) -> list[float]:
    """The traits of a living player, in the order of `TRAITS`."""
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
    """The probability that a living player wins from here."""
    living = [other for other in range(len(state.table.hand_sizes)) if state.table.living >> other & 1]
    weights = learnt()[min(len(living), MANY)]
    odds = {other: exp(sum(map(mul, weights, traits(state, other)))) for other in living}
    return odds[seat] / sum(odds.values())
