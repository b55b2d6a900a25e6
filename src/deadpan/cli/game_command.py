"""A command with the options of the chosen game on its command line.

``--highest 7`` is short for ``--option highest=7``, for every option of the game that is named; an option with presets
also sets these.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import typer
from msgspec.structs import fields
from typer._click.core import Context
from typer.core import TyperCommand

from deadpan.game import GAMES

CHOSEN = "--chosen"
"""The hidden option that collects them, each as ``NAME=VALUE``."""


class GameCommand(TyperCommand):
    """A command with an argument GAME, and an option for each option of that game."""

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """Rewrite the game's options to the hidden option before parsing."""
        game = next((arg for arg in args if arg in GAMES), None)
        if game is not None:
            own = {name for parameter in self.params for name in (*parameter.opts, *parameter.secondary_opts)}
            names = {_flag(field.encode_name): field.encode_name for field in fields(GAMES[game].options_type)}
            args = list(_spelt_out(args, {flag: name for flag, name in names.items() if flag not in own}))
        return super().parse_args(ctx, args)


def _spelt_out(args: Sequence[str], names: dict[str, str]) -> Iterator[str]:
    """The same arguments, with those in ``names`` as values of `CHOSEN`."""
    left = iter(args)
    for arg in left:
        flag, equals, value = arg.partition("=")
        if flag not in names:
            yield arg
            continue
        if not equals:
            after = next(left, None)
            if after is None:
                raise typer.BadParameter("a value is missing", param_hint=flag)
            value = after
        yield from (CHOSEN, f"{names[flag]}={value}")


def _flag(name: str) -> str:
    return "--" + name.replace("_", "-")
