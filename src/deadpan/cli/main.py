"""The entry point: all commands put together, and the exit status for every kind of failure."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from importlib import import_module
from io import TextIOWrapper
from typing import Annotated, Final, NoReturn

import typer
from typer._click.core import Command, Context
from typer.core import TyperGroup

from deadpan import __version__
from deadpan.cli.game_command import GameCommand
from deadpan.kernel.decoding import shorten

COMMANDS: Final[Mapping[str, tuple[str, str]]] = {
    "replay": ("replay", "replay"),
    "new": ("new", "new"),
    "random": ("playout", "random"),
    "play": ("play", "play"),
    "games": ("games", "games"),
    "options": ("options", "options"),
    "arena": ("arena", "arena"),
    "study": ("study", "study"),
    "check": ("check", "check"),
    "serve": ("serve", "serve"),
    "backup": ("backup", "backup"),
    "restore": ("backup", "restore"),
    "bring-back": ("backup", "bring_back"),
    "doctor": ("doctor", "doctor"),
}
"""By name, the module and the function of each command."""
OF_A_GAME: Final = frozenset({"new", "random", "play"})
"""The commands with an option for each option of a game."""


class Commands(TyperGroup):
    """Imports a command when it is run or listed: a server needs neither the terminal's screens nor the arena."""

    def list_commands(self, ctx: Context) -> list[str]:
        """The names, in the order of the help."""
        return list(COMMANDS)

    def get_command(self, ctx: Context, cmd_name: str) -> Command | None:
        """The command of this name, if there is one."""
        if cmd_name not in COMMANDS:
            return None
        module, function = COMMANDS[cmd_name]
        alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
        register = alone.command(cmd_name, cls=GameCommand if cmd_name in OF_A_GAME else None)
        register(getattr(import_module(f"deadpan.cli.{module}"), function))
        return typer.main.get_command(alone)


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    no_args_is_help=True,
)


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
