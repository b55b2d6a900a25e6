"""The way in: the commands put together, and no way out but a clean one."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import Annotated, NoReturn

import typer

from deadpan import __version__
from deadpan.cli import new, options, play, playout, replay
from deadpan.kernel.wire import shorten

app = typer.Typer(
    help="Two games of murder and straight faces: 10' to Kill and Au pire tu meurs.",
    add_completion=False,
    pretty_exceptions_enable=False,
    no_args_is_help=True,
)
app.command()(replay.replay)
app.command()(new.new)
app.command("random")(playout.random)
app.command()(play.play)
app.command()(options.options)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def deadpan(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which.")] = False,
) -> None:
    """Two games of murder and straight faces: 10' to Kill and Au pire tu meurs."""


def main() -> NoReturn:
    """Run the command, and exit with 0, 2 for what is wrong with the input, 1 where nobody reads on, 130 if stopped."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    status: int | None
    try:
        status = app(standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as problem:
        print(f"deadpan: {shorten(problem.format_message(), 200)}", file=sys.stderr)
        status = 2
    except (typer.Abort, KeyboardInterrupt):
        status = 130
    except BrokenPipeError:
        # Whoever read the output has gone. What is left unsaid must not complain about it when Python exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status or 0)
