"""What a player's choices say about the player's hitman.

What is certain is in `casefile` (T9.3): the suspects of each kill, the answers, the tiles face up. This module adds
weights for what players usually do. Weights are relative: twice the weight is twice as likely.

- A player who moves and then kills needed the move. Characters that could have killed without it are less likely.
- A player rarely asks about the own hitman, and rarely brings a policeman to it.
"""

from __future__ import annotations

from msgspec import Struct

from deadpan.kernel.seats import Seat
from deadpan_ten_to_kill.bots.board_history import Done, history, number_of
from deadpan_ten_to_kill.rules.board import Board
from deadpan_ten_to_kill.rules.events import Answered, Killed, Moved
from deadpan_ten_to_kill.rules.sight import suspects
from deadpan_ten_to_kill.rules.view import View


class Reading(Struct, frozen=True):
    """The weights of characters that a choice speaks against."""

    needless: float = 0.12
    """The player moved right before a kill, and this character could have killed without the move."""
    asked: float = 0.05
    """The player asked about this character."""
    watched: float = 0.5
    """The player moved a policeman onto this character's tile, or beside it."""
    memory: int = 1_000
    """The number of latest turns that are taken into account."""


SHARP = Reading()


def suspicion_weights(view: View, reading: Reading = SHARP) -> list[list[float]]:
    """For each seat, the weight of each character as its hitman, by public events: the same for every observer."""
    table = view.table
    board = table.board
    found = [[1.0] * 16 for _ in table.facts.losses]
    done = history(view)
    oldest = done[-1].turn - reading.memory if done else 0
    for number, action in enumerate(done):
        if action.turn >= oldest:
            row = found[action.by]
            for who, weight in speaks_against(board, done[number - 1] if number else None, action, reading):
                row[who] *= weight
    return found


def speaks_against(board: Board, earlier: Done | None, action: Done, reading: Reading) -> list[tuple[int, float]]:
    """The characters that are less likely the acting player's hitman after this action, each with a weight.

    ``earlier`` is the action before it.
    """
    deed = action.deed
    match deed:
        case Killed():
            if earlier is None or earlier.turn != action.turn or not isinstance(earlier.deed, Moved):
                return []
            could_before = suspects(board, earlier.before, number_of(deed.victim))
            return [(who, reading.needless) for who in range(16) if could_before >> who & 1]
        case Answered():
            return [(number_of(deed.who), reading.asked)]
        case Moved():
            if number_of(deed.who) < 16:
                return []
            seen = board.near[deed.to]
            return [(who, reading.watched) for who in range(16) if seen >> action.before[who] & 1]


def remembered(view: View, seat: Seat, turns: int) -> int:
    """The characters that can be a seat's hitman, judged by the kills and answers of the latest turns alone."""
    done = history(view)
    oldest = done[-1].turn - turns if done else 0
    left = 0xFFFF
    for action in done:
        deed = action.deed
        if action.turn < oldest:
            continue
        if isinstance(deed, Killed) and deed.by == seat:
            left &= suspects(view.table.board, action.before, number_of(deed.victim))
        elif isinstance(deed, Answered) and deed.whom == seat and not deed.yes:
            left &= ~(1 << number_of(deed.who))
    return left
