"""The rules of Hush, one by one."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from deadpan_hush.rules import Hush
from deadpan_hush.types import Dealt, Drawn, Ended, Guess, Guessed, Play, State

from deadpan.kernel.errors import IllegalChoice, NotAsked, SetupError
from deadpan.kernel.types import Step

RULES = Hush()


def posed(hands: list[int | None], pile: list[int], turn: int = 0) -> Step[State]:
    """The opening of a table with these hands and pile; all other cards were played by seat 0."""
    deck = [card for card in range(1, 7) for _ in range(3)]
    for card in [*hands, *pile]:
        if card is not None:
            deck.remove(card)
    played = [deck[1:], *([] for _ in hands[1:])]
    setup = {"hands": hands, "pile": pile, "first": turn, "played": played, "aside": deck[0]}
    return RULES.pose(RULES.read_options({}), len(hands), setup, "")


def dealt(options: dict[str, Any], seats: int = 3, seed: str = "x") -> dict[str, Any]:
    return RULES.deal(RULES.read_options(options), seats, seed)


def test_h1_1_the_options_give_the_numbers_and_the_cards_of_each() -> None:
    for options, deck in (({}, 18), ({"highest": 4, "copies": 2}, 8), ({"highest": 9, "copies": 4}, 36)):
        setup = dealt(options)
        assert len([*setup["hands"], *setup["pile"], setup["aside"]]) == deck
    setup = dealt({})
    setup["pile"][0] = setup["pile"][0] % 6 + 1
    with pytest.raises(SetupError, match="wrong-deck"):
        RULES.pose(RULES.read_options({}), 3, setup, "")


def test_h1_2_each_player_is_dealt_a_card_that_no_other_player_sees() -> None:
    step = posed([3, 4, 5], [2, 6])
    assert [each.event for each in step.told if isinstance(each.event, Dealt)] == [
        Dealt(0, 3),
        Dealt(1, 4),
        Dealt(2, 5),
    ]
    assert [RULES.view(step.state, seat).hand for seat in (0, 1, 2, None)] == [(3, 2), (4,), (5,), ()]
    assert RULES.heard(RULES.view(step.state, None)) == [step.told[0].event]


def test_h1_3_the_option_first_names_the_first_player() -> None:
    assert dealt({"first": 2})["first"] == 2
    assert {dealt({}, seed=str(seed))["first"] for seed in range(50)} == {0, 1, 2}
    with pytest.raises(SetupError, match="wrong-option-first"):
        dealt({"first": 3})


def test_h2_1_a_turn_draws_a_card_and_plays_one_of_two() -> None:
    step = posed([3, 4], [2, 6])
    assert step.told[-1].event == Drawn(0, 2)
    assert RULES.legal_in(step.state, 0) == (Play(2), Play(3))
    with pytest.raises(IllegalChoice, match=r"H2\.1: not-legal"):
        RULES.apply(step.state, 0, Play(5))
    with pytest.raises(NotAsked, match=r"H2\.1: not-your-turn"):
        RULES.apply(step.state, 1, Play(4))
    after = RULES.apply(step.state, 0, Play(3))
    assert after.state.hands == ((2,), (4, 6))
    assert after.told[-1].event == Drawn(1, 6)


def test_h2_2_a_right_guess_eliminates_the_player_who_holds_the_card() -> None:
    step = posed([3, 4, 5], [1, 6, 2])
    assert RULES.legal_in(step.state, 0)[:6] == (*(Guess(1, card) for card in range(2, 7)), Guess(2, 2))
    after = RULES.apply(step.state, 0, Guess(1, 4))
    assert after.told[0].event == Guessed(0, 1, 4, right=True)
    assert after.state.hands == ((3,), (), (5, 6))
    assert after.state.played[1] == (4,)
    wrong = RULES.apply(step.state, 0, Guess(1, 6))
    assert wrong.told[0].event == Guessed(0, 1, 6, right=False)
    assert wrong.state.hands == ((3,), (4, 6), (5,))


def test_h2_3_every_other_card_has_no_effect() -> None:
    step = posed([3, 4, 5], [6, 6])
    after = RULES.apply(step.state, 0, Play(6))
    assert after.state.hands == ((3,), (4, 6), (5,))


def test_h3_1_the_last_living_player_wins() -> None:
    step = RULES.apply(posed([1, 4], [2, 6]).state, 0, Guess(1, 4))
    assert step.told[-1].event == Ended("H3.1", (0,), (2, None))
    with pytest.raises(NotAsked, match=r"H3\.1: game-over"):
        RULES.apply(step.state, 1, Play(4))


def test_h3_2_the_highest_card_wins_when_the_pile_is_empty() -> None:
    step = RULES.apply(posed([3, 5, 5], [6]).state, 0, Play(6))
    assert step.told[-1].event == Ended("H3.2", (1, 2), (3, 5, 5))
    outcome = RULES.outcome(step.state)
    assert outcome is not None
    assert outcome.scores == (0, 1, 1)


def test_a_position_is_a_set_up_of_the_same_table() -> None:
    for seed in range(100):
        rng, state = Random(seed), posed([3, 4, 5], [1, 6, 2, 1, 1, 5]).state
        while RULES.asks(state):
            state = RULES.apply(state, state.turn, rng.choice(RULES.legal_in(state, state.turn))).state
            again = RULES.pose(state.options, 3, RULES.position(state), "").state
            for seat in (0, 1, 2, None):
                assert RULES.show_now(RULES.view(again, seat)) == RULES.show_now(RULES.view(state, seat))


def test_a_redealt_state_agrees_with_what_every_seat_heard() -> None:
    for seed in range(100):
        rng, state = Random(seed), RULES.pose(RULES.read_options({}), 3, dealt({}, seed=str(seed)), "").state
        while RULES.asks(state):
            state = RULES.apply(state, state.turn, rng.choice(RULES.legal_in(state, state.turn))).state
            for seat in (0, 1, 2, None):
                world = RULES.redeal(RULES.view(state, seat), rng)
                assert RULES.view(world, seat) == RULES.view(state, seat)
                assert _shape(world) == _shape(state)
                assert_heard_what_happened(world)


def _shape(state: State) -> list[list[str]]:
    """The kinds of events that each seat heard: the same in every consistent state."""
    return [[type(event).__name__ for event in RULES.heard(RULES.view(state, seat))] for seat in range(3)]


def assert_heard_what_happened(world: State) -> None:
    """Check that each seat's cards follow from its events, and that every guess was answered correctly."""
    hands: dict[int, list[int]] = {}
    for seat in range(3):
        for event in RULES.heard(RULES.view(world, seat)):
            if isinstance(event, (Dealt, Drawn)):
                hands.setdefault(seat, []).append(event.card)
            elif isinstance(event, Guessed) and event.whom == seat:
                assert (event.card in hands[seat]) is event.right
                if event.right:
                    hands[seat].remove(event.card)
            if not isinstance(event, (Dealt, Drawn)) and getattr(event, "by", None) == seat:
                hands[seat].remove(1 if isinstance(event, Guessed) else event.card)  # type: ignore[attr-defined]
    assert tuple(tuple(hands[seat]) for seat in range(3)) == world.hands


def test_a_stored_state_loads_as_an_equal_state() -> None:
    step = RULES.apply(posed([3, 4, 5], [1, 6, 2]).state, 0, Guess(1, 6))
    assert RULES.load(RULES.dump(step.state)) == step.state
    assert msgspec.json.decode(RULES.dump(step.state))["serial"] == 1
