"""Uvicorn's end of a socket, with an end to its patience.

By itself it closes a connection only once all that was said on it has been taken. One who does not read takes nothing:
their socket would stay open, and their player connected, for as long as they like.
"""

from __future__ import annotations

from asyncio import TimerHandle
from typing import ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class WriteTimeoutProtocol(WebSocketsSansIOProtocol):
    """One socket. Where nothing moves any more the connection is cut, and everybody who waited for it goes on."""

    write_timeout: ClassVar[float] = 20.0
    """Seconds for which a client may take nothing of what waits for it; as long as for the answer to a ping."""

    last_write_timeout: float = write_timeout
    """Seconds in which the client has to take what the app said last."""

    _cutting: TimerHandle | None = None
    _is_done = False

    def pause_writing(self) -> None:
        """There is more to send than may wait: the client has to take some of it soon."""
        super().pause_writing()
        self._wait(self.write_timeout)

    def resume_writing(self) -> None:
        """It did. When nothing else is said, it has to take the rest as soon."""
        super().resume_writing()
        if not self._is_done:
            self._wait_no_longer()

    async def run_asgi(self) -> None:
        """Have the app talk to the client; what it said last has to be taken soon."""
        await super().run_asgi()
        self._is_done = True
        self._wait_no_longer()
        self._wait(self.last_write_timeout)

    def keepalive_timeout(self) -> None:
        """A ping was not answered: nothing that waits will be taken."""
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """There is nobody to wait for."""
        self._wait_no_longer()
        super().connection_lost(exc)

    def _wait(self, seconds: float) -> None:
        if self._cutting is None and not self.disconnected:
            self._cutting = self.loop.call_later(seconds, self.transport.abort)

    def _wait_no_longer(self) -> None:
        if self._cutting is not None:
            self._cutting.cancel()
            self._cutting = None
