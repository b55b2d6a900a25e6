"""Exact bounds for the notebook (A9.3), by enumerating what a small set of cards can be.

The cards behind one balance are tied to other cards by known sums, and all of them compete for the cards that exist.
The cards tied together are called linked. If they are few and no card has come through a fork, every assignment
of kinds to it is checked against the sums and against the cards in the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from deadpan_au_pire_tu_meurs.rules.cards import BLOWS, CARDS, FIRST_CHARACTER
from deadpan_au_pire_tu_meurs.rules.lineages import BALANCE, BLOW, CHARACTER, PLAYED, Lineage, Lineages, Mask

MOST_WAYS: Final = 400
"""The largest number of assignments that is enumerated."""
NONE_LEFT: Final = -1
NOT_TAKEN: Final = -2
"""The source of a card whose kind is certain: it takes none of the free cards."""


class BalanceBounds(NamedTuple):
    """The bounds of a balance, and the mask of the possible characters."""

    low: int
    high: int
    faces: Mask


class LinkedCards:
    """The cards that can influence the bounds of one balance, and the kinds they can be."""

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
        """Whether there are few enough assignments to enumerate."""
        ways = 1
        for domain in self.domains:
            ways *= len(domain)
            if ways > MOST_WAYS:
                return False
        return True

    def solve(self) -> BalanceBounds | None:
        """Enumerate all assignments; ``None`` if none is consistent."""
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
        """The kinds that a card can be, one for each class of kinds that are interchangeable among the linked cards."""
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
        """Take a free card that is interchangeable with this kind: its kind, or `NONE_LEFT`."""
        able = self.likes[kind]
        while able:
            other = (able & -able).bit_length() - 1
            if self.free[other] > 0:
                self.free[other] -= 1
                return other
            able &= able - 1
        return NONE_LEFT

    def _rest_fits(self) -> bool:
        """Whether the free cards that are left can fill all other places."""
        blows = sum(self.free[kind] for kind in BLOWS)
        others = sum(self.free[:FIRST_CHARACTER]) - blows
        if self.must_be_blows > blows or self.must_be_others > others:
            return False
        return can_place(self.must_be_faces, faces_in(self.free))


@lru_cache(maxsize=1 << 10)  # called with the same few masks again and again
def _likes(scales: tuple[tuple[int, ...], ...], masks: frozenset[Mask]) -> tuple[Mask, ...]:
    """By kind: the kinds that count the same on every scale and are in the same of these masks.

    The masks matter because two cards may be restricted to different kinds that count the same. A character is
    interchangeable only with itself.
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
    """The characters that are still free, as a mask."""
    return sum(1 << kind for kind in range(FIRST_CHARACTER, len(CARDS)) if free[kind])


def can_place(places: Iterable[Mask], free: Mask) -> bool:
    """Whether the places can be filled with different free characters."""
    return _can_place(tuple(sorted(place & free for place in places)))


@lru_cache(maxsize=1 << 14)  # called with the same few places again and again
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
