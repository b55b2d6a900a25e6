"""A hosted server: nginx in front of it, and a restart in the middle of a game."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import ten
from tests.browser.people import PATIENCE, Person
from tests.deploy.site import behind_nginx, free_ports, make_certificate, served

pytestmark = pytest.mark.deploy


def test_a_game_through_nginx_goes_on_when_the_server_is_replaced(browser: Browser, tmp_path: Path) -> None:
    ports = free_ports()
    make_certificate(tmp_path)
    address = f"https://localhost:{ports.https}"

    def come(name: str) -> Person:
        context = browser.new_context(ignore_https_errors=True, locale="en-US", reduced_motion="reduce")
        return Person(name, context, address)

    people = maya, ines = come("Maya"), come("Ines")
    with behind_nginx(tmp_path, ports):
        with served(tmp_path / "data", ports):
            code = maya.makes_table("ten-to-kill", seats=2)
            maya.sets("max_rounds", 1)
            maya.sets("first", 0)
            ines.sits(code, 1)
            expect(maya.page.locator(".seat-row").nth(1)).to_contain_text("Ines")
            maya.page.get_by_role("button", name="Start").click()
            maya.waits(ten.ASKED)
        for person in people:
            person.sees(".toast")
        with served(tmp_path / "data", ports):
            for person in people:
                expect(person.page.locator(".toast")).to_have_count(0, timeout=1.5 * PATIENCE)
            ten.play_out([*people])
            for person in people:
                person.sees(".count")
    for person in people:
        person.context.close()
    assert [problem for person in people for problem in person.problems] == []
