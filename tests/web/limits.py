"""Limits that nothing meets, for tests that send all they have from one address."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import fields

from deadpan.web.request_limits import Rate, WebLimits

UNLIMITED: Final = Rate(1e9, 1e9)
_RATES: Final[dict[str, Any]] = {field.name: UNLIMITED for field in fields(WebLimits) if field.type is Rate}
ENDLESS: Final = WebLimits(**_RATES)
"""Every rate without end; how much there may be of what at one time is as it always is."""
