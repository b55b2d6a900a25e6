"""The server is killed during a game: the browsers reconnect by themselves when it is back."""

from __future__ import annotations

import signal
from pathlib import Path

from playwright.sync_api import expect

from tests.browser import ten
from tests.browser.conftest import Arrive
from tests.browser.serving import mortal


def test_browsers_reconnect_by_themselves_after_the_server_was_killed(arrive: Arrive, tmp_path: Path) -> None:
    with mortal(tmp_path) as server:
        maya, ines = arrive("Maya", at=server.port), arrive("Ines", at=server.port)
        code = maya.makes_table("ten-to-kill", seats=2)
        maya.sets("max_rounds", 2)
        maya.sets("first", 0)
        ines.sits(code, 1)
        expect(maya.page.locator(".seat-row").nth(1)).to_contain_text("Ines")
        maya.page.get_by_role("button", name="Start").click()
        maya.waits(ten.ASKED)
        maya.page.locator(".piece.can").first.click(force=True)
        maya.page.locator(".tile.legal").nth(4).click(force=True, position={"x": 6, "y": 6})
        maya.page.keyboard.press("Enter")
        expect(maya.page.locator(".pips i.used")).to_have_count(1)
        server.end(signal.SIGKILL)
        maya.sees(".toast")
        ines.sees(".toast")
        server.start()
        for person in (maya, ines):
            expect(person.page.locator(".toast")).to_have_count(0)
        expect(maya.page.locator(".pips i.used")).to_have_count(1)  # the confirmed choice was not lost
        ten.play_out([maya, ines])
        ines.sees(".count")
