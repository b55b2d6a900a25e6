"""Models of opponents: how likely each character is a player's hitman, if the player thinks like a known bot.

`suspicion` reads the choices of players who do not hide. A player who expects to be read so kills after a move that
the own hitman did not need, to point to other characters. So this module computes for every turn, for each kind of
player and each possible hitman, how likely such a player plays this turn, given the alternatives. At first all kinds
are equally likely; each turn updates their weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby, pairwise
from typing import TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from deadpan_ten_to_kill.bots.board_history import Done, history, number_of
from deadpan_ten_to_kill.bots.next_boards import Flags, boards_after_a_move, killers, number_of_move
from deadpan_ten_to_kill.bots.suspicion import Reading, speaks_against
from deadpan_ten_to_kill.bots.weights import OpponentModel, caution
from deadpan_ten_to_kill.rules.board import Board
from deadpan_ten_to_kill.rules.events import Answered, Killed, Moved
from deadpan_ten_to_kill.rules.pieces import TILES
from deadpan_ten_to_kill.rules.sight import suspects
from deadpan_ten_to_kill.rules.view import View

Array: TypeAlias = NDArray[np.float64]
Row: TypeAlias = tuple[float, ...]

_WAYS_APART, _AIMS_APART = 0.02, 0.1
"""By how many points two ways to kill the same victim, or two victims, must differ for the choice to be clear."""
_WITHOUT_A_KILL = 0.5
"""What a turn without a kill is worth, in points."""
_SLIP = 0.1
"""How often players do what no model explains."""
_TARGETS, _OTHERS = 3, 12
"""The number of a player's targets, and of the other characters."""
_TINY = 1e-9


class _Kill(Struct, frozen=True):
    """The kill of a turn: the victim, and the index of its board in `boards_after_a_move`."""

    victim: int
    way: int


def likelihoods(view: View, models: Sequence[OpponentModel], plainly: Reading) -> list[list[float]]:
    """For each seat, how likely its turns are with each character as its hitman: relative weights.

    ``plainly`` weighs questions and moves of policemen, for every kind of player.
    """
    board, seats = view.table.board, view.table.seats
    likely = np.ones((seats, len(models), 16))
    covers = [[[1.0] * 16 for _ in models] for _ in range(seats)]  # how suspected each kind expects to be
    could_be = [0xFFFF] * seats
    for number, deeds in groupby(history(view), key=lambda done: done.turn):
        turn = list(deeds)
        by, where = turn[0].by, turn[0].before
        hidden = [could_be[by] >> who & 1 and where[who] < TILES for who in range(16)]
        careful = caution(number // seats + 1)
        for place, model in enumerate(models):
            cover = tuple(
                weight if is_hidden else 0.0 for weight, is_hidden in zip(covers[by][place], hidden, strict=True)
            )
            needless = 1.0 if model.reading is None else model.reading.needless
            likely[by, place] *= _likely(board, where, cover, model.exposure * careful, needless, _kill_in(turn))
        likely[by] /= likely[by].max()
        for earlier, done in pairwise([None, *turn]):
            assert done is not None
            for place, model in enumerate(models):
                if model.reading is not None:
                    for who, weight in speaks_against(board, earlier, done, model.reading):
                        covers[by][place][who] *= weight
            match done.deed:
                case Killed(victim=victim):
                    could_be[by] &= suspects(board, done.before, number_of(victim))
                case Answered(whom=whom, who=about, yes=False):
                    could_be[whom] &= ~(1 << number_of(about))
                case _:
                    pass
            if not isinstance(done.deed, Killed):
                for who, weight in speaks_against(board, earlier, done, plainly):
                    likely[by, :, who] *= weight
    rows: list[list[float]] = likely.sum(axis=1).tolist()
    return rows


def _kill_in(turn: Sequence[Done]) -> _Kill | None:
    """The kill of a turn; ``None`` if there was none, or if the victim was a policeman, which no model explains."""
    first = turn[0]
    for done in turn:
        if isinstance(done.deed, Killed) and number_of(done.deed.victim) < 16:
            way = 0
            if isinstance(first.deed, Moved) and done is not first:
                way = number_of_move(first.before, number_of(first.deed.who), first.deed.to)
            return _Kill(number_of(done.deed.victim), way)
    return None


@lru_cache(maxsize=16)
def _killers_after_a_move(board: Board, where: bytes) -> Flags:
    return killers(board, boards_after_a_move(where))


@lru_cache(maxsize=4_096)
def _likely(board: Board, where: bytes, cover: Row, stake: float, needless: float, kill: _Kill | None) -> Array:
    """The likelihood of this turn for each possible hitman; ``cover`` is how suspected each character is before it."""
    could = _killers_after_a_move(board, where)
    costs = _costs(could, np.array(cover), stake, needless)
    drive = np.exp((1.0 - costs.min(axis=0)) / _AIMS_APART)  # the wish to kill each victim; 0 if it is impossible
    usual = drive.sum(axis=0) / _OTHERS
    calm = np.exp(_WITHOUT_A_KILL / _AIMS_APART)
    found: Array
    if kill is None:
        found = (1 - _SLIP) * calm / (calm + _TARGETS * usual) + _SLIP
    else:
        aim = drive[kill.victim]
        victim = (1 - _SLIP) * aim / (aim + (_TARGETS - 1) * usual + calm) + _SLIP
        found = victim * _way(costs[:, kill.victim], kill.way)
    return found


def _costs(could: Flags, cover: Array, stake: float, needless: float) -> Array:
    """The cost of being suspected, for every board, victim and hitman; infinite where the hitman cannot kill."""
    seen = np.where(could, cover, 0.0)
    seen[1:] *= np.where(could[0], needless, 1.0)
    total, known = seen.sum(axis=2, keepdims=True), cover / max(cover.sum(), _TINY)
    share = np.divide(seen, total, out=np.ones_like(seen), where=total > 0)
    return np.where(could, stake * (share - known), np.inf)


def _way(costs: Array, taken: int) -> Array:
    """For each hitman, the probability of this way among all ways to kill the victim."""
    easiest = costs.min(axis=0)
    ways = np.exp(-(costs - np.where(np.isfinite(easiest), easiest, 0.0)) / _WAYS_APART)
    open_to = np.isfinite(costs)
    best = ways[taken] / np.maximum(ways.sum(axis=0), _TINY)
    found: Array = (1 - _SLIP) * best + _SLIP * open_to[taken] / np.maximum(open_to.sum(axis=0), 1) + _TINY
    return found
