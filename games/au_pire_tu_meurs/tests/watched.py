"""Lineages that record which cards and sums would need a repair."""

from __future__ import annotations

from deadpan_au_pire_tu_meurs.rules.cards import KIND_OF
from deadpan_au_pire_tu_meurs.rules.lineages import (
    PLAYED,
    Lineage,
    Lineages,
    scales,
)

from games.au_pire_tu_meurs.tests.possible import mask

SCALES = scales(10)


class Watched(Lineages):
    """Lineages that record which cards and sums would need a repair."""

    __slots__ = ("cards_off", "sums_off")

    def __init__(self, scales: tuple[tuple[int, ...], ...]) -> None:
        super().__init__(scales)
        self.cards_off: list[int] = []
        self.sums_off: list[int] = []

    def fit_card(self, card: int) -> None:
        self.cards_off.append(card)

    def fit_sum(self, number: int) -> None:
        self.sums_off.append(number)


def known_of(*cards: str) -> tuple[Watched, list[Lineage]]:
    """Cards written as ``"cata"`` or, with the kinds they can be, ``"cata: pepin cata"``."""
    known = Watched(SCALES)
    bag = []
    for card in cards:
        kind, _, can_be = card.partition(":")
        bag.append(known.add(KIND_OF[kind], mask(can_be) if can_be else PLAYED))
    return known, bag
