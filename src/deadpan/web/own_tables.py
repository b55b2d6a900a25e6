"""The state of all tables of one device in one request: whose turn it is, and who won."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from litestar import Request, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from msgspec import Meta, Struct

from deadpan.server.errors import NoSuchTable, TableError, TooMuch
from deadpan.server.storage import Phase
from deadpan.server.tables import LiveTable, TableRegistry
from deadpan.web.client_address import networks_of
from deadpan.web.schemas import Refusal, Text

MOST_TABLES: Final = 50
"""How many tables a device can ask for at once."""


class OwnTable(Struct, frozen=True):
    """A table, and the token of a participant there."""

    code: Text
    token: Text


class OwnTables(Struct, frozen=True):
    """The tables of a device."""

    tables: Annotated[list[OwnTable], Meta(max_length=MOST_TABLES)]


class OwnTableShown(Struct, frozen=True):
    """What a list of games shows of one table."""

    game: str
    phase: Phase
    game_number: int
    seat: Annotated[int | None, Meta(description="The seat of the participant.")]
    names: list[str | None]
    waiting: Annotated[list[int], Meta(description="The seats that are asked.")]
    broken_off: bool
    winners: Annotated[list[int], Meta(description="The seats that won the last game, if it is over.")]


Found: TypeAlias = OwnTableShown | Literal["unavailable"] | None


class OwnTablesShown(Struct, frozen=True):
    """The tables in the order in which they were asked for."""

    tables: Annotated[
        list[Found],
        Meta(
            description="null: there is no such table, or the token is none of its own. unavailable: the table exists "
            "and cannot be read now."
        ),
    ]


@post(
    "/api/own-tables",
    summary="The state of up to 50 tables, for their participants",
    status_code=200,
    responses={
        status: ResponseSpec(Refusal, description="Refused", generate_examples=False)
        for status in (400, 413, 415, 429, 503)
    },
)
async def own_tables(request: Request[Any, Any, Any], state: State, data: JSONBody[OwnTables]) -> OwnTablesShown:
    """The state of these tables.

    Each is told only to a participant of it, so that one request finds out nothing about fifty guessed codes; together
    the unknown ones count as one unknown code. Each table that is not in memory counts as one more request.
    """
    networks, misses = networks_of(request), state.socket_limits.misses
    if not misses.has(networks):
        raise TooMuch("too-many-misses")
    table_registry: TableRegistry = state.table_registry
    state.requests.owe(networks, sum(not table_registry.is_loaded(each.code) for each in data.tables))
    found = [await _find(table_registry, each) for each in data.tables]
    if None in found:
        misses.owe(networks, 1)
    return OwnTablesShown(found)


async def _find(table_registry: TableRegistry, asked: OwnTable) -> Found:
    """What is shown of a table. A table that cannot be read leaves the others as they are."""
    try:
        table = await table_registry.find(asked.code)
    except NoSuchTable:
        return None
    except TableError:
        return "unavailable"
    participant = table.token_service.participant_with(asked.token)
    return None if participant is None else _shown(table, participant)


def _shown(table: LiveTable, participant: int) -> OwnTableShown:
    """The part of the public state that a list shows: of a game that is under way, only what was sent."""
    summary = table.summary()
    games = summary["evening"]["games"]
    is_told = summary["phase"] == "over" and bool(games) and games[-1]["number"] == summary["game_number"]
    return OwnTableShown(
        summary["game"],
        summary["phase"],
        summary["game_number"],
        table.state.seat_of(participant),
        [seat["name"] for seat in summary["seats"]],
        summary["waiting"],
        summary["broken_off"],
        games[-1]["winners"] if is_told else [],
    )
