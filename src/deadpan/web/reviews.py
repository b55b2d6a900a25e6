"""Looking back at a record: work for a process of its own, one piece at a time for each household."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, ParamSpec

from litestar import MediaType, Response, post
from litestar.datastructures import State
from litestar.params import JSONBody

from deadpan.host.errors import TooMuch
from deadpan.host.one_by_one import OneByOne
from deadpan.host.workers import Workers
from deadpan.kernel.errors import RecordError
from deadpan.review.answers import insight_answer, replay_answer
from deadpan.web.callers import networks_of
from deadpan.web.routes import AnyRequest, refusals
from deadpan.web.shapes import InsightShown, LookBack, LookInto, ReplayShown

P = ParamSpec("P")

_PATIENCE: Final = 20.0
"""Seconds for one piece of work, once it is begun: far more than the longest game takes that may be looked at."""
_MOST_FROM_ONE: Final = 4
_MOST_IN_ALL: Final = 64
"""How much may be asked for and not be answered yet: by one household, and by all together."""


class Reviews:
    """Who looks back, and who waits for it. One household never has more than one piece of work done at a time."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._households: OneByOne[str] = OneByOne()

    async def do(self, household: str, work: Callable[P, bytes], *args: P.args, **kwargs: P.kwargs) -> bytes:
        """What the work comes to. Raises `DeadpanError`."""
        if self._households.count(household) >= _MOST_FROM_ONE or self._households.total >= _MOST_IN_ALL:
            raise TooMuch("too-often")
        async with self._households.turn(household):
            try:
                return await self._workers.do(_PATIENCE, work, *args, **kwargs)
            except TimeoutError:
                raise RecordError("takes-too-long") from None

    def close(self) -> None:
        """Stop whatever is being done."""
        self._workers.close()


@post(
    "/api/replay",
    summary="A record told again: to a seat, to those who look on, or with everything face up",
    status_code=200,
    media_type=MediaType.JSON,
    responses=refusals(400, 413, 415, 429),
)
async def replay_record(request: AnyRequest, state: State, data: JSONBody[LookBack]) -> Response[ReplayShown]:
    """Every moment of a game, and the deductions that were there and missed."""
    reviews: Reviews = state.reviews
    answer: Any = await reviews.do(networks_of(request)[0].name, replay_answer, data.record, data.seat, data.face_up)
    return Response(answer, media_type=MediaType.JSON)


@post(
    "/api/insight",
    summary="What a seat could prove and believe at some moment of a record",
    status_code=200,
    media_type=MediaType.JSON,
    responses=refusals(400, 413, 415, 429),
)
async def look_into(request: AnyRequest, state: State, data: JSONBody[LookInto]) -> Response[InsightShown]:
    """The case file or the notebook, whatever the table had agreed on, and what bots would have believed."""
    reviews: Reviews = state.reviews
    answer: Any = await reviews.do(networks_of(request)[0].name, insight_answer, data.record, data.at, data.seat)
    return Response(answer, media_type=MediaType.JSON)


REVIEW_ROUTES: Final = [replay_record, look_into]
