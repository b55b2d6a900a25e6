"""How a game's events, choices and refusals are told and which events are secret, derived from their types."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import fields

from deadpan.game import grouper_of
from deadpan.kernel.rules import AnyRules
from deadpan.locales.message_variables import kind_of, may_be_missing
from deadpan.locales.words import data_types


class Wording(Struct, frozen=True):
    """How the fields of one game's events, choices and refusals are shown, and which events are secret."""

    game: str
    kinds: dict[str, str]
    """By field: the kind of names by which its values are shown. Plain fields are not listed."""
    optional: list[str]
    """Fields of events and sentences that may be null: messages get ``$has_…``."""
    secret: list[str]
    """Events that are told to some seats only."""


def wording(game: AnyRules) -> Wording:
    """The wording of a game."""
    kinds = {name: kind for name, annotation in data_types(game).items() if (kind := kind_of(annotation)) is not None}
    told = (*game.event_types, *grouper_of(game.name).sentences)
    missing = [field.encode_name for kind in told for field in fields(kind) if may_be_missing(field.type)]
    secret = [str(event.__struct_config__.tag) for event in game.event_types if event.__to__ is not None]
    return Wording(game.name, dict(sorted(kinds.items())), sorted(set(missing)), secret)
