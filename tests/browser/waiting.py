"""What `expect` cannot wait for: asked again until it is so, or time is up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from playwright.sync_api import Page

from tests.browser.people import PATIENCE

_PAUSE: Final = 20
T = TypeVar("T")


def holds(page: Page, ask: Callable[[], T], is_so: Callable[[T], bool] = bool, wanted: str = "") -> T:
    """Ask until ``is_so`` of the answer, and return that answer; else fail with what it last was.

    Meanwhile the page's events come in, so that ``ask`` can be about what a listener of the test keeps.
    """
    for _ in range(PATIENCE // _PAUSE):
        if is_so(seen := ask()):
            return seen
        page.wait_for_timeout(_PAUSE)
    raise AssertionError(f"it is still {seen!r}{wanted and ', not ' + wanted}")


def becomes(page: Page, ask: Callable[[], T], wanted: T) -> None:
    """Ask until the answer is this one; else fail with what it last was."""
    holds(page, ask, lambda seen: seen == wanted, repr(wanted))
