"""Learning the kinds in a bag without learning which card is of which kind.

If the cards came different ways or count in different sums, the matching matters, and the cards run through a fork. If
not, an arbitrary matching represents all of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from deadpan_au_pire_tu_meurs.rules.lineages import Lineage, Lineages, Mask


def reveal(known: Lineages, bag: list[Lineage], kinds: Sequence[int], rest: Mask = 0) -> list[Lineage]:
    """Learn that a bag holds cards of these kinds, and that its other cards are of kinds in ``rest``.

    Returns the lineages of the bag from now on.
    """
    targets = Counter(1 << kind for kind in kinds)
    if len(bag) > len(kinds):
        targets[rest] = len(bag) - len(kinds)
    left = _without_the_certain(known, bag, targets)
    if left and not _match_alike(known, left, targets, rest):
        bag = [lineage for lineage in bag if lineage not in left] + _match_anyhow(known, left, targets)
    return bag


def _without_the_certain(known: Lineages, bag: list[Lineage], targets: Counter[Mask]) -> list[Lineage]:
    """Match the lineages that have only one possible target, and the targets that only as many lineages can match.

    Returns the lineages that are left.
    """
    masks = known.lineage_mask
    left = bag[:]

    def match(lineage: Lineage, target: Mask) -> None:
        known.restrict(lineage, target)
        left.remove(lineage)
        targets[target] -= 1
        if not targets[target]:
            del targets[target]

    for lineage in bag:
        mask = masks[lineage]
        if mask & mask - 1 == 0 and mask in targets:
            match(lineage, mask)
    goes_on = True
    while goes_on:
        goes_on = False
        for target, count in list(targets.items()):
            able = [lineage for lineage in left if masks[lineage] & target]
            if len(able) == count:
                for lineage in able:
                    match(lineage, target)
                goes_on = bool(left)
        for lineage in left[:]:
            possible = [target for target in targets if masks[lineage] & target]
            if len(possible) == 1:
                match(lineage, possible[0])
                goes_on = bool(left)
    return left


def _match_alike(known: Lineages, left: list[Lineage], targets: Counter[Mask], rest: Mask) -> bool:
    """Match the lineages arbitrarily if all matchings are equivalent; returns whether they are."""
    masks, first = known.lineage_mask, left[0]
    like = (known.fork_of[first], known.lineage_sums[first])
    if any((known.fork_of[other], known.lineage_sums[other]) != like for other in left):
        return False
    if rest in targets and len({masks[lineage] & rest for lineage in left if masks[lineage] & rest}) > 1:
        return False
    for lineage, target in _matching(known, left, list(targets.elements())).items():
        known.restrict(lineage, target)
    return True


def _matching(known: Lineages, left: list[Lineage], targets: list[Mask]) -> dict[Lineage, Mask]:
    """A target for each lineage, its kind in this world if possible, so that the world needs few repairs."""
    masks = known.lineage_mask
    holder: dict[int, Lineage] = {}

    def place(lineage: Lineage, tried: set[int]) -> bool:
        for number in sorted(range(len(targets)), key=holder.__contains__):
            if number not in tried and masks[lineage] & targets[number]:
                tried.add(number)
                if number not in holder or place(holder[number], tried):
                    holder[number] = lineage
                    return True
        return False

    others = []
    for lineage in left:
        kind = known.kind(lineage)
        as_is = (number for number, target in enumerate(targets) if target >> kind & 1 and number not in holder)
        number = next(as_is, None) if masks[lineage] >> kind & 1 else None
        if number is None:
            others.append(lineage)
        else:
            holder[number] = lineage
    for lineage in others:
        place(lineage, set())
    return {lineage: targets[number] for number, lineage in holder.items()}


def _match_anyhow(known: Lineages, left: list[Lineage], targets: Counter[Mask]) -> list[Lineage]:
    """Let the lineages run through a fork and match what comes out of it; returns the new lineages."""
    new = known.run_on(left)
    for lineage, target in _matching(known, new, list(targets.elements())).items():
        known.restrict(lineage, target)
    return new
