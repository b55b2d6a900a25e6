"""All that a player weighs when choosing: own tiles, who the others may be, and who they may think one is."""

from __future__ import annotations

from msgspec import Struct

from deadpan.kernel.seats import Seat
from deadpan_ten_to_kill.bots.belief import Odds, belief
from deadpan_ten_to_kill.bots.suspicion import suspicion_weights
from deadpan_ten_to_kill.bots.weights import Weights
from deadpan_ten_to_kill.rules.board import Board
from deadpan_ten_to_kill.rules.pieces import TILES
from deadpan_ten_to_kill.rules.view import View, turn_in


class Features(Struct, frozen=True):
    """What the seat of a view knows and thinks."""

    board: Board
    where: bytes
    seat: Seat
    seats: int
    hitman: int
    is_at_large: bool
    """Whether the own hitman is in play."""
    targets: int
    """The own targets in play, as a mask."""
    odds: Odds
    """How likely each character is each opponent's hitman."""
    danger: tuple[float, ...]
    """How likely each character is anybody else's hitman."""
    cover: tuple[float, ...]
    """How likely each character looks as the own hitman to those who do not know; relative weights."""
    turns_to_come: int
    """How many turns opponents have before one's own next turn, or before the end if that comes first."""
    is_last_round: bool
    round: int


def features_of(view: View, weights: Weights) -> Features:
    """The outlook of a view's seat."""
    table, hand, seat = view.table, view.hand, view.seat
    assert hand is not None
    assert seat is not None
    where, facts = table.where, table.facts
    targets = sum(1 << target for target in hand.targets if where[target] < TILES)
    reading = weights.reading
    odds = belief(view, weights).odds()
    could_be = facts.could_be[seat]
    own_rows = [1.0] * 16 if reading is None else suspicion_weights(view, reading)[seat]
    cover = tuple(
        own_rows[who] if could_be >> who & 1 and where[who] < TILES else 0.0 for who in range(16)
    )  # fmt: skip
    is_last = any(up.bit_count() == 3 for up in facts.targets_up)
    most = table.options.max_rounds
    is_last = is_last or (most is not None and table.round >= most)
    turn = turn_in(view)
    actor = seat if turn is None else turn.seat
    to_come = (table.first - 1 - actor) % table.seats if is_last else table.seats - 1
    return Features(
        board=table.board,
        where=where,
        seat=seat,
        seats=table.seats,
        hitman=hand.hitman,
        is_at_large=where[hand.hitman] < TILES,
        targets=targets,
        odds=odds,
        danger=tuple(sum(row[who] for row in odds) for who in range(16)),
        cover=cover,
        turns_to_come=to_come,
        is_last_round=is_last,
        round=table.round,
    )
