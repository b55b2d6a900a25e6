"""Polling with a timeout, for conditions that Playwright's `expect` cannot wait for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from playwright.sync_api import Page

from tests.browser.people import PATIENCE

_PAUSE: Final = 20
T = TypeVar("T")


def holds(page: Page, ask: Callable[[], T], is_so: Callable[[T], bool] = bool, wanted: str = "") -> T:
    """Poll until ``is_so`` holds of the answer, and return the answer; fail with the last answer after the timeout.

    The page's events are processed meanwhile, so ``ask`` can depend on what a listener of the test has recorded.
    """
    for _ in range(PATIENCE // _PAUSE):
        if is_so(seen := ask()):
            return seen
        page.wait_for_timeout(_PAUSE)
    raise AssertionError(f"it is still {seen!r}{wanted and ', not ' + wanted}")


def becomes(page: Page, ask: Callable[[], T], wanted: T) -> None:
    """Poll until the answer is this one; fail with the last answer after the timeout."""
    holds(page, ask, lambda seen: seen == wanted, repr(wanted))
