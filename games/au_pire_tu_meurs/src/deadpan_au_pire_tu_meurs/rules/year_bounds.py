"""Bounds of one player's years, updated by every card that comes or goes and narrowed by what is shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from deadpan_au_pire_tu_meurs.rules.cards import BLOWS
from deadpan_au_pire_tu_meurs.rules.lineages import BALANCE, BLOW, GAIN, Lineage, Lineages, Mask, extent


class YearBounds:
    """The bounds of a balance (A6.1) and of the years of the blows alone (A4.3), and the number of certain blows."""

    __slots__ = ("blows", "high", "high_losses", "low", "low_losses")

    def __init__(self, worlds: Lineages, face: Lineage, life: Iterable[Lineage]) -> None:
        self.low = self.high = self.low_losses = self.high_losses = 0
        self.blows = [0] * len(BLOWS)
        for lineage in (face, *life):
            self.enter(worlds, lineage, 1)

    def copy(self) -> YearBounds:
        """An independent copy."""
        twin: YearBounds = object.__new__(YearBounds)
        twin.low, twin.high = self.low, self.high
        twin.low_losses, twin.high_losses = self.low_losses, self.high_losses
        twin.blows = self.blows[:]
        return twin

    def enter(self, worlds: Lineages, lineage: Lineage, sign: int) -> None:
        """Count a card that came (``sign`` 1) or went (-1)."""
        mask = worlds.lineage_mask[lineage]
        low, high = extent(worlds.scales[BALANCE], mask)
        low_loss, high_loss = extent(worlds.scales[GAIN], mask)
        if mask & BLOW:
            self._count_blow(mask, sign)
        if sign < 0:
            low, high, low_loss, high_loss = -high, -low, -high_loss, -low_loss
        self.low += low
        self.high += high
        self.low_losses += low_loss
        self.high_losses += high_loss

    def _count_blow(self, mask: Mask, sign: int) -> None:
        if sign > 0:
            if mask & mask - 1 == 0:
                self.blows[mask.bit_length() - 1] += 1
            return
        for kind in BLOWS:
            if mask >> kind & 1 and self.blows[kind]:
                self.blows[kind] -= 1

    def settle(self, lowest: int, highest: int) -> None:
        """Learn that the balance is in this range."""
        self.low, self.high = max(self.low, lowest), min(self.high, highest)

    def settle_losses(self, lowest: int, highest: int) -> None:
        """Learn that the years of the blows are in this range."""
        self.low_losses, self.high_losses = max(self.low_losses, lowest), min(self.high_losses, highest)

    def settle_blows(self, worlds: Lineages, kinds: Sequence[int]) -> None:
        """Learn that the blows are exactly these."""
        years = sum(worlds.scales[GAIN][kind] for kind in kinds)
        self.settle_losses(years, years)
        self.blows = [kinds.count(kind) for kind in BLOWS]
