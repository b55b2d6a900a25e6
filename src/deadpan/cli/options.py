"""``deadpan options``: the options of a game."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

from msgspec.structs import fields
from rich.console import Console
from rich.table import Table
from rich.text import Text

from deadpan.cli.common_options import GameName
from deadpan.cli.input_output import Lang, refuse
from deadpan.game import game_called
from deadpan.kernel.errors import DeadpanError
from deadpan.locales import Words


def options(game: GameName, lang: Lang = "en") -> None:
    """List the options of a game and what they are for."""
    words = Words(lang)
    try:
        described = game_called(game)
    except DeadpanError as problem:
        refuse(problem, words)
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 1, 0))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for field in fields(described.rules.options_type):
        label, purpose = words.option(game, field.encode_name)
        default = words.option_value(game, field.encode_name, field.default)
        lines = [f"{label}. {purpose}"]
        lines += [f"  {value}: {words.option_value(game, field.encode_name, value)}" for value in named(field.type)]
        lines.append(words.say("options-default", value=default))
        table.add_row(Text(field.encode_name), Text("\n".join(lines)))
    Console(highlight=False).print(table)


def named(annotation: Any) -> list[str]:
    """The values of an option that have names."""
    if get_origin(annotation) is Literal:
        return [value for value in get_args(annotation) if isinstance(value, str)]
    return [value for part in get_args(annotation) for value in named(part)]
