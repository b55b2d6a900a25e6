"""Uvicorn's HTTP protocol with limits that apply before any work is done.

Uvicorn accepts a request head of any length over any time, and queues pipelined requests. Here a head and a body have
limits in bytes and in seconds, and a connection handles one request at a time.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from typing import Any, Final, Literal, TypeAlias

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from deadpan.kernel.decoding import shorten
from deadpan.kernel.errors import DeadpanError
from deadpan.server.errors import TableError
from deadpan.web.connection_limits import LimitedConfig
from deadpan.web.error_bodies import refusal_body
from deadpan.web.middleware import HEADERS, TOO_OFTEN

SLICE: Final = 4096
"""How many bytes of a body are parsed before they are counted."""
MOST_HEADERS: Final = 100
LINGER: Final = 65_536
"""How many bytes are read and discarded after a refusal. Closing at once would reset the connection and lose the
answer.
"""
_BODY_SLACK: Final = 65_536
"""What a body may have beyond the longest record, for the framing of chunks."""
_FREE_PIECES: Final = 32
_PIECE: Final = 256
"""In how many pieces a head or a body may arrive: a fixed number, and one more for so many bytes. Every read costs
time, however short it is.
"""

Phase: TypeAlias = Literal["idle", "head", "body", "answer"]


class _Refused(Exception):
    """Raised in a parser callback; the parser turns it into an error of its own."""


class HttpProtocol(HttpToolsProtocol):
    """One connection, until it is closed or becomes a WebSocket."""

    def __init__(
        self,
        config: LimitedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._connection_limits = config.connection_limits
        self._limits = config.connection_limits.limits
        self._phase: Phase = "head"
        self._timed: Phase = "idle"
        self._timer: TimerHandle | None = None
        self._taken = 0
        self._pieces = 0
        self._is_over = self._is_socket = False
        self._why: tuple[int, DeadpanError] | None = None
        self._taking: TimerHandle | None = None
        self._untaken = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Count the connection, and start the timeout of the first request head, or close it."""
        super().connection_made(transport)
        self._networks = self._connection_limits.networks(self.client[0] if self.client else "")
        if self._connection_limits.connections.add(self, self._networks):
            self._start_timeout()
        else:
            self.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop all timers, and stop counting the connection."""
        self._is_over = True
        self._cancel_timers()
        self._connection_limits.connections.remove(self)
        super().connection_lost(exc)

    @property
    def is_idle(self) -> bool:
        """Whether no request waits for its response."""
        return self._phase in ("idle", "head") and self._unanswered is None

    def abort(self) -> None:
        """Close the connection without a response."""
        self._is_over = True
        self.transport.abort()

    # -- reading ----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Parse what arrived, piece by piece, as far as the limits allow."""
        self._unset_keepalive_if_required()
        if self._phase == "idle":
            self._phase = "head"
        start, size = 0, len(data)
        while start < size and not self._is_over:
            most = SLICE if self._phase == "body" else self._limits.head_bytes - self._taken
            piece = data if size <= most else data[start : start + most]
            start += len(piece)
            self._take(piece)
        if not self._is_over:
            self._start_timeout()
        elif not self._is_socket:
            self._ignore(size - start)

    def _ignore(self, count: int) -> None:
        """Discard input after a refusal, so that the response is not lost, and pause reading when there is too much."""
        self._taken += max(count, SLICE)  # a read costs time, however short it is
        if self._taken > LINGER:
            self.transport.pause_reading()

    def _take(self, piece: bytes) -> None:
        self._taken += len(piece)
        try:
            self._count_piece()
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            else:  # an upgrade that is not supported: answer as a plain request
                self._end_after_the_answer()
            return
        except (_Refused, httptools.HttpParserError) as problem:
            if self._phase != "answer":
                self._refuse(*(self._why or (400, TableError("malformed-request", what=shorten(str(problem), 100)))))
            else:
                self._end_after_the_answer()
            return
        if self._phase == "body":
            if self._taken > self._limits.record_bytes + _BODY_SLACK:
                self._refuse(413, TableError("body-too-big"))
        elif self._taken >= self._limits.head_bytes:
            self._refuse(431, TableError("head-too-big", most=self._limits.head_bytes))

    def _count_piece(self) -> None:
        """Count a read or a chunk: each costs time, however short it is."""
        self._pieces += 1
        if self._pieces > _FREE_PIECES + self._taken // _PIECE:
            self._why = 400, TableError("malformed-request", what="too many pieces")
            raise _Refused

    def on_message_begin(self) -> None:
        """Refuse a request that is pipelined while another one waits for its response."""
        if self._phase == "answer":
            raise _Refused
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Check the number of headers, and expect the body."""
        if len(self.headers) > MOST_HEADERS:
            self._why = 431, TableError("head-too-big", most=self._limits.head_bytes)
            raise _Refused
        super().on_headers_complete()
        self._phase, self._taken, self._pieces = "body", 0, 0

    def on_body(self, body: bytes) -> None:
        """Count and pass on a part of the body."""
        self._count_piece()
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Expect the next head if the response is already complete; otherwise wait for it."""
        super().on_message_complete()
        self._phase, self._taken, self._pieces = "head" if self._unanswered is None else "answer", 0, 0

    def on_response_complete(self) -> None:
        """Expect the next request; after a refusal for rate, stop reading for a while."""
        super().on_response_complete()
        if self._phase == "answer":
            self._phase, self._taken = "idle", 0
            if self.scope.get(TOO_OFTEN) and self._networks and not self.transport.is_closing():
                self.transport.pause_reading()
                self._timer = self.loop.call_later(self._limits.refused_seconds, self._resume_reading)
        self._watch_writes()

    def _resume_reading(self) -> None:
        """Read again after the pause for a rate limit."""
        self._timer = None
        self.transport.resume_reading()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket protocol."""
        self._is_over = self._is_socket = True
        self._cancel_timers()
        self._connection_limits.connections.remove(self)
        super().handle_websocket_upgrade()

    @property
    def _unanswered(self) -> RequestResponseCycle | None:
        """The request that waits for its response."""
        cycle: RequestResponseCycle | None = self.cycle
        return None if cycle is None or cycle.response_complete else cycle

    # -- closing ----------------------------------------------------------------------------------------------------

    def _end_after_the_answer(self) -> None:
        """Finish the current response, then close."""
        self._is_over, self._taken = True, LINGER
        self._cancel_timer()
        if (cycle := self._unanswered) is not None:
            cycle.keep_alive = False

    def _refuse(self, status: int, problem: DeadpanError) -> None:
        """Send an error response and close."""
        self._is_over, self._taken = True, 0
        self._cancel_timer()
        cycle = self._unanswered
        if cycle is not None:
            cycle.disconnected = True
            cycle.message_event.set()
        if self.transport.is_closing() or (cycle is not None and cycle.response_started):
            self.transport.abort()
            return
        body = refusal_body(problem, self.headers or [])
        headers = {**HEADERS, "content-type": "application/json", "content-length": len(body), "connection": "close"}
        lines = b"".join(b"%s: %s\r\n" % (name, value) for name, value in self.server_state.default_headers)
        lines += "".join(f"{name}: {value}\r\n" for name, value in headers.items()).encode()
        self.transport.write(STATUS_LINE[status] + lines + b"\r\n" + body)
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._timer = self.loop.call_later(self._limits.closing_seconds, self.transport.abort)

    # -- timeouts ---------------------------------------------------------------------------------------------------

    def _start_timeout(self) -> None:
        """Start the timeout of the current phase, and cancel that of the previous one."""
        if self._timed == self._phase or self._is_over:
            return
        self._cancel_timer()
        self._timed = self._phase
        if self._phase == "head":
            self._timer = self.loop.call_later(self._limits.head_seconds, self._time_out)
        elif self._phase == "body":
            self._timer = self.loop.call_later(self._limits.body_seconds, self._time_out)

    def _time_out(self) -> None:
        if self._phase == "head" and not self._taken:  # a browser that preconnects: close without an answer
            self.abort()
        else:
            self._refuse(408, TableError("request-too-slow"))

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _cancel_timers(self) -> None:
        self._cancel_timer()
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None

    def pause_writing(self) -> None:
        """The write buffer is full: start the write timeout."""
        super().pause_writing()
        self._watch_writes()

    def _watch_writes(self) -> None:
        """Abort the connection when the client reads nothing for too long."""
        if self._taking is None and self.transport.get_write_buffer_size():
            self._untaken = self.transport.get_write_buffer_size()
            self._taking = self.loop.call_later(self._limits.taking_seconds, self._check_writes)

    def _check_writes(self) -> None:
        self._taking = None
        if self.transport.get_write_buffer_size() >= self._untaken:
            self.transport.abort()
        else:
            self._watch_writes()
