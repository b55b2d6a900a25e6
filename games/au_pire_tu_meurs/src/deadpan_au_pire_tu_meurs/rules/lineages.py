"""What an observer knows of the cards: their possible kinds, the ways they may have gone, and sums of their years.

A *card* is one of the physical cards, a *lineage* is a segment of a card's way. An observer sees cards move from bag to
bag (a hand, a life pile) without seeing which card moves. If one of several cards leaves a bag, each of them may be the
one that left. That is a *fork*: every lineage that enters it may continue as every lineage that comes out of it. If
only one card can have left, or the cards are indistinguishable, there is no fork.

The knowledge consists of *masks* on lineages (bit *n*: the card can be of kind *n*) and *sums* (the years of a set of
lineages are in a range). A world assigns a kind to each card and a way through each fork so that all masks and sums
hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, Self, TypeAlias

from deadpan_au_pire_tu_meurs.rules.cards import BLOW_YEARS, BLOWS, CARDS, FIRST_CHARACTER, JOUVENCE, YEARS

Mask: TypeAlias = int
Lineage: TypeAlias = int
Sum: TypeAlias = int
Parts: TypeAlias = tuple[tuple[Sum, int], ...]
"""The sums that a card or lineage counts in, each with its scale."""

ANY_CARD: Final[Mask] = (1 << len(CARDS)) - 1
PLAYED: Final[Mask] = (1 << FIRST_CHARACTER) - 1
CHARACTER: Final[Mask] = ANY_CARD & ~PLAYED
BLOW: Final[Mask] = sum(1 << kind for kind in BLOWS)

ENDLESS: Final = 1 << 20
"""Infinity: more years than any sum has."""
GAIN: Final = 0
LOSS: Final = 1
BALANCE: Final = 2
DEBIT: Final = 3
BLOW_COUNT: Final = 4
"""Scales, that is how a card counts in a sum: `GAIN` the years of a blow, `LOSS` the same negated, `BALANCE` its
contribution to a balance, `DEBIT` the same negated, `BLOW_COUNT` one for a blow."""


def scales(jouvence_years: int) -> tuple[tuple[int, ...], ...]:
    """By scale, what each kind of card counts."""
    blows = [BLOW_YEARS[kind] if kind in BLOWS else 0 for kind in range(len(CARDS))]
    balance = [-years for years in blows]
    balance[JOUVENCE] = jouvence_years
    balance[FIRST_CHARACTER:] = YEARS
    return (
        tuple(blows),
        tuple(-years for years in blows),
        tuple(balance),
        tuple(-years for years in balance),
        tuple(int(kind in BLOWS) for kind in range(len(CARDS))),
    )


class Lineages:
    """What is known of all cards, and one world, which `Worlds` keeps consistent with it."""

    __slots__ = (
        "allowed", "fork_of", "forks", "highest", "kinds", "lineage_card", "lineage_mask", "lineage_place",
        "lineage_sums", "lowest", "paths", "scales", "sums", "total",
    )  # fmt: skip

    def __init__(self, scales: tuple[tuple[int, ...], ...]) -> None:
        self.scales = scales
        self.kinds: list[int] = []
        """By card: its kind in this world."""
        self.allowed: list[Mask] = []
        """By card: the kinds it can be, on its way in this world."""
        self.sums: list[Parts] = []
        """By card: the sums it counts in on that way, each with its scale."""
        self.paths: list[tuple[Lineage, ...]] = []
        """By card: its lineages, the oldest first."""
        self.lineage_card: list[int] = []
        self.lineage_place: list[int] = []
        """By lineage: its index in the path of its card."""
        self.lineage_mask: list[Mask] = []
        self.lineage_sums: list[Parts] = []
        self.fork_of: list[int] = []
        """By lineage: the fork it comes out of, -1 for the first lineage of a card."""
        self.forks: list[tuple[Lineage, ...]] = []
        """The lineages that come out of each fork."""
        self.lowest: list[int] = []
        self.highest: list[int] = []
        self.total: list[int] = []
        """By sum: its least and its greatest value, and its value in this world."""

    def copy(self) -> Self:
        """An independent copy."""
        twin = type(self)(self.scales)
        twin.kinds = self.kinds[:]
        twin.allowed = self.allowed[:]
        twin.sums = self.sums[:]
        twin.paths = self.paths[:]
        twin.lineage_card = self.lineage_card[:]
        twin.lineage_place = self.lineage_place[:]
        twin.lineage_mask = self.lineage_mask[:]
        twin.lineage_sums = self.lineage_sums[:]
        twin.fork_of = self.fork_of[:]
        twin.forks = self.forks[:]
        twin.lowest = self.lowest[:]
        twin.highest = self.highest[:]
        twin.total = self.total[:]
        return twin

    # -- adding knowledge --------------------------------------------------------------------------------------------

    def add(self, kind: int, mask: Mask = ANY_CARD) -> Lineage:
        """Add a card, which is of this kind in this world; returns its first lineage."""
        lineage = len(self.lineage_card)
        self.lineage_card.append(len(self.kinds))
        self.lineage_place.append(0)
        self.lineage_mask.append(mask)
        self.lineage_sums.append(())
        self.fork_of.append(-1)
        self.kinds.append(kind)
        self.allowed.append(mask)
        self.sums.append(())
        self.paths.append((lineage,))
        return lineage

    def kind(self, lineage: Lineage) -> int:
        """The kind of this lineage's card in this world."""
        return self.kinds[self.lineage_card[lineage]]

    def restrict(self, lineage: Lineage, mask: Mask) -> None:
        """Learn that the card of this lineage is one of these kinds."""
        if self.lineage_mask[lineage] & ~mask:
            self.lineage_mask[lineage] &= mask
            card = self.lineage_card[lineage]
            self.allowed[card] &= mask
            if not self.allowed[card] >> self.kinds[card] & 1:
                self.fit_card(card)

    def leave(self, bag: list[Lineage], mask: Mask) -> Lineage:
        """Learn that a card of one of these kinds left a bag; removes and returns the lineage that left."""
        masks = self.lineage_mask
        able = [lineage for lineage in bag if masks[lineage] & mask]
        leaving = able[0]
        if len(able) > 1:
            known = next((lineage for lineage in able if masks[lineage] == mask), None)
            if known is not None and mask & mask - 1 == 0:
                leaving = known
            elif not self._are_alike(able):
                return self._fork(bag, able, mask)
            else:
                leaving = next((lineage for lineage in able if mask >> self.kind(lineage) & 1), leaving)
        bag.remove(leaving)
        self.restrict(leaving, mask)
        return leaving

    def scatter(self, bag: list[Lineage]) -> list[Lineage]:
        """Learn that all cards left a bag in an unknown order; returns their lineages from now on."""
        if bag and not self._are_alike(bag):
            bag = self.run_on(bag)
        return bag

    def bound(self, parts: Iterable[tuple[Lineage, int]], lowest: int, highest: int) -> None:
        """Learn that the sum of these lineages, each with its scale, is in this range."""
        open_parts, lowest, highest = self._narrow(list(parts), lowest, highest)
        if not open_parts:
            return
        number = len(self.total)
        total = 0
        for lineage, scale in open_parts:
            card = self.lineage_card[lineage]
            self.lineage_sums[lineage] += ((number, scale),)
            self.sums[card] += ((number, scale),)
            total += self.scales[scale][self.kinds[card]]
        self.total.append(total)
        self.lowest.append(lowest)
        self.highest.append(highest)
        if not lowest <= total <= highest:
            self.fit_sum(number)

    def fit_card(self, card: int) -> None:
        """Called when a card's kind in this world became impossible; does nothing here, see `Worlds`."""

    def fit_sum(self, number: Sum) -> None:
        """Called when a sum in this world is out of its range; does nothing here, see `Worlds`."""

    def _narrow(
        self, parts: list[tuple[Lineage, int]], lowest: int, highest: int
    ) -> tuple[list[tuple[Lineage, int]], int, int]:
        """Restrict each part by the range of the sum; returns the parts still open and the range of their sum."""
        while True:
            extents = [extent(self.scales[scale], self.lineage_mask[lineage]) for lineage, scale in parts]
            least, most = sum(low for low, _ in extents), sum(high for _, high in extents)
            if lowest <= least and most <= highest:
                return [], lowest, highest  # the sum adds no knowledge
            is_narrower = False
            for (lineage, scale), (low, high) in zip(parts, extents, strict=True):
                from_, to = lowest - most + high, highest - least + low
                if low < from_ or to < high:
                    mask = self.lineage_mask[lineage] & _within(self.scales[scale], from_, to)
                    if mask != self.lineage_mask[lineage]:
                        is_narrower = True
                        self.restrict(lineage, mask)
            if not is_narrower:
                closed = sum(low for low, high in extents if low == high)
                still = [part for part, (low, high) in zip(parts, extents, strict=True) if low != high]
                return still, lowest - closed, highest - closed

    def _are_alike(self, lineages: Sequence[Lineage]) -> bool:
        """Whether these lineages are indistinguishable by all that is known."""
        first = lineages[0]
        like = (self.fork_of[first], self.lineage_mask[first], self.lineage_sums[first])
        return all(
            (self.fork_of[other], self.lineage_mask[other], self.lineage_sums[other]) == like for other in lineages
        )

    def _fork(self, bag: list[Lineage], able: list[Lineage], mask: Mask) -> Lineage:
        """Let the able lineages run through a fork, and one of them leave the bag; returns the one that left."""
        fitting = [lineage for lineage in able if mask >> self.kind(lineage) & 1] or able
        gone = fitting[len(self.forks) % len(fitting)]
        leaving = -1
        for lineage, new in zip(able, self.run_on(able), strict=True):
            if lineage == gone:
                leaving = new
                bag.remove(lineage)
            else:
                bag[bag.index(lineage)] = new
        self.restrict(leaving, mask)
        return leaving

    def run_on(self, lineages: list[Lineage]) -> list[Lineage]:
        """Add a fork: returns new lineages, each of which may continue any of these."""
        number = len(self.forks)
        mask = 0
        for lineage in lineages:
            mask |= self.lineage_mask[lineage]
        out = list(range(len(self.lineage_card), len(self.lineage_card) + len(lineages)))
        for lineage, new in zip(lineages, out, strict=True):
            card = self.lineage_card[lineage]
            self.lineage_card.append(card)
            self.lineage_place.append(len(self.paths[card]))
            self.lineage_mask.append(mask)
            self.lineage_sums.append(())
            self.fork_of.append(number)
            self.paths[card] += (new,)
        self.forks.append(tuple(out))
        return out


@cache
def _within(counted: tuple[int, ...], lowest: int, highest: int) -> Mask:
    """The kinds that count between these values, as a mask."""
    return sum(1 << kind for kind, years in enumerate(counted) if lowest <= years <= highest)


@cache
def extent(counted: tuple[int, ...], mask: Mask) -> tuple[int, int]:
    """The least and the most that a card of these kinds can count."""
    years = [counted[kind] for kind in range(len(CARDS)) if mask >> kind & 1]
    return min(years), max(years)
