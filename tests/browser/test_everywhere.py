"""Every screen has three languages and two themes, and no accessibility violation."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.browser import pire, ten
from tests.browser.conftest import Arrive
from tests.browser.moments import QUESTIONS, asked
from tests.browser.people import Person

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1440, "height": 900}}
PAGES = (
    ("/", ".poster"),
    ("/how/ten-to-kill", ".step"),
    ("/how/au-pire-tu-meurs", ".step"),
    ("/credits", ".credits"),
    ("/t/NOBODY-1", ".notice"),
)
UNTRANSLATED = re.compile(
    r"\b(ten-to-kill|au-pire-tu-meurs|line|deed|card|piece|place|how|count|lesson|first)-[a-z]+(-[a-z]+)*\b"
)

SETTLED = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const ends = (each) => each.effect.getComputedTiming().endTime !== Infinity;
  const running = () => document.getAnimations().filter((each) => each.playState === 'running' && ends(each));
  while (running().length > 0) await Promise.allSettled(running().map((each) => each.finished));
}"""
"""Waits until all animations have ended, so that final colours are measured."""


VIOLATIONS = "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)"


def barriers(person: Person) -> list[str]:
    """The accessibility violations that axe finds on the screen, as sentences."""
    person.page.mouse.move(0, 0)  # a card under the pointer rises and covers its neighbours
    person.page.evaluate(SETTLED)
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(Axe().axe_script)
    found = person.page.evaluate(VIOLATIONS)
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary'][:300]}" for each in found for node in each["nodes"]
    ]


@pytest.mark.parametrize(("profile", "theme"), [(PHONE, "light"), (DESK, "dark")], ids=["phone", "desk"])
def test_no_screen_has_an_accessibility_violation(arrive: Arrive, profile: dict[str, object], theme: str) -> None:
    maya = arrive("Maya", color_scheme=theme, **profile)
    found: list[str] = []
    for path, sight in PAGES:
        maya.goes(path)
        maya.sees(sight)
        found += barriers(maya)
    maya.makes_table("ten-to-kill", seats=3)
    maya.sees(".house-rules")
    found += barriers(maya)
    maya.plays_now("ten-to-kill", {"first": 0, "max_rounds": 1}, seats=3)
    maya.waits(ten.ASKED)
    maya.page.locator(".piece.can").first.click(force=True)
    found += barriers(maya)
    maya.page.keyboard.press("2")
    found += barriers(maya)
    maya.page.keyboard.press("1")
    maya.clicks(".table-chip")
    maya.sees("dialog")
    found += barriers(maya)
    maya.page.keyboard.press("Escape")
    ten.play_out([maya])
    found += barriers(maya)
    maya.plays_now("au-pire-tu-meurs", {"first": 0, "max_turns": 4}, seats=5)
    maya.sees(".life")
    maya.waits(pire.ASKED)
    found += barriers(maya)
    pire.play_out([maya])
    assert found + barriers(maya) == []


@pytest.mark.parametrize(("profile", "theme"), [(PHONE, "dark"), (DESK, "light")], ids=["phone", "desk"])
def test_no_question_has_an_accessibility_violation(arrive: Arrive, profile: dict[str, object], theme: str) -> None:
    maya = arrive("Maya", color_scheme=theme, **profile)
    found: list[str] = []
    for game, kinds in QUESTIONS.items():
        for kind in kinds:
            maya.is_asked(asked(game, kind))
            found += [f"{kind}: {barrier}" for barrier in barriers(maya)]
    if profile is PHONE:  # on a wide screen every piece on a tile can be picked directly
        maya.is_asked(asked("ten-to-kill", "act"))
        open_a_crowd(maya)
        found += barriers(maya)
    maya.makes_table("au-pire-tu-meurs", seats=5)
    maya.sees(".house-rules")
    assert found + barriers(maya) == []


def open_a_crowd(person: Person) -> None:
    """Click one piece after the other until a crowd opens to pick from."""
    for piece in person.page.locator(".piece.can").all():
        piece.click(force=True)
        if person.has(".crowd-one"):
            return
        person.page.keyboard.press("Escape")
    raise AssertionError("no tile is crowded")


@pytest.mark.parametrize(("locale", "greeting"), [("en-GB", "Play now"), ("fr-FR", "Jouer"), ("pl-PL", "Zagraj teraz")])
def test_every_screen_is_in_the_browsers_language(arrive: Arrive, locale: str, greeting: str) -> None:
    maya = arrive("Maya", locale=locale)
    maya.goes("/")
    expect(maya.page.locator(".poster .btn.go").first).to_have_text(greeting)
    maya.plays_now("ten-to-kill", {"first": 0, "max_rounds": 1}, seats=2)
    maya.waits(ten.ASKED)
    assert not UNTRANSLATED.findall(maya.page.locator("body").inner_text())
    ten.play_out([maya])
    assert not UNTRANSLATED.findall(maya.page.locator("body").inner_text())
    maya.plays_now("au-pire-tu-meurs", {"first": 0, "max_turns": 3}, seats=3)
    maya.sees(".life")
    pire.play_out([maya])
    assert not UNTRANSLATED.findall(maya.page.locator("body").inner_text())


def test_no_french_line_begins_with_a_punctuation_mark(arrive: Arrive) -> None:
    maya = arrive("Maya", locale="fr-FR")
    for page in ("/how/ten-to-kill", "/how/au-pire-tu-meurs"):
        maya.goes(page)
        text = maya.sees("main").text_content() or ""
        assert "\u202f!" in text or "\u202f?" in text
        assert not re.findall(r" [?!:;»]|« ", text)


def test_the_language_changes_with_one_click_and_is_remembered(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.goes("/")
    maya.page.get_by_role("button", name="Polski").click()
    expect(maya.page.locator(".tag1")).to_contain_text("Dwie ciche gry")
    maya.page.reload()
    expect(maya.page.locator("html")).to_have_attribute("lang", "pl")


def test_the_theme_follows_the_system_until_it_is_chosen(arrive: Arrive) -> None:
    maya = arrive("Maya", color_scheme="light")
    maya.goes("/")
    maya.sees(".poster")
    expect(maya.page.locator("html")).to_have_attribute("data-theme", "light")
    maya.clicks(".chip.round")
    expect(maya.page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize(("nonsense", "might_be_a_pass"), [("junk", True), ("a" * 300, False)], ids=["short", "long"])
def test_a_link_with_an_invalid_token_does_not_replace_the_seats_token(
    arrive: Arrive, nonsense: str, might_be_a_pass: bool
) -> None:
    maya = arrive("Maya")
    code = maya.plays_now("ten-to-kill", {"first": 0}, seats=2)
    four = maya.sees(".four").inner_text()
    maya.goes("/credits")
    maya.goes(f"/t/{code}#{nonsense}")
    if might_be_a_pass:
        maya.page.get_by_role("button", name="Take the link’s seat").click()
        expect(maya.sees(".notice h1")).to_have_text("This link leads nowhere")
        maya.page.get_by_role("button", name="To table").click()
        maya.problems.clear()  # the browser logs the refused request
    assert maya.sees(".four").inner_text() == four
    maya.page.reload()
    assert maya.sees(".four").inner_text() == four


def test_names_are_text_and_never_markup(arrive: Arrive) -> None:
    mean = arrive("<b id=x>Bo</b>")
    mean.goes("/")
    mean.clicks(".p1 .btn.ghost")
    expect(mean.page.locator(".seat-name b").first).to_have_text("<b id=x>Bo</b>")
    assert not mean.has("#x")
