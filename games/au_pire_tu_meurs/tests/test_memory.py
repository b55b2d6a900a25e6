"""What a seat knows at the start, and copies of memories."""

from __future__ import annotations

import pytest
from deadpan_au_pire_tu_meurs.rules import events as told
from deadpan_au_pire_tu_meurs.rules.lineages import Lineage, Lineages
from deadpan_au_pire_tu_meurs.rules.memory import NOBODY, Memory, mask_of
from deadpan_au_pire_tu_meurs.rules.worlds import Worlds

from games.au_pire_tu_meurs.tests.hearing import ANY, BEGIN, FACES, PLAYED, can_be, examine, heard, opening, years
from games.au_pire_tu_meurs.tests.possible import names

# -- at the start ------------------------------------------------------------------------------------------------------


def test_at_first_only_the_sizes_are_known() -> None:
    start = opening(hands=(2, 3, 1), life=(0, 1, 2), first=2)
    memory = heard(start)
    assert [len(hand) for hand in memory.hands] == [2, 3, 1]
    assert [len(life) for life in memory.lives] == [0, 1, 2]
    assert len(memory.pile) == start.pile_size
    assert can_be(memory, memory.identities) == [FACES] * 3
    assert can_be(memory, memory.lives[2]) == [PLAYED] * 2
    assert can_be(memory, [*memory.hands[1], *memory.pile]) == [ANY] * (3 + start.pile_size)
    assert (memory.flight, memory.newcomer, memory.open_card) == (NOBODY, NOBODY, NOBODY)
    assert [years(memory, seat)[0] for seat in range(3)] == [(20, 80), (0, 90), (-20, 100)]
    assert [years(memory, seat)[1] for seat in range(3)] == [(0, 0), (0, 20), (0, 40)]


def test_the_mask_of_a_card_is_that_card_alone() -> None:
    assert [names(mask_of(name)) for name in ("pepin", "cata", "anibal")] == ["pepin", "cata", "anibal"]


def test_a_dealt_seat_knows_its_own_cards_and_nothing_else() -> None:
    start = opening(hands=(3, 3, 3), life=(1, 1, 0))
    dealt = told.Dealt(0, "zoe", ("cata", "duel", "jody"), ("pepin",))
    memory = heard(start, told.Started(0), dealt)
    assert can_be(memory, memory.identities[0]) == ["zoe"]
    assert can_be(memory, memory.hands[0]) == ["cata", "duel", "jody"]
    assert can_be(memory, memory.lives[0]) == ["pepin"]
    assert can_be(memory, memory.hands[1]) == [ANY] * 3
    assert can_be(memory, memory.lives[1]) == [PLAYED]


# -- copies ------------------------------------------------------------------------------------------------------------

TALE = (
    told.Dealt(0, "zoe", ("cata", "duel", "reverse"), ()), *BEGIN, told.CardDrawn(0, "switch"),
    told.Played(0, "duel", (1,)), told.SumsShown(0, 1, 0, 15), told.Duelled(0, 1, 1), told.Given(1, 0),
)  # fmt: skip
WITH_LIVES = opening(life=(0, 2, 2))


def everything(memory: Memory[Worlds]) -> tuple[object, ...]:
    worlds, year_bounds = memory.worlds, [years(memory, seat) for seat in range(3)]
    bags = [list(memory.identities), [list(life) for life in memory.lives], [list(hand) for hand in memory.hands]]
    loose = memory.flight, memory.newcomer, memory.open_card
    clock = memory.first, memory.turns, memory.actor, memory.has_played
    known = list(worlds.kinds), list(worlds.lineage_mask), list(worlds.paths), list(worlds.lowest)
    return bags, list(memory.pile), loose, clock, year_bounds, dict(memory.shown), known


def test_a_copy_is_equal_and_independent() -> None:
    memory = heard(WITH_LIVES, *TALE)
    before, twin = everything(memory), memory.copy()
    assert everything(twin) == before
    twin.hear([told.Landed(0), told.TurnBegan(1), told.Drawn(1), told.Accused(1, 2), told.BalanceShown(1, 2, 30)])
    assert everything(memory) == before
    assert everything(twin) != before
    examine(twin, WITH_LIVES)


@pytest.mark.parametrize("known", [Worlds, Lineages])
def test_the_present_knows_where_cards_are_without_their_history(known: type[Lineages]) -> None:
    memory = heard(WITH_LIVES, *TALE)
    now = memory.present(known)
    assert (now.worlds.forks, now.worlds.total, now.shown) == ([], [], {})
    assert type(now.worlds) is known
    for there, here in zip(places(now), places(memory), strict=True):
        assert [names(now.worlds.lineage_mask[card]) for card in there] == [
            names(memory.worlds.lineage_mask[card]) for card in here
        ]
        assert [now.worlds.kind(card) for card in there] == [memory.worlds.kind(card) for card in here]
    assert (now.first, now.turns, now.actor, now.has_played) == (0, 1, 0, True)
    assert [(bounds.low, bounds.high) for bounds in now.year_bounds] == [
        (bounds.low, bounds.high) for bounds in memory.year_bounds
    ]
    assert (now.flight != NOBODY, now.newcomer, now.open_card != NOBODY) == (True, NOBODY, True)


def places(memory: Memory[Lineages] | Memory[Worlds]) -> list[list[Lineage]]:
    loose = [card for card in (memory.flight, memory.newcomer, memory.open_card) if card != NOBODY]
    return [memory.identities, memory.pile, *memory.hands, *memory.lives, loose]
