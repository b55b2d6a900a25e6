"""The HTTP routes: creating and joining tables, and public information about games, tables and the server."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from deadpan import __version__
from deadpan.bots import usual_level
from deadpan.kernel.decoding import convert
from deadpan.kernel.record import game_in
from deadpan.kernel.seats import nearest_count
from deadpan.server.errors import NoSuchTable, TooMuch, WrongMoment
from deadpan.server.people import TICKET_SECONDS
from deadpan.server.tables import CreatedTable, LiveTable, TableRegistry
from deadpan.web.client_address import Caller, is_near, networks_of
from deadpan.web.file_responses import ASK_AGAIN, cached_file, file_response
from deadpan.web.game_list import games_shown
from deadpan.web.middleware import CALLER
from deadpan.web.schemas import (
    Admitted,
    Arrival,
    CallerShown,
    DeviceMove,
    GameShown,
    Health,
    Join,
    MakeTable,
    NewToken,
    PlayNow,
    Refusal,
    Status,
    TableShown,
    TicketShown,
)

NEWCOMERS_TABLES: Final = 3
"""How many tables a network may create in a day when few are left."""
_USUAL_SEATS: Final = 4

AnyRequest = Request[Any, Any, Any]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses of a route, for the OpenAPI page."""
    return {status: ResponseSpec(Refusal, description="Refused", generate_examples=False) for status in statuses}


def _table_registry(state: State) -> TableRegistry:
    table_registry: TableRegistry = state.table_registry
    return table_registry


def count_creation(request: AnyRequest, state: State) -> None:
    """Count a creation for the client's address. Raises `TooMuch`."""
    state.creations.take(networks_of(request))


def count_table(request: AnyRequest, state: State) -> None:
    """Count the creation of a table for the client's address. Raises `TooMuch`.

    The last tables below the limit are reserved for networks that created few.
    """
    count_creation(request, state)
    networks, table_registry, limits = networks_of(request), _table_registry(state), state.socket_limits.limits
    most = table_registry.services.limits.tables
    if (
        table_registry.table_count >= most * (1 - limits.reserve)
        and state.tables.taken(networks[-1]) >= NEWCOMERS_TABLES
    ):
        raise TooMuch("too-many-tables", most=most)
    if not state.tables.may(networks):
        raise TooMuch("too-many-made")


async def find_table(request: AnyRequest, state: State, code: str) -> LiveTable:
    """The table with this code. Raises `DeadpanError`, also for clients that tried too many unknown codes."""
    networks, misses = networks_of(request), state.socket_limits.misses
    if not misses.has(networks):
        raise TooMuch("too-many-misses")
    try:
        return await _table_registry(state).find(code)
    except NoSuchTable:
        misses.owe(networks, 1)
        raise


def check_anonymous(request: AnyRequest, table: LiveTable) -> None:
    """Refuse information about a closed table to a client without access. Raises `Forbidden`.

    A client proves access by ``Authorization: Bearer`` with its token or with the invitation.
    """
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    given = secret.strip()[:200] if kind.lower() == "bearer" else None
    table.token_service.check_anonymous(given)


def _seats(table_registry: TableRegistry, game: str, seats: int | None) -> int:
    if seats is not None or game not in table_registry.services.games:
        return seats or 0
    players = table_registry.services.games[game].players
    return nearest_count(_USUAL_SEATS, players)


@get(
    "/api/games",
    summary="The games, their options and their bots",
    responses={304: ResponseSpec(None, description="The client's copy is up to date"), **refusals(429)},
)
async def games(request: AnyRequest, state: State) -> Response[list[GameShown]]:
    """Every game."""
    shown = msgspec.json.encode(games_shown(_table_registry(state).services.games, state.game_files))
    answer: Any = file_response(cached_file(shown, MediaType.JSON, ASK_AGAIN), request)
    return cast("Response[list[GameShown]]", answer)


@post(
    "/api/tables",
    summary="Make a table: its maker is host and has the first seat",
    responses=refusals(400, 413, 415, 429, 503),
)
async def make_table(request: AnyRequest, state: State, data: JSONBody[MakeTable]) -> CreatedTable:
    """A new table in its lobby."""
    count_table(request, state)
    table_registry = _table_registry(state)
    seats = _seats(table_registry, data.game, data.seats)
    return await table_registry.create(data.game, data.options, seats, data.name, door=data.door)


@post("/api/play", summary="Play now: a table with bots, the game running", responses=refusals(400, 413, 415, 429, 503))
async def play_now(request: AnyRequest, state: State, data: JSONBody[PlayNow]) -> CreatedTable:
    """A new table in play."""
    count_table(request, state)
    table_registry = _table_registry(state)
    bots = usual_level(game_in(table_registry.services.games, data.game).name) if data.bots is None else data.bots
    seats = _seats(table_registry, data.game, data.seats)
    return await table_registry.create(data.game, data.options, seats, data.name, bots, data.door)


@get("/api/tables/{code:str}", summary="The public state of a table", responses=refusals(403, 404, 429, 503))
async def show_table(request: AnyRequest, state: State, code: FromPath[str]) -> TableShown:
    """The public state of a table; of a closed one, to clients with access only."""
    table = await find_table(request, state, code)
    check_anonymous(request, table)
    return convert(table.summary(), TableShown, WrongMoment)


@post(
    "/api/tables/{code:str}/participants",
    summary="Join a table without a seat, or knock there",
    responses=refusals(400, 403, 404, 409, 413, 415, 429, 503),
)
async def join_table(request: AnyRequest, state: State, code: FromPath[str], data: JSONBody[Join]) -> Admitted:
    """A new participant."""
    count_creation(request, state)
    table = await find_table(request, state, code)
    joining = await table.token_service.join(data.name, data.invitation)
    return Admitted(joining.token, joining.knocks)


@post(
    "/api/tables/{code:str}/tickets",
    summary="A ticket to continue on another device",
    responses=refusals(400, 403, 404, 413, 415, 429, 503),
)
async def make_ticket(
    request: AnyRequest, state: State, code: FromPath[str], data: JSONBody[DeviceMove]
) -> TicketShown:
    """A ticket, which can be used once and expires soon."""
    count_creation(request, state)
    table = await find_table(request, state, code)
    return TicketShown(await table.token_service.ticket(data.token), TICKET_SECONDS)


@post(
    "/api/tables/{code:str}/tokens",
    summary="A new token for a ticket, or for a token from before tickets existed",
    responses=refusals(400, 403, 404, 413, 415, 429, 503),
)
async def exchange(request: AnyRequest, state: State, code: FromPath[str], data: JSONBody[Arrival]) -> NewToken:
    """A new token. The old one ends when the new one is first used."""
    count_creation(request, state)
    table = await find_table(request, state, code)
    return NewToken(await table.token_service.exchange(data.ticket, data.token))


@get("/healthz", summary="Whether the server is up", responses=refusals(429))
async def health() -> Health:
    """Whether the server is up. How busy it is, is not public."""
    return Health("ok")


@get("/api/status", summary="The load of the server: for its own machine", responses=refusals(404, 429))
async def status(request: AnyRequest, state: State) -> Status:
    """The load of the server, for its operator on the same machine."""
    caller = _caller(request)
    if caller.relayed == "untrusted" or not is_near(caller.address):
        raise NotFoundException
    table_registry, socket_limits = _table_registry(state), state.socket_limits
    return Status(
        __version__, table_registry.table_count, table_registry.loaded, socket_limits.open, socket_limits.limits.sockets
    )


@get("/api/caller", summary="How limits identify the client", responses=refusals(429))
async def show_caller(request: AnyRequest) -> CallerShown:
    """The client's address as the server sees it, right or wrong: rate limits count by it."""
    caller = _caller(request)
    return CallerShown(caller.address, caller.relayed)


def _caller(request: AnyRequest) -> Caller:
    caller: Caller = request.scope[CALLER]  # type: ignore[typeddict-item]  # set by the middleware
    return caller


ROUTES = [games, make_table, play_now, show_table, join_table, make_ticket, exchange, health, status, show_caller]
