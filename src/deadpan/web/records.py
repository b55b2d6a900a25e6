"""The routes that take a record: longer bodies than elsewhere, fewer of them, and read beside the event loop."""

from __future__ import annotations

from typing import Final

from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody

from deadpan.host.errors import HostError
from deadpan.host.host import Admission, Host
from deadpan.web.routes import AnyRequest, count_creation, refusals
from deadpan.web.shapes import Branch

_MOST_PARTS: Final = 40_000
"""Objects and lists in a body that brings a record: more than the longest record of its length has."""


def check_parts(body: bytes) -> None:
    """Refuse what would take long to read: a megabyte of nothing but brackets stops the server. Raises `HostError`."""
    if body.count(b"[") + body.count(b"{") > _MOST_PARTS:
        raise HostError("body-too-big")


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
