"""Looking back at records: work for processes of its own, in a queue that is fair to those who ask."""

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
from deadpan.web.client_address import Networks, networks_of, payer
from deadpan.web.routes import AnyRequest, refusals
from deadpan.web.schemas import InsightShown, LookBack, LookInto, ReplayShown

P = ParamSpec("P")

_PATIENCE: Final = 20.0
"""Seconds for one piece of work, once it is begun: far more than the longest game takes that may be looked at."""
_MOST_FROM_ONE: Final = 4
_MOST_IN_ALL: Final = 64
"""How much may be asked for and not be answered yet: by one household, and by all together. Records are long."""
_FOR_NEWCOMERS: Final = 32
"""How much more there may be, each from a network that waits for nothing else."""
_SHORT: Final = 120
"""Choices of a record that takes a tenth of a second or two."""


class Reviews:
    """Who looks back, and who waits for it. What is soon done has a process of its own, and waits for nothing long."""

    def __init__(self, short: WorkerPool, long: WorkerPool) -> None:
        self._short = short
        self._long = long
        self._waiting: Counter[str] = Counter()
        self._total = 0

    async def do(
        self, networks: Networks, record: Any, work: Callable[P, bytes], *args: P.args, **kwargs: P.kwargs
    ) -> bytes:
        """What the work on a record comes to. Raises `DeadpanError`."""
        self._check_room(networks)
        names = [network.name for network in networks]
        self._waiting.update(names)
        self._total += 1
        try:
            workers = self._short if _is_short(record) else self._long
            return await workers.do(payer(networks), _PATIENCE, work, *args, **kwargs)
        except TimeoutError:
            raise RecordError("takes-too-long") from None
        finally:
            self._total -= 1
            self._waiting.subtract(names)
            for name in names:
                if not self._waiting[name]:
                    del self._waiting[name]

    def _check_room(self, networks: Networks) -> None:
        """Raises `TooMuch`."""
        is_newcomer = not self._waiting[networks[-1].name]
        most = _MOST_IN_ALL + (_FOR_NEWCOMERS if is_newcomer else 0)
        each = (self._waiting[network.name] >= _MOST_FROM_ONE * network.share for network in networks)
        if self._total >= most or any(each):
            raise TooMuch("too-often")

    def close(self) -> None:
        """Stop whatever is being done."""
        self._short.close()
        self._long.close()


def _is_short(record: Any) -> bool:
    choices = record.get("choices") if isinstance(record, dict) else None
    return isinstance(choices, list) and len(choices) <= _SHORT


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
    answer: Any = await reviews.do(
        networks_of(request), data.record, replay_response, data.record, data.seat, data.face_up
    )
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
    answer: Any = await reviews.do(networks_of(request), data.record, insight_response, data.record, data.at, data.seat)
    return Response(answer, media_type=MediaType.JSON)


REVIEW_ROUTES: Final = [replay_record, look_into]
