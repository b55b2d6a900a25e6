"""The worlds consistent with what is known, represented by one of them and the moves to others.

`Worlds` keeps one consistent world and repairs it by local search whenever more becomes known. Every move between
worlds is its own inverse, so a random walk of such moves (see `sampling`) has a uniform stationary distribution.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from deadpan_au_pire_tu_meurs.rules.lineages import ANY_CARD, Lineage, Lineages, Mask, Parts, Sum

MISPLACED: Final = 6
"""The misfit of a card of an impossible kind; for the misfit of a sum see `_off`."""
FREE: Final = 1 << 30
"""A limit of misfit that no world reaches: the move is always made."""
MOVES_AT_A_LOOK: Final = 20
KICK: Final = 0.02
LONGEST_WALK: Final = 1_500
MOST_ATTEMPTS: Final = 60


class Unmendable(Exception):
    """The search found no consistent world."""


class Worlds(Lineages):
    """What is known, and one world consistent with it."""

    __slots__ = ("misfit",)

    def __init__(self, scales: tuple[tuple[int, ...], ...]) -> None:
        super().__init__(scales)
        self.misfit = 0
        """How inconsistent this world is: `MISPLACED` for each card of an impossible kind, `_off` for each sum."""

    # -- moves between worlds ----------------------------------------------------------------------------------------

    def exchange(self, one: int, other: int, most: int = 0) -> bool:
        """Let two cards exchange their kinds, unless the misfit would exceed ``most``; returns whether they did."""
        kinds, allowed = self.kinds, self.allowed
        kind, other_kind = kinds[one], kinds[other]
        misfit = self.misfit
        if not (allowed[one] >> other_kind & 1 and allowed[other] >> kind & 1) or misfit:
            if not most:
                return False
            misfit += MISPLACED * (
                (allowed[one] >> kind & 1) - (allowed[one] >> other_kind & 1)
                + (allowed[other] >> other_kind & 1) - (allowed[other] >> kind & 1)
            )  # fmt: skip
        if self.sums[one] or self.sums[other]:
            changes = ((self.sums[one], kind, other_kind), (self.sums[other], other_kind, kind))
            if not self._count(changes, misfit, most):
                return False
        elif misfit > most:
            return False
        else:
            self.misfit = misfit
        kinds[one], kinds[other] = other_kind, kind
        return True

    def cross(self, one: Lineage, other: Lineage, kinds_follow: bool, most: int = 0) -> bool:
        """Let two cards exchange their ways out of a fork, unless the misfit would exceed ``most``.

        Each card keeps its kind or, if ``kinds_follow``, takes the kind of the way that it continues on. Returns
        whether they did.
        """
        first, second = self.lineage_card[one], self.lineage_card[other]
        first_place, second_place = self.lineage_place[one], self.lineage_place[other]
        heads = self.paths[first][:first_place], self.paths[second][:second_place]
        tails = self.paths[first][first_place:], self.paths[second][second_place:]
        kind, other_kind = self.kinds[first], self.kinds[second]
        first_new, second_new = (other_kind, kind) if kinds_follow else (kind, other_kind)
        masks = self.lineage_mask
        first_mask = second_mask = ANY_CARD
        for lineage in (*heads[0], *tails[1]):
            first_mask &= masks[lineage]
        for lineage in (*heads[1], *tails[0]):
            second_mask &= masks[lineage]
        misfit = self.misfit
        if not (first_mask >> first_new & 1 and second_mask >> second_new & 1) or misfit:
            if not most:
                return False
            misfit += MISPLACED * (
                (self.allowed[first] >> kind & 1) - (first_mask >> first_new & 1)
                + (self.allowed[second] >> other_kind & 1) - (second_mask >> second_new & 1)
            )  # fmt: skip
        parts = heads if kinds_follow else tails
        sums = self.lineage_sums
        changes = [(sums[lineage], kind, other_kind) for lineage in parts[0] if sums[lineage]]
        changes += [(sums[lineage], other_kind, kind) for lineage in parts[1] if sums[lineage]]
        if not self._count(changes, misfit, most):
            return False
        self._join(first, heads[0], tails[1], first_new, first_mask)
        self._join(second, heads[1], tails[0], second_new, second_mask)
        return True

    def _count(self, changes: Iterable[tuple[Parts, int, int]], misfit: int, most: int) -> bool:
        """Update the sums after these changes of kinds, unless the misfit would exceed ``most``; returns success."""
        moved: dict[Sum, int] = {}
        total, scales, lowest, highest = self.total, self.scales, self.lowest, self.highest
        for parts, old, new in changes:
            for number, scale in parts:
                counted = scales[scale]
                moved[number] = moved.get(number, total[number]) + counted[new] - counted[old]
        for number, now in moved.items():
            if not lowest[number] <= now <= highest[number]:
                if not most:
                    return False
                misfit += _off(now, lowest[number], highest[number])
            if most:
                misfit -= _off(total[number], lowest[number], highest[number])
        if misfit > most:
            return False
        self.misfit = misfit
        for number, now in moved.items():
            total[number] = now
        return True

    def _join(self, card: int, head: tuple[Lineage, ...], tail: tuple[Lineage, ...], kind: int, mask: Mask) -> None:
        """Give a card this path, kind and mask."""
        path = head + tail
        for place, lineage in enumerate(tail, len(head)):
            self.lineage_card[lineage] = card
            self.lineage_place[lineage] = place
        self.paths[card] = path
        self.kinds[card] = kind
        self.allowed[card] = mask
        parts: Parts = ()
        for lineage in path:
            parts += self.lineage_sums[lineage]
        self.sums[card] = parts

    # -- repairing the world -----------------------------------------------------------------------------------------

    def fit_card(self, card: int) -> None:
        """Exchange a card of an impossible kind with another card, or search if one exchange is not enough."""
        kind, can_be = self.kinds[card], self.allowed[card]
        self.misfit = MISPLACED
        for other, other_kind in enumerate(self.kinds):
            if can_be >> other_kind & 1 and self.allowed[other] >> kind & 1 and self.exchange(card, other, 1):
                break
        if self.misfit:
            self._search()

    def fit_sum(self, number: Sum) -> None:
        """Search for a world in which this sum is in its range."""
        self.misfit = _off(self.total[number], self.lowest[number], self.highest[number])
        self._search()

    def _search(self) -> None:
        """Local search for a consistent world: repeatedly make the best of some random moves, sometimes a random one.

        A walk that finds none is restarted from the first world with another seed. The search is deterministic.
        """
        start, misfit = self.copy(), self.misfit
        for attempt in range(MOST_ATTEMPTS):
            rng = Random(attempt)
            for _ in range(LONGEST_WALK):
                moves = self._moves_out(rng)
                if rng.random() < KICK:
                    del moves[1:]
                best, chosen = FREE, None
                for move in moves:
                    self._make(move)
                    if self.misfit < best:
                        best, chosen = self.misfit, move
                    self._make(move)  # every move is its own inverse
                if chosen is not None:
                    self._make(chosen)
                    if not self.misfit:
                        return
            again = start.copy()
            for name in Lineages.__slots__:
                setattr(self, name, getattr(again, name))
            self.misfit = misfit
        raise Unmendable

    def _moves_out(self, rng: Random) -> list[tuple[int, int, int]]:
        """Some random moves of the troubled cards: exchanges (third item -1) or crossings (its ``kinds_follow``)."""
        random, kinds = rng.random, self.kinds
        troubled = self._troubled()
        moves = []
        for _ in range(MOVES_AT_A_LOOK):
            card = troubled[int(random() * len(troubled))]
            path = self.paths[card]
            if len(path) > 1 and random() < 0.5:
                lineage = path[1 + int(random() * (len(path) - 1))]
                fork = self.forks[self.fork_of[lineage]]
                other = fork[int(random() * len(fork))]
                if other != lineage:
                    moves.append((lineage, other, int(random() < 0.5)))
            else:
                other = int(random() * len(kinds))
                if kinds[other] != kinds[card] and self.allowed[card] >> kinds[other] & 1:
                    moves.append((card, other, -1))
        return moves

    def _make(self, move: tuple[int, int, int]) -> None:
        one, other, way = move
        if way < 0:
            self.exchange(one, other, FREE)
        else:
            self.cross(one, other, bool(way), FREE)

    def _troubled(self) -> list[int]:
        """The cards that are of an impossible kind or count in a sum that is out of its range."""
        cards = [card for card, kind in enumerate(self.kinds) if not self.allowed[card] >> kind & 1]
        off = {
            number
            for number, total in enumerate(self.total)
            if not self.lowest[number] <= total <= self.highest[number]
        }
        if off:
            cards += [card for card, parts in enumerate(self.sums) if any(number in off for number, _ in parts)]
        return cards


def _off(total: int, lowest: int, highest: int) -> int:
    """The misfit of a sum. It is bounded, so that the search can pass through worlds in which a sum is far off."""
    if lowest <= total <= highest:
        return 0
    years = lowest - total if total < lowest else total - highest
    return 4 + min(years // 5, 6)
