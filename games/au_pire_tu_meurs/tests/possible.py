"""Lineages in short notation, and every world consistent with them, found by enumeration: for few cards only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise, permutations, product
from random import Random
from typing import TypeAlias

from deadpan_au_pire_tu_meurs.rules.cards import CARDS, KIND_OF
from deadpan_au_pire_tu_meurs.rules.lineages import ANY_CARD, BLOW, GAIN, LOSS, PLAYED, Lineage, Lineages, scales
from deadpan_au_pire_tu_meurs.rules.worlds import Worlds

Kinds: TypeAlias = tuple[int, ...]
"""By lineage: the kind of its card."""


def mask(names: str) -> int:
    """The kinds with these ids."""
    return sum(1 << KIND_OF[name] for name in names.split())


def names(mask: int) -> str:
    """The ids of these kinds."""
    return " ".join(name for kind, name in enumerate(CARDS) if mask >> kind & 1)


def totals(known: Lineages, kinds: Kinds) -> list[int]:
    """The value of every sum, if the lineages are of these kinds."""
    found = [0] * len(known.total)
    for lineage, parts in enumerate(known.lineage_sums):
        for number, scale in parts:
            found[number] += known.scales[scale][kinds[lineage]]
    return found


def fits(known: Lineages, kinds: Kinds) -> bool:
    """Whether all masks and sums hold, if the lineages are of these kinds."""
    return all(mask >> kind & 1 for mask, kind in zip(known.lineage_mask, kinds, strict=True)) and all(
        low <= total <= high for low, total, high in zip(known.lowest, totals(known, kinds), known.highest, strict=True)
    )


def world(known: Lineages) -> Kinds:
    """The world that the lineages hold."""
    return tuple(known.kind(lineage) for lineage in range(len(known.lineage_card)))


def _deals(masks: Sequence[int], stock: Counter[int]) -> Iterator[Kinds]:
    """Every way to put a stock of cards into places with these masks."""
    if not masks:
        yield ()
        return
    for kind in [kind for kind, left in stock.items() if left and masks[0] >> kind & 1]:
        stock[kind] -= 1
        for rest in _deals(masks[1:], stock):
            yield (kind, *rest)
        stock[kind] += 1


def possible(known: Lineages) -> Counter[Kinds]:
    """Every consistent world with its number of ways: all deals of the cards, and all ways through all forks."""
    into: dict[int, list[int]] = {}
    for path in known.paths:
        for before, after in pairwise(path):
            into.setdefault(known.fork_of[after], []).append(before)
    found: Counter[Kinds] = Counter()
    for dealt in _deals([known.lineage_mask[path[0]] for path in known.paths], Counter(known.kinds)):
        for ways in product(*(list(permutations(into[fork])) for fork in range(len(known.forks)))):
            kinds = {path[0]: kind for path, kind in zip(known.paths, dealt, strict=True)}
            for fork, way in zip(known.forks, ways, strict=True):
                kinds |= {after: kinds[before] for after, before in zip(fork, way, strict=True)}
            laid = tuple(kinds[lineage] for lineage in range(len(kinds)))
            if fits(known, laid):
                found[laid] += 1
    return found


def check(known: Lineages) -> None:
    """Fail if the data by card disagrees with the card's lineages, or a lineage's place with its path."""
    for card, path in enumerate(known.paths):
        can_be = ANY_CARD
        parts: list[tuple[int, int]] = []
        for place, lineage in enumerate(path):
            assert (known.lineage_card[lineage], known.lineage_place[lineage]) == (card, place)
            assert (known.fork_of[lineage] == -1) == (place == 0)
            can_be &= known.lineage_mask[lineage]
            parts += known.lineage_sums[lineage]
        assert known.allowed[card] == can_be
        assert list(known.sums[card]) == parts
    assert sorted(lineage for path in known.paths for lineage in path) == list(range(len(known.lineage_card)))
    for number, fork in enumerate(known.forks):
        assert all(known.fork_of[lineage] == number for lineage in fork)
    assert sum(map(len, known.forks)) == sum(number >= 0 for number in known.fork_of)
    assert known.total == totals(known, world(known))


class Story:
    """Some cards in bags, and random facts that become known of them, all true of one hidden world."""

    def __init__(self, rng: Random, cards: str, bags: int) -> None:
        self.rng = rng
        self.worlds = Worlds(scales(10))
        self.truth = [KIND_OF[name] for name in cards.split()]
        """By lineage: the kind of its card in the hidden world."""
        rng.shuffle(self.truth)
        guess = rng.sample(self.truth, len(self.truth))
        self.bags: list[list[Lineage]] = [[] for _ in range(bags)]
        for number, kind in enumerate(guess):
            self.bags[number % bags].append(self.worlds.add(kind, PLAYED))

    def go_on(self) -> None:
        """Add a random fact."""
        told = self.rng.random()
        if told < 0.4:
            self.move()
        elif told < 0.7:
            self.restrict()
        else:
            self.bound()

    def _seen(self, kind: int) -> int:
        """A random mask that contains this kind."""
        wide = PLAYED if kind > KIND_OF["cata"] else BLOW
        return self.rng.choice([1 << kind, wide, PLAYED, 1 << kind | 1 << self.rng.choice(self.truth)])

    def restrict(self) -> None:
        """Restrict a random card to some kinds."""
        lineage = self.rng.choice(self.rng.choice([bag for bag in self.bags if bag]))
        self.worlds.restrict(lineage, self._seen(self.truth[lineage]))

    def move(self) -> None:
        """Move a random card from bag to bag."""
        source = self.rng.choice([bag for bag in self.bags if bag])
        going = self.rng.choice(source)
        before = list(source)
        gone = self.worlds.leave(source, self._seen(self.truth[going]))
        kind = self.truth[going]
        if gone in before:  # no fork: the same card, or an indistinguishable one
            self.truth[gone], self.truth[going] = kind, self.truth[gone]
        else:
            new = [lineage for lineage in source if lineage not in before]
            left = [lineage for lineage in before if lineage not in source and lineage != going]
            self.truth += [kind] * (len(new) + 1)
            for lineage, old in zip(new, left, strict=True):
                self.truth[lineage] = self.truth[old]
            self.truth[gone] = kind
        self.rng.choice(self.bags).append(gone)

    def bound(self) -> None:
        """Bound the years of the blows in a bag, or the difference between two bags."""
        one, other = self.rng.sample(self.bags, 2)
        parts = [(lineage, GAIN) for lineage in one]
        if self.rng.random() < 0.5:
            parts += [(lineage, LOSS) for lineage in other]
        years = sum(self.worlds.scales[scale][self.truth[lineage]] for lineage, scale in parts)
        self.worlds.bound(parts, years - self.rng.choice([0, 0, 5]), years + self.rng.choice([0, 0, 10]))
