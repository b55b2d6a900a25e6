"""A device shared by several players: covering and uncovering it, and what its WebSockets receive while covered."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Locator, WebSocket, expect

from tests.browser.people import Person

DEAD_TIME: Final = 500
"""How long the button that uncovers stays disabled, in milliseconds."""
_DEAD_TIME = "window.setTimeout = ((set) => (call, ms) => set(call, ms === %d ? %d : ms))(setTimeout)"


class Device:
    """One browser with several players. Records all messages of its WebSockets, in order.

    The button that uncovers stays disabled for a moment only, or for ``dead_time``, from the next page on.
    """

    def __init__(self, owner: Person, *, dead_time: int = 10) -> None:
        self.owner = owner
        self.page = owner.page
        owner.context.add_init_script(_DEAD_TIME % (DEAD_TIME, dead_time))
        self.log: list[tuple[str, Any, Any]] = []
        """The order of events: `covered` and `uncovering` by the players, `hello` and `heard` on a WebSocket."""
        self.page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        hello: dict[str, Any] = {}

        def sent(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "hello":
                hello.update(message)
                self.log.append(("hello", hello, message))

        socket.on("framesent", sent)
        socket.on("framereceived", lambda frame: self.log.append(("heard", hello, json.loads(frame))))

    # -- in the lobby ----------------------------------------------------------------------------------------------

    def adds(self, *names: str) -> None:
        """Add players on this device."""
        for name in names:
            self.page.get_by_role("button", name="Add a player on this device").click()
            self.page.fill("#guest-name", name)
            self.page.get_by_role("button", name="Sit down", exact=True).click()
            expect(self.page.locator(".seat-row", has_text=name)).to_contain_text("on this device")

    def begins(self) -> None:
        """Start the game."""
        self.owner.clicks(".start .go:enabled")

    # -- in the game -----------------------------------------------------------------------------------------------

    @property
    def cover(self) -> Locator:
        """The covering screen between turns."""
        return self.page.locator(".pass")

    def named(self) -> str:
        """The name of the player on the cover."""
        expect(self.cover).to_have_count(1)
        return self.cover.locator("h1").inner_text().removeprefix("Pass the device to ")

    def is_covered_for(self, name: str) -> None:
        """Wait for the cover that names this player."""
        expect(self.cover).to_contain_text(f"Pass the device to {name}")
        self.log.append(("covered", None, None))

    def uncovers(self) -> None:
        """Uncover the device, as the player whom the cover names."""
        self.log.append(("uncovering", None, None))
        self.cover.locator(".btn.go[aria-disabled=false]").click()
        expect(self.cover).to_have_count(0)
        self.owner.sees("main.game")

    # -- received messages -----------------------------------------------------------------------------------------

    def heard_while_covered(self) -> list[tuple[Any, Any]]:
        """The messages received while covered, each with the hello of its WebSocket.

        A player may press the button before the onlooker's connection is open, so a look begins with the seat's own
        hello, not with the press.
        """
        found, covered, may_look = [], False, False
        for kind, hello, message in self.log:
            if kind == "uncovering":
                may_look = True
            elif kind == "hello" and may_look and hello["token"] is not None and not hello.get("quiet"):
                covered = may_look = False
            elif kind == "covered" or (kind == "hello" and hello["token"] is None and hello.get("also")):
                covered = True
            elif kind == "heard" and covered:
                found.append((hello, message))
        return found

    def hellos(self) -> list[Any]:
        """The hello of every WebSocket of this device."""
        return [message for kind, _, message in self.log if kind == "hello"]
