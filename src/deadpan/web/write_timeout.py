"""A uvicorn WebSocket protocol with a write timeout.

Uvicorn closes a connection only after everything was sent. A client that does not read would keep its socket open, and
its player connected, without end.
"""

from __future__ import annotations

from asyncio import TimerHandle
from typing import ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class WriteTimeoutProtocol(WebSocketsSansIOProtocol):
    """One WebSocket. If the client reads nothing for too long the connection is aborted, and waiting tasks continue."""

    write_timeout: ClassVar[float] = 20.0
    """How long the client may read nothing of what is buffered: as long as it may take to answer a ping."""

    last_write_timeout: float = write_timeout
    """How long the client may take to read what the app sent last."""

    _cutting: TimerHandle | None = None
    _is_done = False

    def pause_writing(self) -> None:
        """The write buffer is full: start the timeout."""
        super().pause_writing()
        self._start_timer(self.write_timeout)

    def resume_writing(self) -> None:
        """The client reads again: cancel the timeout, unless the app has finished."""
        super().resume_writing()
        if not self._is_done:
            self._cancel_timer()

    async def run_asgi(self) -> None:
        """Run the app, then start the timeout for what it sent last."""
        await super().run_asgi()
        self._is_done = True
        self._cancel_timer()
        self._start_timer(self.last_write_timeout)

    def keepalive_timeout(self) -> None:
        """A ping was not answered: abort."""
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the timeout."""
        self._cancel_timer()
        super().connection_lost(exc)

    def _start_timer(self, seconds: float) -> None:
        if self._cutting is None and not self.disconnected:
            self._cutting = self.loop.call_later(seconds, self.transport.abort)

    def _cancel_timer(self) -> None:
        if self._cutting is not None:
            self._cutting.cancel()
            self._cutting = None
