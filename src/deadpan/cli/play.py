"""``deadpan play``: a game in the terminal, against bots."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from deadpan import __version__
from deadpan.bots import Bot, NoSuchBot, load_bot, usual_level
from deadpan.cli.common_options import Chosen, GameName, Names, Options, Seats, Seed, fresh
from deadpan.cli.input_output import Lang, Output, refuse, write_bytes
from deadpan.game import GAMES
from deadpan.kernel.errors import DeadpanError, RecordError
from deadpan.kernel.seats import Seat
from deadpan.locales import Words
from deadpan.session import write_record
from deadpan.terminal.line_mode import LineMode
from deadpan.terminal.local_game import CALM, FAST, YOU, LocalGame


def play(
    game: GameName,
    seats: Seats = None,
    name: Annotated[str | None, typer.Option("--name", help="Your name.")] = None,
    names: Names = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            help="The opponents: levels (see `deadpan games`) or FILE.py:CLASS; one for all or, with commas between, "
            "one for each.",
        ),
    ] = None,
    option: Options = None,
    chosen: Chosen = None,
    seed: Seed = None,
    output: Output = None,
    fast: Annotated[bool, typer.Option("--fast", help="Bots that do not keep you waiting.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, without a screen.")] = False,
    lang: Lang = "en",
) -> None:
    """Play in the terminal, in the first seat, against bots."""
    words = Words(lang)
    try:
        played = fresh(game, seats, names, option, chosen, seed, name)
        local_game = LocalGame(played, opponents(game, bots, len(played.record.seats)), FAST if fast or plain else CALM)
        # Textual draws on standard error.
        if plain or not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
            LineMode(local_game, words).play()
        else:
            # Imported here, because importing it at the top would slow down every other command.
            from deadpan.terminal.app import TerminalApp

            TerminalApp(local_game, lang).run()
        if output is not None:
            write_bytes(write_record(local_game.play, __version__), output)
    except DeadpanError as problem:
        refuse(problem, words, GAMES.get(game))


def opponents(game: str, bots: str | None, seats: int) -> dict[Seat, Bot]:
    """The bots in the other seats; without ``bots``, of the game's default level. Raises `RecordError`."""
    bots = usual_level(game) if bots is None else bots
    wanted = [bot.strip() for bot in bots.split(",")]
    if len(wanted) == 1:
        wanted *= seats - 1
    if len(wanted) != seats - 1:
        raise RecordError("bots-and-seats", bots=len(wanted), seats=seats - 1)
    others = [seat for seat in range(seats) if seat != YOU]
    try:
        return {seat: load_bot(game, bot) for seat, bot in zip(others, wanted, strict=True)}
    except NoSuchBot as problem:
        raise typer.BadParameter(str(problem), param_hint="--bots") from None
