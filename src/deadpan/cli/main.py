"""The entry point: all commands put together, and the exit status for every kind of failure."""

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
    """Run the command. Exit status: 0; 2 for wrong input, 1 for a failed output, 130 when interrupted."""
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
        # Files are handled where they are opened, so this is standard output: full, or closed by its reader, which
        # needs no message. The unwritten rest must not raise again when Python exits.
        if not isinstance(problem, BrokenPipeError):
            _complain(problem.strerror or str(problem))
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status or 0)


def _complain(text: str) -> None:
    if text:  # empty if the command's help was printed instead
        print(f"deadpan: {shorten(text, 200)}", file=sys.stderr)
