"""Hush, a game without screen, poster or explanation of its own, from the home page to the replay."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.any_game import ASKED, play_out
from tests.browser.conftest import Arrive
from tests.browser.serving import serving
from tests.browser.test_everywhere import DESK, barriers

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory, hush_folder: Path) -> Iterator[int]:
    """A server that finds Hush among the installed games."""
    with serving(tmp_path_factory.mktemp("tables"), {**os.environ, "PYTHONPATH": str(hush_folder)}) as port:
        yield port


def test_a_whole_game_by_mouse_watched_on_the_television_and_in_the_replay(arrive: Arrive) -> None:
    maya, tv = arrive("Maya", **DESK), arrive("Nobody", color_scheme="light", **DESK)
    maya.goes("/")
    maya.sees(".poster h2:has-text('Hush')")
    found = barriers(maya)
    maya.page.get_by_role("button", name="Play now: Hush").click()
    maya.sees("main.generic")
    code = maya.page.url.rpartition("/")[2].partition("#")[0]
    tv.goes(f"/tv/{code}")
    expect(tv.page.locator(".g-plate")).to_have_count(maya.page.locator(".g-plate").count())
    assert not tv.has(".g-own")
    maya.page.wait_for_selector(f"{ASKED}, .count")  # the player can be out before the first turn
    found += barriers(maya) + barriers(tv)
    play_out(maya)
    expect(tv.sees(".count h1")).to_have_text(maya.sees(".count h1").inner_text())
    found += barriers(maya) + barriers(tv)

    tv.goes(f"/replay/{code}/1#0@1")
    expect(tv.page.locator(".g-own .g-thing").first).to_be_visible()  # from the first seat's point of view
    found += barriers(tv)
    tv.page.get_by_role("button", name="Face up").click()
    expect(tv.page.locator(".g-plate dt:has-text('In hand')").first).to_be_visible()
    tv.page.get_by_role("button", name="To the end").click()
    expect(tv.sees(".count h1")).to_have_text(maya.sees(".count h1").inner_text())
    assert found + barriers(tv) == []


def test_a_whole_game_by_keyboard_from_the_home_page(arrive: Arrive) -> None:
    maya = arrive("Maya", locale="pl-PL", **DESK)
    maya.goes("/")
    maya.sees(".poster h2:has-text('Cicho sza')")
    for _ in range(60):
        maya.page.keyboard.press("Tab")
        if maya.page.evaluate("document.activeElement.getAttribute('aria-label')") == "Zagraj teraz: Cicho sza":
            break
    maya.page.keyboard.press("Enter")
    maya.sees("main.generic")
    play_out(maya, by_keyboard=True)
    maya.sees(".count-rows")
    assert barriers(maya) == []


def test_a_whole_game_by_keyboard_with_the_cover(arrive: Arrive) -> None:
    maya = arrive("Maya", locale="pl-PL", color_scheme="light", **DESK)
    maya.plays_now("hush", {"first": 0}, seats=2, bots="sampler")
    maya.sees(".g-own dt:has-text('W ręce')")
    maya.page.wait_for_selector(ASKED)
    maya.page.keyboard.press("c")
    maya.sees(".g-back")
    assert not maya.has(f".g-own .g-thing, {ASKED}")  # the legal choices would reveal the hand
    hidden = maya.page.locator(".log li").count()
    maya.page.keyboard.press("c")
    maya.sees(".g-own .g-thing")
    assert maya.page.locator(".log li").count() > hidden
    found = barriers(maya)
    play_out(maya, by_keyboard=True)
    maya.sees(".count-rows")
    assert found + barriers(maya) == []


def test_a_whole_game_on_a_small_phone(arrive: Arrive) -> None:
    maya = arrive("Maya", locale="fr-FR", **PHONE)
    maya.goes("/")
    maya.page.get_by_role("button", name="Jouer : Chut").or_(maya.page.get_by_role("button", name="Jouer: Chut")).tap()
    maya.sees(".g-own dt:has-text('En main')")
    maya.page.wait_for_selector(f"{ASKED}, .count")  # the player can be out before the first turn
    found = barriers(maya)
    assert maya.page.evaluate("document.documentElement.scrollWidth") <= 360
    play_out(maya)
    found += barriers(maya)
    assert maya.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert found == []


def test_the_pages_about_a_game_without_an_explanation_show_its_choices(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.goes("/how/hush")
    expect(maya.sees(".g-deeds")).to_contain_text("Play 1 and guess")
    found = barriers(maya)
    maya.goes("/first/hush")
    expect(maya.sees(".notice")).to_contain_text("Hush")
    assert found + barriers(maya) == []


def test_the_lobby_offers_options_by_their_types(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.hosts("hush", {}, seats=2)
    maya.sets("highest", 9)
    expect(maya.page.locator("#option-copies")).to_have_attribute("max", "4")
    expect(maya.page.locator("#option-first option:checked")).to_have_text("random")
    assert barriers(maya) == []
