"""The routes that accept or return a record. They have rate limits of their own, and allow longer bodies."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from deadpan.server.errors import TableError
from deadpan.server.state import RenderedRecord
from deadpan.server.tables import CreatedTable, LiveTable, TableRegistry
from deadpan.web.routes import AnyRequest, check_anonymous, count_table, find_table, refusals
from deadpan.web.schemas import Branch

_MOST_PARTS: Final = 40_000
"""The most JSON objects and lists in a body: more than any record of the allowed length has."""


def check_parts(body: bytes) -> None:
    """Refuse a body that would take long to parse, such as a megabyte of brackets. Raises `TableError`."""
    if body.count(b"[") + body.count(b"{") > _MOST_PARTS:
        raise TableError("body-too-big")


@post(
    "/api/branch",
    summary="Play on from a record: a new table with bots, the game running from there",
    responses=refusals(400, 409, 413, 415, 429, 503),
)
async def branch_record(request: AnyRequest, state: State, data: JSONBody[Branch]) -> CreatedTable:
    """A new table in play, in the middle of a game."""
    count_table(request, state)
    table_registry: TableRegistry = state.table_registry
    return await table_registry.continue_from_record(data.record, data.at, data.seat, data.name, data.bots)


@get(
    "/api/tables/{code:str}/record",
    summary="The record of the game, once it is over",
    media_type=MediaType.JSON,
    responses=refusals(403, 404, 409, 429, 503),
)
async def table_record(request: AnyRequest, state: State, code: FromPath[str]) -> Response[dict[str, Any]]:
    """The record of a table's game, for download."""
    table = await find_table(request, state, code)
    check_anonymous(request, table)
    return _download(await table.record(), table)


@get(
    "/api/tables/{code:str}/games/{number:int}/record",
    summary="The record of one of the games that were played at a table",
    media_type=MediaType.JSON,
    responses=refusals(403, 404, 409, 429, 503),
)
async def game_record(
    request: AnyRequest, state: State, code: FromPath[str], number: FromPath[int]
) -> Response[dict[str, Any]]:
    """The record of an earlier game of a table, for download."""
    table = await find_table(request, state, code)
    check_anonymous(request, table)
    return _download(await table.record(number), table)


def _download(record: RenderedRecord, table: LiveTable) -> Response[dict[str, Any]]:
    name = f"{record.game}-{table.state.code.lower()}-{record.number}.json"
    text: Any = record.text
    return Response(text, media_type=MediaType.JSON, headers={"content-disposition": f'attachment; filename="{name}"'})


RECORD_ROUTES: Final = [branch_record, table_record, game_record]
