"""Lost connections, closed or silently dead: how the page notices and reconnects, and what it keeps."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocket, WebSocketRoute, expect

from tests.browser import ten
from tests.browser.conftest import Arrive
from tests.browser.evenings import sit_down
from tests.browser.people import Person
from tests.browser.relay import Relay, relay_to
from tests.browser.waiting import becomes, holds

TRIES = """
window.tries = [];
window.WebSocket = class extends WebSocket {
  constructor(...args) {
    window.tries.push(Date.now());
    super(...args);
  }
};
"""
"""Notes when the page opens a WebSocket, by the page's clock."""
BRIEFLY = 5_100
"""A little more than the page's timeout for an answer to a resync, in milliseconds."""
PAUSES = (250, 500, 1000, 2000)
"""How long a page that is refused waits before it tries again, in milliseconds; by chance up to a quarter less."""
HIDE = """(state) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.fixture
def relay(port: int) -> Iterator[Relay]:
    with relay_to(port) as relay:
        yield relay


class Wire:
    """The types of the messages that a page sends and receives."""

    def __init__(self, person: Person) -> None:
        self.said: list[str] = []
        self.heard: list[str] = []
        person.page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)["type"]))
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)["type"]))

    def waits(self, person: Person, says: str, times: int) -> None:
        """Wait until the page has sent so many messages of this type."""
        holds(person.page, lambda: self.said.count(says), lambda count: count >= times)


def comes_online(person: Person) -> None:
    person.page.evaluate("dispatchEvent(new Event('online'))")


def is_looked_at_again(person: Person) -> None:
    person.page.evaluate(HIDE, "hidden")
    person.page.evaluate(HIDE, "visible")


def wakes_up(person: Person) -> None:
    person.page.clock.fast_forward(600_000)


def lays_a_move_out(person: Person) -> None:
    person.waits(ten.ASKED)
    person.page.locator(".piece.can").first.click(force=True)
    person.page.locator(".tile.legal").nth(4).click(force=True, position={"x": 6, "y": 6})
    person.sees(".deed")


def with_a_move_on_a_dead_line(arrive: Arrive, relay: Relay) -> tuple[Person, Wire]:
    """A person with a drafted move, whose page has not noticed yet that the connection is dead."""
    maya = arrive("Maya", at=relay.port)
    maya.page.clock.install()
    wire = Wire(maya)
    maya.plays_now("ten-to-kill", {"first": 0}, seats=3)
    lays_a_move_out(maya)
    relay.deaden()
    return maya, wire


@pytest.mark.parametrize("comes_back", [comes_online, is_looked_at_again, wakes_up])
def test_a_dead_connection_is_noticed_when_the_page_comes_back(
    arrive: Arrive, relay: Relay, comes_back: Callable[[Person], None]
) -> None:
    maya, wire = with_a_move_on_a_dead_line(arrive, relay)
    comes_back(maya)
    wire.waits(maya, "resync", 1)
    maya.page.clock.fast_forward(BRIEFLY)
    wire.waits(maya, "hello", 2)
    maya.page.keyboard.press("Enter")
    expect(maya.page.locator(".pips i.used")).to_have_count(1)


def test_an_unanswered_choice_is_sent_again_on_a_new_connection(arrive: Arrive, relay: Relay) -> None:
    maya, wire = with_a_move_on_a_dead_line(arrive, relay)
    maya.page.keyboard.press("Enter")
    expect(maya.page.locator(".ask h1")).to_have_text("So be it.")
    maya.page.clock.fast_forward(BRIEFLY)
    wire.waits(maya, "resync", 1)
    maya.page.clock.fast_forward(BRIEFLY)
    expect(maya.page.locator(".pips i.used")).to_have_count(1)
    assert wire.said.count("hello") == 2


def test_a_working_connection_is_kept_and_few_messages_are_sent(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.page.clock.install()
    wire = Wire(maya)
    code = maya.hosts("ten-to-kill", {"first": 0, "max_rounds": 1}, seats=2)
    for times, comes_back in enumerate((comes_online, is_looked_at_again, wakes_up), start=1):
        before = wire.heard.count("table")
        comes_back(maya)
        wire.waits(maya, "resync", times)
        holds(maya.page, lambda: wire.heard.count("table"), before.__lt__)  # the answer, before there is a game
        maya.page.clock.fast_forward(BRIEFLY)
    maya.says(code, type="bot", seat=1, level="random")
    maya.page.get_by_role("button", name="Start").click()
    lays_a_move_out(maya)
    maya.page.keyboard.press("Enter")
    expect(maya.page.locator(".pips i.used")).to_have_count(1)
    assert wire.said.count("resync") == 3  # the choice was answered in time, so it caused no resync
    maya.sees(".log li.fresh")
    comes_online(maya)
    holds(maya.page, lambda: wire.heard.count("view"), (1).__lt__)
    maya.page.clock.fast_forward(BRIEFLY)
    maya.sees(".log li.fresh")  # a line that is sent again stays marked as new
    assert wire.said.count("hello") == 1 + 1  # and the hello of `says`
    assert not maya.has(".toast")


def test_a_message_written_while_disconnected_is_sent_after_reconnecting(arrive: Arrive, relay: Relay) -> None:
    maya = arrive("Maya", at=relay.port)
    maya.plays_now("ten-to-kill", {"first": 0}, seats=2)
    maya.waits(ten.ASKED)
    maya.page.get_by_role("button", name="Talk").click()
    relay.cut()
    maya.sees(".toast")
    field = maya.page.locator(".say input:visible")
    field.fill("Where was the fox?")
    maya.page.keyboard.press("Enter")
    expect(field).to_have_value("Where was the fox?")
    for _ in range(3):
        maya.page.get_by_role("button", name="Pause").click()
    relay.mend()
    expect(maya.page.locator(".toast")).to_have_count(0)
    maya.sees(".banner-pause")
    field.press("Enter")
    expect(maya.page.locator(".talk-lines li")).to_contain_text("Where was the fox?")
    expect(field).to_have_value("")


def test_a_hint_that_was_lost_with_its_connection_can_be_requested_again(arrive: Arrive) -> None:
    maya = arrive("Maya")
    told: list[str] = []

    def pass_on(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def tell(frame: str | bytes) -> None:
            told.append(json.loads(frame)["type"])
            if told[-1] == "hint" and told.count("hint") == 1:  # the message is lost with the connection
                server.close()
                line.close()
            else:
                line.send(frame)

        server.on_message(tell)

    maya.page.route_web_socket("**/socket", pass_on)
    maya.plays_now("ten-to-kill", {"first": 0}, seats=2)
    maya.waits(ten.ASKED)
    maya.clicks(".hint")
    becomes(maya.page, lambda: told.count("welcome"), 2)
    expect(maya.page.locator(".toast")).to_have_count(0)
    maya.clicks(".hint:enabled")
    maya.sees(".deed")


def test_a_disconnected_page_does_not_say_that_a_player_thinks(arrive: Arrive, relay: Relay) -> None:
    maya = arrive("Maya", at=relay.port)
    maya.plays_now("ten-to-kill", {"first": 0}, seats=2)
    maya.waits(ten.ASKED)
    relay.cut()
    maya.sees(".toast")
    maya.clicks(".hint:enabled")
    relay.mend()
    expect(maya.page.locator(".toast")).to_have_count(0)
    maya.clicks(".hint:enabled")
    maya.sees(".deed")


def test_a_refused_connection_shows_the_reason(arrive: Arrive) -> None:
    maya = arrive("Maya")
    code = maya.hosts("ten-to-kill", {}, seats=2)
    refusal: dict[str, Any] = {"type": "error", "code": "too-many-visitors", "rule": None, "data": {"most": 64}}

    def refuse(line: WebSocketRoute) -> None:
        def hear(_: str | bytes) -> None:
            line.send(json.dumps({**refusal, "text": ""}))
            line.close(code=1008, reason="too-many-visitors")

        line.on_message(hear)

    maya.page.route_web_socket("**/socket", refuse)
    for address in (f"/t/{code}", f"/tv/{code}"):
        maya.goes(address)
        expect(maya.sees(".toast.bad")).to_contain_text("No more people can watch right now.")


def test_a_refused_page_retries_with_exponential_backoff(arrive: Arrive) -> None:
    maya = arrive("Maya")
    code = maya.hosts("ten-to-kill", {}, seats=2)

    def refuse(line: WebSocketRoute) -> None:
        line.send(json.dumps({"type": "error", "code": "too-often", "rule": None, "data": {}, "text": ""}))
        line.close(code=1008, reason="too-often")

    def tries() -> list[float]:
        maya.page.clock.run_for(100)
        found: list[float] = maya.page.evaluate("tries")
        return found

    maya.page.clock.install()
    maya.page.route_web_socket("**/socket", refuse)
    maya.page.add_init_script(TRIES)
    maya.goes(f"/t/{code}")
    maya.sees(".toast.bad")
    times = holds(maya.page, tries, lambda found: len(found) > len(PAUSES))
    for pause, (before, after) in zip(PAUSES, pairwise(times), strict=False):
        assert after - before >= 0.75 * pause, times


def test_a_page_does_not_reconnect_to_a_table_that_was_deleted(arrive: Arrive) -> None:
    maya, screen = arrive("Maya"), arrive("Screen")
    code = maya.hosts("ten-to-kill", {}, seats=2)
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    for person, address in ((maya, f"/t/{code}"), (screen, f"/tv/{code}")):
        person.page.clock.install()
        person.page.add_init_script(TRIES)
        person.page.route_web_socket("**/socket", pass_on)
        person.goes(address)
        person.sees(".seats, .tv-seats")
        lines[-1].close(code=1008, reason="no-such-table")
        person.sees(".notice")
        person.page.clock.run_for(60_000)
        assert person.page.evaluate("tries.length") == 1


def test_a_visitor_who_leaves_before_the_answer_takes_no_seat(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    code = maya.hosts("ten-to-kill", {}, seats=2)
    held: list[Route] = []
    wire = Wire(ines)
    ines.page.add_init_script(TRIES)
    ines.invited(code)
    ines.page.route("**/participants", lambda route: held.append(route))
    ines.page.get_by_role("button", name="Sit here").click()
    becomes(ines.page, lambda: len(held), 1)
    ines.clicks(".brand")
    ines.sees(".poster")
    with ines.page.expect_response("**/participants"):
        held[0].continue_()
    ines.page.evaluate("fetch('/healthz').then((answer) => answer.text())")  # by then, the page has read the answer
    assert ines.page.evaluate("tries.length") == 1
    assert wire.said == ["hello"]
    expect(maya.page.locator(".seat-row").nth(1)).to_contain_text("Empty chair")


def test_messages_missed_while_disconnected_count_as_unread(arrive: Arrive) -> None:
    maya = arrive("Maya")
    lines: list[WebSocketRoute] = []

    def tell(line: WebSocketRoute, frame: str | bytes, missed: int) -> None:
        if json.loads(frame)["type"] == "chat":
            said = {"participant": 0, "name": "Ines", "seat": None, "text": "hm", "emote": None, "at": ""}
            numbers = range(1 + missed, 501 + missed)  # as many as the server keeps
            frame = json.dumps({"type": "chat", "lines": [{"n": n, **said} for n in numbers]})
        line.send(frame)

    def pass_on(line: WebSocketRoute) -> None:
        missed = 3 * len(lines)
        lines.append(line)
        line.connect_to_server().on_message(lambda frame: tell(line, frame, missed))

    maya.page.route_web_socket("**/socket", pass_on)
    maya.plays_now("ten-to-kill", {"first": 0}, seats=2)
    maya.waits(ten.ASKED)
    assert not maya.has(".unread")
    lines[0].close(code=1012, reason="come back")
    expect(maya.page.locator(".unread").first).to_contain_text("3")


def test_the_browsers_own_network_error_is_not_shown(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.goes("/")
    maya.page.route("**/api/play", lambda route: route.abort())
    maya.clicks(".poster.p1 .btn.go")
    maya.page.get_by_role("alert").wait_for()
    expect(maya.page.get_by_role("alert")).to_have_text("The server does not answer. Try again in a moment.")


def test_a_game_without_clocks_shows_none_of_the_game_before(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    code = sit_down(maya, ines, game_seconds=600)
    maya.page.get_by_role("button", name="Start").click()
    maya.sees(".clock")
    for person in (maya, ines):
        person.says(code, type="end", agree=True)
    maya.sees(".after")
    maya.says(code, type="lobby")
    settings = {"choice_seconds": None, "game_seconds": None, "hints": False, "patience": 60}
    maya.says(code, type="settings", settings=settings)
    maya.page.get_by_role("button", name="Start").click()
    maya.waits(ten.ASKED)
    assert not maya.has(".clock")
