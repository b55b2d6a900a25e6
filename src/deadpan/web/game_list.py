"""The list of games for the client: players, options, bots, and where the parts of each game are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET
from msgspec.structs import FieldInfo, fields

from deadpan.bots import difficulties_of, levels_of, usual_level
from deadpan.game import Game
from deadpan.game.defaults import accent_of, usual_seats
from deadpan.game.registry import registry
from deadpan.kernel.decoding import plain
from deadpan.kernel.option_types import option_type
from deadpan.kernel.rules import AnyRules
from deadpan.locales.page_words import parts_of
from deadpan.web.game_files import GameFiles
from deadpan.web.schemas import GameShown, Option, wording_shown


def games_shown(games: Mapping[str, AnyRules], files: GameFiles) -> list[GameShown]:
    """All ``games``; ``files`` knows the addresses of their screens."""
    return [_game_shown(game, files) for game in games.values()]


def _game_shown(game: AnyRules, files: GameFiles) -> GameShown:
    installed = registry().games[game.name]
    brought = installed.game
    options = [option_shown(field, brought) for field in fields(game.options_type)]
    asked = game.first_asked
    return GameShown(
        game.name,
        list(game.players),
        options,
        list(levels_of(game.name)),
        list(difficulties_of(game.name)),
        usual_level(game.name),
        None if asked is None else asked.question,
        wording_shown(game),
        usual_seats(brought),
        accent_of(brought),
        files.icons.get(game.name),
        files.screens.get(game.name),
        brought.lesson is not None,
        brought.rules_page is not None,
        brought.how_to_play is not None,
        parts_of(installed.words),
    )


def option_shown(field: FieldInfo, game: Game) -> Option:
    """One option of a game: its kind follows from the type of the field, unless the game declares another widget."""
    name, read = field.encode_name, option_type(field.type)
    shown: dict[str, Any] = {"values": list(read.names)} if read.names else {}
    bounds = {"min": UNSET if read.least is None else read.least, "max": UNSET if read.most is None else read.most}
    if read.is_flag:
        kind = "flag"
    elif read.has_numbers:
        kind = "seat" if read.is_seat else "number"
        shown |= bounds
    else:
        kind = "choice"
    if name in game.presets:
        shown["presets"] = game.presets[name]
    kind = game.option_widgets.get(name, kind)
    return Option(name, kind, plain(field.default), nullable=read.is_nullable, **shown)
