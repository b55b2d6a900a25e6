"""Hints (what a bot would choose) and reasons (why a choice is illegal)."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser import pire, ten
from tests.browser.conftest import Arrive
from tests.browser.evenings import PIRE, begin, sit_down
from tests.browser.people import Person
from tests.browser.test_everywhere import PHONE
from tests.browser.waiting import becomes

HINT = "A bot would do this. Confirm it, or go back and do better."
CONFIRM = ".btn:is(.deed, .question .kill, .question .go, .hinted)"
ANSWERS_HINTS = """(at_once) => {
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        const told = JSON.parse(data);
        const choice = told.legal?.find((each) => each.do === 'move' || each.do === 'play');
        if (choice) this.hint = { type: 'hint', serial: told.ask.serial, choice };
      });
    }
    send(text) {
      if (JSON.parse(text).type !== 'hint') return super.send(text);
      window.asked = (window.asked ?? 0) + 1;
      window.answer = () => this.onmessage(new MessageEvent('message', { data: JSON.stringify(this.hint) }));
      if (at_once) queueMicrotask(window.answer);
    }
  };
}"""
"""Answers requests for hints instead of a bot: before the page is drawn again, or when the test calls ``answer()``."""


def reads(person: Person, head: str, reason: str) -> None:
    """Check that the line above the board gives the reason, with a link to its rule."""
    expect(person.page.locator(".ask h1")).to_have_text(re.compile(head))
    ending = r".* Rule [AT]\d+\.\d+$" if head.startswith("^Why not") else "$"
    expect(person.page.locator(".ask p").first).to_have_text(re.compile(reason.removesuffix("$") + ending))


def test_a_hint_is_laid_out_on_the_board_until_it_is_confirmed_or_dropped(arrive: Arrive) -> None:
    maya = arrive("Maya")
    sit_down(maya, hints=True)
    begin(maya)
    maya.waits(ten.ASKED)
    maya.clicks(".hint")
    expect(maya.sees(".ask p")).to_have_text(HINT)
    maya.sees(".deed")  # the whole choice is laid out, but not made
    for _ in range(3):
        maya.page.keyboard.press("Escape")
    expect(maya.page.locator(".deed")).to_have_count(0)
    assert maya.page.locator(".ask p").inner_text() != HINT
    asked = maya.question()
    maya.clicks(".hint")
    maya.sees(".deed")
    maya.page.keyboard.press("Enter")
    maya.leaves(asked)


@pytest.mark.parametrize("at_once", [True, False], ids=["within a frame", "slowly"])
@pytest.mark.parametrize("by", ["mouse", "keyboard"])
@pytest.mark.parametrize("game", ["ten-to-kill", "au-pire-tu-meurs"])
def test_after_a_hint_the_focus_is_on_the_button_that_confirms(
    arrive: Arrive, game: str, by: str, at_once: bool
) -> None:
    maya = arrive("Maya")
    maya.page.add_init_script(f"({ANSWERS_HINTS})({str(at_once).lower()})")
    sit_down(maya, game=game, options={"first": 0}, hints=True)
    begin(maya)
    maya.sees("main[data-ask] .hint")
    while maya.question() is not None and not maya.has(".hand .card.can, .act"):  # a character to settle first
        pire.play_once(maya)
        maya.sees("main[data-ask] .hint")
    asked, hint = maya.question(), maya.page.locator(".hint")
    if by == "mouse":
        hint.click()
    else:
        hint.focus()
        maya.page.keyboard.press("Enter")
    if not at_once:
        expect(hint).to_have_attribute("aria-busy", "true")
        expect(hint).to_be_focused()  # the focus stays here until the hint has come
        maya.page.keyboard.press("Enter")
        assert maya.page.evaluate("asked") == 1, "one who waits does not ask again"
        maya.page.evaluate("answer()")
    expect(maya.page.locator(CONFIRM)).to_be_focused()
    maya.page.keyboard.press("Enter")
    maya.leaves(asked)
    assert maya.page.evaluate("asked") == 1


def test_a_late_hint_does_not_move_the_focus(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.page.add_init_script(f"({ANSWERS_HINTS})(false)")
    sit_down(maya, options={"first": 0}, hints=True)
    begin(maya)
    maya.clicks("main[data-ask] .hint")
    maya.page.locator(".act.kill").focus()
    maya.page.evaluate("answer()")
    maya.sees(".deed")
    expect(maya.page.locator(".act.kill")).to_be_focused()


def test_a_button_that_waits_for_an_answer_keeps_the_focus_and_counts_once(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.goes("/")
    held: list[Route] = []
    maya.page.route("**/api/play", lambda route: held.append(route))
    play = maya.page.locator(".poster.p1 .btn.go")
    play.focus()
    maya.page.keyboard.press("Enter")
    expect(play).to_have_attribute("aria-busy", "true")
    maya.page.keyboard.press("Enter")
    expect(play).to_be_focused()
    becomes(maya.page, lambda: len(held), 1)
    held[0].fulfill(status=429, json={"code": "too-often", "rule": None, "data": {}, "text": "Not now."})
    expect(play).to_have_attribute("aria-busy", "false")
    expect(play).to_be_focused()  # it can be pressed again


def test_every_hint_about_cards_can_be_followed(arrive: Arrive) -> None:
    maya = arrive("Maya")
    sit_down(maya, game="au-pire-tu-meurs", options=PIRE, hints=True)
    begin(maya)
    for _ in range(12):
        maya.page.wait_for_selector(f"main[data-ask] :is({pire.ASKED}), .count")
        if maya.is_over:
            break
        asked = maya.question()
        maya.clicks(".hint")
        expect(maya.sees(".ask p")).to_have_text(HINT)
        maya.clicks(".btn.hinted, .question .btn.kill, .question .row .btn.go")
        maya.leaves(asked)
    assert maya.is_over or maya.page.locator(".log li").count() > 10


def test_without_the_option_no_hint_is_offered(arrive: Arrive) -> None:
    maya = arrive("Maya")
    sit_down(maya)
    begin(maya)
    maya.waits(ten.ASKED)
    assert not maya.has(".hint")


def test_every_piece_says_why_it_cannot_be_killed_or_asked_about(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.plays_now("ten-to-kill", {"first": 0}, seats=3)
    maya.waits(ten.ASKED)
    maya.clicks(".act.kill")
    maya.page.locator(".piece.hitman").click(force=True)
    reads(maya, "^Why not the ", "^Your hitman declines to be the victim.$")
    maya.page.locator(".piece.wonder:not(.hitman)").last.click(force=True)
    reads(maya, "^Why not the ", "^Your hitman can’t reach the ")
    maya.clicks(".act.investigate")
    reads(maya, "^Nobody to ask about.$", ".")
    maya.page.locator(".piece.wonder").first.click(force=True)
    reads(maya, "^Why not the ", "^No policeman stands with the ")
    maya.clicks(".act.move")
    reads(maya, "^Your turn. Who moves?", ".")
    ten.play_once(maya, kills=False)  # asking for reasons made no choice


def test_reasons_can_be_asked_for_by_keyboard_and_in_a_crowd(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.plays_now("ten-to-kill", {"first": 0}, seats=3)
    maya.waits(ten.ASKED)
    hitman = maya.sees(".piece.hitman").get_attribute("aria-label") or ""
    animal = hitman.split(",")[0]
    crowd = maya.page.locator(f".tile[aria-label*='{animal}']")
    left = crowd.get_attribute("data-tile")
    maya.page.locator(".piece.hitman").click(force=True)
    maya.page.locator(".tile.legal").nth(5).click(force=True, position={"x": 6, "y": 6})  # now it is not alone
    maya.page.keyboard.press("Enter")
    expect(maya.page.locator(".pips i.used")).to_have_count(1)
    maya.waits(ten.ASKED)
    maya.page.keyboard.press("2")
    expect(maya.page.locator(".act.kill")).to_have_attribute("aria-pressed", "true")
    crowd.focus()
    maya.page.keyboard.press("?")
    maya.sees(".crowd-one")  # nothing in it can have the focus before it is open
    maya.page.locator(".crowd-one", has_text=animal).focus()
    expect(maya.page.locator(".crowd-why")).to_have_text("Your hitman declines to be the victim. Rule T3.1")
    maya.page.keyboard.press("Escape")
    expect(maya.page.locator(".crowd")).to_have_count(0)  # nothing outside it can have the focus while it is open
    maya.page.locator(f".tile:not(.spot):not(.mine):not([data-tile='{left}'])").first.focus()  # a piece is on it
    maya.page.keyboard.press("Enter")
    reads(maya, "^Why not the ", r"^Your hitman is not alone (at|in|on) the \w+.$")


def test_reasons_can_be_asked_for_by_touch(arrive: Arrive) -> None:
    maya = arrive("Maya", **PHONE)
    maya.plays_now("ten-to-kill", {"first": 0}, seats=3)
    maya.waits(ten.ASKED)
    maya.page.locator(".act.kill").tap()
    maya.page.locator(".piece.hitman").tap(force=True)
    reads(maya, "^Why not the ", "^Your hitman declines to be the victim.$")


def test_cards_and_accusations_say_why_not(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.plays_now("au-pire-tu-meurs", {"first": 0}, seats=4, bots="random")
    while not maya.has(".end-turn"):  # until she has played a card
        maya.page.wait_for_selector(f"main[data-ask] :is({pire.ASKED}), .count")
        if maya.has(".hand .card[aria-disabled=true]") and maya.has(".hand .card.can"):
            maya.page.locator(".hand .card[aria-disabled=true]").first.click(force=True)
            reads(maya, r"^Why not \w+", r"\w+")
        pire.play_once(maya)
    maya.page.locator(".hand .card").first.click(force=True)
    reads(maya, r"^Why not \w+", "^One card a turn is enough.$")
    while maya.has(".accuse-button:not([aria-disabled=true])"):  # until all opponents are accused
        asked = maya.question()
        maya.clicks(".accuse-button")
        maya.clicks(".plate.can .who")
        maya.clicks(".question .btn.kill")
        maya.leaves(asked)
        maya.sees("main[data-ask] .end-turn")
    maya.page.locator(".accuse-button").click(force=True)
    reads(maya, r"^Why not \w+", "was accused already.")
