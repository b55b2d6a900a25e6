"""First games, played to their end by following only what the page shows."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import first
from tests.browser.conftest import Arrive
from tests.browser.people import Person
from tests.browser.test_everywhere import DESK, PHONE, UNTRANSLATED, barriers

GAMES = ("ten-to-kill", "au-pire-tu-meurs")
LOW = {"viewport": {"width": 1180, "height": 700}}

WAITS = """() => new MutationObserver((_, observer) => {
  if (!document.querySelector('.lesson.waiting')) return;
  observer.disconnect();
  window.waited = true;
}).observe(document, { subtree: true, childList: true, attributes: true })"""
"""Notes that the lesson waits for the others, which may be over when the test looks."""

every_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize(
    ("locale", "profile", "press"),
    [("en-GB", DESK, first.learn_once), ("fr-FR", PHONE, first.learn_once), ("pl-PL", LOW, first.enter_once)],
    ids=["en, by mouse", "fr, on a phone", "pl, with the Enter key alone"],
)
@every_game
def test_a_learner_who_follows_the_page_plays_to_the_count_and_wins(
    arrive: Arrive, game: str, locale: str, profile: dict[str, Any], press: Callable[[Person], None]
) -> None:
    maya = arrive("Maya", locale=locale, **profile)
    first.starts(maya, game)
    if press is first.enter_once:
        maya.page.locator("[data-lesson]").focus()
    heard: list[str] = []
    while not maya.is_over:
        heard.append(maya.page.locator(".lesson").inner_text())
        assert maya.has(".ring") or maya.has(".lesson.waiting"), f"nothing is pointed at: {heard[-1]}"
        assert first.covered(maya) == [], heard[-1]
        press(maya)
    assert not UNTRANSLATED.findall("\n".join(heard))
    expect(maya.page.locator(".count-rows > .first.own")).to_contain_text("Maya")
    progress = maya.page.locator(".lesson-progress")
    expect(progress).to_have_attribute("aria-valuenow", progress.get_attribute("aria-valuemax") or "")


def test_pressing_something_else_shows_a_nudge_and_changes_nothing(arrive: Arrive) -> None:
    maya = arrive("Maya")
    first.starts(maya, "ten-to-kill")
    maya.page.locator("[data-piece=wolf]").click(force=True)
    expect(maya.page.locator(".lesson .nudge")).to_contain_text("Next")
    first.learn(maya, 3)
    expect(maya.page.locator(".lesson .nudge")).to_have_count(0)
    said = set()
    for _ in range(3):
        maya.page.locator("[data-piece=wolf]").click(force=True)
        said.add(maya.sees(".lesson .nudge").inner_text())
    assert len(said) == 3
    assert all("Penguin" in sentence for sentence in said)
    assert not maya.has(".piece.selected")


def test_a_choice_other_than_the_lessons_choice_is_not_made(arrive: Arrive) -> None:
    """The keyboard picks cards without a click, but its choices are checked too."""
    maya = arrive("Maya")
    first.starts(maya, "au-pire-tu-meurs")
    first.learn(maya, 4)
    hand = maya.page.locator(".hand .card").count()
    maya.page.keyboard.press("t")
    expect(maya.page.locator(".accuse-button.down")).to_be_visible()
    maya.page.keyboard.press("e")  # ends the turn, as the lesson asks
    first.learn(maya, 5)
    maya.page.locator(".question.answer .btn").last.click()  # the lesson asks for the Reverse
    expect(maya.page.locator(".lesson .nudge")).to_contain_text("Send it back")
    assert maya.page.locator(".hand .card").count() == hand
    expect(maya.page.locator(".question.answer")).to_be_visible()


def test_the_other_players_of_a_first_game_play_automatically(arrive: Arrive) -> None:
    maya = arrive("Maya")
    first.starts(maya, "ten-to-kill")
    first.learn(maya, 7)
    maya.page.evaluate(WAITS)
    maya.page.locator("[data-lesson=next]").click()
    maya.page.wait_for_function("() => window.waited")
    expect(maya.page.locator(".lesson-progress[aria-valuenow='8']")).to_be_attached()
    expect(maya.page.locator(".lesson.waiting")).to_have_count(0)
    expect(maya.page.locator(".file td.o")).not_to_have_count(0)


def test_a_first_game_can_be_started_again_at_any_time(arrive: Arrive) -> None:
    maya = arrive("Maya")
    first.starts(maya, "ten-to-kill")
    opening = maya.page.locator(".lesson").inner_text()
    first.learn(maya, 6)
    maya.page.get_by_role("button", name="Start again").click()
    expect(maya.page.locator(".lesson")).to_have_text(opening, use_inner_text=True)
    expect(maya.page.locator(".piece.police")).to_have_count(0)
    first.learn(maya, 4)


@every_game
def test_the_home_page_and_the_explanation_link_to_the_first_game(arrive: Arrive, game: str) -> None:
    maya = arrive("Maya")
    maya.goes("/")
    maya.clicks(f".first-link[href='/first/{game}']")
    expect(maya.page.locator(".lesson")).to_be_visible()
    maya.goes(f"/how/{game}")
    maya.clicks(".how-first .btn")
    expect(maya.page.locator(".lesson")).to_be_visible()
    expect(maya.page).to_have_title(re.compile("First game"))


def test_after_the_count_a_real_game_with_easy_bots_is_one_click_away(arrive: Arrive) -> None:
    maya = arrive("Maya")
    first.starts(maya, "au-pire-tu-meurs")
    first.learn(maya)
    maya.page.locator(".count").get_by_role("button", name="Play a real one").click()
    maya.page.wait_for_url("**/t/*")
    expect(maya.page.locator(".plate .who").first).to_contain_text("bot, easy")
    assert not maya.has(".lesson")


@pytest.mark.parametrize(("profile", "theme"), [(PHONE, "dark"), (DESK, "light")], ids=["phone", "desk"])
@every_game
def test_no_lesson_has_an_accessibility_violation(
    arrive: Arrive, game: str, theme: str, profile: dict[str, object]
) -> None:
    maya = arrive("Maya", color_scheme=theme, **profile)
    first.starts(maya, game)
    found: list[str] = []
    for number in (1, 3, 5, 8):
        first.learn(maya, number)
        found += barriers(maya)
    maya.page.locator(".game button:not([aria-disabled=true], .log-line, .log-more)").last.click(force=True)
    assert found + barriers(maya) == []
