"""A visitor without a browser: asks for pages and knocks at sockets, and remembers how it was received."""

from __future__ import annotations

import asyncio
import json
import ssl
import time
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from email.message import Message
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from msgspec import Struct
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.typing import Origin

PATIENCE: Final = 10.0
"""Seconds after which nobody is taken to answer any more."""
LONGEST: Final = 4_000_000
"""The most that is read of an answer."""
TRIES: Final = 8
"""How often a visitor who came too often comes again, a second later: limits hold for doctors too."""
TOO_OFTEN: Final = 429


class Unexpected(Exception):
    """An answer that cannot be understood."""


NO_ANSWER: Final = (OSError, HTTPException, WebSocketException, Unexpected)
"""How a visit can fail."""


class ProbeResponse(Struct, frozen=True):
    """What came back."""

    status: int
    headers: Message
    body: bytes
    here: str
    """The visitor's own address on the way there."""

    def json(self) -> dict[str, Any]:
        """The body, which ought to be an object. Raises `Unexpected`."""
        return _object(self.body, str(self.status))


class Probe:
    """Visits one site."""

    def __init__(self, url: str, now: Callable[[], float] = time.time) -> None:
        parts = urlsplit(url)
        self.is_tls = parts.scheme == "https"
        self.host = parts.hostname or ""
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.now = now
        self._port = parts.port or (443 if self.is_tls else 80)
        self.tls = ssl.create_default_context()

    @property
    def is_near(self) -> bool:
        """Whether the site is on this machine."""
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"

    def trust_anybody(self) -> None:
        """Go on where a certificate is bad: nothing secret is said, and there is more to find out."""
        self.tls.check_hostname = False
        self.tls.verify_mode = ssl.CERT_NONE

    def certificate_end(self) -> float:
        """When the certificate ends, in seconds since 1970. Raises `ssl.SSLCertVerificationError`, and `OSError`."""
        with closing(self._connection()) as line:
            line.connect()
            sock: Any = line.sock
            return float(ssl.cert_time_to_seconds(sock.getpeercert()["notAfter"]))

    def ask(self, path: str, headers: Mapping[str, str] | None = None, body: object = None) -> ProbeResponse:
        """Ask for a page; with a body, post it. Raises one of `NO_ANSWER`."""
        answer = self._ask(path, headers, body)
        for _ in range(TRIES):
            if answer.status != TOO_OFTEN:
                break
            time.sleep(1)
            answer = self._ask(path, headers, body)
        return answer

    def _ask(self, path: str, headers: Mapping[str, str] | None, body: object) -> ProbeResponse:
        with closing(self._connection()) as line:
            line.connect()
            here = str(line.sock.getsockname()[0])
            sent = None if body is None else json.dumps(body).encode()
            kind = {} if sent is None else {"Content-Type": "application/json"}
            line.request("GET" if sent is None else "POST", path, sent, {**kind, **(headers or {})})
            answer = line.getresponse()
            return ProbeResponse(answer.status, answer.headers, answer.read(LONGEST), here)

    def knock(self, path: str, origin: str, message: object) -> dict[str, Any]:
        """Open a socket from a page of ``origin``, say something, and hear the answer. Raises one of `NO_ANSWER`."""
        answer = self._knock(path, origin, message)
        for _ in range(TRIES):
            if answer.get("code") != "too-often":
                break
            time.sleep(1)
            answer = self._knock(path, origin, message)
        return answer

    def _knock(self, path: str, origin: str, message: object) -> dict[str, Any]:
        return asyncio.run(self._converse(path, origin, json.dumps(message)))

    async def _converse(self, path: str, origin: str, message: str) -> dict[str, Any]:
        """Open a socket, send one message and return the first one that comes back.

        In an event loop, because a TLS connection must not be read and written by two threads at a time, which is what
        the library's blocking client does: now and then the request for the upgrade is lost.
        """
        address = self.origin.replace("http", "ws", 1) + path
        tls = self.tls if self.is_tls else None
        async with connect(
            address, ssl=tls, origin=Origin(origin), proxy=None, open_timeout=PATIENCE, close_timeout=1
        ) as line:
            with suppress(ConnectionClosed):  # who comes too often is told so and hung up on, before a word
                await line.send(message)
            async with asyncio.timeout(PATIENCE):
                said = await line.recv()
            return _object(said, str(said))

    def _connection(self) -> HTTPConnection:
        if self.is_tls:
            return HTTPSConnection(self.host, self._port, timeout=PATIENCE, context=self.tls)
        return HTTPConnection(self.host, self._port, timeout=PATIENCE)


def _object(text: str | bytes, otherwise: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise Unexpected(otherwise)
    return found
