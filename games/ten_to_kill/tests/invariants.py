"""The invariants of every reachable state of 10' to Kill."""

from __future__ import annotations

from random import Random
from typing import Any

from deadpan_ten_to_kill.rules.board_shapes import SHAPES
from deadpan_ten_to_kill.rules.score import POINTS, scores
from deadpan_ten_to_kill.rules.state import OUT, Acting, Facts, Hand, Laying, State


def random_options(rng: Random) -> dict[str, Any]:
    """Options from the whole range of editions, boards and mistakes."""
    edition = rng.choice(["fr", "proto", "en", "pl"])
    boards = [*SHAPES, "random", "built"]
    if edition in ("fr", "proto"):
        boards.remove("archipelago")
    options: dict[str, Any] = {
        "edition": edition,
        "mistakes": rng.choice(["refused", "lenient", "strict"]),
        "suspects": rng.choice(["announced", "silent"]),
        "board": rng.choice(boards),
        "sniper_tiles": rng.randrange(17),
    }
    if rng.random() < 0.3:
        options["police"] = rng.randrange(9)
    if rng.random() < 0.2:
        options["max_rounds"] = rng.randrange(1, 60)
    return options


def check(before: State | None, state: State) -> None:
    """Fail if this state, reached from the one before, breaks an invariant."""
    table = state.table
    where = table.where
    assert len(where) >= 16
    assert max(where) <= OUT
    assert all(tile == OUT for tile in where[16 + table.called :]), "a policeman of the reserve stands on the board"
    if not table.frames:
        assert table.ended in ("T6.1", "T6.2", "T6.3")
    elif len(table.frames) == 1:
        assert isinstance(table.frames[0], Acting | Laying)
    else:
        assert isinstance(table.frames[0], Acting)
        assert not isinstance(table.frames[1], Acting | Laying)
        assert len(table.frames) == 2
    if before is None or before.table.facts is not table.facts:
        check_facts(table.facts, state.secrets.hands, where, state)


def check_facts(facts: Facts, hands: tuple[Hand, ...], where: bytes, state: State) -> None:
    """Each piece is in one place, the counts add up, the scores are what the trophies say."""
    if not state.table.board.is_complete:
        return
    trophies = [trophy for row in facts.trophies for trophy in row]
    stand = [trophy.who for trophy in trophies]
    assert len(set(stand)) == len(stand), "one piece is two trophies"
    lost = {loss.who for loss in facts.losses if loss is not None}
    gone = {who for who in range(16) if where[who] == OUT}
    assert gone == {who for who in stand if who < 16} | lost
    dead = {who for who in range(16, 16 + state.table.called) if where[who] == OUT}
    assert dead == {who for who in stand if who >= 16}
    orders = [loss.order for loss in facts.losses if loss is not None]
    assert len(set(orders)) == len(orders)
    for hand, loss, up, could_be in zip(hands, facts.losses, facts.targets_up, facts.could_be, strict=True):
        assert (where[hand.hitman] == OUT) == (loss is not None)
        assert up == sum(1 << target for target in hand.targets if where[target] == OUT)
        assert could_be >> hand.hitman & 1, "the evidence clears the one who did it"
    for row, points, loss in zip(facts.trophies, scores(facts), facts.losses, strict=True):
        counted = sum(trophy.points for trophy in row)
        assert points == counted + (2 if loss is None else 0)
        for trophy in row:
            full = POINTS[trophy.kind]
            strict = state.table.options.mistakes == "strict"
            assert trophy.points == full or (strict and full > 0 and trophy.points == 0)
