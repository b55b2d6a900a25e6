"""HTTP requests and WebSocket frames as bytes."""

from __future__ import annotations

import json
from typing import Any, Final

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10


def request(path: str, method: str = "GET", body: bytes = b"", **headers: str) -> bytes:
    """A whole request."""
    length = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body else ""
    more = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
    return f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{length}{more}\r\n".encode() + body


def handshake(code: str) -> bytes:
    """The handshake request for a WebSocket to a table."""
    key, version = "AAAAAAAAAAAAAAAAAAAAAA==", "13"
    return request(
        f"/api/tables/{code}/socket",
        Upgrade="websocket",
        Connection="Upgrade",
        Sec_WebSocket_Key=key,
        Sec_WebSocket_Version=version,
    )


def frame(kind: int, body: bytes = b"", is_last: bool = True) -> bytes:
    """A frame of a client, masked with zeros, which the server accepts."""
    size = len(body)
    head = bytes((128 * is_last | kind, 128 | size)) if size < 126 else bytes((128 * is_last | kind, 254))
    return head + (b"" if size < 126 else size.to_bytes(2, "big")) + bytes(4) + body


def message(**fields: Any) -> bytes:
    """A message in a frame."""
    return frame(TEXT, json.dumps(fields).encode())


class Frames:
    """Parses the frames that the server sends on a WebSocket."""

    def __init__(self) -> None:
        self._buffer = bytearray()

    def feed(self, data: bytes) -> list[tuple[int, bytes]]:
        """The frames that are complete now: kind and body."""
        buffer, found = self._buffer, []
        buffer += data
        while len(buffer) >= 2:
            size, start = buffer[1], 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                break
            found.append((buffer[0] & 15, bytes(buffer[start : start + size])))
            del buffer[: start + size]
        return found
