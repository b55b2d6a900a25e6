"""First games over HTTP: a guided game and its lessons, in the frames of a table's socket."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Raw

from deadpan.game import GAMES
from deadpan.lessons import games_with_lessons, guided
from deadpan.review.replayed_game import replayed_game
from deadpan.review.timeline import frames
from deadpan.web.routes import refusals
from deadpan.web.schemas import LessonsShown


@cache
def _body(game: str) -> bytes:
    """The response, which is the same for every client and computed once."""
    found = guided(game)
    told = frames(replayed_game(found.record, GAMES), found.seat, offers=True)
    whole = {"record": found.record, "seat": found.seat, "frames": [Raw(frame) for frame in told]}
    return msgspec.json.encode({**whole, "lessons": found.lessons})


@get(
    "/api/lessons/{game:str}",
    summary="A first game: its record, its lessons, and frames for its learner",
    media_type=MediaType.JSON,
    responses=refusals(404, 429),
)
async def lessons(game: FromPath[str]) -> Response[LessonsShown]:
    """A guided game, which the page plays by itself."""
    if game not in games_with_lessons():
        raise NotFoundException
    body: Any = _body(game)
    return Response(body, media_type=MediaType.JSON)
