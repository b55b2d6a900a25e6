"""Uvicorn's WebSocket protocol with limits that apply before any work is done.

The bucket of a conversation (`deadpan.web.table_socket`) counts messages after they were parsed and queued. Here bytes
are counted before they are parsed, in slices small enough that one read cannot block the event loop, and frames of
every kind are counted: an endless stream of pings, pongs or empty fragments never becomes a message.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.protocol import State

from deadpan.frames import refusal
from deadpan.server.errors import MalformedMessage, TableError, TooMuch
from deadpan.server.limits import TokenBucket
from deadpan.web.client_address import Networks
from deadpan.web.connection_limits import LimitedConfig
from deadpan.web.error_bodies import asked_language
from deadpan.web.write_timeout import WriteTimeoutProtocol

SLICE: Final = 1024
"""How many bytes are parsed before frames are counted: at most 170 frames, less than a millisecond."""
LAST_WORDS: Final = 1024
"""How many bytes are still parsed after our close frame, to find the client's answer to it."""
LEAST: Final = 256
"""The fewest bytes that a read counts for: each read costs time, however short it is."""
_WARNED_AT: Final = 0.25
"""The share of the frame limit that is left when the client is warned."""
NO_TEXT: Final = 1007
POLICY: Final = 1008
TOO_BIG: Final = 1009


class SocketProtocol(WriteTimeoutProtocol):
    """One WebSocket. A client that exceeds the limits gets an error, then is disconnected."""

    def __init__(
        self,
        config: LimitedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._connection_limits = config.connection_limits
        limits = self._limits = config.connection_limits.limits
        now = self.loop.time()
        self._bytes = TokenBucket(limits.socket_bytes, now)
        self._frames = TokenBucket(limits.socket_frames, now)
        self._free = TokenBucket(limits.free_frames, now)
        self._is_warned = False
        self._last_words = LAST_WORDS
        self._pong = b""
        self.close_timeout = self.last_write_timeout = limits.closing_seconds

    def data_received(self, data: bytes) -> None:
        """Parse what arrived, as far as the limits allow."""
        if self.close_sent:
            data = self._take_last_words(data)
        elif not self._bytes.take(self.loop.time(), max(len(data), LEAST)):
            self._cut_off(POLICY, TooMuch("too-often"))
            return
        if len(data) <= SLICE:
            self._parse(data)
            return
        for start in range(0, len(data), SLICE):
            self._parse(data[start : start + SLICE])
            if self.transport.is_closing():
                return
            if self.close_sent:
                self._parse(self._take_last_words(data[start + SLICE :]))
                return

    def _parse(self, data: bytes) -> None:
        super().data_received(data)
        # uvicorn would leave the failed handshake open
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.handshake_complete = self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _take_last_words(self, data: bytes) -> bytes:
        """The part of the input after our close frame that is still parsed. Beyond a limit the rest is left unread."""
        heard, self._last_words = data[: self._last_words], max(0, self._last_words - max(len(data), LEAST))
        if not self._last_words:
            self.transport.pause_reading()
        return heard

    # -- frames -----------------------------------------------------------------------------------------------------

    def handle_text(self, event: Frame) -> None:
        """Count the first frame of a text message."""
        if self._count_frame():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Count the first frame of a binary message."""
        if self._count_frame():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Count a fragment, for the socket and for its message."""
        if not self._count_frame():
            return
        if len(self.frames) >= self._limits.fragments:
            self._cut_off(TOO_BIG, TooMuch("too-many-fragments", most=self._limits.fragments))
            return
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Pass on a complete message. Invalid UTF-8 closes the socket, where uvicorn would log a traceback."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._cut_off(NO_TEXT, MalformedMessage("not-json", what="bytes"))
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Count a ping and answer it; while the client reads nothing, only the last ping is kept to be answered."""
        pong = b"".join(self.conn.data_to_send())
        if not self._count_frame():
            return
        if self.writable.is_set():
            self.transport.write(pong)
        else:
            self._pong = pong

    def handle_pong(self, event: Frame) -> None:
        """Count a pong, solicited or not."""
        if self._count_frame():
            super().handle_pong(event)

    def resume_writing(self) -> None:
        """The client reads again: answer its last ping."""
        super().resume_writing()
        if self._pong and not self.transport.is_closing():
            self.transport.write(self._pong)
        self._pong = b""

    def _count_frame(self) -> bool:
        """Count a frame of any kind. A client that sends too many is warned, then disconnected."""
        if self.close_sent:
            return False
        now = self.loop.time()
        if not self._frames.take(now) or not (
            self._free.take(now) or self._connection_limits.frames.may(self._networks)
        ):
            self._cut_off(POLICY, TooMuch("too-often"))
            return False
        left = self._frames.level / self._limits.socket_frames.at_once
        if left < _WARNED_AT and not self._is_warned and self.conn.state is State.OPEN and self.writable.is_set():
            self._is_warned = True
            self._refuse(TooMuch("too-often"))
            self.transport.write(b"".join(self.conn.data_to_send()))
        elif left > 2 * _WARNED_AT:
            self._is_warned = False
        return True

    @property
    def _networks(self) -> Networks:
        """The networks of the client, known once the middleware has handled the handshake."""
        client = self.scope["client"]
        return self._connection_limits.networks(client[0] if client else "")

    def _refuse(self, problem: TableError) -> None:
        self.conn.send_text(refusal(problem, asked_language(self.scope["headers"])))

    # -- closing ----------------------------------------------------------------------------------------------------

    def _cut_off(self, code: int, problem: TableError) -> None:
        """Send an error, close the socket, and discard the messages that the app has not received yet."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.conn.state is not State.OPEN:  # the handshake is not complete, or the closing handshake has begun
            self.transport.abort()
            return
        self.frames = []
        while not self.queue.empty():
            self.queue.get_nowait()
        gone: ASGIReceiveEvent = {"type": "websocket.disconnect", "code": code, "reason": problem.code}
        self.queue.put_nowait(gone)
        self._refuse(problem)
        self.conn.send_close(code, problem.code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
