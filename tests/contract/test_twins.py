"""Twins: two worlds that a seat cannot tell apart give that seat the same bytes."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from deadpan.kernel.errors import RulesError
from deadpan.kernel.play import Choice, choice_json
from deadpan.kernel.rules import AnyRules
from deadpan.testing.tables import Seated, plies
from tests.tables import TABLES

PAIRS_FOR_EACH_GAME = 10_000


def looks(game: AnyRules, state: Any, seat: int | None, tries: list[Choice]) -> bytes:
    """Everything that a seat can get out of a state: view, legal choices, what it heard, questions, refusals."""
    view = game.view(state, seat)
    refusals = []
    for choice in tries:
        try:
            game.apply(state, -1 if seat is None else seat, choice)
        except RulesError as refusal:
            refusals.append((type(refusal).__name__, refusal.code, refusal.rule, refusal.data, str(refusal)))
        else:
            refusals.append(("applies", "", "", {}, ""))
    return msgspec.json.encode(
        [
            game.show(view),
            [choice_json(0, choice) for choice in game.legal(view)],
            game.heard(view),
            game.asks(state),
            game.may(state),
            list(game.scores(state)) if game.outcome(state) else None,
            refusals,
        ]
    )


def check_twins(table: Seated, seed: str, pairs: int) -> int:
    """Compare that many pairs of worlds along lively games at this table; the number compared."""
    game, rng = table.game, Random(seed)
    pool: list[Choice] = []
    compared = game_number = 0
    while compared < pairs:
        game_number += 1
        for ply in plies(table, f"{seed} {game_number}", 400):
            legal = game.legal_in(ply.state, ply.seat)
            pool = [*pool[-200:], *rng.sample(legal, min(3, len(legal)))]
            if rng.random() < 0.5:
                continue
            seat = rng.choice([*range(table.seats), None, ply.seat])
            twin = game.redeal(game.view(ply.state, seat), rng)
            tries = rng.sample(pool, min(4, len(pool)))
            assert looks(game, ply.state, seat, tries) == looks(game, twin, seat, tries)
            compared += 1
            if compared == pairs:
                break
    return compared


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_seat_gets_the_same_bytes_from_worlds_it_cannot_tell_apart(table: Seated) -> None:
    tables = sum(other.game is table.game for other in TABLES)
    share = -(-PAIRS_FOR_EACH_GAME // tables)
    assert check_twins(table, "twins", share) == share


class Leaking:
    """A game whose views show the secrets of every seat."""

    def __init__(self, game: AnyRules) -> None:
        self.game = game
        self.states: dict[int, Any] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def view(self, state: Any, seat: int | None) -> Any:
        view = self.game.view(state, seat)
        self.states[id(view)] = state
        self.kept = view  # so that its id is not given to another
        return view

    def show(self, view: Any) -> dict[str, Any]:
        return {**self.game.show(view), "hands": self.game.position(self.states[id(view)])["hands"]}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_view_that_leaks_on_purpose_is_found_out(table: Seated) -> None:
    leaking: Any = Leaking(table.game)
    with pytest.raises(AssertionError):
        check_twins(Seated(leaking, table.options, table.seats), "leak", 300)
