"""First games over HTTP: a guided game and what its learner is told of it, in the frames of a table's socket."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Raw

from deadpan.games import GAMES
from deadpan.host.frames import Teller
from deadpan.host.play import Moment
from deadpan.kernel.record import make_choices, open_record
from deadpan.lessons import Guided, guided
from deadpan.web.routes import refusals
from deadpan.web.shapes import LessonsShown


class _Course:
    """A guided game with every moment of it at hand."""

    number = 1

    def __init__(self, found: Guided) -> None:
        opened = open_record(found.record, GAMES)
        self.game = opened.game
        self.moments = [Moment(0, opened.state, opened.told)]
        for made in make_choices(opened):
            self.moments.append(Moment(len(self.moments), made.step.state, made.step.told))

    def at(self, n: int) -> Moment | None:
        return self.moments[n] if 0 <= n < len(self.moments) else None


@cache
def _body(game: str) -> bytes:
    """It is the same for everybody, so it is made once."""
    found = guided(game)
    course = _Course(found)
    teller = Teller(course)
    opening, *later = course.moments
    frames = [teller.view(opening, found.seat), *(teller.step(moment, found.seat) or b"" for moment in later)]
    whole = {"record": found.record, "seat": found.seat, "frames": [Raw(frame) for frame in frames]}
    return msgspec.json.encode({**whole, "lessons": found.lessons})


@get(
    "/api/lessons/{game:str}",
    summary="A first game: its record, its lessons, and frames for its learner",
    media_type=MediaType.JSON,
    responses=refusals(404, 429),
)
async def lessons(game: FromPath[str]) -> Response[LessonsShown]:
    """A guided game, for a page that plays it by itself."""
    if game not in GAMES:
        raise NotFoundException
    body: Any = _body(game)
    return Response(body, media_type=MediaType.JSON)
