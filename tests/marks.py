"""The marks of tests that take long or need more than Python; `pyproject.toml` says what each means."""

from __future__ import annotations

from typing import Final

EXPENSIVE: Final = ("browser", "deploy", "slow")
"""The most expensive first."""
