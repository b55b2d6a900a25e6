"""In-memory files as responses: gzip where the client accepts it, and an ETag for revalidation."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256
from typing import Any, Final

from litestar import Request, Response
from msgspec import Struct

FOREVER: Final = "public, max-age=31536000, immutable"
"""For addresses that contain a hash of the content."""
ASK_AGAIN: Final = "no-cache"
"""The browser keeps the file and revalidates it by its ETag."""


class CachedFile(Struct, frozen=True):
    """A file in memory, with its compressed form."""

    body: bytes
    packed: bytes | None
    """The gzipped body, where that is smaller."""
    media_type: str
    tag: str
    caching: str


@cache  # compression is slow, and tests start many apps in one process
def cached_file(body: bytes, media_type: str, caching: str) -> CachedFile:
    """A file with this content."""
    packed = gzip.compress(body, mtime=0)
    worth_it = len(packed) < 0.9 * len(body)
    return CachedFile(body, packed if worth_it else None, media_type, sha256(body).hexdigest()[:32], caching)


def file_response(page: CachedFile, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The response with this file: gzipped if accepted, 304 if the client's ETag matches."""
    packed = page.packed if _unpacks(request.headers.get("accept-encoding", "")) else None
    tag = page.tag if packed is None else f"{page.tag}-gzip"
    headers = {"etag": f'"{tag}"', "cache-control": page.caching}
    if page.packed is not None:
        headers["vary"] = "accept-encoding"
    # A compressing proxy turns the ETag into a weak one (W/"…"), which also matches here.
    if f'"{tag}"' in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=page.media_type)
    if packed is not None:
        headers["content-encoding"] = "gzip"
    return Response(page.body if packed is None else packed, headers=headers, media_type=page.media_type)


def _unpacks(accepted: str) -> bool:
    """Whether this ``Accept-Encoding`` allows gzip."""
    offers = (offer.replace(" ", "").lower() for offer in accepted.split(","))
    return any(offer.startswith("gzip") and not offer.endswith((";q=0", ";q=0.0")) for offer in offers)
