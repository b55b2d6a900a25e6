"""Looking back at 10' to Kill: who could be whose hitman, and what was not made of knowing it."""

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
"""A kind of mark, and the deed that is sure to score."""


class TenToKillReviewer:
    """Marks what a case file (T9.3) in the right hands would have led to.

    - ``kill``: an opponent's hitman was known, and could be killed there and then.
    - ``arrest``: it was known, or one of no more than there were actions left, and stood with the police.
    - ``arrest-in-two``: it was known, and a policeman could be brought to it and ask.
    - ``vain-question``: the answer was known to be no, and it was no bluff about one's own tiles.
    - ``innocent``: the victim was known to be nobody's hitman, and was not the killer's target.

    The first three count for a whole turn, and the mark is at the last moment at which it was not too late.
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
    """Deeds that were certain to be for nothing."""
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
    """Hitmen that were as good as caught when this turn began or went on, and were still free when it was over."""
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
    """The game after the turn with this last action; ``None`` if the record does not go that far."""
    key = _turn(again.moments[last].state)
    for moment in again.moments[last + 1 :]:
        state: State = moment.state
        if not state.table.frames or (_acting(state) is not None and _turn(state) != key):
            return state
    return None


def _chance(state: State, seat: Seat, whom: Seat) -> Chance | None:
    """The surest way to be rid of an opponent's hitman in what is left of this turn, if there is a sure one."""
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
