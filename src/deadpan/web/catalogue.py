"""The games as a client needs to know them: players, options, bots."""

from __future__ import annotations

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin

from msgspec import UNSET, Meta
from msgspec.structs import FieldInfo, fields

from deadpan.bots import difficulties_of, levels_of, usual_level
from deadpan.host.house import House
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.wire import plain
from deadpan.web.shapes import GameShown, Option

Presets: TypeAlias = Mapping[str, Mapping[str, Any]]


def games_shown(house: House) -> list[GameShown]:
    """Every game of the house."""
    return [_game_shown(game) for game in house.games.values()]


def _game_shown(game: AnyRules) -> GameShown:
    options = [option_shown(field, game.presets.get(field.encode_name)) for field in fields(game.options_type)]
    asked = game.first_asked
    return GameShown(
        game.name,
        list(game.players),
        options,
        list(levels_of(game.name)),
        list(difficulties_of(game.name)),
        usual_level(game.name),
        None if asked is None else asked.question,
    )


def option_shown(field: FieldInfo, presets: Presets | None = None) -> Option:
    """One option, by the type of its field; ``presets`` are the options that its values set along."""
    parts = _parts(field.type)
    names = [value for part in parts if get_origin(part) is Literal for value in get_args(part)]
    numbers = [part for part in parts if _bare(part) is int]
    shown: dict[str, Any] = {"values": names} if names else {}
    lists = any(get_origin(part) is tuple for part in parts)
    kind: Literal["choice", "number", "flag", "board", "seat", "tiles"]
    if bool in parts:
        kind = "flag"
    elif lists and numbers:
        kind = "tiles"
        shown |= _bounds(numbers[0])
    elif lists:
        kind = "board"
    elif numbers:
        kind = "seat" if names else "number"
        shown |= _bounds(numbers[0])
    else:
        kind = "choice"
    if presets is not None:
        shown["presets"] = presets
    return Option(field.encode_name, kind, plain(field.default), nullable=NoneType in parts, **shown)


def _parts(annotation: Any) -> list[Any]:
    if get_origin(annotation) in (Union, UnionType):
        return [part for each in get_args(annotation) for part in _parts(each)]
    return [annotation]


def _bare(annotation: Any) -> Any:
    return get_args(annotation)[0] if get_origin(annotation) is Annotated else annotation


def _bounds(annotation: Any) -> dict[str, Any]:
    marks = [mark for mark in get_args(annotation)[1:] if isinstance(mark, Meta)]
    least = next((mark.ge for mark in marks if mark.ge is not None), UNSET)
    most = next((mark.le for mark in marks if mark.le is not None), UNSET)
    return {"min": least, "max": most}
