"""Limits that no test reaches, for tests that send everything from one address."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import fields

from deadpan.web.request_limits import Rate, WebLimits

UNLIMITED: Final = Rate(1e9, 1e9)
_RATES: Final[dict[str, Any]] = {field.name: UNLIMITED for field in fields(WebLimits) if field.type is Rate}
ENDLESS: Final = WebLimits(**_RATES)
"""All rates are unlimited; the limits of simultaneous use keep their defaults."""
