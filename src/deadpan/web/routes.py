"""The HTTP part: making and joining tables, and what can be known without a socket."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from deadpan import __version__
from deadpan.host.errors import TooMuch, WrongMoment
from deadpan.host.host import Admission, Host
from deadpan.kernel.wire import convert
from deadpan.web.callers import Caller, household_of
from deadpan.web.catalogue import games_shown
from deadpan.web.guard import CALLER
from deadpan.web.shapes import Admitted, CallerShown, GameShown, Health, Join, MakeTable, PlayNow, Refusal, TableShown

AnyRequest = Request[Any, Any, Any]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The ways in which a route can say no, for the OpenAPI page."""
    return {status: ResponseSpec(Refusal, description="Refused", generate_examples=False) for status in statuses}


def _host(state: State) -> Host:
    host: Host = state.host
    return host


def count_creation(request: AnyRequest, state: State) -> None:
    """Count something that was made against its maker's address. Raises `TooMuch`."""
    state.creations.take(household_of(request))


def count_table(request: AnyRequest, state: State) -> None:
    """The same for a table, which is kept for longer. Raises `TooMuch`."""
    count_creation(request, state)
    if not state.tables.may(household_of(request)):
        raise TooMuch("too-many-made")


def _seats(host: Host, game: str, seats: int | None) -> int:
    if seats is not None or game not in host.house.games:
        return seats or 0
    players = host.house.games[game].players
    return min(4, players[-1])


@get("/api/games", summary="The games, their options and their bots", responses=refusals(429))
async def games(state: State) -> list[GameShown]:
    """Every game."""
    return games_shown(_host(state).house)


@post(
    "/api/tables",
    summary="Make a table: its maker is host and has the first seat",
    responses=refusals(400, 413, 429, 503),
)
async def make_table(request: AnyRequest, state: State, data: JSONBody[MakeTable]) -> Admission:
    """A new table in its lobby."""
    count_table(request, state)
    host = _host(state)
    return await host.make(data.game, data.options, _seats(host, data.game, data.seats), data.name)


@post("/api/play", summary="Play now: a table with bots, the game running", responses=refusals(400, 413, 429, 503))
async def play_now(request: AnyRequest, state: State, data: JSONBody[PlayNow]) -> Admission:
    """A new table in play."""
    count_table(request, state)
    host = _host(state)
    return await host.make(data.game, data.options, _seats(host, data.game, data.seats), data.name, data.bots)


@get("/api/tables/{code:str}", summary="What everybody may know of a table", responses=refusals(404, 429, 503))
async def show_table(state: State, code: FromPath[str]) -> TableShown:
    """A table from outside."""
    table = await _host(state).find(code)
    return convert(table.summary(), TableShown, WrongMoment)


@post(
    "/api/tables/{code:str}/participants",
    summary="Join a table, without a seat yet",
    responses=refusals(400, 404, 413, 429, 503),
)
async def join_table(request: AnyRequest, state: State, code: FromPath[str], data: JSONBody[Join]) -> Admitted:
    """A new participant."""
    count_creation(request, state)
    table = await _host(state).find(code)
    return Admitted(await table.join(data.name))


@get("/healthz", summary="Whether the server is well")
async def health(state: State) -> Health:
    """Alive, and how full."""
    host, doorkeeper = _host(state), state.doorkeeper
    return Health("ok", __version__, host.known, host.awake, doorkeeper.open, doorkeeper.limits.sockets)


@get("/api/caller", summary="Who you are to the limits", responses=refusals(429))
async def show_caller(request: AnyRequest) -> CallerShown:
    """The caller's own address, as the server sees it: right or wrong, it is what rates are counted by."""
    caller: Caller = request.scope[CALLER]  # type: ignore[typeddict-item]  # the guard put it there
    return CallerShown(caller.address, caller.relayed)


ROUTES = [games, make_table, play_now, show_table, join_table, health, show_caller]
