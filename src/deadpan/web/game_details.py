"""One game over HTTP: all that a client without code of its own for the game needs to show and tell it."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Annotated, Any, cast

from litestar import get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Meta, Struct

from deadpan.game.trial_games import trial_games
from deadpan.kernel.rules import AnyRules
from deadpan.locales.view_fields import view_fields
from deadpan.server.tables import TableRegistry
from deadpan.web.routes import refusals
from deadpan.web.schemas import Kinds, WordingShown, wording_shown


class ViewShown(Struct, frozen=True):
    """How the fields of a game's views are read."""

    kinds: Kinds
    keys: Annotated[dict[str, str], Meta(description="The same for the keys of objects.")]
    by_seat: Annotated[list[str], Meta(description="Lists with one value for each seat.")]
    own: Annotated[list[str], Meta(description="Fields that tell a seat what those who look on do not know.")]
    optional: Annotated[list[str], Meta(description="Fields of the view itself that may hold nothing.")]


class GameDetails(Struct, frozen=True):
    """How a client that does not know the game reads its choices, events and views."""

    name: str
    wording: WordingShown
    choices: Annotated[list[str], Meta(description="Every kind of choice.")]
    view: ViewShown


def game_details(rules: AnyRules) -> GameDetails:
    """The details of a game. They are the same for every client, so they are computed once."""
    return _details(cast(Hashable, rules))


@cache
def _details(rules: Any) -> GameDetails:
    words, view, seen = wording_shown(rules), view_fields(rules), trial_games(rules)
    return GameDetails(
        name=rules.name,
        wording=words,
        choices=[str(choice.__struct_config__.tag) for choice in rules.choice_types],
        view=ViewShown(
            kinds={**words.kinds, **view.kinds},
            keys=view.keys,
            by_seat=seen.by_seat,
            own=seen.own,
            optional=view.optional,
        ),
    )


@get(
    "/api/games/{name:str}",
    summary="A game: how its events, choices and views are read",
    responses=refusals(404, 429),
    sync_to_thread=True,
)
def show_game(state: State, name: FromPath[str]) -> GameDetails:
    """One game, for a client that shows any game."""
    table_registry: TableRegistry = state.table_registry
    rules = table_registry.services.games.get(name)
    if rules is None:
        raise NotFoundException
    return game_details(rules)
