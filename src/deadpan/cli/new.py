"""``deadpan new``: a fresh record."""

from __future__ import annotations

from deadpan.cli.common import Lang, Output, refuse, write_bytes
from deadpan.cli.table import Board, Edition, GameName, Names, Options, Seats, Seed, fresh
from deadpan.game import GAMES
from deadpan.kernel.errors import DeadpanError
from deadpan.locales import Words


def new(
    game: GameName,
    seats: Seats = None,
    names: Names = None,
    edition: Edition = None,
    board: Board = None,
    option: Options = None,
    seed: Seed = None,
    output: Output = None,
    lang: Lang = "en",
) -> None:
    """Write the record of a game that is about to begin."""
    try:
        play = fresh(game, seats, names, edition, board, option, seed)
        write_bytes(play.to_json(), output)
    except DeadpanError as problem:
        refuse(problem, Words(lang), GAMES.get(game))
