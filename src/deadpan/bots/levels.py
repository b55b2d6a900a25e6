"""The levels of bots of each game: those that can play any game, and the game's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from deadpan.bots.protocol import Bot
from deadpan.bots.random_bot import RandomBot
from deadpan.bots.sampler import SamplerBot
from deadpan.game.description import ANY_GAME
from deadpan.game.registry import game_called
from deadpan.kernel.rules import AnyRules

_OF_ANY_GAME: Final[Mapping[str, Callable[[AnyRules], Bot]]] = dict(
    zip(ANY_GAME, (lambda rules: RandomBot(), SamplerBot), strict=True)
)


def levels_of(game: str) -> tuple[str, ...]:
    """Every level of a game: those of any game, then its own, weakest first."""
    return (*_OF_ANY_GAME, *(level for level in game_called(game).bots if level not in _OF_ANY_GAME))


def difficulties_of(game: str) -> Sequence[str]:
    """The levels that the page offers, easiest first; only such as the game has."""
    return tuple(game_called(game).difficulties) or tuple(_OF_ANY_GAME)


def usual_level(game: str) -> str:
    """The default level: the middle one of those offered."""
    offered = difficulties_of(game)
    return offered[len(offered) // 2]


def best_level(game: str) -> str:
    """The strongest level offered, which also gives hints."""
    return difficulties_of(game)[-1]


def level_or_usual(game: str, level: str) -> str:
    """This level, or the default one if the game has no such level (any more, or yet)."""
    return level if level in levels_of(game) else usual_level(game)


def bot_for(game: str, level: str) -> Bot:
    """A bot of that level. Raises `ValueError` if the game has no such level."""
    described = game_called(game)
    own = described.bots.get(level)
    if own is not None:
        return own()
    if level not in _OF_ANY_GAME:
        raise ValueError(f"{game} has no level {level}")
    return _OF_ANY_GAME[level](described.rules)


def instant_bot(game: str) -> Bot:
    """A bot that chooses without search, as a fallback for bots that are late or fail."""
    return bot_for(game, game_called(game).instant)
