"""Knowledge about single cards, compared with enumerating all worlds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from random import Random

import pytest
from deadpan_au_pire_tu_meurs.rules.cards import CARDS, KIND_OF
from deadpan_au_pire_tu_meurs.rules.lineages import (
    BALANCE,
    BLOW_COUNT,
    DEBIT,
    ENDLESS,
    GAIN,
    LOSS,
    PLAYED,
    Lineage,
    Lineages,
    extent,
)

from games.au_pire_tu_meurs.tests.possible import check, mask, possible
from games.au_pire_tu_meurs.tests.watched import SCALES, Watched

FEW = ("pepin", "accident", "cata", "duel", "jouvence")


def random_mask(rng: Random, *kinds: int) -> int:
    found = sum(1 << KIND_OF[name] for name in FEW if rng.random() < 0.5)
    for kind in kinds:
        found |= 1 << kind
    return found


@pytest.mark.parametrize("seed", range(60))
def test_the_masks_after_cards_left_a_bag_agree_with_enumeration(seed: int) -> None:
    """Cards leave a bag one after the other, each restricted to some kinds; sometimes a sum of them is shown."""
    rng = Random(seed)
    known = Watched(SCALES)
    size = rng.choice([3, 3, 4])
    kinds = [KIND_OF[rng.choice(FEW)] for _ in range(size)]
    bag = [known.add(kind, random_mask(rng, kind) if rng.random() < 0.6 else PLAYED) for kind in kinds]
    masks = [known.lineage_mask[each] for each in bag]
    # by enumeration: the kinds that left, in order, and the kinds that are left
    ways: set[tuple[tuple[int, ...], tuple[int, ...]]] = {
        ((), dealt)
        for dealt in permutations(kinds)
        if all(mask >> kind & 1 for mask, kind in zip(masks, dealt, strict=True))
    }
    if rng.random() < 0.5:  # a sum of cards that have not moved, so that each is known by its place
        shown = bag[: size - 1]
        true = rng.choice(sorted(sum(SCALES[GAIN][kind] for kind in held[: size - 1]) for _, held in ways))
        known.bound([(each, GAIN) for each in shown], true - 5, true)
        ways = {
            (left, held)
            for left, held in ways
            if true - 5 <= sum(SCALES[GAIN][kind] for kind in held[: size - 1]) <= true
        }
    gone: list[Lineage] = []
    for _ in range(2):
        seen = random_mask(rng, rng.choice(kinds))
        after = {
            ((*left, held[number]), held[:number] + held[number + 1 :])
            for left, held in ways
            for number in range(len(held))
            if seen >> held[number] & 1
        }
        if not after:
            break
        ways = after
        gone.append(known.leave(bag, seen))
        check(known)
    found = {
        (tuple(laid[each] for each in gone), tuple(sorted(laid[each] for each in bag))) for laid in possible(known)
    }
    assert found == {(left, tuple(sorted(held))) for left, held in ways}


def filled(known: Lineages, bag: list[Lineage]) -> Iterator[tuple[int, ...]]:
    """Every assignment of kinds to these lineages within their masks, without limits on the number of cards."""
    yield from product(*([kind for kind in range(len(CARDS)) if known.lineage_mask[each] >> kind & 1] for each in bag))


def years(bag: list[tuple[Lineage, int]], kinds: tuple[int, ...]) -> int:
    return sum(SCALES[scale][kind] for (_, scale), kind in zip(bag, kinds, strict=True))


@pytest.mark.parametrize("seed", range(120))
def test_a_bounded_sum_leaves_exactly_the_consistent_assignments(seed: int) -> None:
    rng = Random(seed)
    known = Watched(SCALES)
    bag = []
    for _ in range(rng.randrange(1, 4)):
        kind = KIND_OF[rng.choice(FEW)]
        bag.append(known.add(kind, random_mask(rng, kind)))
    if rng.random() < 0.5:
        bag.append(known.add(KIND_OF["jody"], mask("zack jody anibal")))
    parts = [(each, rng.choice([GAIN, LOSS, BALANCE, DEBIT, BLOW_COUNT])) for each in bag]
    before, was = list(filled(known, bag)), list(known.lineage_mask)
    reachable = sorted({years(parts, kinds) for kinds in before})
    low, high = sorted(rng.choices(reachable, k=2)) if rng.random() < 0.7 else [rng.choice(reachable)] * 2
    if rng.random() < 0.3:
        low = -ENDLESS
    elif rng.random() < 0.3:
        high = ENDLESS

    known.bound(parts, low, high)

    wanted = {kinds for kinds in before if low <= years(parts, kinds) <= high}
    left = {
        kinds
        for kinds in filled(known, bag)
        if all(known.lowest[0] <= sum_ <= known.highest[0] for sum_ in sums_of(known, kinds))
    }
    assert left == wanted
    check(known)
    if len(wanted) == len(before):
        assert (known.total, known.lineage_mask) == ([], was), "a sum that says nothing new is kept"
    for each, (_, scale) in zip(bag, parts, strict=True):
        counted = extent(SCALES[scale], known.lineage_mask[each])
        assert not known.lineage_sums[each] or counted[0] < counted[1], (
            "a card that counts for certain is kept in a sum"
        )
    is_off = known.total != [] and not known.lowest[0] <= known.total[0] <= known.highest[0]
    assert known.sums_off == ([0] if is_off else [])
    assert set(known.cards_off) >= {
        card for card, kind in enumerate(known.kinds) if not known.allowed[card] >> kind & 1
    }


def sums_of(known: Lineages, kinds: tuple[int, ...]) -> list[int]:
    """The value of the sum with these kinds; empty if no sum was recorded."""
    if not known.total:
        return []
    return [
        sum(known.scales[scale][kinds[each]] for each, parts in enumerate(known.lineage_sums) for _, scale in parts)
    ]


@pytest.mark.parametrize("seed", range(60))
def test_a_sum_narrows_every_mask_by_what_the_other_cards_can_count(seed: int) -> None:
    rng = Random(f"narrow {seed}")
    known = Watched(SCALES)
    bag = [known.add(KIND_OF["duel"], random_mask(rng, KIND_OF["duel"])) for _ in range(3)]
    parts = [(each, rng.choice([GAIN, LOSS])) for each in bag]
    reachable = sorted({years(parts, kinds) for kinds in filled(known, bag)})
    low = rng.choice(reachable)
    high = rng.choice([year for year in reachable if year >= low])
    known.bound(parts, low, high)
    extents = {each: extent(SCALES[scale], known.lineage_mask[each]) for each, scale in parts}
    for each, scale in parts:
        least = sum(extents[other][0] for other in bag if other != each)
        most = sum(extents[other][1] for other in bag if other != each)
        for kind in range(len(CARDS)):
            if known.lineage_mask[each] >> kind & 1:
                count = SCALES[scale][kind]
                assert count + least <= high, f"{CARDS[kind]} would be too much"
                assert low <= count + most, f"{CARDS[kind]} would be too little"
