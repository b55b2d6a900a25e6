"""Exact bounds of a balance, compared with enumerating all worlds."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from random import Random

import pytest
from deadpan_au_pire_tu_meurs.rules import exact_bounds
from deadpan_au_pire_tu_meurs.rules.cards import CARDS, KIND_OF
from deadpan_au_pire_tu_meurs.rules.exact_bounds import BalanceBounds, LinkedCards, can_place, faces_in
from deadpan_au_pire_tu_meurs.rules.lineages import (
    BALANCE,
    BLOW,
    CHARACTER,
    ENDLESS,
    GAIN,
    LOSS,
    PLAYED,
    Lineage,
    Lineages,
    scales,
)

from games.au_pire_tu_meurs.tests.possible import Kinds, mask, names, possible

HARMLESS = PLAYED & ~BLOW


def linked_cards(known: Lineages, target: list[Lineage]) -> LinkedCards:
    """The linked cards of a life pile and its character, which comes last; every lineage is a card of its own."""
    free = [known.kinds.count(kind) for kind in range(len(CARDS))]
    elsewhere = []
    for mask_ in known.lineage_mask:
        if mask_ & mask_ - 1:
            elsewhere.append(mask_)
        else:
            free[mask_.bit_length() - 1] -= 1
    return LinkedCards(known, free, elsewhere, target)


def by_trying(known: Lineages, worlds: Iterable[Kinds], target: list[Lineage]) -> BalanceBounds:
    """The bounds over all these worlds."""
    years = [sum(known.scales[BALANCE][laid[each]] for each in target) for laid in worlds]
    return BalanceBounds(min(years), max(years), sum({1 << laid[target[-1]] for laid in worlds}))


def known_of(*cards: str, jouvence_years: int = 10) -> Lineages:
    """Cards written as ``"cata"`` or, with the kinds they can be, ``"cata: pepin cata"``."""
    known = Lineages(scales(jouvence_years))
    for card in cards:
        kind, _, can_be = card.partition(":")
        known.add(KIND_OF[kind], mask(can_be) if can_be else CHARACTER if kind in CARDS[12:] else PLAYED)
    return known


# -- small examples ----------------------------------------------------------------------------------------------------


def test_a_lone_character_can_be_every_free_character() -> None:
    known = known_of("zoe", "jody", "zack: zack")
    assert linked_cards(known, [0]).solve() == BalanceBounds(50, 60, mask("zoe jody"))
    assert linked_cards(known, [2]).solve() == BalanceBounds(80, 80, mask("zack"))


def test_a_life_pile_counts_with_its_character() -> None:
    known = known_of("zoe: zoe", "cata", "accident", "jouvence", "duel")
    assert linked_cards(known, [1, 2, 0]).solve() == BalanceBounds(30, 70, mask("zoe"))
    assert linked_cards(known, [0]).solve() == BalanceBounds(60, 60, mask("zoe"))


def test_a_sum_ties_the_character_to_the_life_pile() -> None:
    known = known_of("zoe", "jody", "cata", "accident", "duel")
    known.bound([(0, BALANCE), (2, BALANCE)], 40, 40)
    assert linked_cards(known, [2, 0]).solve() == BalanceBounds(40, 40, mask("zoe jody"))
    known = known_of("zoe", "jody", "cata", "duel", "duel")
    known.bound([(0, BALANCE), (2, BALANCE)], 40, 40)
    assert linked_cards(known, [2, 0]).solve() == BalanceBounds(40, 40, mask("zoe"))


def test_blows_that_must_be_elsewhere_do_not_count() -> None:
    known = known_of("zoe: zoe", "duel", "cata: pepin accident cata", "accident")
    assert linked_cards(known, [1, 0]).solve() == BalanceBounds(40, 60, mask("zoe"))
    known = known_of("zoe: zoe", "duel", "cata: pepin accident cata", "duel")
    assert linked_cards(known, [1, 0]).solve() == BalanceBounds(60, 60, mask("zoe"))


def test_harmless_cards_that_must_be_elsewhere_do_not_count() -> None:
    known = known_of("zoe: zoe", "cata", f"duel: {names(HARMLESS)}", "accident")
    assert linked_cards(known, [1, 0]).solve() == BalanceBounds(40, 50, mask("zoe"))


def test_two_seats_that_share_two_characters_leave_them_to_no_third() -> None:
    known = known_of("zack", "zoe: zoe jody", "jody: zoe jody")
    assert linked_cards(known, [0]).solve() == BalanceBounds(80, 80, mask("zack"))


def test_linked_cards_are_enumerated_up_to_a_number_of_assignments(monkeypatch: pytest.MonkeyPatch) -> None:
    known = known_of("zoe", "jody", "cata", "accident", "pepin")
    linked = linked_cards(known, [2, 3, 0])
    assert [len(domain) for domain in linked.domains] == [3, 3, 2]
    for most, is_small in ((19, True), (18, True), (17, False)):
        monkeypatch.setattr(exact_bounds, "MOST_WAYS", most)
        assert linked.is_small() == is_small


def test_interchangeable_kinds_are_tried_once() -> None:
    known = known_of("zoe: zoe", "cata", "duel", "switch", "reverse", "miracle", "jouvence")
    assert [len(domain) for domain in linked_cards(known, [1, 0]).domains] == [3, 1]
    known = known_of("zoe: zoe", "cata", "duel", "switch", "jouvence", jouvence_years=0)
    assert [len(domain) for domain in linked_cards(known, [1, 0]).domains] == [2, 1]


def test_characters_with_equal_years_are_not_interchangeable() -> None:
    known = known_of("joshua", "franck", "zack: zack")
    assert linked_cards(known, [0]).solve() == BalanceBounds(40, 40, mask("joshua franck"))


def test_a_certain_card_takes_no_free_card() -> None:
    known = known_of("zoe: zoe", "cata", "duel: duel", "switch")
    assert linked_cards(known, [1, 2, 0]).solve() == BalanceBounds(40, 60, mask("zoe"))
    assert linked_cards(known, [2, 1, 0]).solve() == BalanceBounds(40, 60, mask("zoe"))


def test_kinds_that_count_the_same_are_distinguished_if_masks_differ() -> None:
    known = known_of("zoe: zoe", "switch: cata duel switch", "duel: cata duel", "cata")
    assert linked_cards(known, [1, 2, 0]).solve() == BalanceBounds(40, 60, mask("zoe"))
    known = known_of("zoe: zoe", "duel: cata duel", "cata: cata duel", "switch: cata switch", "cata")
    assert linked_cards(known, [1, 2, 3, 0]).solve() == BalanceBounds(20, 40, mask("zoe"))


def test_contradictory_knowledge_gives_no_bounds() -> None:
    known = known_of("zoe: zoe jody", "zack: zack")
    known.bound([(0, BALANCE)], 45, 55)
    known.lineage_mask[0] = mask("jody felicity")
    assert linked_cards(known, [0]).solve() is None


# -- compared with enumeration -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(60))
def test_the_bounds_agree_with_enumerating_all_worlds(seed: int) -> None:
    rng = Random(seed)
    known = Lineages(scales(rng.choice([0, 10, 10, 15])))
    faces = rng.sample(["zack", "felicity", "zoe", "joshua", "franck", "anibal"], 3)
    for name in faces:
        can_be = rng.choice([CHARACTER, CHARACTER, 0, mask(" ".join(faces[:2]))])
        known.add(KIND_OF[name], can_be | 1 << KIND_OF[name])
    lives: list[list[Lineage]] = [[3, 4], [5], []]
    for number in range(4):
        kind = KIND_OF[rng.choice(["pepin", "accident", "cata", "duel", "jouvence", "switch"])]
        wide = [PLAYED, PLAYED, BLOW if 1 << kind & BLOW else HARMLESS]
        odd = [1 << kind | mask("duel switch")] if number < 3 else []
        known.add(kind, rng.choice([*wide, *odd, 1 << kind]))
    for _ in range(rng.randrange(3)):  # the world held is the true one, and all shown sums are taken from it
        one, other = rng.sample(range(3), 2)
        parts = [(each, GAIN) for each in lives[one]] + [(each, LOSS) for each in lives[other]]
        if rng.random() < 0.6:
            parts = [(each, BALANCE) for each in (*lives[one], one)]
        years = sum(known.scales[scale][known.kinds[each]] for each, scale in parts)
        known.bound(parts, *rng.choice([(years, years), (years - 5, ENDLESS), (-ENDLESS, years + 5)]))
    worlds = possible(known)
    for seat, life in enumerate(lives):
        target = [*life, seat]
        found, wanted = linked_cards(known, target).solve(), by_trying(known, worlds, target)
        assert found is not None
        assert found.low <= wanted.low, "a balance that can be is left out"
        assert found.high >= wanted.high, "a balance that can be is left out"
        assert found.faces & wanted.faces == wanted.faces, "a character that can be is left out"
        outside = {
            can_be & PLAYED
            for each, can_be in enumerate(known.lineage_mask)
            if each not in target and not known.lineage_sums[each] and can_be & can_be - 1
        }
        if outside <= {0, BLOW, HARMLESS, PLAYED}:  # other masks elsewhere are not taken into account
            assert found == wanted


# -- places for characters ---------------------------------------------------------------------------------------------


def test_faces_in_lists_the_free_characters() -> None:
    free = [3] * 12 + [0] * 8
    assert faces_in(free) == 0
    free[KIND_OF["zack"]] = free[KIND_OF["anibal"]] = 1
    assert names(faces_in(free)) == "zack anibal"


@pytest.mark.parametrize("seed", range(40))
def test_can_place_agrees_with_enumeration(seed: int) -> None:
    rng = Random(seed)
    faces = [KIND_OF[name] for name in rng.sample(CARDS[12:], rng.randrange(1, 5))]
    free = sum(1 << kind for kind in faces)
    places = [
        sum(1 << kind for kind in range(12, 20) if rng.random() < 0.45) | rng.choice([0, 1 << rng.choice(faces)])
        for _ in range(rng.randrange(5))
    ]
    wanted = any(
        all(place >> kind & 1 for place, kind in zip(places, laid, strict=True))
        for laid in permutations(faces, len(places))
    )
    assert can_place(places, free) == wanted
