"""Uvicorn's end of plain requests, with limits that are spent before any work is done.

Uvicorn reads a head of any length for any time, and queues requests that come before the last one is answered. Here a
head and a body have an end, in bytes and in seconds, and there is one request at a time.
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
"""Bytes of a body that are parsed before they are counted."""
MOST_HEADERS: Final = 100
LINGER: Final = 65_536
"""Bytes that are read, and not looked at, after a connection was given up: so that the answer is not lost."""
_BODY_SLACK: Final = 65_536
"""What a body may have beyond the longest record: chunks have heads of their own."""
_FREE_PIECES: Final = 32
_PIECE: Final = 256
"""The pieces that a head or a body may come in: so many, and one more for so many bytes."""

Phase: TypeAlias = Literal["idle", "head", "body", "answer"]


class _Refused(Exception):
    """Raised in a callback of the parser, which makes something else of it."""


class HttpProtocol(HttpToolsProtocol):
    """One connection, until it ends or becomes a socket."""

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
        """Somebody is there, and has to say what they want, if they may stay."""
        super().connection_made(transport)
        self._networks = self._connection_limits.networks(self.client[0] if self.client else "")
        if self._connection_limits.connections.come(self, self._networks):
            self._watch()
        else:
            self.give_up()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone, and nothing is waited for."""
        self._is_over = True
        self._stop()
        self._connection_limits.connections.go(self)
        super().connection_lost(exc)

    @property
    def is_idle(self) -> bool:
        """Whether nothing was asked that waits for its answer."""
        return self._phase in ("idle", "head") and self._unanswered is None

    def give_up(self) -> None:
        """End it, without a word."""
        self._is_over = True
        self.transport.abort()

    # -- what comes -------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Take what came, piece by piece, as far as it may come."""
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
            self._watch()
        elif not self._is_socket:
            self._ignore(size - start)

    def _ignore(self, count: int) -> None:
        """Read on for a while after all is said, so that it is not lost, and look at nothing."""
        self._taken += max(count, SLICE)  # a read takes time, however short it is
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
            else:  # the request is answered as if nothing else had been asked for
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
        """Count a read or a chunk. Each takes time, however short it is."""
        self._pieces += 1
        if self._pieces > _FREE_PIECES + self._taken // _PIECE:
            self._why = 400, TableError("malformed-request", what="too many pieces")
            raise _Refused

    def on_message_begin(self) -> None:
        """A request begins; not while another waits for its answer."""
        if self._phase == "answer":
            raise _Refused
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is there."""
        if len(self.headers) > MOST_HEADERS:
            self._why = 431, TableError("head-too-big", most=self._limits.head_bytes)
            raise _Refused
        super().on_headers_complete()
        self._phase, self._taken, self._pieces = "body", 0, 0

    def on_body(self, body: bytes) -> None:
        """A piece of the body."""
        self._count_piece()
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All of the request is there."""
        super().on_message_complete()
        self._phase, self._taken, self._pieces = "head" if self._unanswered is None else "answer", 0, 0

    def on_response_complete(self) -> None:
        """It is answered; the next one may come."""
        super().on_response_complete()
        if self._phase == "answer":
            self._phase, self._taken = "idle", 0
            if self.scope.get(TOO_OFTEN) and self._networks and not self.transport.is_closing():
                self.transport.pause_reading()
                self._timer = self.loop.call_later(self._limits.refused_seconds, self._go_on)
        self._see_it_taken()

    def _go_on(self) -> None:
        """Listen again to one who came too often."""
        self._timer = None
        self.transport.resume_reading()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, with a protocol of its own."""
        self._is_over = self._is_socket = True
        self._stop()
        self._connection_limits.connections.go(self)
        super().handle_websocket_upgrade()

    @property
    def _unanswered(self) -> RequestResponseCycle | None:
        """The request that waits for its answer."""
        cycle: RequestResponseCycle | None = self.cycle
        return None if cycle is None or cycle.response_complete else cycle

    # -- the end ----------------------------------------------------------------------------------------------------

    def _end_after_the_answer(self) -> None:
        """Answer what was asked, and listen no more."""
        self._is_over, self._taken = True, LINGER
        self._wait_no_longer()
        if (cycle := self._unanswered) is not None:
            cycle.keep_alive = False

    def _refuse(self, status: int, problem: DeadpanError) -> None:
        """Say why not, and hang up."""
        self._is_over, self._taken = True, 0
        self._wait_no_longer()
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

    # -- time -------------------------------------------------------------------------------------------------------

    def _watch(self) -> None:
        """Give what is awaited its time, and end the time of what is there."""
        if self._timed == self._phase or self._is_over:
            return
        self._wait_no_longer()
        self._timed = self._phase
        if self._phase == "head":
            self._timer = self.loop.call_later(self._limits.head_seconds, self._be_late)
        elif self._phase == "body":
            self._timer = self.loop.call_later(self._limits.body_seconds, self._be_late)

    def _be_late(self) -> None:
        if self._phase == "head" and not self._taken:  # a browser that opens a line in advance: not a word to it
            self.give_up()
        else:
            self._refuse(408, TableError("request-too-slow"))

    def _wait_no_longer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _stop(self) -> None:
        self._wait_no_longer()
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None

    def pause_writing(self) -> None:
        """There is more of an answer than may wait: some of it has to be taken."""
        super().pause_writing()
        self._see_it_taken()

    def _see_it_taken(self) -> None:
        """Cut off one who takes nothing of what waits for them."""
        if self._taking is None and self.transport.get_write_buffer_size():
            self._untaken = self.transport.get_write_buffer_size()
            self._taking = self.loop.call_later(self._limits.taking_seconds, self._look)

    def _look(self) -> None:
        self._taking = None
        if self.transport.get_write_buffer_size() >= self._untaken:
            self.transport.abort()
        else:
            self._see_it_taken()
