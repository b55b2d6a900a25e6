"""Reviews of records, computed in worker processes, with a queue that is fair between networks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, ParamSpec

from litestar import MediaType, Response, post
from litestar.datastructures import State
from litestar.params import JSONBody

from deadpan.kernel.errors import RecordError
from deadpan.review.responses import insight_response, replay_response
from deadpan.server.errors import TooMuch
from deadpan.server.scheduling import WorkerPool
from deadpan.web.client_address import Networks, networks_of, queue_key
from deadpan.web.routes import AnyRequest, refusals
from deadpan.web.schemas import InsightShown, LookBack, LookInto, ReplayShown

P = ParamSpec("P")

_TIMEOUT: Final = 20.0
"""The timeout of one piece of work once it runs: far longer than the longest accepted game takes."""
_MOST_FROM_ONE: Final = 4
_MOST_IN_ALL: Final = 64
"""The most reviews that wait, for one narrowest network and in all. Records are long, so waiting ones take memory."""
_FOR_NEWCOMERS: Final = 32
"""How many more may wait if they come from networks that have none waiting."""
_SHORT: Final = 120
"""A record with at most this many choices takes a fraction of a second."""


class Reviews:
    """Runs reviews in worker processes. Short records have a process of their own, so they never wait for long ones."""

    def __init__(self, short: WorkerPool, long: WorkerPool) -> None:
        self._short = short
        self._long = long
        self._waiting: Counter[str] = Counter()
        self._total = 0

    async def do(
        self, networks: Networks, record: Any, work: Callable[P, bytes], *args: P.args, **kwargs: P.kwargs
    ) -> bytes:
        """The result of ``work`` on a record. Raises `DeadpanError`."""
        self._check_room(networks)
        names = [network.name for network in networks]
        self._waiting.update(names)
        self._total += 1
        try:
            workers = self._short if _is_short(record) else self._long
            return await workers.run(queue_key(networks), _TIMEOUT, work, *args, **kwargs)
        except TimeoutError:
            raise RecordError("takes-too-long") from None
        finally:
            self._total -= 1
            self._waiting.subtract(names)
            for name in names:
                if not self._waiting[name]:
                    del self._waiting[name]

    def _check_room(self, networks: Networks) -> None:
        """Refuse a review if too many wait. Raises `TooMuch`."""
        is_newcomer = not self._waiting[networks[-1].name]
        most = _MOST_IN_ALL + (_FOR_NEWCOMERS if is_newcomer else 0)
        each = (self._waiting[network.name] >= _MOST_FROM_ONE * network.share for network in networks)
        if self._total >= most or any(each):
            raise TooMuch("too-often")

    def close(self) -> None:
        """Stop all work."""
        self._short.close()
        self._long.close()


def _is_short(record: Any) -> bool:
    choices = record.get("choices") if isinstance(record, dict) else None
    return isinstance(choices, list) and len(choices) <= _SHORT


@post(
    "/api/replay",
    summary="A record as frames: for a seat, for spectators, or with everything face up",
    status_code=200,
    media_type=MediaType.JSON,
    responses=refusals(400, 413, 415, 429),
)
async def replay_record(request: AnyRequest, state: State, data: JSONBody[LookBack]) -> Response[ReplayShown]:
    """Every moment of a game, and the deductions that its players missed."""
    reviews: Reviews = state.reviews
    answer: Any = await reviews.do(
        networks_of(request), data.record, replay_response, data.record, data.seat, data.face_up
    )
    return Response(answer, media_type=MediaType.JSON)


@post(
    "/api/insight",
    summary="What a seat could prove and estimate at a moment of a record",
    status_code=200,
    media_type=MediaType.JSON,
    responses=refusals(400, 413, 415, 429),
)
async def look_into(request: AnyRequest, state: State, data: JSONBody[LookInto]) -> Response[InsightShown]:
    """The case file or notebook of a seat, regardless of the table's options, and what bots would have believed."""
    reviews: Reviews = state.reviews
    answer: Any = await reviews.do(networks_of(request), data.record, insight_response, data.record, data.at, data.seat)
    return Response(answer, media_type=MediaType.JSON)


REVIEW_ROUTES: Final = [replay_record, look_into]
