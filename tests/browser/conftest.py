"""Fixtures: one browser and one server for all tests of this folder, and a separate browser profile for each person.

They do not last for the whole session, because no other test can run an event loop while Playwright runs. They end when
a process goes on to a test of another folder; `tests/order.py` puts the tests of this folder together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import FLAGS, chromium
from tests.browser.people import Person
from tests.browser.serving import serving

Arrive = Callable[..., Person]


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark every test of this folder."""
    item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with serving(tmp_path_factory.mktemp("tables")) as port:
        yield port


@pytest.fixture
def arrive(browser: Browser, port: int) -> Iterator[Arrive]:
    """Creates people, each with a fresh browser profile; an error on a page of theirs fails the test."""
    people: list[Person] = []

    def come(name: str, *, at: int | None = None, **profile: Any) -> Person:
        profile = {"viewport": {"width": 1280, "height": 800}, "locale": "en-US", "reduced_motion": "reduce", **profile}
        person = Person(name, browser.new_context(**profile), f"http://localhost:{at or port}")
        people.append(person)
        return person

    yield come
    for person in people:
        person.context.close()
    assert [problem for person in people for problem in person.problems] == []
