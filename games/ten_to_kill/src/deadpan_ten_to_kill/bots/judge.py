"""The value of every choice to a player, looking ahead to the end of the player's own turn."""

from __future__ import annotations

from collections.abc import Sequence

from deadpan.kernel.types import Choice
from deadpan_ten_to_kill.bots.board_history import number_of
from deadpan_ten_to_kill.bots.features import Features, features_of
from deadpan_ten_to_kill.bots.weights import Weights
from deadpan_ten_to_kill.bots.worth import Worth
from deadpan_ten_to_kill.rules.choices import Flee, Investigate, Kill, Move, Post
from deadpan_ten_to_kill.rules.pieces import TILES
from deadpan_ten_to_kill.rules.sight import police_tiles
from deadpan_ten_to_kill.rules.view import View, turn_in


def moved(where: bytes, who: int, to: int) -> bytes:
    """The positions after this piece moved to another tile."""
    return where[:who] + bytes((to,)) + where[who + 1 :]


def judge(view: View, legal: Sequence[Choice], weights: Weights) -> list[float]:
    """The value of each of these choices, in order."""
    features = features_of(view, weights)
    worth = Worth(features, weights)
    turn = turn_in(view)
    has_more = turn is not None and turn.left == 2
    may_kill = turn is not None and not turn.killed and features.is_at_large
    where, police = features.where, police_tiles(features.where)
    ask_now = worth.best_ask(where, police)
    reached = worth.reached(where, police)
    kill_now = worth.best_kill(where, reached, False) if may_kill else 0.0
    rest = worth.settled(where, police, reached)
    found: list[float] = []
    for choice in legal:
        match choice:
            case Move():
                found.append(_move(worth, choice, has_more, may_kill))
            case Kill():
                value = worth.kill(where, number_of(choice.who), False)
                found.append(value + max(ask_now, rest) if has_more else value)
            case Investigate():
                value = worth.ask(number_of(choice.who), choice.whom)
                found.append(value + max(kill_now, rest) if has_more else value)
            case Flee():
                found.append(_flee(worth, choice))
            case Post():
                found.append(_post(features, choice))
            case _:
                found.append(0.0)
    return found


def _move(worth: Worth, choice: Move, has_more: bool, may_kill: bool) -> float:
    """The value of a move and of the best action after it in the same turn."""
    who = number_of(choice.who)
    where = moved(worth.features.where, who, choice.to)
    police = police_tiles(where)
    reached = worth.reached(where, police)
    best = worth.settled(where, police, reached)
    if has_more:
        best = max(best, worth.best_ask(where, police))
        if may_kill:
            best = max(best, worth.best_kill(where, reached, True))
    return best


def _flee(worth: Worth, choice: Flee) -> float:
    """The value of placing a witness: the own hitman out of sight, own targets in reach, suspects with the police."""
    features = worth.features
    who = number_of(choice.who)
    where = moved(features.where, who, choice.to)
    police = police_tiles(where)
    reached = worth.reached(where, police)
    value = worth.settled(where, police, reached)
    if who < 16 and features.targets >> who & 1:
        value += worth.weights.in_reach * (reached >> choice.to & 1)
    return value


def _post(features: Features, choice: Post) -> float:
    """The value of picking a policeman: best is one near the own hitman who does not stand with a suspect."""
    here = features.where[number_of(choice.who)]
    value = -sum(odds for who, odds in enumerate(features.danger) if features.where[who] == here)
    if features.is_at_large and here < TILES and features.board.near[here] >> features.where[features.hitman] & 1:
        value += 1.0
    return value
