"""Exact bounds for the notebook (A9.3), by going through everything that a few cards can be.

The cards of a life pile and its character stand in sums with others, and those with others again; and whatever stands
in a sum takes cards away from the rest. Where that circle is small and no card has come through a fork, every way to
fill it is tried against the sums and the cards there are.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from deadpan_au_pire_tu_meurs.rules.cards import BLOWS, CARDS, FIRST_CHARACTER
from deadpan_au_pire_tu_meurs.rules.lineages import BALANCE, BLOW, CHARACTER, PLAYED, Lineage, Lineages, Mask

MOST_WAYS: Final = 400
"""How many ways to fill a circle of cards are worth trying."""
NONE_LEFT: Final = -1
NOT_TAKEN: Final = -2
"""A card that is certain lies where it is, and uses up none of those that are free."""


class BalanceBounds(NamedTuple):
    """The least and the most that a balance can be, and every character it can rest on."""

    low: int
    high: int
    faces: Mask


class LinkedCards:
    """The cards that bear on one balance, and what they can be."""

    def __init__(self, known: Lineages, free: list[int], elsewhere: list[Mask], target: list[Lineage]) -> None:
        self.known = known
        self.target = target
        self.free = list(free)
        self.lineages = list(
            dict.fromkeys((*target, *(each for each, parts in enumerate(known.lineage_sums) if parts)))
        )
        self.sums = sorted({number for lineage in self.lineages for number, _ in known.lineage_sums[lineage]})
        self.totals = dict.fromkeys(self.sums, 0)
        outside = list(elsewhere)
        open_masks = [mask for lineage in self.lineages if (mask := known.lineage_mask[lineage]) & mask - 1]
        for mask in open_masks:
            outside.remove(mask)
        self.likes = _likes(known.scales, frozenset(open_masks))
        self.domains = [self._sorts(known.lineage_mask[lineage]) for lineage in self.lineages]
        self.must_be_blows = sum(not mask & ~BLOW for mask in outside)
        self.must_be_others = sum(not mask & BLOW and not mask & ~PLAYED for mask in outside)
        self.must_be_faces = [mask for mask in outside if not mask & ~CHARACTER]
        self.chosen: dict[Lineage, int] = {}
        self.found: list[tuple[int, int]] = []

    def is_small(self) -> bool:
        """Whether there are few enough ways to fill it."""
        ways = 1
        for domain in self.domains:
            ways *= len(domain)
            if ways > MOST_WAYS:
                return False
        return True

    def solve(self) -> BalanceBounds | None:
        """Go through all of them; ``None`` if it was to no avail."""
        self._fill(0)
        if not self.found:
            return None
        years = [balance for balance, _ in self.found]
        faces = 0
        for _, face in self.found:
            faces |= 1 << face
        return BalanceBounds(min(years), max(years), faces)

    def _fill(self, number: int) -> None:
        known = self.known
        if number == len(self.lineages):
            in_range = all(known.lowest[each] <= self.totals[each] <= known.highest[each] for each in self.sums)
            if in_range and self._rest_fits():
                counted = known.scales[BALANCE]
                balance = sum(counted[self.chosen[lineage]] for lineage in self.target)
                self.found.append((balance, self.chosen[self.target[-1]]))
            return
        lineage = self.lineages[number]
        for kind in self.domains[number]:
            mask = known.lineage_mask[lineage]
            source = self._take(kind) if mask & mask - 1 else NOT_TAKEN
            if source == NONE_LEFT:
                continue
            self.chosen[lineage] = kind
            for each, scale in known.lineage_sums[lineage]:
                self.totals[each] += known.scales[scale][kind]
            self._fill(number + 1)
            for each, scale in known.lineage_sums[lineage]:
                self.totals[each] -= known.scales[scale][kind]
            if source != NOT_TAKEN:
                self.free[source] += 1

    def _sorts(self, mask: Mask) -> list[int]:
        """One of each sort of kinds that a card can be: kinds of a sort are as good as each other in this circle."""
        if mask & mask - 1 == 0:
            return [mask.bit_length() - 1]
        found: list[int] = []
        seen = 0
        for kind in range(len(CARDS)):
            if mask >> kind & 1 and self.free[kind] > 0 and not seen >> kind & 1:
                found.append(kind)
                seen |= self.likes[kind]
        return found

    def _take(self, kind: int) -> int:
        """Use up a card of the same sort: its kind, or `NONE_LEFT`."""
        able = self.likes[kind]
        while able:
            other = (able & -able).bit_length() - 1
            if self.free[other] > 0:
                self.free[other] -= 1
                return other
            able &= able - 1
        return NONE_LEFT

    def _rest_fits(self) -> bool:
        """Whether what is left can fill every other place."""
        blows = sum(self.free[kind] for kind in BLOWS)
        others = sum(self.free[:FIRST_CHARACTER]) - blows
        if self.must_be_blows > blows or self.must_be_others > others:
            return False
        return can_place(self.must_be_faces, faces_in(self.free))


@lru_cache(maxsize=1 << 10)  # the same few masks are asked about again and again
def _likes(scales: tuple[tuple[int, ...], ...], masks: frozenset[Mask]) -> tuple[Mask, ...]:
    """By kind: the kinds that count like it in every way, and lie in the same of these masks.

    Where one card can be some of several kinds that count alike and another card can be others of them, it matters
    which of them are used up. Characters are like nobody else.
    """
    traits = [
        (*(scale[kind] for scale in scales), *(mask >> kind & 1 for mask in masks)) for kind in range(FIRST_CHARACTER)
    ]
    played = [
        sum(1 << other for other in range(FIRST_CHARACTER) if traits[other] == traits[kind])
        for kind in range(FIRST_CHARACTER)
    ]
    return (*played, *(1 << kind for kind in range(FIRST_CHARACTER, len(CARDS))))


def faces_in(free: list[int]) -> Mask:
    """The characters of whom one is left."""
    return sum(1 << kind for kind in range(FIRST_CHARACTER, len(CARDS)) if free[kind])


def can_place(places: Iterable[Mask], free: Mask) -> bool:
    """Whether each of these places can have a character of its own."""
    return _can_place(tuple(sorted(place & free for place in places)))


@lru_cache(maxsize=1 << 14)  # the same few places are asked about again and again
def _can_place(places: tuple[Mask, ...]) -> bool:
    taken: dict[int, int] = {}

    def place(number: int, tried: set[int]) -> bool:
        for kind in range(FIRST_CHARACTER, len(CARDS)):
            if places[number] >> kind & 1 and kind not in tried:
                tried.add(kind)
                if kind not in taken or place(taken[kind], tried):
                    taken[kind] = number
                    return True
        return False

    return all(place(number, set()) for number in range(len(places)))
