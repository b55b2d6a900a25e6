"""Exceptions as HTTP responses: a status, a code for programs, a sentence for people."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from deadpan.kernel.decoding import shorten
from deadpan.kernel.errors import DeadpanError
from deadpan.kernel.record import ReplayError
from deadpan.kernel.rules import AnyRules
from deadpan.locales import Language, Words
from deadpan.server.errors import Forbidden, NoSuchGame, NoSuchTable, TableError, TooMuch, WrongMoment
from deadpan.web.error_bodies import liked_language
from deadpan.web.middleware import GONE
from deadpan.web.schemas import Refusal

_STATUS: Final[dict[type[DeadpanError], int]] = {
    NoSuchTable: 404,
    NoSuchGame: 404,
    Forbidden: 403,
    WrongMoment: 409,
    TooMuch: 429,
    DeadpanError: 400,
}
_PLAIN: Final = {
    404: TableError("no-such-page"),
    405: TableError("wrong-method"),
    413: TableError("body-too-big"),
    415: TableError("wrong-media-type"),
}

log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]


def language_of(request: AnyRequest) -> Language:
    """The language of the response to a request."""
    return liked_language(request.headers.get("accept-language", ""))


def on_refusal(request: AnyRequest, problem: DeadpanError) -> Response[Refusal]:
    """The response to an error of ours."""
    status = next(status for kind, status in _STATUS.items() if isinstance(problem, kind))
    if problem.code in ("store-failed", "unreadable-table", "damaged-table", "game-not-installed"):
        status = 503
    if problem.code == "body-too-big":
        status = 413
    return _answer(request, status, problem)


def on_http_error(request: AnyRequest, problem: HTTPException) -> Response[Refusal]:
    """The response to an error of the framework: an unknown route, a body that does not match its schema."""
    # the client hung up in the middle of the body: nothing to report, and nothing receives the answer
    if request.scope.get(GONE):
        return _answer(request, 400, TableError("malformed-request", what=""))
    if problem.status_code >= 500:
        return on_crash(request, problem)
    if problem.status_code in _PLAIN:
        return _answer(request, problem.status_code, _PLAIN[problem.status_code])
    return _answer(request, problem.status_code, TableError("malformed-request", what=shorten(_what(problem), 100)))


def on_too_deep(request: AnyRequest, problem: RecursionError) -> Response[Refusal]:
    """The response to a body of thousands of nested brackets. Nothing else here recurses that deep."""
    return _answer(request, 400, TableError("too-deep"))


def on_crash(request: AnyRequest, crash: Exception) -> Response[Refusal]:
    """The response to an unexpected exception. Only its type is logged, because its message could contain a secret."""
    log.error("a request failed with %s", type(crash).__name__, exc_info=log.isEnabledFor(logging.DEBUG))
    return _answer(request, 500, TableError("broken"))


def _what(problem: HTTPException) -> str:
    extra: Any = problem.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return f"{extra[0].get('key', '')}: {extra[0].get('message', '')}".lstrip(": ")
    return problem.detail


def _answer(request: AnyRequest, status: int, problem: DeadpanError) -> Response[Refusal]:
    games: Mapping[str, AnyRules] = request.app.state.table_registry.services.games
    game = None if problem.game is None else games.get(problem.game)
    text = Words(language_of(request)).refuse(problem, game)
    if isinstance(problem, ReplayError):
        text = f"{problem.where}: {text}"
    return Response(Refusal(problem.code, problem.rule, dict(problem.data), text), status_code=status)
