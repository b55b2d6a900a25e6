"""What people play with how many years left: learnt from games (`scripts/learn_from_games.py` of this game).

Who is well off gives blows; who is not looks after the own years, or exchanges characters. So every card that is played
tells something of the years of the one who plays it.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from deadpan_au_pire_tu_meurs.rules.cards import BLOWS, CARDS

BLOW: Final = "blow"
"""What all see when a Pépin, an Accident or a Cata is given."""
STEP: Final = 10
MOST: Final = 80
FILE: Final = "card_frequencies.json"


def seen_as(card: str) -> str:
    """What all see of a card that is played."""
    return BLOW if card in [CARDS[kind] for kind in BLOWS] else card


def level(years: int) -> int:
    """The years left in steps, rounded up: nobody plays quite alike who is dead and who is not."""
    return min(MOST, max(0, -(-years // STEP) * STEP))


@cache
def learnt() -> dict[str, dict[int, float]]:
    """How much likelier each card is played at a level than on average."""
    text = files(__package__).joinpath(FILE).read_text("utf-8")
    return {card: {int(years): times for years, times in row.items()} for card, row in json.loads(text).items()}


def likelier(card: str, years: int) -> float:
    """How much likelier somebody with so many years left plays this card than anybody does."""
    row = learnt().get(card)
    return 1.0 if row is None else row[level(years)]
