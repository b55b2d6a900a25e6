"""The games of a device: on the home page, and on a page of their own."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import evenings, ten
from tests.browser.conftest import Arrive
from tests.browser.people import Person
from tests.browser.test_everywhere import barriers
from tests.browser.test_phones import PHONE, step_aside

GARBAGE = ("{", "[null, 7, {}]", '"<script>"', json.dumps([{"code": "../x"}]))
NO_STORAGE = (
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
)

FORGET_AND_UNDO = """async (label) => {
  document.querySelector(`[aria-label="${label}"]`).click();
  const undo = () => document.querySelector('.kept-undo button');
  while (undo() === null) await new Promise(requestAnimationFrame);
  if (document.querySelector(`[aria-label="${label}"]`) !== null) throw new Error('it is still there');
  undo().click();
}"""
"""In the page, because the undo is offered for ten seconds only, and a busy machine can be slower than that."""

KEPT_AT_ONCE = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('.seats')) return;
  observer.disconnect();
  window.keptAtOnce = localStorage.getItem('deadpan:games');
}).observe(document, { childList: true, subtree: true });
"""
"""Notes what is stored as soon as the table is in the page, before the next frame."""


def line_of(person: Person, code: str) -> Locator:
    """The line of a table in the list."""
    return person.page.locator(f".kept-line[href='/t/{code}']")


def stored(person: Person, key: str, value: str) -> None:
    person.page.evaluate("([key, value]) => localStorage.setItem(`deadpan:${key}`, value)", [key, value])


def kept(code: str, **more: Any) -> dict[str, Any]:
    usual = {"game": "ten-to-kill", "at": 1, "number": 1, "seat": 0, "names": ["Maya", "Ines"]}
    return {"code": code, **usual, "over": True, "broken": False, "winners": [1], **more}


def test_home_lists_a_running_game_and_one_press_returns_to_it(arrive: Arrive) -> None:
    maya = arrive("Maya", **PHONE)
    code = maya.plays_now("ten-to-kill", {"first": 0}, seats=2)
    maya.waits(ten.ASKED)
    maya.goes("/")
    expect(line_of(maya, code)).to_contain_text("10' to Kill")
    expect(line_of(maya, code)).to_contain_text("Your turn")
    assert step_aside(maya) <= 0
    assert barriers(maya) == []
    line_of(maya, code).click()
    maya.sees("main.game[data-ask]")


def test_a_table_is_kept_as_soon_as_it_is_there(arrive: Arrive) -> None:
    """The page may be left before the next frame."""
    maya = arrive("Maya")
    maya.page.add_init_script(KEPT_AT_ONCE)
    code = maya.hosts("ten-to-kill", {}, seats=2)
    assert code in (maya.page.evaluate("window.keptAtOnce") or "")


def test_a_finished_game_has_its_result_and_its_replay_and_can_be_forgotten_and_not(arrive: Arrive) -> None:
    maya = arrive("Maya", **PHONE)
    code = maya.plays_now("ten-to-kill", evenings.TEN, seats=2)
    ten.play_out([maya])
    maya.sees(".count")
    maya.goes("/my-games")
    expect(line_of(maya, code)).to_contain_text("won")
    replay = maya.page.get_by_role("link", name=f"Replay: {code}")
    expect(replay).to_have_attribute("href", f"/replay/{code}/1#0@0")
    assert barriers(maya) == []
    maya.page.evaluate(FORGET_AND_UNDO, f"Forget: {code}")
    expect(line_of(maya, code)).to_contain_text("won")
    maya.page.get_by_role("button", name=f"Forget: {code}").click()
    expect(line_of(maya, code)).to_have_count(0)
    maya.goes("/my-games")
    maya.sees("text=No games yet")
    assert maya.page.evaluate(f"localStorage.getItem('deadpan:pass:{code}')") is None


@pytest.mark.parametrize("garbage", GARBAGE)
def test_garbage_in_the_storage_leaves_home_working(arrive: Arrive, garbage: str) -> None:
    maya = arrive("Maya")
    maya.goes("/healthz")
    stored(maya, "games", garbage)
    maya.goes("/")
    expect(maya.sees(".kept")).to_contain_text("damaged")
    maya.page.reload()
    maya.sees(".poster .btn.go")
    expect(maya.page.locator(".kept")).to_have_count(0)


def test_a_table_that_is_gone_says_so_and_a_damaged_entry_leaves_the_others(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.goes("/healthz")
    stored(maya, "games", json.dumps([kept("GONE-GONE-12345"), {"code": 1}, kept("LOST-1", seat=None)]))
    stored(maya, "pass:GONE-GONE-12345", "x")
    maya.goes("/my-games")
    expect(line_of(maya, "GONE-GONE-12345")).to_contain_text("No longer there")
    expect(line_of(maya, "LOST-1")).to_contain_text("Ines won")
    expect(maya.page.locator("main")).to_contain_text("One entry of this list was damaged")


def test_a_file_with_an_unknown_key_is_refused_in_words_and_a_good_one_is_added(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.goes("/my-games")
    field = maya.page.locator("input[type=file]")
    for more, said in (({"admin": 1}, "This file says “admin”"), ({}, "One game added.")):
        games = [{**kept("KOALA-RAVEN-27413"), "token": None, **more}]
        body = json.dumps({"format": "deadpan-games/1", "games": games}).encode()
        field.set_input_files({"name": "games.json", "mimeType": "application/json", "buffer": body})
        expect(maya.page.locator(".kept-files [role=status]")).to_contain_text(said)
    expect(line_of(maya, "KOALA-RAVEN-27413")).to_be_visible()
    with maya.page.expect_download() as download:
        maya.page.get_by_role("button", name="Export").click()
    assert json.loads(download.value.path().read_text())["games"] == [{**kept("KOALA-RAVEN-27413"), "token": None}]


def test_a_device_without_storage_says_that_nothing_is_kept(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.context.add_init_script(NO_STORAGE)
    maya.page.close()
    page = maya.context.new_page()
    page.goto(f"{maya.address}/my-games")
    expect(page.locator("main")).to_contain_text("lets pages keep nothing")
