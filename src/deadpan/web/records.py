"""The routes that take a record: longer bodies than elsewhere, fewer of them, and read beside the event loop."""

from __future__ import annotations

from typing import Final

from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody

from deadpan.host.host import Admission, Host
from deadpan.web.routes import AnyRequest, count_creation, refusals
from deadpan.web.shapes import Branch


@post(
    "/api/branch",
    summary="Play on from a record: a new table with bots, the game running from there",
    responses=refusals(400, 409, 413, 429, 503),
)
async def branch_record(request: AnyRequest, state: State, data: JSONBody[Branch]) -> Admission:
    """A new table in play, in the middle of a game."""
    count_creation(request, state)
    host: Host = state.host
    return await host.branch(data.record, data.at, data.seat, data.name, data.bots)


RECORD_ROUTES: Final = [branch_record]
