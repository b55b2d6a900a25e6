"""All the ways the cards may lie and may have come there, held as one of them and the moves to the others.

A *card* here is one of the physical cards, a *lineage* a stretch of the life of a card. Whoever looks on sees cards move
from bag to bag (a hand, a life pile) without seeing which: one of several leaves, and what stays behind may be any of the
others. Such a parting is a *fork*: every lineage that runs into it may be continued by every one that runs out of it. A card
that is the only one, or one of several that nothing tells apart, leaves without a fork.

What is known are *masks* on lineages (the kinds that the card can be, bit by bit) and *sums*: the years of a set of lineages
lie in a range. A world is a kind for each card and a way through each fork so that all masks and sums hold. `Worlds` holds one
world that does, mends it whenever more becomes known, and `mixed` walks from it to others by moves that are as likely there
as back: every world is as likely as any other, in the long run; in one go where there are neither forks nor sums.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from random import Random
from typing import Final, TypeAlias

from deadpan.games.au_pire_tu_meurs.cards import BLOW_YEARS, BLOWS, CARDS, FIRST_CHARACTER, JOUVENCE, YEARS

Mask: TypeAlias = int
Lineage: TypeAlias = int
Sum: TypeAlias = int
Parts: TypeAlias = tuple[tuple[Sum, int], ...]
"""The sums that something counts in, and how."""

ANY_CARD: Final[Mask] = (1 << len(CARDS)) - 1
PLAYED: Final[Mask] = (1 << FIRST_CHARACTER) - 1
CHARACTER: Final[Mask] = ANY_CARD & ~PLAYED
BLOW: Final[Mask] = sum(1 << kind for kind in BLOWS)

ENDLESS: Final = 1 << 20
"""More years than anybody has."""
MISPLACED: Final = 6
"""How much a card counts that is not what it can be, against a sum that is off (see `_off`)."""
FREE: Final = 1 << 30
"""More than can ever be off: a move that may lead anywhere."""
MOVES_AT_A_LOOK: Final = 20
KICK: Final = 0.02
LONGEST_WALK: Final = 1_500
MOST_ATTEMPTS: Final = 60

GAIN: Final = 0
LOSS: Final = 1
BALANCE: Final = 2
DEBIT: Final = 3
BLOW_COUNT: Final = 4
"""How a card counts in a sum: the years of a blow, the same with a minus; what it does to a balance, the same with a
minus; one for a blow."""


def scales(jouvence_years: int) -> tuple[tuple[int, ...], ...]:
    """What each kind of card counts, by each way of counting."""
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


class Unmendable(Exception):
    """No world was found that fits: what was told contradicts itself."""


class Worlds:
    """One world that fits, and what is known of all of them."""

    __slots__ = (
        "allowed", "fork_of", "forks", "highest", "is_fitted", "kinds", "lineage_card", "lineage_mask", "lineage_place",
        "lineage_sums", "lowest", "misfit", "paths", "scales", "sums", "total",
    )  # fmt: skip

    def __init__(self, scales: tuple[tuple[int, ...], ...], is_fitted: bool = True) -> None:
        self.scales = scales
        self.is_fitted = is_fitted
        """Whether the world it holds is kept fitting; without, masks and sums are right all the same."""
        self.kinds: list[int] = []
        """By card: what it is in this world."""
        self.allowed: list[Mask] = []
        """By card: what it can be, on the way it goes in this world."""
        self.sums: list[Parts] = []
        """By card: the sums it counts in on that way, and how."""
        self.paths: list[tuple[Lineage, ...]] = []
        """By card: its lineages, the oldest first."""
        self.lineage_card: list[int] = []
        self.lineage_place: list[int] = []
        """By lineage: where in the path of its card it stands."""
        self.lineage_mask: list[Mask] = []
        self.lineage_sums: list[Parts] = []
        self.fork_of: list[int] = []
        """By lineage: the fork it comes out of, -1 for the first of a card."""
        self.forks: list[tuple[Lineage, ...]] = []
        """The lineages that come out of each fork."""
        self.lowest: list[int] = []
        self.highest: list[int] = []
        self.total: list[int] = []
        """By sum: the range it lies in, and what it is in this world."""
        self.misfit = 0
        """How far this world is from fitting: the years by which sums are off, and `MISPLACED` for each card."""

    def copy(self) -> Worlds:
        """The same, to be changed by itself."""
        twin = Worlds(self.scales, self.is_fitted)
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

    # -- what becomes known ------------------------------------------------------------------------------------------

    def add(self, kind: int, mask: Mask = ANY_CARD) -> Lineage:
        """A new card, of this kind until more is known."""
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
        """What the card of this lineage is in this world."""
        return self.kinds[self.lineage_card[lineage]]

    def restrict(self, lineage: Lineage, mask: Mask) -> None:
        """The card of this lineage is one of these kinds."""
        if self.lineage_mask[lineage] & ~mask:
            self.lineage_mask[lineage] &= mask
            card = self.lineage_card[lineage]
            self.allowed[card] &= mask
            if self.is_fitted and not self.allowed[card] >> self.kinds[card] & 1:
                self._mend(card)

    def leave(self, bag: list[Lineage], mask: Mask) -> Lineage:
        """One card of these kinds leaves a bag, which one nobody says: the lineage that went, no longer in the bag."""
        masks = self.lineage_mask
        able = [lineage for lineage in bag if masks[lineage] & mask]
        if not able:
            raise Unmendable
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
        """All cards of a bag leave it in an order that nobody knows."""
        if bag and not self._are_alike(bag):
            bag = self._run_on(bag)
        return bag

    def reveal(self, bag: list[Lineage], kinds: Sequence[int]) -> list[Lineage]:
        """The cards of a bag turn out to be these."""
        masks = [1 << kind for kind in kinds]
        if sorted(self.lineage_mask[lineage] for lineage in bag) == sorted(masks):
            return bag
        bag = self.scatter(bag)
        hidden = list(bag)
        for mask in sorted(masks):  # first those that lie as they are in this world, so that little is to be mended
            as_is = (lineage for lineage in hidden if mask >> self.kind(lineage) & 1)
            lineage = next(as_is, None)
            if lineage is not None:
                hidden.remove(lineage)
                masks.remove(mask)
                self.restrict(lineage, mask)
        for lineage, mask in zip(hidden, masks, strict=True):
            self.restrict(lineage, mask)
        return bag

    def bound(self, parts: Iterable[tuple[Lineage, int]], lowest: int, highest: int) -> None:
        """The sum of these lineages, each counted in its way, lies in this range."""
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
        if self.is_fitted:
            self.misfit = _off(total, lowest, highest)
            if self.misfit:
                self._search()

    def _narrow(
        self, parts: list[tuple[Lineage, int]], lowest: int, highest: int
    ) -> tuple[list[tuple[Lineage, int]], int, int]:
        """What a sum says of each of its parts alone; the parts that are still open then, and the range of their sum."""
        while True:
            extents = [extent(self.scales[scale], self.lineage_mask[lineage]) for lineage, scale in parts]
            least, most = sum(low for low, _ in extents), sum(high for _, high in extents)
            if lowest <= least and most <= highest:
                return [], lowest, highest  # it says nothing new
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
        """Whether nothing that is known tells these apart."""
        first = lineages[0]
        like = (self.fork_of[first], self.lineage_mask[first], self.lineage_sums[first])
        return all(
            (self.fork_of[other], self.lineage_mask[other], self.lineage_sums[other]) == like for other in lineages
        )

    def _fork(self, bag: list[Lineage], able: list[Lineage], mask: Mask) -> Lineage:
        """Any of these may be the one that left."""
        fitting = [lineage for lineage in able if mask >> self.kind(lineage) & 1] or able
        gone = fitting[len(self.forks) % len(fitting)]
        leaving = -1
        for lineage, new in zip(able, self._run_on(able), strict=True):
            if lineage == gone:
                leaving = new
                bag.remove(lineage)
            else:
                bag[bag.index(lineage)] = new
        self.restrict(leaving, mask)
        return leaving

    def _run_on(self, lineages: list[Lineage]) -> list[Lineage]:
        """A fork: new lineages that continue these, and each might as well continue another."""
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

    # -- from world to world -----------------------------------------------------------------------------------------

    def exchange(self, one: int, other: int, most: int = 0) -> bool:
        """Let two cards exchange their kinds, unless more than ``most`` would not fit then."""
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
        """Let two cards take each other's way out of a fork, unless more than ``most`` would not fit then.

        Each stays what it was before the fork, or, if ``kinds_follow``, the ways behind it keep their kinds.
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
        """Count the sums anew after these changes of kinds, unless more than ``most`` would not fit then."""
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
        """A card goes this way from now on."""
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

    # -- a world that fits -------------------------------------------------------------------------------------------

    def _mend(self, card: int) -> None:
        """A card is no longer what it can be: exchange it with another, or search if that is not all it takes."""
        kind, can_be = self.kinds[card], self.allowed[card]
        self.misfit = MISPLACED
        for other, other_kind in enumerate(self.kinds):
            if can_be >> other_kind & 1 and self.allowed[other] >> kind & 1 and self.exchange(card, other, 1):
                break
        if self.misfit:
            self._search()

    def _search(self) -> None:
        """Walk to a world that fits: look at some moves of cards that are in the way, make the best, now and then any.

        Where that leads nowhere, it begins again from here; the walk is the same whenever it starts from the same world.
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
                    self._make(move)  # every move undoes itself
                if chosen is not None:
                    self._make(chosen)
                    if not self.misfit:
                        return
            again = start.copy()
            for name in Worlds.__slots__:
                setattr(self, name, getattr(again, name))
            self.misfit = misfit
        raise Unmendable

    def _moves_out(self, rng: Random) -> list[tuple[int, int, int]]:
        """Some moves of cards that are out of place or in a sum that is off: exchanges (-1), or ways to cross."""
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
        """The cards that are out of place, or count in a sum that is off."""
        cards = [card for card, kind in enumerate(self.kinds) if not self.allowed[card] >> kind & 1]
        off = {
            number for number, total in enumerate(self.total) if not self.lowest[number] <= total <= self.highest[number]
        }
        if off:
            cards += [card for card, parts in enumerate(self.sums) if any(number in off for number, _ in parts)]
        return cards


def _off(total: int, lowest: int, highest: int) -> int:
    """How badly a sum is off. Far off is not much worse than near: on the way to a fit, a sum may have to change a lot."""
    if lowest <= total <= highest:
        return 0
    years = lowest - total if total < lowest else total - highest
    return 4 + min(years // 5, 6)


@cache
def _within(counted: tuple[int, ...], lowest: int, highest: int) -> Mask:
    """The kinds that count this much."""
    return sum(1 << kind for kind, years in enumerate(counted) if lowest <= years <= highest)


@cache
def extent(counted: tuple[int, ...], mask: Mask) -> tuple[int, int]:
    """The least and the most that a card of these kinds can count."""
    years = [counted[kind] for kind in range(len(CARDS)) if mask >> kind & 1]
    return min(years), max(years)
