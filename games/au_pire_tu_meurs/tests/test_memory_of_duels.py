"""What memories deduce from duels, accusations and spectres (A4.3, A6, A7)."""

from __future__ import annotations

from typing import Any

import pytest
from deadpan_au_pire_tu_meurs.rules import events as told
from deadpan_au_pire_tu_meurs.rules.cards import CARDS
from deadpan_au_pire_tu_meurs.rules.lineages import BALANCE, GAIN
from deadpan_au_pire_tu_meurs.rules.memory import NOBODY, Memory
from deadpan_au_pire_tu_meurs.rules.worlds import Worlds

from deadpan.kernel.types import Event
from games.au_pire_tu_meurs.tests.hearing import (
    BLOWS,
    FACES,
    HARMLESS,
    MANY,
    PLAYED,
    can_be,
    examine,
    heard,
    opening,
    years,
)
from games.au_pire_tu_meurs.tests.possible import names

# -- duels and accusations (A4.3, A6) ----------------------------------------------------------------------------------

DUEL = (told.TurnBegan(0), told.Played(0, "duel", (1,)))


def held(memory: Memory[Worlds], seat: int) -> int:
    """The years of the blows on a life pile, in the world that the memory holds."""
    return sum(memory.worlds.scales[GAIN][memory.worlds.kind(card)] for card in memory.lives[seat])


@pytest.mark.parametrize(
    ("winner", "by", "on"),
    [(0, BLOWS, "pepin accident " + HARMLESS), (1, "pepin accident " + HARMLESS, BLOWS), (None, PLAYED, PLAYED)],
)
def test_the_winner_of_a_duel_has_the_higher_sum_of_blows(winner: int | None, by: str, on: str) -> None:
    start = opening(life=(1, 1, 1))
    memory = heard(start, *DUEL, told.Duelled(0, 1, winner))
    assert set(can_be(memory, memory.lives[0])[0].split()) == set(by.split())
    assert set(can_be(memory, memory.lives[1])[0].split()) == set(on.split())
    assert can_be(memory, memory.lives[2]) == [PLAYED]
    order = held(memory, 0) - held(memory, 1)
    assert (order > 0, order < 0) == (winner == 0, winner == 1)
    assert (memory.open_card == NOBODY) == (winner is None)


def test_a_drawn_duel_proves_equal_sums() -> None:
    others = (told.TurnBegan(1), told.Played(1, "duel", (2,)), told.Duelled(1, 2, None))
    memory = heard(opening(life=(0, 1, 0)), *others)
    assert can_be(memory, memory.lives[1]) == [HARMLESS]
    memory = heard(opening(life=(1, 1, 0)), dealt_with("cata"), *DUEL, told.Duelled(0, 1, None))
    assert can_be(memory, memory.lives[1]) == ["cata"]
    assert can_be(memory, memory.pile[-1]) == ["duel"]


def dealt_with(*life: Any) -> told.Dealt:
    return told.Dealt(0, "jody", ("duel", "duel", "switch"), life)


def test_duellists_see_both_sums() -> None:
    shown = told.SumsShown(0, 1, 20, 15)
    memory = heard(opening(life=(1, 2, 1)), *DUEL, shown, told.Duelled(0, 1, 0))
    assert can_be(memory, memory.lives[0]) == ["cata"]
    assert can_be(memory, memory.lives[1]) == ["pepin accident"] * 2
    assert len(memory.worlds.total) == 1  # the winner adds nothing to the sums
    assert [years(memory, seat)[1] for seat in range(3)] == [(20, 20), (15, 15), (0, 20)]
    assert held(memory, 1) == 15


def test_a_duel_card_is_open_until_the_prize_has_landed() -> None:
    won = (*DUEL, told.Duelled(0, 1, 0), told.Given(0, 1))
    start = opening(life=(1, 0, 0))
    memory = heard(start, *won)
    assert can_be(memory, memory.open_card) == ["duel"]
    memory = heard(start, *won, told.Answered(1, "reverse"), told.Answered(0, None), told.Landed(0))
    assert memory.open_card == NOBODY
    assert [names(memory.worlds.lineage_mask[card]) for card in memory.pile[-2:]] == ["reverse", "duel"]


def test_a_winner_without_a_prize_holds_no_blow() -> None:
    memory = heard(opening(life=(1, 0, 0)), *DUEL, told.Duelled(0, 1, 0), told.NoPrize(0, 1))
    assert can_be(memory, memory.hands[0]) == [HARMLESS] * 2
    assert can_be(memory, memory.hands[1]) == [PLAYED] * 3
    assert can_be(memory, memory.pile[-1]) == ["duel"]


def test_a_shown_balance_restricts_the_character() -> None:
    accused = (told.TurnBegan(0), told.Accused(0, 1), told.BalanceShown(0, 1, 40))
    memory = heard(opening("cata duel pepin pepin zack zoe anibal", hands=(1, 1, 0), life=(0, 1, 0)), *accused)
    assert can_be(memory, memory.identities[1]) == ["zoe jody joshua franck archibald"]
    held = [CARDS[memory.worlds.kind(card)] for card in (memory.identities[1], *memory.lives[1])]
    assert held == ["zoe", "cata"]
    assert years(memory, 1)[0] == (40, 40)
    assert years(memory, 2)[0] == (20, 80)


@pytest.mark.parametrize(
    ("after", "faces", "range_"),
    [
        (told.Eliminated(1, "accused"), "anibal", (0, 0)),
        (told.NoRetaliation(1, 0), FACES, (1, 90)),
    ],
)
def test_other_seats_learn_whether_the_accused_had_years_left(
    after: Event, faces: str, range_: tuple[int, int]
) -> None:
    cards = MANY.replace("joshua", "anibal")
    memory = heard(opening(cards, life=(0, 1, 0)), told.TurnBegan(0), told.Accused(0, 1), after)
    assert can_be(memory, memory.identities[1]) == [faces]
    assert years(memory, 1)[0] == range_
    left = sum(memory.worlds.scales[BALANCE][memory.worlds.kind(card)] for card in memory.lives[1])
    left += memory.worlds.scales[BALANCE][memory.worlds.kind(memory.identities[1])]
    assert (left > 0) == (range_[1] > 0)


def test_a_retaliation_passes_a_blow_on() -> None:
    accused = (told.TurnBegan(0), told.Accused(0, 1))
    for seen, known in ((told.BlowSeen(1, 0, "cata"), "cata"), (None, BLOWS)):
        retaliated = (told.Retaliated(1, 0),) if seen is None else (told.Retaliated(1, 0), seen)
        memory = heard(opening(life=(0, 1, 0)), *accused, *retaliated)
        assert can_be(memory, memory.lives[0]) == [known]
        assert memory.lives[1] == []


def test_no_retaliation_proves_that_there_is_no_blow_and_so_does_a_fading_spectre() -> None:
    for event in (told.NoRetaliation(1, 0), told.Faded(1)):
        memory = heard(opening(life=(2, 2, 0)), told.TurnBegan(0), event)
        assert can_be(memory, memory.lives[1]) == [HARMLESS] * 2
        assert can_be(memory, memory.lives[0]) == [PLAYED] * 2


@pytest.mark.parametrize(("seen", "known"), [((told.BlowSeen(2, 1, "cata"),), "cata"), ((), BLOWS)])
def test_a_spectre_gives_a_blow_of_its_life_pile(seen: tuple[Event, ...], known: str) -> None:
    memory = heard(opening(hands=(3, 3, 0), life=(0, 0, 1)), told.TurnBegan(2), told.Haunted(2, 1), *seen)
    assert can_be(memory, memory.flight) == [known]
    assert memory.lives[2] == []
    low, high = (-20, -20) if seen else (-20, -5)
    assert years(memory, 2)[0] == (0 - high, 90 - low)


def test_a_sum_that_is_shown_again_restricts_the_cards_that_came_and_went() -> None:
    cards = "cata cata pepin pepin pepin accident accident duel duel zack felicity zoe"
    start = opening(cards, hands=(2, 2, 1), life=(1, 2, 0))
    shown = [*DUEL, told.SumsShown(0, 1, 20, 15), told.Duelled(0, 1, 0)]
    came = [told.Given(0, 1), told.BlowSeen(0, 1, "pepin"), told.Landed(1)]
    again = [told.TurnBegan(1), told.Played(1, "duel", (0,)), told.SumsShown(1, 0, 20, 20), told.Duelled(1, 0, None)]
    memory = heard(start, *shown, *came, *again)
    assert held(memory, 1) == 20
    assert len(memory.worlds.total) == 1  # the Pépin explains the whole difference
    unseen = [told.Given(0, 1), told.Landed(1), *again]
    memory = heard(start, *shown, *unseen)
    assert can_be(memory, memory.lives[1][2]) == ["pepin"]
    gone = [told.Given(0, 2), told.Landed(2), told.Retaliated(1, 2), told.TurnBegan(1), told.Played(1, "duel", (0,))]
    memory = heard(start, *shown, *gone, told.SumsShown(1, 0, 5, 20))
    assert can_be(memory, memory.lives[2][1]) == ["accident"]
    assert held(memory, 1) == 5


def test_a_life_pile_from_which_a_blow_is_requested_holds_one() -> None:
    start = opening(life=(0, 2, 1))
    memory = heard(start)
    memory.awaits_blow(2)
    assert can_be(memory, memory.lives[2]) == [BLOWS]
    memory.awaits_blow(1)
    assert can_be(memory, memory.lives[1]) == [PLAYED] * 2
    assert held(memory, 1) > 0
    examine(memory, start)
