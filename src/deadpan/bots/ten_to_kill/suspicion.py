"""What a player's choices say about who their hitman is.

What is certain is the game's (T9.3, `casefile`): the suspects of each kill, the answers, the tiles face up. On top of
it this module weighs what people do for a reason. Weights are relative: twice the weight is twice as likely.

- Somebody moved, and killed right after: the move made the kill possible. Characters for whom it was possible before,
  or whom the move did nothing for, are less likely.
- Nobody asks whether their own hitman is another's, or brings the police to it.
"""

from __future__ import annotations

from msgspec import Struct

from deadpan.bots.ten_to_kill.history import Done, history, number_of
from deadpan.games.ten_to_kill.events import Answered, Killed, Moved
from deadpan.games.ten_to_kill.sight import suspects
from deadpan.games.ten_to_kill.view import View
from deadpan.kernel.seats import Seat


class Reading(Struct, frozen=True):
    """How much is read into a choice: the weight of a character whom it speaks against."""

    needless: float = 0.12
    """A move right before the kill that this character did not need for it."""
    asked: float = 0.05
    """A question about this character."""
    watched: float = 0.5
    """A policeman moved onto this character's tile, or beside it."""
    memory: int = 1_000
    """How many of the latest turns are remembered."""


SHARP = Reading()


def weights(view: View, reading: Reading = SHARP) -> list[list[float]]:
    """For each seat, how likely its choices make each character as its hitman. Public: the same for every observer."""
    table = view.table
    board = table.board
    found = [[1.0] * 16 for _ in table.facts.losses]
    done = history(view)
    oldest = done[-1].turn - reading.memory if done else 0
    for number, action in enumerate(done):
        if action.turn < oldest:
            continue
        row = found[action.by]
        match action.deed:
            case Killed():
                setup = _setup(done, number)
                if setup is not None:
                    victim = number_of(action.deed.victim)
                    could_before = suspects(board, setup.before, victim)
                    for who in range(16):
                        if could_before >> who & 1:
                            row[who] *= reading.needless
            case Answered():
                row[number_of(action.deed.who)] *= reading.asked
            case Moved():
                policeman = number_of(action.deed.who)
                if policeman >= 16:
                    seen = board.near[action.deed.to]
                    for who in range(16):
                        if seen >> action.before[who] & 1:
                            row[who] *= reading.watched
    return found


def _setup(done: list[Done], number: int) -> Done | None:
    """The move of the same turn right before a kill."""
    if number == 0:
        return None
    before, kill = done[number - 1], done[number]
    return before if before.turn == kill.turn and isinstance(before.deed, Moved) else None


def remembered(view: View, seat: Seat, turns: int) -> int:
    """The characters that can be a seat's hitman by the kills and answers of the latest turns alone."""
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
