"""Knowledge about single cards: masks, forks and sums, in small examples."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from deadpan_au_pire_tu_meurs.rules.cards import CARDS, KIND_OF
from deadpan_au_pire_tu_meurs.rules.lineages import (
    ANY_CARD,
    BALANCE,
    BLOW,
    BLOW_COUNT,
    CHARACTER,
    DEBIT,
    ENDLESS,
    GAIN,
    LOSS,
    PLAYED,
    Lineages,
    extent,
    scales,
)

from games.au_pire_tu_meurs.tests.possible import check, mask, names
from games.au_pire_tu_meurs.tests.watched import SCALES, Watched, known_of


def everything(known: Lineages) -> dict[str, Any]:
    return {name: deepcopy(getattr(known, name)) for name in Lineages.__slots__}


# -- how cards count ---------------------------------------------------------------------------------------------------


def counts(scale: int, jouvence_years: int = 10) -> dict[str, int]:
    """The kinds that count on this scale, and how much."""
    return {CARDS[kind]: count for kind, count in enumerate(scales(jouvence_years)[scale]) if count}


def test_a_blow_counts_its_years_and_nothing_else_does() -> None:
    assert counts(GAIN) == {"pepin": 5, "accident": 10, "cata": 20}
    assert counts(LOSS) == {"pepin": -5, "accident": -10, "cata": -20}
    assert counts(BLOW_COUNT) == {"pepin": 1, "accident": 1, "cata": 1}


@pytest.mark.parametrize("years", [0, 10, 15])
def test_a_balance_is_made_of_blows_jouvences_and_a_character(years: int) -> None:
    balance = {"pepin": -5, "accident": -10, "cata": -20} | ({"jouvence": years} if years else {})
    balance |= {"zack": 80, "felicity": 70, "zoe": 60, "jody": 50, "joshua": 40, "franck": 40, "archibald": 30}
    balance |= {"anibal": 20}
    assert counts(BALANCE, years) == balance
    assert counts(DEBIT, years) == {name: -count for name, count in balance.items()}
    assert all(len(scale) == len(CARDS) for scale in scales(years))


def test_the_named_masks_contain_their_kinds() -> None:
    assert names(BLOW) == "pepin accident cata"
    assert names(CHARACTER) == "zack felicity zoe jody joshua franck archibald anibal"
    assert (names(PLAYED & CHARACTER), names(PLAYED | CHARACTER)) == ("", names(ANY_CARD))
    assert names(ANY_CARD).split() == list(CARDS)


def test_the_extent_of_a_mask_is_the_least_and_the_most_that_a_card_counts() -> None:
    assert extent(SCALES[GAIN], mask("cata pepin accident")) == (5, 20)
    assert extent(SCALES[GAIN], mask("accident cata duel")) == (0, 20)
    assert extent(SCALES[BALANCE], CHARACTER) == (20, 80)
    assert extent(SCALES[BALANCE], mask("cata jouvence")) == (-20, 10)
    assert extent(SCALES[BALANCE], mask("anibal")) == (20, 20)


# -- masks -------------------------------------------------------------------------------------------------------------


def test_a_new_card_has_its_kind_and_its_mask() -> None:
    known = Lineages(SCALES)
    one, other = known.add(KIND_OF["cata"], BLOW), known.add(KIND_OF["zoe"])
    assert (one, other) == (0, 1)
    assert (known.kind(one), known.kind(other)) == (KIND_OF["cata"], KIND_OF["zoe"])
    assert known.lineage_mask == known.allowed == [BLOW, ANY_CARD]
    check(known)


def test_the_mask_of_a_card_only_narrows() -> None:
    known, [card, other] = known_of("cata", "duel")
    known.restrict(card, BLOW)
    assert known.allowed == [BLOW, PLAYED]
    known.restrict(card, mask("cata duel miracle"))
    assert names(known.lineage_mask[card]) == names(known.allowed[card]) == "cata"
    known.restrict(card, ANY_CARD)
    assert names(known.allowed[card]) == "cata"
    assert known.lineage_mask[other] == PLAYED
    assert known.cards_off == []
    check(known)


def test_a_card_whose_kind_became_impossible_is_reported() -> None:
    known, [other, card] = known_of("duel", "cata")
    known.restrict(card, mask("pepin accident"))
    known.restrict(other, mask("duel"))
    assert known.cards_off == [card]


def test_a_copy_is_equal_and_independent() -> None:
    known, bag = known_of("cata", "pepin: pepin cata", "duel", "zoe: zoe jody")
    known.leave(bag, mask("pepin cata"))
    known.bound([(bag[0], GAIN), (bag[1], GAIN)], 5, 25)
    twin, before = known.copy(), everything(known)
    assert type(twin) is Watched
    assert everything(twin) == before
    gone = twin.leave(bag, BLOW)
    twin.bound([(gone, GAIN), (bag[0], GAIN)], 15, 20)
    twin.add(KIND_OF["switch"])
    assert everything(known) == before


# -- cards that leave a bag --------------------------------------------------------------------------------------------


def test_the_only_card_that_can_have_left_is_the_one_that_left() -> None:
    known, bag = known_of("duel: duel switch", "cata: cata pepin", "miracle: miracle")
    gone = known.leave(bag, BLOW | mask("reverse"))
    assert (gone, bag) == (1, [0, 2])
    gone = known.leave(bag, mask("duel"))
    assert (gone, bag) == (0, [2])
    assert names(known.lineage_mask[0]) == "duel"
    assert known.forks == []


def test_if_a_card_is_known_to_be_of_the_kind_that_left_that_card_leaves() -> None:
    known, bag = known_of("cata: cata pepin", "duel", "pepin: pepin")
    assert known.leave(bag, mask("pepin")) == 2
    assert bag == [0, 1]
    assert [names(known.lineage_mask[card]) for card in (0, 1)] == ["pepin cata", names(PLAYED)]
    assert known.forks == []


def test_a_card_with_exactly_the_mask_that_left_need_not_be_the_one_that_left() -> None:
    known, bag = known_of("cata: pepin accident cata", "duel")
    known.leave(bag, BLOW)
    assert len(known.forks) == 1


def test_of_indistinguishable_cards_one_of_a_fitting_kind_leaves() -> None:
    known, bag = known_of("duel", "switch", "cata", "pepin")
    assert known.leave(bag, BLOW) == 2
    assert bag == [0, 1, 3]
    assert known.lineage_mask == [PLAYED, PLAYED, BLOW, PLAYED]
    assert (known.forks, known.cards_off) == ([], [])


def test_of_indistinguishable_cards_one_is_repaired_if_none_has_a_fitting_kind() -> None:
    known, bag = known_of("duel", "switch")
    assert known.leave(bag, BLOW) == 0
    assert (known.forks, known.cards_off) == ([], [0])


def test_if_several_cards_can_have_left_there_is_a_fork() -> None:
    known, bag = known_of("miracle: miracle", "duel", "cata: pepin cata", "reverse: reverse switch")
    gone = known.leave(bag, BLOW | mask("reverse"))
    assert known.forks == [(4, 5, 6)]
    assert (gone, bag) == (5, [0, 4, 6])  # the Cata left in this world; the others keep their places
    assert known.lineage_card == [0, 1, 2, 3, 1, 2, 3]
    assert names(known.lineage_mask[gone]) == "pepin accident cata reverse"
    assert known.lineage_mask[4] == known.lineage_mask[6] == PLAYED
    assert known.cards_off == []
    check(known)


def test_the_mask_behind_a_fork_is_the_union_of_the_masks_before_it() -> None:
    known, bag = known_of("cata: cata switch", "duel: duel switch")
    gone = known.leave(bag, PLAYED)
    assert {names(known.lineage_mask[each]) for each in (gone, *bag)} == {"cata duel switch"}


def test_a_card_can_go_through_several_forks() -> None:
    known, bag = known_of("cata: pepin cata", "duel", "pepin: pepin switch")
    first = known.leave(bag, mask("pepin cata duel"))
    known.restrict(bag[0], mask("pepin cata duel"))
    second = known.leave(bag, mask("pepin duel"))
    assert (len(known.forks), len(known.forks[1])) == (2, 2)
    assert [known.fork_of[each] for each in (0, 1, 2, first, second, *bag)] == [-1, -1, -1, 0, 1, 1]
    check(known)


@pytest.mark.parametrize(
    ("cards", "are_told_apart"),
    [
        (("cata", "duel"), False),
        (("cata", "duel: duel switch"), True),
        (("cata: cata pepin", "pepin: cata pepin"), False),
    ],
)
def test_cards_scatter_through_a_fork_if_they_are_distinguishable(cards: tuple[str, ...], are_told_apart: bool) -> None:
    known, bag = known_of(*cards)
    scattered = known.scatter(bag)
    assert (scattered != bag) == (known.forks != []) == are_told_apart
    assert bag == [0, 1]
    check(known)


def test_cards_are_distinguished_by_their_sums_and_by_their_forks() -> None:
    known, bag = known_of("cata", "duel", "pepin")
    known.bound([(bag[0], GAIN), (bag[2], GAIN)], 1, ENDLESS)
    assert known.scatter([bag[0], bag[2]]) == [bag[0], bag[2]]
    assert known.scatter(bag) == [3, 4, 5]
    known.add(KIND_OF["miracle"], PLAYED)
    assert known.scatter([3, 4]) == [3, 4]
    assert known.scatter([3, 6]) == [7, 8]


def test_scattering_one_card_or_none_makes_no_fork() -> None:
    known, bag = known_of("cata")
    assert known.scatter([]) == []
    assert known.scatter(bag) == bag
    assert known.forks == []


def test_sums_are_numbered_and_a_card_can_count_in_several() -> None:
    known, [one, other, third] = known_of("cata", "duel", "pepin")
    known.bound([(one, GAIN), (other, LOSS)], 1, ENDLESS)
    known.bound([(other, GAIN), (third, GAIN)], 5, 15)
    assert known.lineage_sums == [((0, GAIN),), ((0, LOSS), (1, GAIN)), ((1, GAIN),)]
    assert (known.total, known.sums_off) == ([20, 5], [])
    known.bound([(one, GAIN), (third, GAIN)], 20, 20)
    assert (known.total, known.sums_off) == ([20, 5, 25], [2])
    check(known)
