"""What all attacks share: they run in a separate process, from a separate address, for a limited time."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

import uvloop

from tests.attacks.wire import handshake, message

ADDRESS: Final = "127.66.1.1"
"""The address of attackers. On Linux all of 127/8 is this machine; honest clients use another network of it."""


class Line:
    """A connection to the attacked process."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, until: float) -> None:
        self._reader = reader
        self._writer = writer
        self._until = until

    async def send(self, data: bytes) -> None:
        """Send, and wait until the buffer is drained."""
        self._writer.write(data)
        async with asyncio.timeout_at(self._until):
            await self._writer.drain()

    async def flood(self, data: bytes) -> None:
        """Send the same data again and again, and discard what is answered, until the connection closes."""
        reading = asyncio.create_task(self._read())
        try:
            while not reading.done():
                await self.send(data)
        finally:
            reading.cancel()

    async def answer(self) -> bytes:
        """Read until the end of the response headers."""
        async with asyncio.timeout_at(self._until):
            return await self._reader.readuntil(b"\r\n\r\n")

    async def stay(self) -> None:
        """Keep the connection open until the other side closes it."""
        async with asyncio.timeout_at(self._until):
            while await self._reader.read(65_536):
                pass

    def stop_reading(self) -> None:
        """Stop reading from the socket, so that the other side's buffer fills."""
        self._writer.transport.pause_reading()  # type: ignore[attr-defined]  # every transport that reads has it

    async def _read(self) -> None:
        while await self._reader.read(65_536):
            pass

    def close(self) -> None:
        self._writer.transport.abort()


class Attacker:
    """Runs an attack against a port for so many seconds."""

    def __init__(self, port: int, code: str, seconds: float) -> None:
        self.port = port
        self.code = code
        self.until = time.monotonic() + seconds

    async def line(self, address: str = ADDRESS) -> Line:
        """A connection."""
        async with asyncio.timeout_at(self._end()):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
        return Line(reader, writer, self._end())

    async def socket(self, address: str = ADDRESS, *, hello: bool = False) -> Line:
        """A WebSocket to the honest table; with ``hello``, after its first message."""
        line = await self.line(address)
        await line.send(handshake(self.code))
        answer = await line.answer()
        if b" 101 " not in answer:
            line.close()
            raise ConnectionRefusedError
        if hello:
            await line.send(message(type="hello"))
        return line

    async def again_and_again(self, attack: Attack, at_once: int, again: float) -> None:
        """Run ``at_once`` attacks at a time, each repeated ``again`` seconds after its end."""
        await asyncio.gather(*(self._again(attack, again) for _ in range(at_once)))

    async def _again(self, attack: Attack, again: float) -> None:
        while time.monotonic() < self.until:
            with suppress(OSError, EOFError, TimeoutError):
                await attack(self)
            await asyncio.sleep(again)

    def _end(self) -> float:
        return asyncio.get_running_loop().time() + max(0.0, self.until - time.monotonic())


Attack = Callable[[Attacker], Awaitable[None]]


@contextmanager
def attacking(name: str, port: int, code: str, seconds: float) -> Iterator[None]:
    """Run an attack in a separate process, which ends by itself or with the block."""
    command = [sys.executable, "-m", "tests.attacks.attacker", name, str(port), code, str(seconds)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert process.stdout is not None
    try:
        assert process.stdout.readline() == b"go\n"
        yield
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def main(name: str, port: str, code: str, seconds: str) -> None:
    """Run the attacker."""
    from tests.attacks.attacks import ATTACKS

    os.nice(5)  # real attackers would not use the server's processor either
    print("go", flush=True)
    attacker, kind = Attacker(int(port), code, float(seconds)), ATTACKS[name]
    uvloop.run(attacker.again_and_again(kind.attack, kind.at_once, kind.again))


if __name__ == "__main__":
    main(*sys.argv[1:])
