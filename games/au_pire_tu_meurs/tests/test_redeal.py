"""Worlds drawn for a view: the public table and the seat's own cards stay, everything else is dealt again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from deadpan_au_pire_tu_meurs.rules.cards import CARDS
from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS as GAME
from deadpan_au_pire_tu_meurs.rules.redeal import redeals
from deadpan_au_pire_tu_meurs.rules.state import NO_CARD
from deadpan_au_pire_tu_meurs.rules.view import View

from deadpan.kernel.event_log import EMPTY
from games.au_pire_tu_meurs.tests.invariants import check
from games.au_pire_tu_meurs.tests.kit import table
from tests.kit import Play

Draw = Callable[..., list[Any]]


def one_by_one(view: View, rng: Random) -> Iterator[Any]:
    while True:
        yield GAME.redeal(view, rng)


@pytest.fixture(params=[one_by_one, redeals])
def worlds(request: pytest.FixtureRequest) -> Draw:
    """Draws states for a seat, and checks that each is legal and gives the seat the same view."""

    def draw(play: Play, seat: int | None, draws: int = 60) -> list[Any]:
        view = GAME.view(play.state, seat)
        found = list(islice(request.param(view, Random("worlds")), draws))
        for world in found:
            check(None, world)
            assert world.table is play.state.table
            assert GAME.show(GAME.view(world, seat)) == GAME.show(view)
        return found

    return draw


def hands(states: list[Any], seat: int) -> set[tuple[str, ...]]:
    return {tuple(GAME.position(state)["hands"][seat]) for state in states}


def test_everything_a_seat_does_not_see_is_dealt_again(worlds: Draw) -> None:
    play = table(["pepin", "cata", ""], "duel accident switch", ["", "miracle", ""])
    found = worlds(play, 0)
    assert hands(found, 0) == {("pepin", "duel")}
    assert hands(found, 1) == {("cata",), ("accident",), ("switch",), ("miracle",)}
    assert {GAME.position(state)["life"][1][0] for state in found} == {"cata", "accident", "switch", "miracle"}
    assert len({state.secrets.pile for state in found}) == 12
    assert {state.secrets.characters[0] for state in found} == {CARDS.index("zack")}
    assert len({state.secrets.characters for state in found}) == 2
    assert {(state.secrets.flight, state.secrets.newcomer, state.secrets.unsettled) for state in found} == {
        (-1, -1, ())
    }


def test_the_order_of_waiting_characters_is_known_only_in_the_own_hand(worlds: Draw) -> None:
    play = table(["pepin", "cata anibal franck", "zoe", ""], "duel", characters="zack jody joshua felicity", first=1)
    assert play.asked == [(1, "identity")]
    own = worlds(play, 1)
    assert {state.secrets.unsettled[1] for state in own} == {bytes([CARDS.index("franck")])}
    assert {state.secrets.newcomer for state in own} == {CARDS.index("anibal")}
    others = worlds(play, 0, 200)
    assert len({state.secrets.newcomer for state in others}) > 3
    waiting = {tuple(state.secrets.unsettled[2]) for state in others}
    assert waiting > {()}
    assert {len(state.secrets.unsettled[0]) for state in others} == {0}


def test_two_characters_that_wait_in_another_hand_are_drawn_in_both_orders(worlds: Draw) -> None:
    play = table(["", "anibal franck zoe", "", ""], "duel", characters="zack jody joshua felicity", first=1)
    found = {tuple(state.secrets.unsettled[1]) for state in worlds(play, 2, 300)}
    assert any(order[::-1] in found for order in found if len(order) == 2)


def test_a_blow_on_its_way_is_known_to_giver_and_receiver_and_any_blow_to_others(worlds: Draw) -> None:
    play = table(["pepin cata", "accident", ""], "duel pepin")
    play.do(0, "play", card="cata", on=1)
    for seat, kinds in ((0, {"cata"}), (1, {"cata"}), (2, {"pepin", "accident", "cata"})):
        assert {CARDS[state.secrets.flight] for state in worlds(play, seat)} == kinds


def test_a_drawn_character_is_known_to_its_player(worlds: Draw) -> None:
    play = table(["pepin", "", ""], "anibal duel", characters="zack jody zoe")
    assert play.asked == [(0, "identity")]
    assert {CARDS[state.secrets.newcomer] for state in worlds(play, 0)} == {"anibal"}
    assert {CARDS[state.secrets.newcomer] for state in worlds(play, 1)} == {"anibal", "zack", "zoe"}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_other_seats_of_a_drawn_world_have_the_private_logs_of_that_world(seat: int | None) -> None:
    play = table(["pepin duel", "cata", ""], "duel accident")
    play.do(0, "play", card="pepin", on=1)
    for number in range(5):
        world = GAME.redeal(GAME.view(play.state, seat), Random(number))
        held = GAME.position(world)
        for other in range(3):
            heard = [(type(each).__name__, each) for each in GAME.heard(GAME.view(world, other)) if type(each).__to__]
            wanted = ["Dealt", *["CardDrawn"] * (other == 0), *["BlowSeen"] * (other < 2)]
            assert [name for name, _ in heard] == wanted
            own: dict[str, Any] = dict(heard)
            assert own["Dealt"].character == held["characters"][other]
            if other == 2:
                assert sorted(own["Dealt"].hand) == sorted(held["hands"][2])
            if other < 2:
                assert own["BlowSeen"].card == held["flight"]["card"]
        if seat is not None:
            assert world.secrets.private[seat] is play.state.secrets.private[seat]


def test_redeals_leave_the_private_logs_of_other_seats_empty() -> None:
    play = table(["pepin", "cata", ""], "duel")
    for world in islice(redeals(GAME.view(play.state, 0), Random(1)), 3):
        assert [log is EMPTY for log in world.secrets.private] == [False, True, True]


def test_future_draws_are_drawn_again_and_only_from_the_given_source() -> None:
    play = table(["punition", "cata duel", ""], "switch")
    view = GAME.view(play.state, 0)
    futures = [GAME.redeal(view, rng).secrets.chance for rng in (Random(1), Random(1), Random(2))]
    assert futures[0] == futures[1] != futures[2]
    assert play.state.secrets.chance not in futures


def over(pile: str) -> Play:
    play = table(["mort-subite pepin", "cata", ""], pile, ["jouvence", "", "accident"], out=[2])
    play.do(0, "play", card="mort-subite", on=1)
    play.do(1, "answer", card=None)
    assert play.asked == []
    return play


def test_after_the_game_only_the_order_of_the_pile_is_hidden(worlds: Draw) -> None:
    play = over("duel switch duel")
    for seat in (0, 1, None):
        found = worlds(play, seat, 80)
        secrets = play.state.secrets
        for state in found:
            assert (state.secrets.characters, state.secrets.hands) == (secrets.characters, secrets.hands)
            assert state.secrets.lives == secrets.lives
            assert Counter(state.secrets.pile) == Counter(secrets.pile)
            assert (state.secrets.flight, state.secrets.newcomer, state.secrets.unsettled) == (NO_CARD, NO_CARD, ())
        piles = {tuple(CARDS[card] for card in state.secrets.pile) for state in found}
        assert {pile[-1] for pile in piles} == {"mort-subite"}  # all saw it go there
        assert len(piles) == (2 if seat == 1 else 6)  # seat 1 knows its former hand


def test_after_the_game_every_seat_of_a_drawn_world_has_its_real_private_log() -> None:
    play = over("duel switch")
    for seat in (0, 1, None):
        world = GAME.redeal(GAME.view(play.state, seat), Random(1))
        for other in range(3):
            here, there = (GAME.heard(GAME.view(state, other)) for state in (world, play.state))
            assert here == there if other == seat else [*map(type, here)] == [*map(type, there)]
