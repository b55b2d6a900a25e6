"""Twins from the first choice on: another deal of what a seat may not know, and the whole game played again in it.

`redeal` keeps the table as it stands; here nothing is kept. The other players' hidden tiles are dealt anew to fit what
one seat knows at the end, and the same choices are made from the start. That seat must have heard, seen and been able
to do the same at every single moment.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from deadpan_ten_to_kill.rules.game import TEN_TO_KILL
from deadpan_ten_to_kill.rules.state import State

from deadpan.kernel.play import choice_json
from deadpan.testing.tables import Seated, plies
from tests.tables import TABLES

PAIRS = 10_000
tables = [table for table in TABLES if table.game is TEN_TO_KILL]


def looks(state: State, seat: int | None) -> bytes:
    view = TEN_TO_KILL.view(state, seat)
    return msgspec.json.encode([TEN_TO_KILL.show(view), [choice_json(0, each) for each in TEN_TO_KILL.legal(view)]])


@pytest.mark.parametrize("table", tables, ids=str)
def test_a_game_in_another_deal_is_the_same_game_to_the_seat_that_cannot_know(table: Seated) -> None:
    share = -(-PAIRS // len(tables))
    compared = number = 0
    while compared < share:
        number += 1
        compared += compare_one_game(table, f"deal {number}", share - compared)


def compare_one_game(table: Seated, seed: str, most: int) -> int:
    rng = Random(seed)
    options = TEN_TO_KILL.read_options(table.options)
    played = list(plies(table, seed, 150))
    if TEN_TO_KILL.outcome(played[-1].step.state) is not None:
        played.pop()  # at the very end everything is turned face up
    if not played:
        return 0
    seat = rng.choice([*range(table.seats), None])
    world = TEN_TO_KILL.redeal(TEN_TO_KILL.view(played[-1].step.state, seat), rng)
    dealt: dict[str, Any] = TEN_TO_KILL.deal(options, table.seats, seed)
    dealt["hands"] = TEN_TO_KILL.position(world)["hands"]
    state = TEN_TO_KILL.pose(options, table.seats, dealt, seed).state
    for number, ply in enumerate(played):
        assert looks(state, seat) == looks(ply.state, seat)
        step = TEN_TO_KILL.apply(state, ply.seat, ply.choice)
        assert [each.heard_by(seat) for each in step.told] == [each.heard_by(seat) for each in ply.step.told]
        state = step.state
        if number == most:
            return number
    return len(played)
