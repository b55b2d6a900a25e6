"""What memories deduce from draws, settled characters and turns (A2.3, A3)."""

from __future__ import annotations

import pytest
from deadpan_au_pire_tu_meurs.rules import events as told
from deadpan_au_pire_tu_meurs.rules.memory import NOBODY

from deadpan.kernel.types import Event
from games.au_pire_tu_meurs.tests.hearing import ANY, BEGIN, FACES, PLAYED, can_be, heard, opening, years

# -- drawing and settling (A2.3, A3.1, A3.3) ---------------------------------------------------------------------------


def test_the_top_card_is_drawn_and_only_its_player_learns_which() -> None:
    for events, seen in (((told.CardDrawn(0, "cata"),), "cata"), ((), PLAYED)):
        start = opening()
        top, *rest = heard(start).pile
        memory = heard(start, *BEGIN, *events)
        assert memory.pile == rest
        assert memory.hands[0][-1] == top
        assert can_be(memory, top) == [seen]


def test_a_drawn_character_waits_and_only_its_player_learns_which() -> None:
    came = told.CharacterCame(0, drawn=True)
    for events, seen in (((came, told.CharacterSeen(0, "zoe")), "zoe"), ((came,), FACES)):
        start = opening()
        top = heard(start).pile[0]
        memory = heard(start, *BEGIN, *events)
        assert memory.newcomer == top
        assert top not in memory.hands[0]
        assert can_be(memory, top) == [seen]


@pytest.mark.parametrize("taken", [True, False])
def test_of_two_characters_one_goes_under_the_pile(taken: bool) -> None:
    came = [told.CharacterCame(0, drawn=True), told.CharacterSeen(0, "zoe")]
    dealt = told.Dealt(0, "jody", ("cata", "cata", "duel"), ())
    memory = heard(opening(), dealt, *BEGIN, *came, told.Settled(0, taken))
    assert memory.newcomer == NOBODY
    assert can_be(memory, memory.identities[0]) == ["zoe" if taken else "jody"]
    assert can_be(memory, memory.pile[-1]) == ["jody" if taken else "zoe"]
    assert can_be(memory, memory.pile[:-1]) == [ANY] * (len(memory.pile) - 1)
    assert len(memory.hands[0]) == 3


def test_year_bounds_follow_a_new_character() -> None:
    came = [told.CharacterCame(0, drawn=True), told.CharacterSeen(0, "zoe")]
    dealt = told.Dealt(0, "jody", ("cata", "cata", "duel"), ())
    memory = heard(opening(), dealt, *BEGIN, *came)
    before = years(memory, 0)[0]
    memory = heard(opening(), dealt, *BEGIN, *came, told.Settled(0, taken=True))
    assert years(memory, 0)[0] == (before[0] - 50 + 60, before[1] - 50 + 60)
    assert years(memory, 0)[1] == (0, 0)


def test_a_character_of_a_starting_hand_proves_that_earlier_seats_have_none() -> None:
    start = opening(hands=(2, 2, 2, 2), life=(0,) * 4, first=3)
    memory = heard(start, told.Started(3), told.CharacterCame(2, drawn=False))
    assert [can_be(memory, hand) for hand in memory.hands] == [[PLAYED] * 2, [PLAYED] * 2, [ANY], [PLAYED] * 2]
    memory = heard(start, told.Started(3), told.CharacterCame(3, drawn=False))
    assert [can_be(memory, hand) for hand in memory.hands] == [[ANY] * 2, [ANY] * 2, [ANY] * 2, [ANY]]
    memory = heard(start, told.Started(3), told.CharacterCame(0, drawn=False))
    assert [can_be(memory, hand) for hand in memory.hands] == [[ANY], [ANY] * 2, [ANY] * 2, [PLAYED] * 2]
    assert can_be(memory, memory.newcomer) == [FACES]


def test_a_seat_with_a_character_in_hand_knows_which_it_is() -> None:
    dealt = told.Dealt(0, "zoe", ("cata", "zack", "jody"), ())
    came = told.CharacterCame(0, drawn=False), told.CharacterSeen(0, "zack")
    memory = heard(opening(), told.Started(0), dealt, *came)
    assert can_be(memory, memory.newcomer) == ["zack"]
    assert can_be(memory, memory.hands[0]) == ["cata", "jody"]


def test_a_settled_starting_hand_is_filled_up_before_the_next_seat_is_asked() -> None:
    came = told.CharacterCame(0, drawn=False)
    events = [told.Started(0), came, told.Settled(0, taken=False), told.Drawn(0), told.CharacterCame(1, drawn=False)]
    memory = heard(opening(), *events)
    assert [len(hand) for hand in memory.hands] == [3, 2, 3]
    assert can_be(memory, memory.hands[0]) == [PLAYED] * 3
    assert can_be(memory, memory.newcomer) == [FACES]


def test_a_character_that_is_not_replaced_leaves_only_characters_in_the_pile() -> None:
    cards = "pepin pepin cata duel zack felicity zoe jody joshua franck"
    start = opening(cards, hands=(2, 2, 1))
    settled = told.Started(0), told.CharacterCame(0, drawn=False), told.Settled(0, taken=False)
    memory = heard(start, *settled, told.TurnBegan(0))
    assert can_be(memory, memory.pile) == [FACES] * 3
    memory = heard(opening(), *settled, told.Drawn(0), told.TurnBegan(0))
    assert can_be(memory, memory.pile[:-1]) == [ANY] * (len(memory.pile) - 1)


def test_a_character_settled_in_a_turn_tells_nothing_about_the_pile() -> None:
    came = told.CharacterCame(0, drawn=True)
    memory = heard(opening(), *BEGIN, came, told.Settled(0, taken=False))
    assert can_be(memory, memory.pile) == [ANY] * (len(memory.pile) - 1) + [FACES]


# -- turns (A3.2) ------------------------------------------------------------------------------------------------------


def test_when_the_first_turn_begins_no_hand_holds_a_character() -> None:
    memory = heard(opening(), told.Started(0))
    assert can_be(memory, memory.hands[1]) == [ANY] * 3
    memory = heard(opening(), told.Started(0), told.TurnBegan(0))
    assert [can_be(memory, hand) for hand in memory.hands] == [[PLAYED] * 3] * 3


IDLE = (told.TurnBegan(0), told.TurnBegan(1))
SHORT = "reverse reverse miracle miracle punition transfert pioche duel zack felicity zoe"


def test_a_player_who_plays_no_card_holds_no_playable_card() -> None:
    memory = heard(opening(SHORT, hands=(2, 1, 0), life=(1, 0, 0)), *IDLE)
    assert can_be(memory, memory.hands[0]) == ["reverse miracle"] * 2
    assert can_be(memory, memory.hands[1]) == [PLAYED]


def test_without_a_life_pile_transfert_and_pioche_are_not_playable() -> None:
    memory = heard(opening(SHORT, hands=(2, 1, 0), life=(0, 1, 0)), *IDLE)
    assert can_be(memory, memory.hands[0]) == ["reverse miracle transfert pioche"] * 2


def test_without_a_card_in_another_hand_punition_is_not_playable() -> None:
    memory = heard(opening(SHORT, hands=(2, 0, 0), life=(1, 0, 0)), *IDLE)
    assert can_be(memory, memory.hands[0]) == ["reverse punition miracle"] * 2
    memory = heard(opening(SHORT, hands=(2, 0, 0), life=(0, 0, 0)), *IDLE)
    assert can_be(memory, memory.hands[0]) == ["reverse punition miracle transfert pioche"] * 2


@pytest.mark.parametrize(
    "card",
    [told.Given(0, 1), told.Rejuvenated(0), told.Played(0, "switch", (1, 2)), told.Played(0, "duel", (1,))],
    ids=lambda event: type(event).__name__,
)
def test_a_hand_that_a_card_was_played_from_can_hold_playable_cards(card: Event) -> None:
    memory = heard(opening(), told.TurnBegan(0), card, told.TurnBegan(1))
    assert can_be(memory, memory.hands[0]) == [PLAYED] * 2


def test_a_blow_given_by_another_player_is_not_the_card_of_the_turn() -> None:
    """For example the prize of a duel, if the other player won it."""
    events = [told.TurnBegan(0), told.Answered(1, "reverse"), told.Given(1, 0), told.Answered(0, None), told.Landed(0)]
    memory = heard(opening(SHORT + " pepin", hands=(2, 2, 1), life=(1, 0, 0)), *events, told.TurnBegan(1))
    assert can_be(memory, memory.hands[0]) == ["reverse miracle"] * 2


def test_each_turn_requires_a_card_of_its_own() -> None:
    cards = SHORT + " pepin jouvence"
    events = [told.TurnBegan(0), told.Rejuvenated(0), told.TurnBegan(1), told.TurnBegan(2)]
    memory = heard(opening(cards, hands=(2, 2, 2)), *events)
    assert can_be(memory, memory.hands[0]) == [PLAYED]
    assert can_be(memory, memory.hands[1]) == ["reverse miracle transfert pioche"] * 2
    assert can_be(memory, memory.hands[2]) == [PLAYED] * 2
