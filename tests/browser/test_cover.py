"""One key covers the player's secrets: nothing secret stays on the page, visible or for a screen reader."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import pire, ten
from tests.browser.conftest import Arrive
from tests.browser.moments import QUESTIONS, asked
from tests.browser.people import Person
from tests.browser.sharing import Device
from tests.browser.waiting import becomes

COVERED = "Your secrets are covered."
CARDS = (
    "zack", "felicity", "zoe", "jody", "joshua", "franck", "archibald", "anibal", "pepin", "accident", "cata",
    "reverse", "miracle", "jouvence", "transfert", "pioche", "switch", "duel", "punition", "mort-subite",
)  # fmt: skip
"""The cards, by the names of their pictures."""
ALOUD = ".right .vh[aria-live]"
PRIVATE = ".life, .hand, .question, .notebook, .ask, .plate.own, .accuse"


def is_told(person: Person) -> list[str]:
    """The lines of the log, and the text that a screen reader reads out."""
    said = person.page.locator(".log ol li").all_text_contents()
    return [*said, person.page.locator(ALOUD).text_content() or ""]


def cards_in(person: Person, selector: str) -> set[str]:
    """The cards whose pictures, names or numbers are in a part of the page, visible or not."""
    html = " ".join(person.page.locator(selector).evaluate_all("parts => parts.map((part) => part.outerHTML)"))
    return {card for card in CARDS if f"-{card}" in html or f'"{card}"' in html}


@pytest.mark.parametrize("kind", QUESTIONS["au-pire-tu-meurs"])
def test_no_question_of_au_pire_tu_meurs_shows_a_card_under_the_cover(arrive: Arrive, kind: str) -> None:
    maya, onlooker = arrive("Maya"), arrive("Nobody")
    code = maya.is_asked(asked("au-pire-tu-meurs", kind))
    if kind == "act":
        maya.page.keyboard.press("1")  # a card is picked and shown on the table
    assert cards_in(maya, PRIVATE)
    maya.page.keyboard.press("c")
    expect(maya.page.locator(".ask h1")).to_have_text(COVERED)
    assert cards_in(maya, PRIVATE) == set()
    assert not maya.has(".question, .end-turn, .plate.can, .picked, .dead-inside, .hint")
    onlooker.goes(f"/t/{code}")
    onlooker.sees(".log li")
    becomes(onlooker.page, lambda: is_told(onlooker), is_told(maya))
    maya.page.keyboard.press("c")
    expect(maya.page.locator(".ask h1")).not_to_have_text(COVERED)
    assert cards_in(maya, PRIVATE)


def test_a_private_event_is_not_read_out_under_the_cover(arrive: Arrive) -> None:
    maya, onlooker = arrive("Maya"), arrive("Nobody")
    code = maya.plays_now("au-pire-tu-meurs", {"first": 0}, seats=3, bots="greedy")
    onlooker.goes(f"/t/{code}")
    onlooker.sees(".log li")
    asked_now = f"main[data-ask] :is({pire.ASKED})"
    maya.page.wait_for_selector(asked_now)
    for _ in range(60):  # not the card that was drawn before the onlooker came
        pire.play_once(maya)
        maya.page.wait_for_selector(asked_now)
        if re.search(r"You draw a card\. It is ", maya.page.locator(ALOUD).text_content() or ""):
            break
    maya.page.keyboard.press("c")
    expect(maya.page.locator(".hand .face-down").first).to_be_visible()
    becomes(onlooker.page, lambda: is_told(onlooker), is_told(maya))


def test_possible_victims_are_covered_with_the_hitman(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.is_asked(asked("ten-to-kill", "act", offering="kill"))
    maya.page.keyboard.press("2")
    maya.sees(".piece.lit")
    maya.sees(".sight")
    maya.page.locator(".piece.lit").first.click(force=True)
    if maya.has(".crowd-one"):
        maya.clicks(".crowd-one:not([aria-disabled=true])")
    maya.sees(".deed")
    maya.page.keyboard.press("c")
    expect(maya.page.locator(".ask h1")).to_have_text(COVERED)
    for telling in (
        ".lit",
        ".spot",
        ".tile.mine",
        ".sight",
        ".arms",
        ".hat",
        ".hitman",
        ".chosen",
        ".deed",
        ".piece.can",
    ):
        assert not maya.has(telling), telling
    maya.page.keyboard.press("Enter")  # there is no choice to confirm
    assert "hitman" not in (maya.page.locator(".mid").text_content() or "")
    maya.page.keyboard.press("c")
    maya.sees(".piece.lit")


def test_covering_removes_the_marks_of_a_secret_line_of_the_log(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.plays_now("ten-to-kill", {"first": 0}, seats=3)
    maya.waits(ten.ASKED)
    maya.page.locator(".log li", has_text="hitman is").hover()
    expect(maya.page.locator(".piece.pointed")).to_have_count(4)
    maya.page.keyboard.press("c")
    expect(maya.page.locator(".st.back-up")).to_have_count(4)
    assert not maya.has(".pointed")


def test_moving_the_own_hitman_under_the_cover_does_not_reveal_it(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.plays_now("ten-to-kill", {"first": 0}, seats=3)
    maya.waits(ten.ASKED)
    hitman = maya.sees(".piece.hitman").get_attribute("data-piece")
    maya.page.keyboard.press("c")
    maya.page.locator(f"[data-piece='{hitman}']").click(force=True)
    maya.page.locator(".tile.legal").nth(4).click(force=True, position={"x": 6, "y": 6})
    maya.sees(".deed")
    assert "hitman" not in (maya.sees(".ask").text_content() or "")
    maya.page.keyboard.press("c")
    expect(maya.page.locator(".deed")).to_be_visible()
    assert "hitman" in (maya.sees(".ask").text_content() or "")


def test_a_cover_used_at_one_table_does_not_stay_on_a_shared_device(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.plays_now("ten-to-kill", {"first": 0}, seats=2)
    maya.sees(".four .st")
    maya.page.keyboard.press("c")
    expect(maya.page.locator(".four .st.back-up")).to_have_count(4)
    maya.clicks(".brand")
    maya.clicks(".poster.p1 .btn.ghost")
    device = Device(maya)
    maya.sees(".seats")
    while maya.page.locator(".seat-row").count() > 2:
        rows = maya.page.locator(".seat-row").count()
        maya.clicks(".seats .stepper button")
        expect(maya.page.locator(".seat-row")).to_have_count(rows - 1)
    device.adds("Tomasz")
    device.begins()
    device.uncovers()
    expect(maya.page.locator(".four .st:not(.back-up)")).to_have_count(4)
