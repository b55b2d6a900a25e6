"""What looking at a bag tells about its single cards, compared with enumeration."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from deadpan_au_pire_tu_meurs.rules.cards import BLOWS, KIND_OF
from deadpan_au_pire_tu_meurs.rules.lineages import BLOW, GAIN, PLAYED, Lineages
from deadpan_au_pire_tu_meurs.rules.revealing import reveal

from games.au_pire_tu_meurs.tests.possible import Kinds, Story, check, fits, names, possible, world
from games.au_pire_tu_meurs.tests.watched import known_of

HARMLESS = PLAYED & ~BLOW


def kinds(cards: str) -> list[int]:
    return [KIND_OF[name] for name in cards.split()]


def can_be(known: Lineages, bag: list[int]) -> list[str]:
    return [names(known.lineage_mask[each]) for each in bag]


def test_looking_at_a_known_bag_changes_nothing() -> None:
    known, bag = known_of("cata: cata", "duel: duel", "cata: cata")
    assert reveal(known, bag, [KIND_OF[name] for name in ("cata", "cata", "duel")]) is bag
    assert known.forks == []


def test_a_bag_that_has_the_kinds_of_the_held_world_needs_no_repair() -> None:
    known, bag = known_of("cata", "duel", "pepin", "cata")
    bag = reveal(known, bag, [KIND_OF[name] for name in ("duel", "cata", "pepin", "cata")])
    assert [names(known.lineage_mask[each]) for each in bag] == ["cata", "duel", "pepin", "cata"]
    assert (known.forks, known.cards_off) == ([], [])


def test_of_a_bag_with_other_kinds_only_the_differing_cards_are_repaired() -> None:
    known, bag = known_of("cata", "duel", "pepin", "switch")
    bag = reveal(known, bag, [KIND_OF[name] for name in ("pepin", "miracle", "cata", "reverse")])
    assert [names(known.lineage_mask[each]) for each in (bag[0], bag[2])] == ["cata", "pepin"]
    assert {names(known.lineage_mask[each]) for each in (bag[1], bag[3])} == {"miracle", "reverse"}
    assert known.cards_off == [1, 3]


def test_a_seen_kind_that_only_one_card_can_be_is_matched_with_that_card() -> None:
    known, bag = known_of("cata: pepin cata", "jouvence", "duel: duel switch")
    bag = reveal(known, bag, kinds("duel pepin jouvence"))
    assert can_be(known, bag) == ["pepin", "jouvence", "duel"]
    assert known.forks == []


def test_if_the_matching_does_not_matter_there_is_no_fork() -> None:
    """Which of the two cards is the known blow has no consequences."""
    known, bag = known_of("cata: pepin accident cata", "duel")
    assert sorted(can_be(known, reveal(known, bag, kinds("pepin cata")))) == ["cata", "pepin"]
    assert known.forks == []


def test_if_the_matching_matters_there_is_a_fork() -> None:
    known, bag = known_of("cata: cata pepin", "duel", "pepin", "accident")
    known.bound([(bag[0], GAIN), (bag[3], GAIN)], 15, 30)
    bag[:3] = revealed = reveal(known, bag[:3], kinds("pepin duel cata"))
    assert known.forks == [tuple(revealed)]
    assert sorted(can_be(known, revealed)) == ["cata", "duel", "pepin"]
    assert {laid[:4] for laid in possible(known)} == {
        tuple(kinds(way))
        for way in ("cata duel pepin accident", "cata pepin duel accident", "pepin duel cata accident",
                    "pepin cata duel accident")
    }  # fmt: skip


def test_if_the_blows_of_a_bag_are_seen_its_other_cards_are_no_blows() -> None:
    known, bag = known_of("cata: pepin accident cata", "duel: jouvence", "switch", "pepin")
    bag = reveal(known, bag, kinds("pepin cata"), HARMLESS)
    assert sorted(can_be(known, bag)) == sorted(["cata", "pepin", "jouvence", names(HARMLESS)])
    assert known.forks == []
    known, bag = known_of("cata", "switch: jouvence switch", "pepin: pepin jouvence")
    bag = reveal(known, bag, [], HARMLESS)
    assert can_be(known, bag) == [names(HARMLESS), "jouvence switch", "jouvence"]


def test_seen_blows_among_cards_with_different_masks_make_a_fork() -> None:
    known, bag = known_of("cata: cata jouvence", "duel: cata duel")
    bag = reveal(known, bag, kinds("cata"), HARMLESS)
    assert len(known.forks) == 1, "what is left is a Jouvence or a Duel, and that is not the same"
    assert sorted(can_be(known, bag)) == ["cata", "duel jouvence"]


# -- compared with enumeration -----------------------------------------------------------------------------------------


def outside(known: Lineages, story: Story, number: int, fitting: Callable[[list[int]], bool]) -> dict[Kinds, float]:
    """The probability of every assignment to the other bags, given what was seen of this one."""
    found: Counter[Kinds] = Counter()
    others = [lineage for other, bag in enumerate(story.bags) if other != number for lineage in bag]
    for laid, ways in possible(known).items():
        if fitting([laid[lineage] for lineage in story.bags[number]]):
            found[tuple(laid[lineage] for lineage in others)] += ways
    return {laid: ways / found.total() for laid, ways in found.items()}


@pytest.mark.parametrize("blows_alone", [False, True], ids=["all of it", "the blows of it"])
@pytest.mark.parametrize("seed", range(40))
def test_what_a_look_at_a_bag_tells_about_the_other_bags_agrees_with_enumeration(seed: int, blows_alone: bool) -> None:
    rng = Random(f"reveal {seed}")
    story = Story(rng, "pepin pepin accident cata duel jouvence", 3)
    for _ in range(4):
        story.go_on()
    worlds = story.worlds
    number = max(range(3), key=lambda each: len(story.bags[each]))
    seen = sorted(story.truth[lineage] for lineage in story.bags[number])
    if blows_alone:
        seen = [kind for kind in seen if kind in BLOWS]

    def is_such(held: list[int]) -> bool:
        return sorted(kind for kind in held if not blows_alone or kind in BLOWS) == seen

    wanted = outside(worlds, story, number, is_such)
    story.bags[number] = reveal(worlds, story.bags[number], seen, HARMLESS if blows_alone else 0)
    check(worlds)
    assert fits(worlds, world(worlds))
    assert outside(worlds, story, number, is_such) == pytest.approx(wanted)
    assert sum(outside(worlds, story, number, lambda held: not is_such(held)).values()) == 0
    if not blows_alone:
        assert sorted(worlds.lineage_mask[each] for each in story.bags[number]) == sorted(1 << kind for kind in seen)
