"""The review of a finished game of 10' to Kill: what each player could deduce, and the missed chances."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final, TypeAlias

from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice
from deadpan.review.replayed_game import ReplayedGame
from deadpan.review.reviewer import Insight, Mark
from deadpan_ten_to_kill.bots.belief import belief
from deadpan_ten_to_kill.bots.weights import SEARCHER
from deadpan_ten_to_kill.rules.casefile import case_file
from deadpan_ten_to_kill.rules.choices import Investigate, Kill
from deadpan_ten_to_kill.rules.pieces import CHARACTERS, piece_number
from deadpan_ten_to_kill.rules.sight import police_tiles, victims
from deadpan_ten_to_kill.rules.state import OUT, Acting, State
from deadpan_ten_to_kill.rules.view import View

Chance: TypeAlias = tuple[str, Choice]
"""A kind of mark, and the choice that is certain to score."""


class TenToKillReviewer:
    """Marks the moments at which the case file (T9.3) showed a better choice than the player made.

    - ``kill``: an opponent's hitman was known, and could be killed with the next action.
    - ``arrest``: a policeman stood with every possible hitman, and there were at least as many actions left as those.
    - ``arrest-in-two``: the hitman was known, and there were actions left to bring a policeman to it and to ask.
    - ``vain-question``: the answer was known to be no, and the question was not a bluff about the player's own tiles.
    - ``innocent``: the victim was known to be nobody's hitman, and was not the killer's target.

    The first three are judged by whole turns; the mark is at the last moment of the turn at which the chance existed.
    """

    help: Final = "case_file"

    def insight(self, view: View) -> Insight:
        """The case file, and how likely each character is each opponent's hitman."""
        proved = case_file(view.table, view.seat, view.hand)
        odds = belief(view, SEARCHER).odds()
        likely = [
            None if seat == view.seat else {CHARACTERS[who]: chance for who, chance in enumerate(row) if chance > 0}
            for seat, row in enumerate(odds)
        ]
        return Insight(proved, likely)

    def missed(self, again: ReplayedGame) -> list[Mark]:
        """The marks of a game, in order."""
        marks: list[Mark] = []
        acts = (n for n, moment in enumerate(again.moments[:-1]) if _acting(moment.state) is not None)
        for (_, seat), group in groupby(acts, lambda n: _turn(again.moments[n].state)):
            turn = list(group)
            marks += _needless(again, turn, seat)
            marks += _left_undone(again, turn, seat)
        return sorted(marks, key=lambda mark: mark.n)


def _acting(state: State) -> Acting | None:
    frame = state.table.frames[-1] if state.table.frames else None
    return frame if isinstance(frame, Acting) else None


def _turn(state: State) -> tuple[int, Seat]:
    acting = _acting(state)
    assert acting is not None
    return state.table.round, acting.seat


def _file(state: State, seat: Seat) -> list[list[str] | None]:
    return case_file(state.table, seat, state.secrets.hands[seat])


def _needless(again: ReplayedGame, turn: list[int], seat: Seat) -> Iterator[Mark]:
    """Marks for questions and kills that were certain to gain nothing."""
    for n in turn:
        state: State = again.moments[n].state
        choice = again.moves[n][1]
        file, hand = _file(state, seat), state.secrets.hands[seat]
        own = {CHARACTERS[who] for who in (hand.hitman, *hand.targets)}
        if isinstance(choice, Investigate) and choice.who not in own:
            could_be = file[choice.whom] or []
            if choice.who not in could_be:
                yield Mark(n, seat, "vain-question", choice, choice.whom)
        elif isinstance(choice, Kill) and choice.who in CHARACTERS:
            could_score = own.union(*(could_be or [] for could_be in file))
            if choice.who not in could_score:
                yield Mark(n, seat, "innocent", choice)


def _left_undone(again: ReplayedGame, turn: list[int], seat: Seat) -> Iterator[Mark]:
    """Marks for hitmen that could certainly be caught during this turn and were still at large after it."""
    end = _end_of(again, turn[-1])
    if end is None:
        return  # the record stops in the middle of this turn
    for whom in range(again.seats):
        if end.table.facts.losses[whom] is not None or whom == seat:
            continue
        for n in reversed(turn):
            chance = _chance(again.moments[n].state, seat, whom)
            if chance is not None:
                kind, choice = chance
                yield Mark(n, seat, kind, choice, whom)
                break


def _end_of(again: ReplayedGame, last: int) -> State | None:
    """The state right after the turn whose last action is ``last``; ``None`` if the record stops before."""
    key = _turn(again.moments[last].state)
    for moment in again.moments[last + 1 :]:
        state: State = moment.state
        if not state.table.frames or (_acting(state) is not None and _turn(state) != key):
            return state
    return None


def _chance(state: State, seat: Seat, whom: Seat) -> Chance | None:
    """A choice that certainly kills or arrests this opponent's hitman within this turn; ``None`` if there is none."""
    table, hitman, acting = state.table, state.secrets.hands[seat].hitman, _acting(state)
    could_be = [_number(name) for name in _file(state, seat)[whom] or []]
    if acting is None or not could_be or table.where[could_be[0]] == OUT:
        return None
    one = could_be[0]
    is_known = len(could_be) == 1
    can_kill = not acting.killed and table.where[hitman] != OUT
    if is_known and can_kill and one in victims(table.board, table.where, hitman):
        return "kill", Kill(CHARACTERS[one])
    police = police_tiles(table.where)
    if len(could_be) <= acting.left and all(police >> table.where[who] & 1 for who in could_be):
        return "arrest", Investigate(CHARACTERS[one], whom)
    if is_known and acting.left > 1 and police:
        return "arrest-in-two", Investigate(CHARACTERS[one], whom)
    return None


def _number(name: str) -> int:
    number = piece_number(name)
    assert number is not None
    return number
