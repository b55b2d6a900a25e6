"""The reminder sheet: a drawer over the table with the possible actions, the weapons or cards, and the count."""

from __future__ import annotations

import re

import pytest
from deadpan_au_pire_tu_meurs.rules.cards import COPIES, PLAYING_CARDS
from deadpan_ten_to_kill.rules.score import AT_LARGE, POINTS
from playwright.sync_api import expect

from deadpan.locales import LANGUAGES, Language, Words
from tests.browser import pire, ten
from tests.browser.conftest import Arrive
from tests.browser.moments import asked
from tests.browser.test_everywhere import DESK, UNTRANSLATED, barriers
from tests.browser.test_phones import PHONE, step_aside

SHEET = "dialog.reminder"


def test_opening_the_reminder_keeps_the_draft_and_restores_the_focus(arrive: Arrive) -> None:
    maya = arrive("Maya", **DESK)
    maya.is_asked(asked("au-pire-tu-meurs", "act", offering="play"))
    maya.page.locator(".hand .card.can").first.click(force=True, position=pire.STRIP)
    draft = maya.sees(".question").inner_text()
    focus = "document.activeElement.outerHTML"
    before = maya.page.evaluate(focus)
    maya.page.keyboard.press("r")
    expect(maya.page.get_by_role("dialog", name="Reminder sheet")).to_be_visible()
    maya.sees(f"{SHEET} .effects")
    expect(maya.page.locator(f"{SHEET} > header button")).to_be_focused()
    assert barriers(maya) == []
    for key in ("e", "t", "2"):  # keys of the table do nothing while the sheet is open
        maya.page.keyboard.press(key)
    maya.page.keyboard.press("Escape")
    expect(maya.page.locator(SHEET)).to_have_count(0)
    assert maya.sees(".question").inner_text() == draft
    assert maya.page.evaluate(focus) == before
    maya.page.locator(".remind").focus()
    maya.page.keyboard.press("Enter")
    maya.sees(SHEET)
    maya.page.keyboard.press("R")  # the same key closes it
    expect(maya.page.locator(SHEET)).to_have_count(0)
    expect(maya.page.locator(".remind")).to_be_focused()
    maya.clicks(".table-chip")
    maya.sees("dialog.table-menu")
    maya.page.keyboard.press("r")
    maya.page.keyboard.press("Escape")
    expect(maya.page.locator("dialog")).to_have_count(0)  # one sheet of paper at a time: Escape closes the only one


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a1_3_a1_4_the_reminder_lists_every_card_with_its_effect_and_number(arrive: Arrive, lang: Language) -> None:
    """A1.6: with the years of a Jouvence from the options."""
    maya = arrive("Maya", locale=lang, **PHONE)
    maya.plays_now("au-pire-tu-meurs", {"first": 0, "jouvence_years": 15}, seats=3)
    maya.sees(".hand")
    maya.page.locator(".tabs button").last.click()
    entries = maya.page.locator(f"{SHEET} .effects .entry")
    expect(entries).to_have_count(len(PLAYING_CARDS))
    words = Words(lang)
    for number, card in enumerate(PLAYING_CARDS):
        text = entries.nth(number).inner_text()
        assert text.startswith(words.name("card", card)), text
        assert f"× {COPIES[number]}" in text
        assert len(text.split("\n")[1]) > 30
    expect(entries.nth(PLAYING_CARDS.index("jouvence"))).to_contain_text(re.compile(r"\+15.* 15 ", re.S))
    assert step_aside(maya) <= 0
    sheet = maya.sees(SHEET)
    assert sheet.evaluate("(sheet) => sheet.scrollWidth <= sheet.clientWidth")
    assert not UNTRANSLATED.findall(sheet.inner_text())
    maya.page.locator(f"{SHEET} > header button").click()
    expect(maya.page.locator(".tabs button").last).to_be_focused()
    maya.sees(".hand")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_t7_1_the_reminder_shows_the_possible_actions_and_the_count(arrive: Arrive, lang: Language) -> None:
    """T3: also the weapons. The cover hides which actions are possible."""
    maya = arrive("Maya", locale=lang, **PHONE)
    maya.plays_now("ten-to-kill", {"first": 0, "mistakes": "refused"}, seats=3)
    maya.waits(ten.ASKED)
    tab = maya.page.locator(".tabs button").last
    tab.click()
    points = maya.page.locator(f"{SHEET} .how-points b")
    worth = [AT_LARGE, *POINTS.values()]
    expect(points).to_have_text([f"+{each}" if each > 0 else f"−{-each}" for each in worth])
    now = maya.page.locator(f"{SHEET} .reminder-now .entry")
    expect(now).to_have_count(3)
    expect(now.nth(2)).to_have_class(re.compile("off"))  # no character stands with a policeman yet
    kill = now.nth(1).inner_text()
    assert not UNTRANSLATED.findall(maya.sees(SHEET).inner_text())
    assert barriers(maya) == []
    maya.page.keyboard.press("Escape")
    maya.page.keyboard.press("c")
    tab.click()
    assert now.nth(1).inner_text() != kill
    assert not re.search(r"\d", now.nth(1).inner_text())
    maya.page.keyboard.press("Escape")
    maya.page.keyboard.press("c")
    maya.page.keyboard.press("2")
    expect(maya.page.locator(".act.kill")).to_have_attribute("aria-pressed", "true")
    maya.page.keyboard.press("r")
    maya.sees(SHEET)
    maya.page.keyboard.press("Escape")
    expect(maya.page.locator(".act.kill")).to_have_attribute("aria-pressed", "true")


R_AT_ONCE = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('.board')) return;
  observer.disconnect();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
}).observe(document, { childList: true, subtree: true });
"""
"""Presses R as soon as the board is in the page, before the next frame."""


def test_the_key_r_works_as_soon_as_the_board_is_there(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.context.add_init_script(R_AT_ONCE)
    maya.plays_now("ten-to-kill", {"first": 0}, seats=2)
    maya.sees(f"{SHEET} .reminder-now")


def test_typing_an_r_does_not_open_the_reminder_and_an_onlooker_sees_no_actions(arrive: Arrive) -> None:
    maya, onlooker = arrive("Maya"), arrive("Nobody")
    code = maya.plays_now("ten-to-kill", {"first": 0}, seats=2)
    maya.waits(ten.ASKED)
    maya.page.get_by_role("tab", name="Talk").or_(maya.page.get_by_role("button", name="Talk")).first.click()
    maya.page.locator(".talk input").first.click()
    maya.page.keyboard.type("rr")
    expect(maya.page.locator(".talk input").first).to_have_value("rr")
    assert not maya.has(SHEET)
    onlooker.goes(f"/t/{code}")
    onlooker.sees(".board")
    onlooker.page.keyboard.press("r")
    expect(onlooker.page.locator(f"{SHEET} .reminder-now")).to_contain_text("You are watching")
    expect(onlooker.page.locator(f"{SHEET} .reminder-now .entry")).to_have_count(0)
