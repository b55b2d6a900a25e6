"""Bags: hands and life piles as integers, with one hexadecimal digit for each kind of playing card.

Digit ``kind`` of a bag, counted from the right, is the number of cards of that kind in it, at most fourteen (A1.3).
Adding `ONE[kind]` adds a card, subtracting it removes one, and bags with the same cards are equal numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from deadpan_au_pire_tu_meurs.rules.cards import CARDS, FIRST_CHARACTER, Card

EMPTY_BAG: Final = 0
ONE: Final = tuple(1 << 4 * kind for kind in range(FIRST_CHARACTER))
_DIGIT: Final = 0xF
_LOW_BITS: Final = sum(ONE)
BLOW_DIGITS: Final = 0xFFF
"""The digits of Pépin, Accident and Cata (A1.7)."""


def bag_of(kinds: Iterable[int]) -> int:
    """The bag that holds these cards."""
    return sum(ONE[kind] for kind in kinds)


def count(bag: int, kind: int) -> int:
    """How many cards of a kind a bag holds."""
    return bag >> 4 * kind & _DIGIT


def size(bag: int) -> int:
    """How many cards a bag holds."""
    total = 0
    while bag:
        total += bag & _DIGIT
        bag >>= 4
    return total


def cards_in(bag: int) -> tuple[int, ...]:
    """Every card of a bag, in the order of the kinds."""
    return tuple(kind for kind in range(FIRST_CHARACTER) for _ in range(bag >> 4 * kind & _DIGIT))


def names_in(bag: int) -> tuple[Card, ...]:
    """Every card of a bag by its id, in the order of the kinds."""
    return tuple(CARDS[kind] for kind in cards_in(bag))


def presence(bag: int) -> int:
    """The bag with each of its kinds exactly once."""
    bag |= bag >> 2
    return (bag | bag >> 1) & _LOW_BITS


@cache
def kinds_of_presence(bag: int) -> tuple[int, ...]:
    """The kinds in a bag that holds each kind at most once."""
    return tuple(kind for kind in range(FIRST_CHARACTER) if bag >> 4 * kind & _DIGIT)


def blow_years(bag: int) -> int:
    """The years that the blows in a life pile take off (A1.3)."""
    return 5 * (bag & _DIGIT) + 10 * (bag >> 4 & _DIGIT) + 20 * (bag >> 8 & _DIGIT)
