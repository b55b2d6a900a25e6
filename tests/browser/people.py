"""People at a browser: they see what the page shows, and click."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import Any, Final

from playwright.sync_api import BrowserContext, Locator, Page, expect

SLOWNESS: Final = max(1.0, float(os.environ.get("DEADPAN_SLOW_PAGES", "1")))
"""How many times slower the pages run: a factor above 1 finds tests that look before a page is ready."""
PATIENCE: Final = round(20_000 * SLOWNESS)
expect.set_options(timeout=PATIENCE)  # slowness is no failure: the default is 5 s
_SAY = """([code, message, limit]) => new Promise((told, fail) => {
  setTimeout(() => fail(new Error(`no answer to ${message.type}`)), limit);
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

_LAID_OUT = """() => document.fonts.ready.then(
  () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
)"""


INVITATIONS: dict[str, str] = {}
"""By code, the invitations to the tables made by these tests, so that people can share them."""


class Person:
    """A person with a separate browser profile."""

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
        # Lost connections and rate limits are no errors: the page retries.
        lost = any(sign in text for sign in ("ERR_", "WebSocket", "404", "429", "502"))
        if kind == "error" and not lost:
            self.problems.append(f"{self.name}: {text}")

    def goes(self, path: str) -> None:
        """Open an address of the site."""
        self.page.goto(self.address + path)

    def sees(self, selector: str) -> Locator:
        """Wait until an element is visible."""
        found = self.page.locator(selector).first
        expect(found).to_be_visible()
        return found

    def clicks(self, selector: str) -> None:
        """Click the first element that matches."""
        self.page.locator(selector).first.click()

    def has(self, selector: str) -> bool:
        """Whether an element exists now."""
        return self.page.locator(selector).count() > 0

    def settles(self) -> None:
        """Wait until the fonts are there and the page is laid out with them, before measuring it."""
        self.page.evaluate(_LAID_OUT)

    # -- tables ----------------------------------------------------------------------------------------------------

    def plays_now(self, game: str, options: Mapping[str, Any], *, seats: int, bots: str = "greedy") -> str:
        """Sit down at a new table with bots and a running game; returns its code."""
        body = {"game": game, "name": self.name, "seats": seats, "bots": bots, "options": dict(options)}
        reply = self.context.request.post(f"{self.address}/api/play", data=body)
        assert reply.status == 201, reply.text()
        made = reply.json()
        self.enters(made)
        return str(made["code"])

    def enters(self, made: Mapping[str, str]) -> None:
        """Go to a table that was made for this person through the API, as if the page had made it."""
        INVITATIONS[made["code"]] = made["invitation"]
        self.goes("/healthz")
        self.page.evaluate(
            "([code, token]) => localStorage.setItem(`deadpan:pass:${code}`, token)", [made["code"], made["token"]]
        )
        self.goes(f"/t/{made['code']}")

    def hosts(self, game: str, options: Mapping[str, Any], *, seats: int) -> str:
        """Make a table and take the first seat; returns its code."""
        body = {"game": game, "name": self.name, "seats": seats, "options": dict(options)}
        reply = self.context.request.post(f"{self.address}/api/tables", data=body)
        assert reply.status == 201, reply.text()
        made = reply.json()
        self.enters(made)
        self.sees(".seats")
        return str(made["code"])

    def says(self, code: str, **message: Any) -> None:
        """Send a message to the table over a separate WebSocket, for what the page does not offer in this form."""
        told = self.page.evaluate(_SAY, [code, message, PATIENCE])
        assert told["type"] != "error", told

    def is_asked(self, question: Mapping[str, Any], *, bots: str = "random") -> str:
        """Sit down in the middle of a game, at an open question (see `moments`); returns the table's code."""
        reply = self.context.request.post(
            f"{self.address}/api/branch", data={**question, "name": self.name, "bots": bots}
        )  # fmt: skip
        assert reply.status == 201, reply.text()
        made = reply.json()
        self.enters(made)
        self.page.wait_for_selector("main.game[data-ask]")
        return str(made["code"])

    def makes_table(self, game: str, *, seats: int) -> str:
        """Make a table through the page; returns its code."""
        self.goes("/")
        self.clicks(f".poster.{'p1' if game == 'ten-to-kill' else 'p2'} .btn.ghost")
        code = self.sees(".ticket-code").inner_text()
        kept = f"deadpan:invitation:{code}"
        # A function: an expression would be evaluated again and again, which the page's security policy forbids.
        self.page.wait_for_function("(kept) => localStorage.getItem(kept) !== null", arg=kept)
        INVITATIONS[code] = self.page.evaluate("(kept) => localStorage.getItem(kept)", kept)
        stepper = self.page.locator(".seats .stepper")
        while (count := self.page.locator(".seat-row").count()) != seats:
            stepper.locator("button").nth(0 if count > seats else 1).click()
            expect(self.page.locator(".seat-row")).not_to_have_count(count)
        return code

    def sets(self, option: str, value: Any) -> None:
        """Change an option to a value that is not its default, and wait until the server has it."""
        self.tries(option, value)
        table = f"{self.address}/api/tables/{self.sees('.ticket-code').inner_text()}"
        for _ in range(PATIENCE // 20):
            if self.context.request.get(table).json()["options"].get(option) == value:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{option} is not {value}")

    def tries(self, option: str, value: Any) -> None:
        """Enter an option, which may be refused."""
        field = self.sees(f"#option-{option}")
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(json.dumps(value))
        else:
            field.fill(str(value))
            field.blur()

    def invited(self, code: str, invitation: str | None = None) -> None:
        """Come to a table by its invitation link."""
        self.goes(f"/t/{code}#i={invitation or INVITATIONS[code]}")

    def sits(self, code: str, seat: int) -> None:
        """Take a seat at a table by its invitation link, pasted into the field for codes."""
        self.goes("/")
        self.page.fill("#code", f"{self.address}/t/{code}#i={INVITATIONS[code]}")
        self.clicks(".join .btn")
        self.sees(".seats")
        self.page.locator(".seat-row").nth(seat).get_by_role("button", name="Sit here").click()
        expect(self.page.locator(".seat-row").nth(seat)).to_contain_text("you")

    def takes_over(self, *players: Person) -> None:
        """Ask for the seat of a bot, and let all players agree."""
        self.page.get_by_role("button", name="Take over from a bot").click()
        self.clicks(".take-over .btn:not(.small)")
        for player in players:
            player.page.get_by_role("button", name=f"{self.name} may play").click()

    # -- playing ---------------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the count is shown."""
        return self.has(".count")

    def question(self) -> str | None:
        """The serial of the open question to this person."""
        return self.page.locator("main.game").get_attribute("data-ask")

    def leaves(self, question: str | None) -> None:
        """Wait until a question is no longer open."""
        expect(self.page.locator(f"main.game[data-ask='{question}']")).to_have_count(0)

    def waits(self, asked: str) -> None:
        """Wait until this question is asked, or the game is over."""
        self.page.wait_for_selector(f"{asked}, .count")
