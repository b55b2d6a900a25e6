"""Checks before every request: client address and rate, host name, origin, and content type.

They run before the app does any work, so refusing a request is cheap.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from deadpan.kernel.errors import DeadpanError
from deadpan.server.errors import Forbidden, TableError, TooMuch
from deadpan.web.allowed_hosts import AllowedHosts
from deadpan.web.client_address import Networks, TrustedProxies, networks
from deadpan.web.error_bodies import refusal_body
from deadpan.web.import_map import built_page, map_hashes

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

HEADERS: Final = {
    # Only our own files and the page's import map may load, and no other site may frame our pages.
    "content-security-policy": (
        f"default-src 'none'; script-src 'self'{map_hashes(built_page())}; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; "
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
"""The scope's key for the `Caller`."""
GONE: Final = "deadpan.gone"
"""The scope's key that says that the client disconnected while its body was read."""
TOO_OFTEN: Final = "deadpan.too-often"
"""The scope's key that says that the response was a refusal for rate (429)."""
_SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
_JSON: Final = b"application/json"


class SecurityMiddleware:
    """ASGI middleware that refuses unwanted requests, and adds the security headers to responses.

    ``may_ask`` counts a request and returns whether it is within the rate limit.
    """

    def __init__(
        self,
        app: App,
        public_url: str | None = None,
        proxies: TrustedProxies | None = None,
        may_ask: Callable[[Networks], bool] = lambda _: True,
    ) -> None:
        self._app = app
        self._proxies = proxies or TrustedProxies()
        self._may_ask = may_ask
        self._public = None if public_url is None else urlsplit(public_url)
        self._names = AllowedHosts(None if self._public is None else self._public.hostname)
        is_secure = self._public is not None and self._public.scheme == "https"
        self._headers = [*_ENCODED, (HSTS.encode(), b"max-age=31536000")] if is_secure else _ENCODED

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or WebSocket."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        self._name_caller(scope)
        if scope["type"] == "websocket":
            if self._refusal_by_headers(dict(scope["headers"]), changes=True) is None:
                await self._app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
            return
        send = self._with_headers(scope, send)
        refusal = self._refusal(scope)
        if refusal is None:
            await self._app(scope, _noting_disconnect(scope, receive), send)
        else:
            await _refuse(scope, send, *refusal)

    def _name_caller(self, scope: Scope) -> None:
        """Replace the address of a trusted proxy by that of the client."""
        nearest, port = scope.get("client") or ("", 0)
        forwarded = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
        caller = self._proxies.caller(nearest, forwarded)
        scope["client"] = caller.address, port
        scope[CALLER] = caller

    def _refusal(self, scope: Scope) -> tuple[int, DeadpanError] | None:
        """The status and the reason of a refusal, or ``None``."""
        if not self._may_ask(networks(scope["client"][0])):
            return 429, TooMuch("too-often")
        headers = dict(scope["headers"])
        changes = scope["method"] not in _SAFE_METHODS
        refusal = self._refusal_by_headers(headers, changes)
        if refusal is None and changes and not _is_json(headers.get(b"content-type", b"")):
            return 415, TableError("wrong-media-type")
        return refusal

    def _refusal_by_headers(self, headers: dict[bytes, bytes], changes: bool) -> tuple[int, DeadpanError] | None:
        if not self._names.has(headers.get(b"host", b"").decode("latin-1")):
            return 421, TableError("wrong-host")
        if changes and not self._is_ours(headers):
            return 403, Forbidden("wrong-origin")
        return None

    def _is_ours(self, headers: dict[bytes, bytes]) -> bool:
        """Whether the request comes from a page of this server or from a program, which sends no ``Origin``."""
        origin = headers.get(b"origin")
        if origin is None:
            return True
        try:
            from_where = urlsplit(origin.decode("latin-1"))
        except ValueError:  # brackets without an address
            return False
        if from_where.scheme not in ("http", "https") or not from_where.netloc:
            return False
        if self._public is not None and from_where[:2] == self._public[:2]:
            return True
        return from_where.netloc.encode("latin-1") == headers.get(b"host", b"")

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        """Add the security headers to the response, and note a refusal for rate."""

        async def wrapped(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers]
                if message["status"] == 429:
                    scope[TOO_OFTEN] = True
            await send(message)

        return wrapped


def _is_json(kind: bytes) -> bool:
    return kind.partition(b";")[0].strip().lower() == _JSON


def _noting_disconnect(scope: Scope, receive: Receive) -> Receive:
    async def wrapped() -> Message:
        message = await receive()
        if message["type"] == "http.disconnect":
            scope[GONE] = True
        return message

    return wrapped


async def _refuse(scope: Scope, send: Send, status: int, problem: DeadpanError) -> None:
    body = refusal_body(problem, scope["headers"])
    headers = [(b"content-type", _JSON), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
