"""People at a screen: they see what the page shows, and click."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import Any, Final

from playwright.sync_api import BrowserContext, Locator, Page, expect

SLOWNESS: Final = max(1.0, float(os.environ.get("DEADPAN_SLOW_PAGES", "1")))
"""How many times slower than this machine the pages are to run: brings out tests that look before a page is ready."""
PATIENCE: Final = round(20_000 * SLOWNESS)
expect.set_options(timeout=PATIENCE)  # what is slow is not wrong; by itself it waits for 5 s
_SAY = """([code, message]) => new Promise((told) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${code}/socket`);
  let said = false;
  line.onopen = () => line.send(JSON.stringify({ type: 'hello', token: localStorage.getItem(`deadpan:pass:${code}`) }));
  line.onmessage = ({ data }) => {
    const heard = JSON.parse(data);
    if (heard.type === 'welcome' && !said) {
      said = true;
      line.send(JSON.stringify(message));
    } else if (heard.type === 'table' || heard.type === 'error') {
      line.close();
      told(heard);
    }
  };
})"""


INVITATIONS: dict[str, str] = {}
"""By code, what lets people in to the tables that were made here: they tell each other."""


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, name: str, context: BrowserContext, address: str) -> None:
        self.name = name
        self.context = context
        self.address = address
        self.problems: list[str] = []
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"localStorage.setItem('deadpan:nickname', {json.dumps(name)})")
        self.page = context.new_page()
        self._watch(self.page)

    def _watch(self, page: Page) -> None:
        if SLOWNESS > 1:
            self.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWNESS})
        page.on("pageerror", lambda error: self.problems.append(f"{self.name}: {error}"))
        page.on("console", lambda said: self._hear(said.type, said.text))

    def _hear(self, kind: str, text: str) -> None:
        # A cut line is no fault, nor is coming too often: the page asks again.
        lost = any(sign in text for sign in ("ERR_", "WebSocket", "404", "429", "502"))
        if kind == "error" and not lost:
            self.problems.append(f"{self.name}: {text}")

    def goes(self, path: str) -> None:
        """Open an address of the site."""
        self.page.goto(self.address + path)

    def sees(self, selector: str) -> Locator:
        """Wait until something can be seen."""
        found = self.page.locator(selector).first
        expect(found).to_be_visible()
        return found

    def clicks(self, selector: str) -> None:
        """Click the first that can be seen."""
        self.page.locator(selector).first.click()

    def has(self, selector: str) -> bool:
        """Whether something is there now."""
        return self.page.locator(selector).count() > 0

    # -- tables ----------------------------------------------------------------------------------------------------

    def plays_now(self, game: str, options: Mapping[str, Any], *, seats: int, bots: str = "greedy") -> str:
        """Sit down at a fresh table with bots, the game running; gives its code."""
        body = {"game": game, "name": self.name, "seats": seats, "bots": bots, "options": dict(options)}
        reply = self.context.request.post(f"{self.address}/api/play", data=body)
        assert reply.status == 201, reply.text()
        made = reply.json()
        self.enters(made)
        return str(made["code"])

    def enters(self, made: Mapping[str, str]) -> None:
        """Go to a table that a program made for this person, as if the page had made it."""
        INVITATIONS[made["code"]] = made["invitation"]
        self.goes("/healthz")
        self.page.evaluate(
            "([code, token]) => localStorage.setItem(`deadpan:pass:${code}`, token)", [made["code"], made["token"]]
        )
        self.goes(f"/t/{made['code']}")

    def hosts(self, game: str, options: Mapping[str, Any], *, seats: int) -> str:
        """Make a table and sit down first; gives its code."""
        body = {"game": game, "name": self.name, "seats": seats, "options": dict(options)}
        reply = self.context.request.post(f"{self.address}/api/tables", data=body)
        assert reply.status == 201, reply.text()
        made = reply.json()
        self.enters(made)
        self.sees(".seats")
        return str(made["code"])

    def says(self, code: str, **message: Any) -> None:
        """Say something to the table as a program of one's own would: what the page does not offer in this form."""
        told = self.page.evaluate(_SAY, [code, message])
        assert told["type"] != "error", told

    def is_asked(self, question: Mapping[str, Any], *, bots: str = "random") -> str:
        """Sit down in the middle of a game, where a question is open (see `moments`); gives the table's code."""
        reply = self.context.request.post(
            f"{self.address}/api/branch", data={**question, "name": self.name, "bots": bots}
        )  # fmt: skip
        assert reply.status == 201, reply.text()
        made = reply.json()
        self.enters(made)
        self.page.wait_for_selector("main.game[data-ask]")
        return str(made["code"])

    def makes_table(self, game: str, *, seats: int) -> str:
        """Make a table through the page; gives its code."""
        self.goes("/")
        self.clicks(f".poster.{'p1' if game == 'ten-to-kill' else 'p2'} .btn.ghost")
        code = self.sees(".ticket-code").inner_text()
        self.page.wait_for_function(f"localStorage.getItem('deadpan:invitation:{code}') !== null")
        INVITATIONS[code] = self.page.evaluate(f"localStorage.getItem('deadpan:invitation:{code}')")
        stepper = self.page.locator(".seats .stepper")
        while (count := self.page.locator(".seat-row").count()) != seats:
            stepper.locator("button").nth(0 if count > seats else 1).click()
            expect(self.page.locator(".seat-row")).not_to_have_count(count)
        return code

    def sets(self, option: str, value: Any) -> None:
        """Change a house rule to something unusual, and wait until the table has agreed."""
        self.tries(option, value)
        table = f"{self.address}/api/tables/{self.sees('.ticket-code').inner_text()}"
        for _ in range(PATIENCE // 20):
            if self.context.request.get(table).json()["options"].get(option) == value:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{option} is not {value}")

    def tries(self, option: str, value: Any) -> None:
        """Enter a house rule, which may be refused."""
        field = self.sees(f"#option-{option}")
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(json.dumps(value))
        else:
            field.fill(str(value))
            field.blur()

    def invited(self, code: str, invitation: str | None = None) -> None:
        """Come to somebody's table by the link that they share."""
        self.goes(f"/t/{code}#i={invitation or INVITATIONS[code]}")

    def sits(self, code: str, seat: int) -> None:
        """Take a seat at somebody's table, by its link, pasted where a code is asked for."""
        self.goes("/")
        self.page.fill("#code", f"{self.address}/t/{code}#i={INVITATIONS[code]}")
        self.clicks(".join .btn")
        self.sees(".seats")
        self.page.locator(".seat-row").nth(seat).get_by_role("button", name="Sit here").click()
        expect(self.page.locator(".seat-row").nth(seat)).to_contain_text("you")

    def takes_over(self, *players: Person) -> None:
        """Ask for the seat of a bot, to which all who play agree."""
        self.page.get_by_role("button", name="Take over from a bot").click()
        self.clicks(".take-over .btn:not(.small)")
        for player in players:
            player.page.get_by_role("button", name=f"{self.name} may play").click()

    # -- playing ---------------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the count lies on the table."""
        return self.has(".count")

    def question(self) -> str | None:
        """The serial of the open question to this person."""
        return self.page.locator("main.game").get_attribute("data-ask")

    def leaves(self, question: str | None) -> None:
        """Wait until a question is no longer open."""
        expect(self.page.locator(f"main.game[data-ask='{question}']")).to_have_count(0)

    def waits(self, asked: str) -> None:
        """Wait until something is asked, or the game is over."""
        self.page.wait_for_selector(f"{asked}, .count")
