"""A minimal HTTP and WebSocket client, which the checks use to visit a site."""

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
"""The timeout of a request in seconds."""
LONGEST: Final = 4_000_000
"""The most bytes read of a response."""
TRIES: Final = 8
"""How often a request over the rate limit is repeated, each time after a second. Limits apply to the doctor too."""
TOO_OFTEN: Final = 429


class Unexpected(Exception):
    """A response that cannot be interpreted."""


NO_ANSWER: Final = (OSError, HTTPException, WebSocketException, Unexpected)
"""The exceptions of a failed request."""


class ProbeResponse(Struct, frozen=True):
    """The response to a request."""

    status: int
    headers: Message
    body: bytes
    here: str
    """The local address of the connection."""

    def json(self) -> dict[str, Any]:
        """The body, which should be an object. Raises `Unexpected`."""
        return _object(self.body, str(self.status))


class Probe:
    """Sends requests to one site."""

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
        """Stop verifying certificates, so that the other checks go on: no secret is sent."""
        self.tls.check_hostname = False
        self.tls.verify_mode = ssl.CERT_NONE

    def certificate_end(self) -> float:
        """When the certificate expires, in seconds since 1970. Raises `ssl.SSLCertVerificationError`, and `OSError`."""
        with closing(self._connection()) as line:
            line.connect()
            sock: Any = line.sock
            return float(ssl.cert_time_to_seconds(sock.getpeercert()["notAfter"]))

    def ask(self, path: str, headers: Mapping[str, str] | None = None, body: object = None) -> ProbeResponse:
        """Send a GET, or with a body a POST. Raises one of `NO_ANSWER`."""
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
        """Open a WebSocket with this ``Origin``, send a message, and return the answer. Raises one of `NO_ANSWER`."""
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
        """Open a WebSocket, send one message, and return the first message that arrives.

        It runs in an event loop, because two threads must not read and write a TLS connection at the same time. The
        blocking client of the library does that, and sometimes loses the upgrade request.
        """
        address = self.origin.replace("http", "ws", 1) + path
        tls = self.tls if self.is_tls else None
        async with connect(
            address, ssl=tls, origin=Origin(origin), proxy=None, open_timeout=PATIENCE, close_timeout=1
        ) as line:
            # over the rate limit, the server sends an error and closes before it reads a message
            with suppress(ConnectionClosed):
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
