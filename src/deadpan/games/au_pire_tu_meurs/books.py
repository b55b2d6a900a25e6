"""The years of one player, kept like accounts: what was certain last, and what came and went since."""

from __future__ import annotations

from collections.abc import Iterable

from deadpan.games.au_pire_tu_meurs.lineages import BALANCE, GAIN, Lineage, Lineages, extent


class Book:
    """The range of a balance (A6.1), and of the years of the blows alone (A4.3)."""

    __slots__ = ("high", "high_losses", "low", "low_losses")

    def __init__(self, worlds: Lineages, face: Lineage, life: Iterable[Lineage]) -> None:
        self.low = self.high = self.low_losses = self.high_losses = 0
        for lineage in (face, *life):
            self.enter(worlds, lineage, 1)

    def copy(self) -> Book:
        """The same, to be gone on with by itself."""
        twin: Book = object.__new__(Book)
        twin.low, twin.high = self.low, self.high
        twin.low_losses, twin.high_losses = self.low_losses, self.high_losses
        return twin

    def enter(self, worlds: Lineages, lineage: Lineage, sign: int) -> None:
        """A card came (1) or went (-1)."""
        mask = worlds.lineage_mask[lineage]
        low, high = extent(worlds.scales[BALANCE], mask)
        low_loss, high_loss = extent(worlds.scales[GAIN], mask)
        if sign < 0:
            low, high, low_loss, high_loss = -high, -low, -high_loss, -low_loss
        self.low += low
        self.high += high
        self.low_losses += low_loss
        self.high_losses += high_loss

    def settle(self, lowest: int, highest: int) -> None:
        """The balance is known to lie in this range."""
        self.low, self.high = max(self.low, lowest), min(self.high, highest)

    def settle_losses(self, lowest: int, highest: int) -> None:
        """The years of the blows are known to lie in this range."""
        self.low_losses, self.high_losses = max(self.low_losses, lowest), min(self.high_losses, highest)
