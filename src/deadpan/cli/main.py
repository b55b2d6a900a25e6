"""The way in: the commands put together, and no way out but a clean one."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import Annotated, NoReturn

import typer

from deadpan import __version__
from deadpan.cli import arena, backup, check, doctor, games, new, options, play, playout, replay, serve, study
from deadpan.cli.game_command import GameCommand
from deadpan.kernel.decoding import shorten

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    no_args_is_help=True,
)
app.command()(replay.replay)
app.command(cls=GameCommand)(new.new)
app.command("random", cls=GameCommand)(playout.random)
app.command(cls=GameCommand)(play.play)
app.command()(games.games)
app.command()(options.options)
app.command()(arena.arena)
app.command()(study.study)
app.command()(check.check)
app.command()(serve.serve)
app.command()(backup.backup)
app.command()(backup.restore)
app.command("bring-back")(backup.bring_back)
app.command()(doctor.doctor)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def deadpan(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which.")] = False,
) -> None:
    """Board games of hidden hands: played here, in the browser and by bots."""


def main() -> NoReturn:
    """Run the command. It ends with 0; 2 if the input is wrong, 1 if the output goes nowhere, 130 if it is stopped."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    status: int | None
    try:
        status = app(standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as problem:
        _complain(problem.format_message())
        status = 2
    except (typer.Abort, KeyboardInterrupt):
        status = 130
    except OSError as problem:
        # Files are dealt with where they are opened, so this is standard output: full, or without a reader. The
        # latter is no news to anybody. What is left unsaid must not raise again when Python exits.
        if not isinstance(problem, BrokenPipeError):
            _complain(problem.strerror or str(problem))
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status or 0)


def _complain(text: str) -> None:
    if text:  # there is none where the command's help was printed instead
        print(f"deadpan: {shorten(text, 200)}", file=sys.stderr)
