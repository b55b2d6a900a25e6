"""How often each card is played with how many years left, learnt from games (`scripts/learn_from_games.py`).

Players with many years left give blows; players with few raise their own years or exchange characters. So every card is
evidence of the years left of the player who plays it.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from deadpan_au_pire_tu_meurs.rules.cards import BLOWS, CARDS

BLOW: Final = "blow"
"""What the public sees when a Pépin, an Accident or a Cata is given."""
STEP: Final = 10
MOST: Final = 80
FILE: Final = "card_frequencies.json"


def seen_as(card: str) -> str:
    """What the public sees of a card that is played."""
    return BLOW if card in [CARDS[kind] for kind in BLOWS] else card


def level(years: int) -> int:
    """The years left, rounded up to a step, so that zero or less is a level of its own."""
    return min(MOST, max(0, -(-years // STEP) * STEP))


@cache
def learnt() -> dict[str, dict[int, float]]:
    """By card and level, the frequency of the card at that level relative to its average frequency."""
    text = files(__package__).joinpath(FILE).read_text("utf-8")
    return {card: {int(years): times for years, times in row.items()} for card, row in json.loads(text).items()}


def likelier(card: str, years: int) -> float:
    """The frequency of this card with so many years left, relative to its average frequency."""
    row = learnt().get(card)
    return 1.0 if row is None else row[level(years)]
