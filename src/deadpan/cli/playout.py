"""``deadpan random``: a game with random choices."""

from __future__ import annotations

from typing import Any, Final

from deadpan.cli.common_options import Chosen, GameName, Names, Options, Seats, Seed, fresh
from deadpan.cli.input_output import Lang, Output, refuse, write_bytes
from deadpan.game import GAMES
from deadpan.kernel.chance import Chance
from deadpan.kernel.errors import DeadpanError, RecordError
from deadpan.kernel.record import MOST_CHOICES
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.locales import Words
from deadpan.session import Play

_SELDOM: Final = 12
"""One in so many choices is made without being asked, where that is possible."""


def random(
    game: GameName,
    seats: Seats = None,
    names: Names = None,
    option: Options = None,
    chosen: Chosen = None,
    seed: Seed = None,
    output: Output = None,
    lang: Lang = "en",
) -> None:
    """Play a game out, every choice at random, and write its record."""
    try:
        play = play_out(fresh(game, seats, names, option, chosen, seed))
        write_bytes(play.to_json(), output)
    except DeadpanError as problem:
        refuse(problem, Words(lang), GAMES.get(game))


def play_out(play: Play) -> Play:
    """The same game at its end, each choice drawn from the record's seed. Raises `RecordError` if it never ends."""
    chance = Chance(str(play.record.seed), "random choices")
    while (asked := play.to_move) is not None:
        if play.history.count == MOST_CHOICES:
            raise RecordError("endless", most=MOST_CHOICES)
        seat, chance = _chooser(play.rules, play.state, asked, chance)
        choice, chance = chance.pick(play.legal(seat))
        play = play.apply(seat, choice)
    return play


def _chooser(game: AnyRules, state: Any, asked: Seat, chance: Chance) -> tuple[Seat, Chance]:
    """The seat that chooses: the one that is asked, or sometimes one that may choose without being asked."""
    free = game.may(state)
    if not free:
        return asked, chance
    number, chance = chance.below(_SELDOM * len(free))
    return (free[number] if number < len(free) else asked), chance
