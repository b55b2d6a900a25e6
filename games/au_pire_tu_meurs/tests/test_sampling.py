"""Sampling of consistent worlds: every world is reached, and the distribution is uniform."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from deadpan_au_pire_tu_meurs.rules.cards import KIND_OF
from deadpan_au_pire_tu_meurs.rules.lineages import ANY_CARD, BLOW, CHARACTER, GAIN, LOSS, PLAYED, scales
from deadpan_au_pire_tu_meurs.rules.sampling import deal_anew, sample_nearby, sample_world
from deadpan_au_pire_tu_meurs.rules.worlds import Worlds

from games.au_pire_tu_meurs.tests.possible import Kinds, Story, check, fits, mask, possible, world

SETS = {"blow": BLOW, "face": CHARACTER, "played": PLAYED, "any": ANY_CARD}


def worlds_of(*cards: str) -> Worlds:
    """Cards written with a named mask, ``"cata blow"``, or with the kinds they can be, ``"cata: cata duel"``."""
    worlds = Worlds(scales(10))
    for card in cards:
        kind, _, can_be = card.partition(":")
        if can_be:
            worlds.add(KIND_OF[kind], mask(can_be))
        else:
            name, _, kinds = card.partition(" ")
            worlds.add(KIND_OF[name], SETS[kinds or "played"])
    return worlds


def distance(found: Counter[Kinds], wanted: Counter[Kinds]) -> float:
    """The distance of the draws from the wanted distribution, minus the distance expected by chance."""
    draws, ways = found.total(), wanted.total()
    shares = {each: count / ways for each, count in wanted.items()}
    off = sum(abs(found[each] / draws - share) for each, share in shares.items()) / 2
    return off - sum(math.sqrt(share * (1 - share) / draws) for share in shares.values()) / 2


DEALS = {
    "blows, and cards that can be anything": ("cata blow", "pepin blow", "pepin any", "zoe any", "duel any"),
    "a character among anything": ("zoe face", "jody any", "duel any", "switch any"),
    "no card that can be anything": ("cata blow", "pepin", "duel", "zoe face", "jody face"),
    "all four sets": ("cata blow", "zoe face", "pepin", "duel", "jody any", "cata any"),
    "cards that are known": ("cata: cata", "pepin blow", "cata", "duel", "duel: duel"),
    "nothing but played cards": ("cata", "pepin", "pepin", "duel"),
    "played cards among anything": ("cata", "duel", "zoe any", "pepin any"),
}


@pytest.mark.parametrize("draw", [deal_anew, sample_world, sample_nearby])
@pytest.mark.parametrize("name", DEALS)
def test_one_deal_is_a_uniform_draw_if_no_card_counts_in_a_sum(
    name: str, draw: Callable[[Worlds, Random], None]
) -> None:
    worlds, rng = worlds_of(*DEALS[name]), Random(name)
    wanted = possible(worlds)
    draws = 40 * len(wanted)
    found: Counter[Kinds] = Counter()
    for _ in range(draws):
        draw(worlds, rng)
        found[world(worlds)] += 1
    assert found.keys() == wanted.keys()
    assert distance(found, wanted) < 0.03


def test_a_deal_does_not_touch_cards_with_sums_or_with_other_masks() -> None:
    worlds = worlds_of("cata", "duel: duel pepin", "pepin", "accident", "duel")
    worlds.bound([(0, GAIN), (2, GAIN)], 25, 25)
    rng, found = Random(1), set()
    for _ in range(30):
        deal_anew(worlds, rng)
        found.add(tuple(worlds.kinds))
    laid = [KIND_OF[name] for name in ("cata", "duel", "pepin")]
    assert found == {
        (*laid, *rest) for rest in ((KIND_OF["accident"], KIND_OF["duel"]), (KIND_OF["duel"], KIND_OF["accident"]))
    }


def sums() -> Worlds:
    worlds = worlds_of("cata", "pepin", "pepin", "accident", "duel", "accident")
    worlds.bound([(0, GAIN), (1, GAIN), (2, GAIN)], 30, 30)
    return worlds


def a_sum_of_two() -> Worlds:
    worlds = worlds_of("accident", "duel", "pepin", "pepin", "switch")
    worlds.bound([(0, GAIN), (1, GAIN)], 10, 10)
    return worlds


def two_sums() -> Worlds:
    worlds = worlds_of("cata", "accident", "accident", "accident", "duel", "pepin")
    worlds.bound([(0, GAIN), (1, GAIN)], 30, 30)
    worlds.bound([(1, GAIN), (2, GAIN), (3, LOSS)], 5, 15)
    return worlds


def overlaps() -> Worlds:
    return worlds_of("cata: cata duel pepin", "duel: duel pepin", "pepin: pepin cata duel")


def fork() -> Worlds:
    worlds = worlds_of("cata: cata pepin", "duel", "pepin", "switch: switch duel")
    bag = [0, 1, 3]
    worlds.leave(bag, mask("cata duel switch"))
    return worlds


def fork_and_sum() -> Worlds:
    worlds = worlds_of("cata: cata pepin", "accident", "pepin", "duel")
    bag = [0, 1]
    gone = worlds.leave(bag, BLOW)
    worlds.bound([(gone, GAIN), (2, GAIN)], 15, 25)
    return worlds


def forks() -> Worlds:
    worlds = worlds_of("cata: cata pepin", "duel", "pepin", "switch: switch pepin")
    bag, other = [0, 1], [2, 3]
    other.append(worlds.leave(bag, PLAYED))
    worlds.leave(other, mask("pepin cata"))
    return worlds


TANGLES = {each.__name__: each for each in (sums, a_sum_of_two, two_sums, overlaps, fork, fork_and_sum, forks)}


@pytest.mark.parametrize(("walk", "times"), [(sample_world, 8), (sample_nearby, 40)])
@pytest.mark.parametrize("name", TANGLES)
def test_a_walk_visits_all_consistent_worlds_about_equally_often(
    name: str, walk: Callable[[Worlds, Random], None], times: int
) -> None:
    worlds, rng = TANGLES[name](), Random(name)
    wanted = possible(worlds)
    assert len(wanted) > 2
    found: Counter[Kinds] = Counter()
    for _ in range(times * max(25, len(wanted))):
        walk(worlds, rng)
        found[world(worlds)] += 1
    check(worlds)
    assert found.keys() <= wanted.keys(), "a world that does not fit"
    assert {each for each, ways in wanted.items() if ways * found.total() > 7 * wanted.total()} <= found.keys()
    assert distance(found, wanted) < 0.05


@pytest.mark.parametrize("name", TANGLES)
def test_the_end_of_a_walk_hardly_depends_on_its_start(name: str) -> None:
    worlds, rng = TANGLES[name](), Random(name)
    wanted = possible(worlds)
    found: Counter[Kinds] = Counter()
    for _ in range(max(200, 8 * len(wanted))):
        again = worlds.copy()
        sample_world(again, rng)
        found[world(again)] += 1
    assert distance(found, wanted) < 0.12


@pytest.mark.parametrize("seed", range(20))
def test_every_world_that_a_walk_reaches_is_consistent(seed: int) -> None:
    rng = Random(seed)
    story = Story(rng, "pepin pepin accident accident cata cata duel duel jouvence jouvence miracle switch", 4)
    for _ in range(8):
        story.go_on()
        sample_world(story.worlds, rng)
        assert fits(story.worlds, world(story.worlds))
        assert story.worlds.misfit == 0
        check(story.worlds)
