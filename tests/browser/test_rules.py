"""The rules page: every rule in every language, and the links to single rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from deadpan.game import GAMES
from deadpan.locales import LANGUAGES
from tests.browser import pire, ten
from tests.browser.conftest import Arrive
from tests.browser.moments import asked
from tests.browser.test_everywhere import DESK, PHONE, barriers
from tests.browser.test_phones import step_aside
from tests.browser.waiting import becomes
from tests.test_rule_pages import page, rules

SHOWN = """() => Object.fromEntries([...document.querySelectorAll('.rules-page li[id]')].map((rule) => {
  const text = rule.querySelector('p').cloneNode(true);
  for (const each of text.querySelectorAll('.setting')) each.textContent = each.title;
  return [rule.id, text.textContent];
}))"""
"""Every rule on the page by its number, with options and their values by their names in the source."""


AT_THE_TOP = """(number) => {
  const top = document.getElementById(number)?.getBoundingClientRect().top;
  return 0 <= top && top < innerHeight / 4;
}"""


def leads_to(page: Page, number: str) -> None:
    """Wait until this rule, or section, is at the top of the window."""
    page.wait_for_function(AT_THE_TOP, arg=number)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_on_the_page_in_every_language_word_for_word(arrive: Arrive, game: str) -> None:
    maya = arrive("Maya", **PHONE)
    for lang, name in zip(LANGUAGES, ("English", "Français", "Polski"), strict=True):
        maya.goes(f"/rules/{game}")
        maya.page.get_by_role("button", name=name).click()
        first = re.search(r"^## [A-Z]1 (.+)$", page(game, lang), re.M)
        expect(maya.page.locator(".rules-page h2").first).to_contain_text(first[1] if first else "missing")
        shown = maya.page.evaluate(SHOWN)
        plain = {number: re.sub(r"\*\*|\*|`", "", text) for number, text in rules(game, lang).items()}
        assert {number: re.sub(r"\s", " ", text) for number, text in shown.items()} == plain
        text = maya.sees(".rules-page").inner_text()
        assert "<!--" not in text
        assert "**" not in text
        assert step_aside(maya) <= 0
        assert barriers(maya) == []


def test_the_address_of_a_rule_scrolls_to_it_and_references_are_links(arrive: Arrive) -> None:
    maya = arrive("Maya", **DESK)
    maya.goes("/rules/ten-to-kill#T4.8")
    expect(maya.page.locator("li.here")).to_have_attribute("id", "T4.8")
    expect(maya.page.locator("li.here")).to_be_focused()
    leads_to(maya.page, "T4.8")
    maya.page.locator("[id='T4.8'] p a").last.click()
    expect(maya.page.locator("li.here")).to_have_attribute("id", "T6.2")
    assert maya.page.url.endswith("/rules/ten-to-kill#T6.2")
    maya.page.get_by_role("button", name="Français").click()
    expect(maya.page.locator("li.here p")).to_contain_text("sur-le-champ")
    leads_to(maya.page, "T6.2")
    maya.page.locator(".rules-contents a").first.click()
    leads_to(maya.page, "T1")
    maya.page.go_back()
    expect(maya.page.locator("li.here")).to_have_attribute("id", "T6.2")


def test_a_rule_stays_in_view_while_the_page_settles_until_the_reader_moves(arrive: Arrive) -> None:
    """Fonts load after the first layout, so the text above the rule grows or shrinks afterwards."""
    maya = arrive("Maya", **DESK)
    maya.goes("/rules/ten-to-kill#T4.8")
    leads_to(maya.page, "T4.8")
    above = "document.querySelector('li.here').previousElementSibling.style.paddingTop"
    for height in ("300px", "0px"):
        maya.page.evaluate(f"{above} = '{height}'")
        leads_to(maya.page, "T4.8")
    maya.page.keyboard.press("Home")
    maya.page.wait_for_function("() => scrollY === 0")
    maya.page.evaluate(
        f"new Promise((done) => {{ {above} = '300px'; requestAnimationFrame(() => setTimeout(done)); }})"
    )
    assert maya.page.evaluate("scrollY") == 0


def test_the_rules_of_an_unknown_game_show_links_to_the_known_ones(arrive: Arrive) -> None:
    maya = arrive("Maya")
    for address in ("/rules/chess", "/rules/fr", "/rules/..%2Fcredits", "/rules/"):
        maya.goes(address)
        maya.sees(".notice")
        expect(maya.page.locator(".notice a[href='/rules/au-pire-tu-meurs']")).to_be_visible()
    maya.goes("/")
    maya.clicks(".foot a[href='/rules']")
    maya.clicks(".notice a[href='/rules/ten-to-kill']")
    maya.clicks(".rules-links a[href='/how/ten-to-kill']")
    maya.clicks(".how a[href='/rules/ten-to-kill']")
    maya.sees(".rules-page")


def test_a_reason_links_to_its_rule_and_the_game_stays_as_it_is(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.is_asked(asked("au-pire-tu-meurs", "act", offering="play"))
    question = maya.question()
    maya.page.locator(".hand .card[aria-disabled=true]").first.click(force=True, position=pire.STRIP)
    reason = maya.sees(".ask p:has(.rule-link)").inner_text()
    with maya.context.expect_page() as opened:
        maya.clicks(".ask .rule-link")
    number = reason.split()[-1]
    assert number in rules("au-pire-tu-meurs", "en")
    expect(opened.value.locator("li.here")).to_have_attribute("id", number)
    expect(maya.page.locator(".ask p").first).to_have_text(reason)
    assert maya.question() == question


@pytest.mark.parametrize(
    ("game", "options", "number"),
    [
        ("ten-to-kill", {"first": 0, "max_rounds": 1}, "T6.3"),
        ("au-pire-tu-meurs", {"first": 0, "max_turns": 2}, "A8.2"),
    ],
)
def test_the_count_names_the_rule_that_ended_the_game(
    arrive: Arrive, game: str, options: dict[str, int], number: str
) -> None:
    maya = arrive("Maya")
    maya.plays_now(game, options, seats=3)
    (ten if game == "ten-to-kill" else pire).play_out([maya])
    expect(maya.page.locator(".count-why .rule-link").first).to_have_attribute("href", f"/rules/{game}#{number}")


TOLD = {
    "ten-to-kill": """
        T1.2 T1.3 T1.4 T1.6 T1.7 T1.10 T2.1 T2.2 T2.3 T3.1 T3.2 T3.3 T3.4 T3.5 T3.6 T3.7 T3.8 T3.9
        T4.1 T4.2 T4.3 T4.4 T4.5 T4.6 T4.7 T5.1 T5.2 T5.3 T5.4 T6.1 T6.2 T7.1 T7.2 T8.1 T8.2 T8.3
    """,
    "au-pire-tu-meurs": """
        A1.2 A1.3 A1.4 A2.1 A2.2 A2.3 A2.4 A2.5 A3.1 A3.2 A3.3 A3.4 A3.5
        A4.1 A4.2 A4.3 A4.4 A4.5 A4.6 A4.7 A4.8 A4.9 A5.1 A5.2 A5.3 A5.4
        A6.1 A6.2 A6.3 A6.4 A7.1 A7.2 A7.3 A8.1 A8.2
    """,
}
"""The rules that a player has to know; the others are about options, software, or who may know what."""


@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_cites_every_rule_that_a_player_needs(arrive: Arrive, game: str) -> None:
    maya = arrive("Maya", **PHONE)
    links = maya.page.locator(".step-rules a")
    for lang, name in zip(LANGUAGES, ("English", "Français", "Polski"), strict=True):
        maya.goes(f"/how/{game}")
        maya.page.get_by_role("button", name=name).click()
        expect(maya.page.locator("html")).to_have_attribute("lang", lang)
        becomes(maya.page, lambda: set(links.all_inner_texts()), set(TOLD[game].split()))
        assert set(links.all_inner_texts()) <= rules(game, lang).keys()
        for step in maya.page.locator(".step-words").all():
            assert len(step.locator("p").first.inner_text()) > 30
        assert step_aside(maya) <= 0
    maya.page.locator(".step-rules a").last.click()
    maya.sees(".rules-page li.here")
