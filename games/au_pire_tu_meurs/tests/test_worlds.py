"""The world that `Worlds` holds: moves to other worlds, and repairs when more becomes known."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from deadpan_au_pire_tu_meurs.rules import worlds as module
from deadpan_au_pire_tu_meurs.rules.cards import KIND_OF
from deadpan_au_pire_tu_meurs.rules.lineages import BLOW, ENDLESS, GAIN, LOSS, PLAYED, Lineages, scales
from deadpan_au_pire_tu_meurs.rules.worlds import FREE, MISPLACED, Unmendable, Worlds

from games.au_pire_tu_meurs.tests.possible import Story, check, fits, mask, world

CARDS = "pepin pepin accident cata cata duel duel jouvence"


def worlds_of(*cards: str) -> Worlds:
    """Cards written as ``"cata"`` or, with the kinds they can be, ``"cata: pepin cata"``."""
    worlds = Worlds(scales(10))
    for card in cards:
        kind, _, can_be = card.partition(":")
        worlds.add(KIND_OF[kind], mask(can_be) if can_be else PLAYED)
    return worlds


def tangled(seed: int, steps: int = 6, cards: str = CARDS) -> Worlds:
    """A consistent world after some random facts became known."""
    story = Story(Random(f"tangled {seed}"), cards, 3)
    for _ in range(steps):
        story.go_on()
    return story.worlds


def kinds(names: str) -> list[int]:
    return [KIND_OF[name] for name in names.split()]


def moves(worlds: Worlds) -> list[tuple[int, int, int]]:
    """Every exchange (third item -1) and every crossing."""
    cards = range(len(worlds.kinds))
    found = [(one, other, -1) for one in cards for other in cards if one != other]
    for fork in worlds.forks:
        found += [(one, other, way) for one in fork for other in fork if one != other for way in (0, 1)]
    return found


def make(worlds: Worlds, move: tuple[int, int, int], most: int = 0) -> bool:
    one, other, way = move
    return worlds.exchange(one, other, most) if way < 0 else worlds.cross(one, other, bool(way), most)


def state(worlds: Worlds) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """The world that is held: the kind and the path of every card."""
    return tuple(worlds.kinds), tuple(worlds.paths)


def after(worlds: Worlds, move: tuple[int, int, int]) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """The world that a move should lead to."""
    one, other, way = move
    laid, paths = list(worlds.kinds), list(worlds.paths)
    if way < 0:
        first, second = one, other
    else:
        first, second = worlds.lineage_card[one], worlds.lineage_card[other]
        cut, other_cut = paths[first].index(one), paths[second].index(other)
        paths[first], paths[second] = (
            paths[first][:cut] + paths[second][other_cut:],
            paths[second][:other_cut] + paths[first][cut:],
        )
    if way:
        laid[first], laid[second] = laid[second], laid[first]
    return tuple(laid), tuple(paths)


# -- moves between worlds ----------------------------------------------------------------------------------------------


def test_two_cards_exchange_their_kinds_if_both_masks_allow_it() -> None:
    worlds = worlds_of("cata", "duel: duel cata", "pepin: pepin duel")
    assert worlds.exchange(0, 1)
    assert worlds.kinds == kinds("duel cata pepin")
    assert not worlds.exchange(1, 2)
    assert not worlds.exchange(2, 1)
    assert worlds.kinds == kinds("duel cata pepin")


def test_an_exchange_that_would_break_a_sum_is_not_made() -> None:
    worlds = worlds_of("cata", "duel", "accident")
    worlds.bound([(0, GAIN), (1, LOSS)], 5, ENDLESS)
    assert not worlds.exchange(0, 1)
    assert (worlds.kinds, worlds.total, worlds.misfit) == (kinds("cata duel accident"), [20], 0)
    assert worlds.exchange(0, 2)
    assert (worlds.kinds, worlds.total) == (kinds("accident duel cata"), [10])


def test_two_cards_take_each_others_way_out_of_a_fork() -> None:
    worlds = worlds_of("cata", "duel: duel pepin", "pepin: pepin")
    bag = [0, 1]
    gone = worlds.leave(bag, mask("cata duel"))
    stays = bag[0]
    assert (worlds.kind(gone), worlds.kind(stays)) == (KIND_OF["cata"], KIND_OF["duel"])
    assert worlds.cross(gone, stays, kinds_follow=False)
    assert (worlds.kind(gone), worlds.kind(stays)) == (KIND_OF["duel"], KIND_OF["cata"])
    assert worlds.kinds == kinds("cata duel pepin")  # each keeps the kind it had before the fork
    check(worlds)
    assert not worlds.cross(gone, stays, kinds_follow=True)  # the second card cannot be a Cata
    assert worlds.kinds == kinds("cata duel pepin")
    check(worlds)


def test_a_crossing_that_would_break_a_sum_is_not_made() -> None:
    worlds = worlds_of("cata", "duel: duel pepin", "pepin")
    bag = [0, 1]
    gone = worlds.leave(bag, PLAYED)
    worlds.bound([(gone, GAIN), (2, GAIN)], 20, 25)
    before = state(worlds)
    assert not worlds.cross(gone, bag[0], kinds_follow=False)
    assert (state(worlds), worlds.total, worlds.misfit) == (before, [25], 0)
    check(worlds)


@pytest.mark.parametrize("seed", range(12))
def test_a_move_is_made_exactly_if_it_leads_to_a_consistent_world(seed: int) -> None:
    worlds = tangled(seed)
    for move in moves(worlds):
        before, aim = state(worlds), after(worlds, move)
        trial = worlds.copy()
        make(trial, move, FREE)
        assert state(trial) == aim
        check(trial)
        is_fit = fits(trial, world(trial))
        assert (trial.misfit == 0) == is_fit
        assert make(worlds, move) == is_fit
        assert state(worlds) == (aim if is_fit else before)
        assert worlds.misfit == 0
        check(worlds)


@pytest.mark.parametrize("seed", range(8))
def test_the_misfit_depends_on_the_world_alone(seed: int) -> None:
    worlds, rng = tangled(seed), Random(seed)
    misfit = {state(worlds): 0}
    for _ in range(300):
        move = rng.choice(moves(worlds))
        before, was = state(worlds), worlds.misfit
        make(worlds, move, FREE)
        assert misfit.setdefault(state(worlds), worlds.misfit) == worlds.misfit
        assert (worlds.misfit == 0) == fits(worlds, world(worlds))
        make(worlds, move, FREE)
        assert (state(worlds), worlds.misfit) == (before, was)  # every move is its own inverse
        make(worlds, move, FREE if rng.random() < 0.8 else worlds.misfit)
        check(worlds)


def test_a_move_is_made_as_long_as_the_misfit_stays_within_the_limit() -> None:
    worlds = worlds_of("cata: cata", "duel: duel", "pepin: pepin cata")
    assert not worlds.exchange(0, 1, 2 * MISPLACED - 1)
    assert worlds.exchange(0, 1, 2 * MISPLACED)
    assert worlds.misfit == 2 * MISPLACED
    assert not worlds.exchange(1, 2, 2 * MISPLACED - 1)
    assert worlds.exchange(1, 2, 2 * MISPLACED)
    assert (worlds.kinds, worlds.misfit) == (kinds("duel pepin cata"), 2 * MISPLACED)


def test_the_misfit_of_a_sum_grows_with_its_distance_but_is_bounded() -> None:
    worlds = worlds_of("cata", "pepin", "duel", "accident", "cata", "cata", "switch", "duel")
    worlds.bound([(0, GAIN), (1, GAIN), (2, GAIN)], 25, 25)

    def off(*exchanges: tuple[int, int]) -> int:
        """The misfit after these exchanges, which are undone afterwards."""
        for one, other in exchanges:
            assert worlds.exchange(one, other, FREE)
        misfit = worlds.misfit
        for one, other in reversed(exchanges):
            worlds.exchange(one, other, FREE)
        assert worlds.misfit == 0
        return misfit

    near, farther, far = off((2, 3)), off((2, 4)), off((2, 4), (1, 5))  # 10, 20 and 35 years too much
    assert 0 < near < farther < far < 2 * near
    assert (off((0, 3)), off((0, 6))) == (near, farther)  # 10 and 20 too few
    assert not worlds.exchange(2, 3, near - 1)
    assert worlds.exchange(2, 3, near)
    assert not worlds.exchange(2, 4, farther - 1)
    assert worlds.exchange(2, 4, farther)
    assert not worlds.exchange(2, 4, near - 1)
    assert worlds.exchange(2, 4, near)
    assert (worlds.total, worlds.misfit) == ([35], near)


# -- repairs -----------------------------------------------------------------------------------------------------------


def test_a_card_of_an_impossible_kind_exchanges_with_one_of_a_possible_kind() -> None:
    worlds = worlds_of("cata", "duel: duel cata", "pepin", "duel")
    worlds.restrict(0, mask("duel"))
    assert (worlds.kinds, worlds.misfit) == (kinds("duel cata pepin duel"), 0)


def test_a_repair_takes_no_kind_that_another_card_needs() -> None:
    worlds = worlds_of("cata", "duel: duel", "pepin: duel pepin", "duel")
    worlds.restrict(0, mask("duel"))
    assert (worlds.kinds, worlds.misfit) == (kinds("duel duel pepin cata"), 0)


def test_a_card_behind_a_fork_is_repaired_by_another_way_through_it() -> None:
    for seen in ("duel", "cata"):
        worlds = worlds_of("cata: cata", "duel: duel")
        bag = [0, 1]
        gone = worlds.leave(bag, PLAYED)
        worlds.restrict(gone, mask(seen))
        assert worlds.kind(gone) == KIND_OF[seen]
        assert worlds.kinds == kinds("cata duel")
        assert worlds.misfit == 0
        check(worlds)


def test_a_sum_that_needs_several_exchanges_is_repaired() -> None:
    worlds = worlds_of("duel", "duel", "duel", "cata: cata pepin", "pepin: cata pepin", "cata", "cata", "pepin")
    worlds.bound([(0, GAIN), (1, GAIN), (2, GAIN)], 45, 45)
    assert Counter(worlds.kinds[:3]) == Counter(kinds("cata cata pepin"))
    assert (worlds.total, worlds.misfit) == ([45], 0)
    check(worlds)


@pytest.mark.parametrize("seed", range(40))
def test_whatever_becomes_known_the_held_world_stays_consistent(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST_WALK", 150)
    monkeypatch.setattr(module, "MOST_ATTEMPTS", 4)
    story = Story(Random(f"mend {seed}"), CARDS + " accident pepin miracle switch", 3)
    cards = Counter(story.worlds.kinds)
    for _ in range(12):
        story.go_on()
        assert fits(story.worlds, tuple(story.truth)), "the story is not true"
        assert fits(story.worlds, world(story.worlds))
        assert story.worlds.misfit == 0
        assert Counter(story.worlds.kinds) == cards
        check(story.worlds)


def test_repairs_are_deterministic() -> None:
    for seed in range(6):
        assert state(tangled(seed, 10)) == state(tangled(seed, 10))


def test_without_a_consistent_world_the_search_raises_and_restores_the_world(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST_WALK", 30)
    monkeypatch.setattr(module, "MOST_ATTEMPTS", 2)
    worlds = worlds_of("accident", "duel", "switch", "cata", "cata: cata accident", "miracle")
    bag = [3, 4]
    worlds.leave(bag, BLOW)
    before = state(worlds)
    with pytest.raises(Unmendable):
        worlds.bound([(0, GAIN), (1, GAIN), (2, GAIN)], 25, 25)  # there is no Pépin
    assert state(worlds) == before
    assert worlds.total == [10]
    check(worlds)


def test_lineages_alone_repair_nothing() -> None:
    known = Lineages(scales(10))
    one, other = known.add(KIND_OF["cata"], PLAYED), known.add(KIND_OF["duel"], PLAYED)
    known.restrict(one, mask("duel"))
    known.bound([(one, GAIN), (other, GAIN)], 20, 20)
    assert known.kinds == kinds("cata duel")
