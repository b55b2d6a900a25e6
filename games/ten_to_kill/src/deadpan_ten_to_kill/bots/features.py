"""The features of a view that a bot weighs: own tiles, the opponents' likely hitmen, and how suspected it is itself."""

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
    """What the seat of a view knows and believes."""

    board: Board
    where: bytes
    seat: Seat
    seats: int
    hitman: int
    is_at_large: bool
    """Whether the seat's own hitman is in play."""
    targets: int
    """The seat's own targets in play, as a mask."""
    odds: Odds
    """The probability of each character to be each opponent's hitman."""
    danger: tuple[float, ...]
    """The probability of each character to be the hitman of any opponent."""
    cover: tuple[float, ...]
    """How likely the opponents think each character to be the seat's own hitman; relative weights."""
    turns_to_come: int
    """The number of opponents' turns before the seat's own next turn, or before the end if that comes first."""
    is_last_round: bool
    round: int


def features_of(view: View, weights: Weights) -> Features:
    """The features of a view."""
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
