"""Builds the ASGI app: routes, state, middleware and housekeeping."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, cast

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from deadpan import __version__
from deadpan.game.registry import registry
from deadpan.kernel.errors import DeadpanError
from deadpan.server.scheduling import ProcessPool, WorkerPool
from deadpan.server.tables import TableRegistry
from deadpan.web.client_address import Networks, TrustedProxies, networks_of
from deadpan.web.error_responses import on_crash, on_http_error, on_refusal, on_too_deep
from deadpan.web.game_details import show_game
from deadpan.web.game_files import GameFiles, game_file
from deadpan.web.game_pages import PAGE_ROUTES
from deadpan.web.game_words import WORD_ROUTES
from deadpan.web.lessons import lessons
from deadpan.web.middleware import App, SecurityMiddleware
from deadpan.web.openapi_page import OpenApiPage
from deadpan.web.own_tables import own_tables
from deadpan.web.records import RECORD_ROUTES, check_parts
from deadpan.web.request_limits import NetworkBuckets, WebLimits
from deadpan.web.reviews import REVIEW_ROUTES, Reviews
from deadpan.web.routes import ROUTES
from deadpan.web.static_files import StaticFiles, client_page
from deadpan.web.table_socket import SocketLimits, table_socket

SWEEP_SECONDS: Final = 60.0
SWEEPS_PER_COLLECTION: Final = 60

log = logging.getLogger(__name__)


GAME_ROUTES: Final = [show_game, *WORD_ROUTES, *PAGE_ROUTES, game_file]
"""Routes that describe a game to the page, and serve the files that its package brings for the page."""


def make_app(
    make_table_registry: Callable[[], TableRegistry],
    limits: WebLimits | None = None,
    public_url: str | None = None,
    proxies: TrustedProxies | None = None,
    workers: WorkerPool | None = None,
) -> SecurityMiddleware:
    """The server's app. ``make_table_registry`` is called at startup, inside the running event loop.

    ``workers`` compute reviews of records. Without them, the app starts two processes of its own.
    """
    limits = limits or WebLimits()
    state = State()

    @asynccontextmanager
    async def hosting(app: Litestar) -> AsyncIterator[None]:
        table_registry = make_table_registry()
        now = table_registry.services.clock.now
        state = app.state
        state.table_registry, state.static_files, state.requests = (
            table_registry,
            StaticFiles(),
            NetworkBuckets(limits.requests, now),
        )
        state.game_files = GameFiles(registry().games)
        state.creations, state.records = NetworkBuckets(limits.creations, now), NetworkBuckets(limits.records, now)
        state.tables = NetworkBuckets(limits.tables, now)
        state.reviewers = NetworkBuckets(limits.reviews, now)
        state.reviews = Reviews(workers or ProcessPool(1), workers or ProcessPool(1))
        state.socket_limits = SocketLimits(limits, state.requests, now)
        await table_registry.start()
        keeping = asyncio.create_task(_run_housekeeping(table_registry))
        yield
        keeping.cancel()
        state.reviews.close()
        await table_registry.close()

    records = Router(
        "/", route_handlers=RECORD_ROUTES, request_max_body_size=limits.record_bytes, before_request=_count_record
    )
    reviews = Router(
        "/", route_handlers=REVIEW_ROUTES, request_max_body_size=limits.record_bytes, before_request=_count_review
    )
    app = Litestar(
        [*ROUTES, *GAME_ROUTES, own_tables, lessons, records, reviews, table_socket, client_page],
        lifespan=[hosting],
        state=state,
        exception_handlers={
            DeadpanError: on_refusal,
            HTTPException: on_http_error,
            RecursionError: on_too_deep,
            Exception: on_crash,
        },
        request_max_body_size=limits.message_bytes,
        logging_config=None,
        debug=False,
        openapi_config=OpenAPIConfig(
            title="Deadpan",
            version=__version__,
            description="The HTTP part of the interface; what is said over a table's socket is in docs/protocol.md.",
            path="/api/docs",
            render_plugins=[OpenApiPage(path="/"), JsonRenderPlugin()],
        ),
    )

    def may_ask(networks: Networks) -> bool:
        requests: NetworkBuckets = app.state.requests
        return requests.may(networks)

    return SecurityMiddleware(cast(App, app), public_url, proxies, may_ask)


async def _count_record(request: Any) -> None:
    """Count a request that brings or fetches a record, and check its body before parsing. Raises `TableError`."""
    request.app.state.records.take(networks_of(request))
    check_parts(await request.body())


async def _count_review(request: Any) -> None:
    """The same for a request for a review. Raises `TableError`."""
    request.app.state.reviewers.take(networks_of(request))
    check_parts(await request.body())


async def _run_housekeeping(table_registry: TableRegistry) -> None:
    """Every minute, unload idle tables and archive old ones; every hour, run the garbage collector."""
    sweeps = 0
    while True:
        try:
            table_registry.unload_idle()
            await table_registry.prune()
            if sweeps % SWEEPS_PER_COLLECTION == 0 and sweeps > 0:
                gc.collect()  # automatic full collections are disabled (see `deadpan.web.server`)
        except Exception as problem:  # housekeeping that fails once is tried again; the server goes on
            log.error("housekeeping failed with %s", type(problem).__name__)
        sweeps += 1
        await asyncio.sleep(SWEEP_SECONDS)
