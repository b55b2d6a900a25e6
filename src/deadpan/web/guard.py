"""What stands before every request: who calls, where it may come from, what a browser may do with the answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import msgspec

from deadpan.host.errors import Forbidden
from deadpan.locales import Words
from deadpan.web.callers import Proxies
from deadpan.web.shapes import Refusal

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

HEADERS: Final = {
    # Nothing but our own files, and nobody else's page around ours.
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_ENCODED: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
HSTS: Final = "strict-transport-security"
CALLER: Final = "deadpan.caller"
"""Where a scope keeps who calls."""
GONE: Final = "deadpan.gone"
"""Where a scope keeps that the client went while it was listened to."""
_SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


class Guard:
    """An ASGI app around the app: finds out who calls, checks the origin, adds the security headers to answers."""

    def __init__(self, app: App, public_url: str | None = None, proxies: Proxies | None = None) -> None:
        self._app = app
        self._proxies = proxies or Proxies()
        self._public = None if public_url is None else urlsplit(public_url)
        is_secure = self._public is not None and self._public.scheme == "https"
        self._headers = [*_ENCODED, (HSTS.encode(), b"max-age=31536000")] if is_secure else _ENCODED

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        self._name_caller(scope)
        changes = scope["type"] == "websocket" or scope["method"] not in _SAFE_METHODS
        if changes and not self._is_ours(dict(scope["headers"])):
            await self._refuse(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._app(scope, _noticing(scope, receive), self._with_headers(send))

    def _name_caller(self, scope: Scope) -> None:
        """Put whoever calls in the place of the proxy that passes the call on."""
        nearest, port = scope.get("client") or ("", 0)
        forwarded = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
        caller = self._proxies.caller(nearest, forwarded)
        scope["client"] = caller.address, port
        scope[CALLER] = caller

    def _is_ours(self, headers: dict[bytes, bytes]) -> bool:
        """Whether it comes from a page of this server, or from no page at all: a program sends no Origin."""
        origin = headers.get(b"origin")
        if origin is None:
            return True
        try:
            from_where = urlsplit(origin.decode("latin-1"))
        except ValueError:  # brackets that hold no address
            return False
        if from_where.scheme not in ("http", "https") or not from_where.netloc:
            return False
        if self._public is not None and from_where[:2] == self._public[:2]:
            return True
        return from_where.netloc.encode("latin-1") == headers.get(b"host", b"")

    def _with_headers(self, send: Send) -> Send:
        async def wrapped(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers]
            await send(message)

        return wrapped

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
            return
        problem = Forbidden("wrong-origin")
        body = msgspec.json.encode(Refusal(problem.code, None, {}, Words("en").refuse(problem)))
        send = self._with_headers(send)
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 403, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def _noticing(scope: Scope, receive: Receive) -> Receive:
    async def wrapped() -> Message:
        message = await receive()
        if message["type"] == "http.disconnect":
            scope[GONE] = True
        return message

    return wrapped
