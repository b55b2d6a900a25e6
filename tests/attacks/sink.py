"""A process that discards whatever an attacker sends: a placebo in place of the server."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

import uvloop


class Sink(asyncio.Protocol):
    """One connection: its handshake is accepted, everything after it is discarded."""

    _was_told = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if not self._was_told and b"\r\n\r\n" in data:
            self._was_told = b"websocket" in data
            answer = b"101 Switching Protocols\r\n\r\n" if self._was_told else b"200 OK\r\nContent-Length: 0\r\n\r\n"
            self._transport.write(b"HTTP/1.1 " + answer)


@contextmanager
def sinking() -> Iterator[int]:
    """Run a sink in a separate process; yields its port."""
    process = subprocess.Popen([sys.executable, "-m", "tests.attacks.sink"], stdout=subprocess.PIPE)
    assert process.stdout is not None
    try:
        yield int(process.stdout.readline())
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


async def main() -> None:
    """Run the sink."""
    listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
    server = await asyncio.get_running_loop().create_server(Sink, sock=listening)
    print(listening.getsockname()[1], flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(main())
