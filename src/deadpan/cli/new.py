"""``deadpan new``: a record of a new game."""

from __future__ import annotations

from deadpan.cli.common_options import Chosen, GameName, Names, Options, Seats, Seed, fresh
from deadpan.cli.input_output import Lang, Output, refuse, write_bytes
from deadpan.game import GAMES
from deadpan.kernel.errors import DeadpanError
from deadpan.locales import Words


def new(
    game: GameName,
    seats: Seats = None,
    names: Names = None,
    option: Options = None,
    chosen: Chosen = None,
    seed: Seed = None,
    output: Output = None,
    lang: Lang = "en",
) -> None:
    """Write the record of a game that is about to begin."""
    try:
        play = fresh(game, seats, names, option, chosen, seed)
        write_bytes(play.to_json(), output)
    except DeadpanError as problem:
        refuse(problem, Words(lang), GAMES.get(game))
