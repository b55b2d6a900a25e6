"""What memories deduce from blows, answers and open cards (A4, A5)."""

from __future__ import annotations

import pytest
from deadpan_au_pire_tu_meurs.rules import events as told
from deadpan_au_pire_tu_meurs.rules.memory import NOBODY

from deadpan.kernel.types import Event
from games.au_pire_tu_meurs.tests.hearing import BLOWS, FACES, PLAYED, can_be, heard, opening, years
from games.au_pire_tu_meurs.tests.possible import names

# -- blows and answers (A4.1, A5) --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seen", "known"), [((told.BlowSeen(0, 1, "cata"),), "cata"), ((), BLOWS)])
def test_a_blow_that_is_given_leaves_the_hand_and_lands(seen: tuple[Event, ...], known: str) -> None:
    given = (told.TurnBegan(0), told.Given(0, 1), *seen)
    memory = heard(opening(), *given)
    assert can_be(memory, memory.flight) == [known]
    assert [len(hand) for hand in memory.hands] == [2, 3, 3]
    memory = heard(opening(), *given, told.Answered(1, None), told.Landed(1))
    assert memory.flight == NOBODY
    assert can_be(memory, memory.lives[1]) == [known]
    assert memory.pile == heard(opening()).pile
    low, high = (20, 20) if seen else (5, 20)
    assert years(memory, 1) == ((20 - high, 80 - low), (low, high))


def test_an_answer_goes_under_the_pile_at_once() -> None:
    given = (told.TurnBegan(0), told.Given(0, 1), told.BlowSeen(0, 1, "cata"))
    memory = heard(opening(), *given, told.Answered(1, "reverse"), told.Answered(0, None), told.Landed(0))
    assert can_be(memory, memory.pile[-1]) == ["reverse"]
    assert [len(hand) for hand in memory.hands] == [2, 2, 3]
    assert can_be(memory, memory.lives[0]) == ["cata"]
    assert memory.lives[1] == []


def test_cards_are_drawn_in_the_order_in_which_they_went_under_the_pile() -> None:
    start = opening("pepin reverse switch duel zack felicity zoe", hands=(2, 1, 0), life=(0, 0, 0))
    events = [
        told.TurnBegan(0), told.Drawn(0), told.Played(0, "switch", (1, 2)), told.TurnBegan(1),
    ]  # fmt: skip
    memory = heard(start, *events)
    assert can_be(memory, memory.pile) == ["switch"]
    memory = heard(start, *events, told.Drawn(1))
    assert can_be(memory, memory.hands[1][-1]) == ["switch"]


# -- open cards (A4.2 to A4.9) -----------------------------------------------------------------------------------------


def test_a_jouvence_is_known_to_all() -> None:
    memory = heard(opening(), told.TurnBegan(0), told.Rejuvenated(0))
    assert can_be(memory, memory.lives[0]) == ["jouvence"]
    assert len(memory.hands[0]) == 2
    assert years(memory, 0) == ((30, 90), (0, 0))


@pytest.mark.parametrize(("seen", "known"), [((told.CardTaken(0, "cata"),), "cata"), ((), PLAYED)])
def test_a_transfert_brings_a_card_of_the_life_pile_into_the_hand(seen: tuple[Event, ...], known: str) -> None:
    start = opening(life=(1, 0, 0))
    memory = heard(start, told.TurnBegan(0), told.Played(0, "transfert", ()), *seen)
    assert can_be(memory, memory.hands[0]) == sorted([PLAYED, PLAYED, known])
    assert memory.lives[0] == []
    assert can_be(memory, memory.pile[-1]) == ["transfert"]
    assert memory.open_card == NOBODY
    low, high = (-20, -20) if seen else (-20, 10)
    assert years(memory, 0)[0] == (0 - high, 90 - low)


@pytest.mark.parametrize(("seen", "known"), [((told.CardBuried(0, "cata"),), "cata"), ((), PLAYED)])
def test_a_pioche_puts_a_card_of_the_life_pile_under_the_pile_and_then_itself(
    seen: tuple[Event, ...], known: str
) -> None:
    start = opening(life=(1, 0, 0))
    memory = heard(start, told.TurnBegan(0), told.Played(0, "pioche", ()), *seen)
    assert [names(memory.worlds.lineage_mask[card]) for card in memory.pile[-2:]] == [known, "pioche"]
    assert (memory.lives[0], len(memory.hands[0])) == ([], 2)


@pytest.mark.parametrize(("seen", "known"), [((told.PunishmentSeen(1, "cata"),), "cata"), ((), PLAYED)])
def test_a_punition_brings_a_card_of_the_hand_to_the_life_pile(seen: tuple[Event, ...], known: str) -> None:
    punished = (told.TurnBegan(0), told.Played(0, "punition", (1,)), told.Punished(1), *seen)
    for events in (punished, (*punished, told.TurnBegan(1))):
        memory = heard(opening(), *events)
        assert can_be(memory, memory.lives[1]) == [known]
        assert [len(hand) for hand in memory.hands] == [2, 2, 3]
        assert can_be(memory, memory.pile[-1]) == ["punition"]


def test_the_players_of_an_exchange_know_both_characters_and_others_neither() -> None:
    faces = told.CharactersSeen((0, 2), ("zoe", "jody"))
    memory = heard(opening(), told.TurnBegan(1), told.Played(1, "switch", (0, 2)), faces)
    assert [can_be(memory, face) for face in memory.identities] == [["zoe"], [FACES], ["jody"]]
    before = heard(opening()).identities
    assert memory.identities == [before[2], before[1], before[0]]
    memory = heard(opening(), told.TurnBegan(1), told.Played(1, "switch", (0, 2)))
    assert memory.identities == [before[2], before[1], before[0]]
    assert can_be(memory, memory.identities) == [FACES] * 3
    assert can_be(memory, memory.pile[-1]) == ["switch"]


def test_year_bounds_follow_an_exchange() -> None:
    dealt = told.Dealt(0, "jody", ("cata", "cata", "duel"), ())
    faces = told.CharactersSeen((0, 2), ("zoe", "jody"))
    memory = heard(opening(), dealt, told.TurnBegan(1), told.Played(1, "switch", (0, 2)), faces)
    assert years(memory, 0)[0] == (30, 90)  # as wide as before, and 10 higher, since Zoe has 10 years more than Jody
    assert years(memory, 2)[0] == (10, 70)


def test_a_mort_subite_is_open_until_it_is_answered_or_kills() -> None:
    struck = (told.TurnBegan(0), told.Played(0, "mort-subite", (1,)))
    memory = heard(opening(), *struck)
    assert can_be(memory, memory.open_card) == ["mort-subite"]
    size = len(memory.pile)

    memory = heard(opening(), *struck, told.Answered(1, "miracle"), told.Spared(1))
    assert memory.open_card == NOBODY
    assert can_be(memory, memory.hands[1]) == sorted(["mort-subite", PLAYED, PLAYED])
    assert (len(memory.pile), can_be(memory, memory.pile[-1])) == (size + 1, ["miracle"])

    memory = heard(opening(), *struck, told.Answered(1, None), told.Eliminated(1, "mort-subite"))
    assert (memory.open_card, memory.hands[1]) == (NOBODY, [])
    assert len(memory.pile) == size + 4
    assert can_be(memory, memory.pile[-1]) == ["mort-subite"]
    assert can_be(memory, memory.pile[-4:-1]) == [PLAYED] * 3


def test_the_order_in_which_a_hand_goes_under_the_pile_is_unknown() -> None:
    dealt = told.Dealt(1, "jody", ("cata", "duel", "reverse"), ())
    struck = (told.TurnBegan(0), told.Played(0, "mort-subite", (1,)), told.Answered(1, None))
    memory = heard(opening(), dealt, *struck, told.Eliminated(1, "mort-subite"))
    assert can_be(memory, memory.pile[-4:-1]) == ["cata duel reverse"] * 3
