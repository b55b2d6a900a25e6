"""``deadpan games``: the installed games, and the packages that cannot be loaded."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from deadpan.bots import levels_of
from deadpan.cli.input_output import Lang
from deadpan.game import BrokenGame, InstalledGame, registry
from deadpan.kernel.decoding import shorten
from deadpan.locales import Words

_LONGEST_REASON = 300


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object in place of words.")] = False,
    lang: Lang = "en",
) -> None:
    """List the installed games: the package of each, who can play, its bots; and the packages that are broken."""
    words, found = Words(lang), registry()
    if as_json:
        told = {
            "games": [_as_json(each, words) for each in found.games.values()],
            "broken": [msgspec.to_builtins(each) for each in found.broken],
        }
        print(msgspec.json.encode(told).decode())
        return
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 1, 0))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for name, each in found.games.items():
        table.add_row(Text(name), Text("\n".join(_lines(each, words))))
    for broken in found.broken:
        table.add_row(Text(broken.name), Text("\n".join(_reason(broken, words))))
    if not found.games and not found.broken:
        print(words.say("games-none"))
    Console(highlight=False).print(table)


def _as_json(each: InstalledGame, words: Words) -> dict[str, Any]:
    game = each.game
    return {
        "name": game.name,
        "title": words.title(game.name),
        "distribution": each.distribution,
        "version": each.version,
        "players": list(game.rules.players),
        "bots": list(levels_of(game.name)),
    }


def _lines(each: InstalledGame, words: Words) -> list[str]:
    game, players = each.game, each.game.rules.players
    return [
        words.title(game.name),
        words.say("games-package", package=each.distribution, version=each.version),
        words.say("games-players", fewest=players[0], most=players[-1]),
        words.say("games-bots", levels=", ".join(levels_of(game.name))),
    ]


def _reason(broken: BrokenGame, words: Words) -> list[str]:
    return [
        words.say("games-broken", reason=shorten(broken.reason, _LONGEST_REASON)),
        words.say("games-package", package=broken.distribution, version=broken.version),
    ]
