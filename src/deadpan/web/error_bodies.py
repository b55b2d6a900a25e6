"""Error bodies as bytes, for the layers before the app, in the language of the request."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from deadpan.kernel.errors import DeadpanError
from deadpan.locales import LANGUAGES, Language, Words
from deadpan.web.schemas import Refusal


def liked_language(header: str) -> Language:
    """The supported language that an ``Accept-Language`` header ranks highest."""
    liked: list[tuple[float, Language]] = []
    for part in header[:200].split(","):
        tag, _, quality = part.strip().partition(";q=")
        lang = next((lang for lang in LANGUAGES if lang == tag[:2].lower()), None)
        try:
            liked += [] if lang is None else [(float(quality or 1), lang)]
        except ValueError:
            continue
    return max(liked, key=lambda each: each[0], default=(0.0, "en"))[1]


def asked_language(headers: Iterable[tuple[bytes, bytes]]) -> Language:
    """The language of a request with these headers."""
    return liked_language(next((value.decode("latin-1") for name, value in headers if name == b"accept-language"), ""))


def refusal_body(problem: DeadpanError, headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    """The JSON body of a refusal, in the language of these headers."""
    text = Words(asked_language(headers)).refuse(problem)
    return msgspec.json.encode(Refusal(problem.code, None, dict(problem.data), text))
