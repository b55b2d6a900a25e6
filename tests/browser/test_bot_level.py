"""The level of the bots of *Play now*, chosen on the home page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from deadpan.bots import difficulties_of
from deadpan.game import GAMES
from tests.browser import evenings, ten
from tests.browser.conftest import Arrive
from tests.browser.people import Person
from tests.browser.test_phones import PHONE, is_in_sight, step_aside

TITLES = {"ten-to-kill": "10' to Kill", "au-pire-tu-meurs": "Au pire tu meurs"}
CUT_OFF = "(poster) => poster.scrollHeight - poster.clientHeight"
LEVEL = "deadpan:level:ten-to-kill"


def play_now(person: Person, game: str) -> set[str]:
    """Press *Play now*; the levels of the bots at the table."""
    person.page.get_by_role("button", name=f"Play now: {TITLES[game]}").click()
    person.sees("main.game")
    code = person.page.url.rpartition("/")[2].partition("#")[0]
    seats = person.context.request.get(f"{person.address}/api/tables/{code}").json()["seats"]
    return {seat["level"] for seat in seats if seat["kind"] == "bot"}


@pytest.mark.parametrize("game", GAMES)
def test_play_now_offers_the_levels_of_the_game_and_remembers_the_choice(arrive: Arrive, game: str) -> None:
    maya = arrive("Maya", **PHONE)
    maya.goes("/")
    level = maya.page.get_by_role("combobox", name=TITLES[game])
    expect(level).to_have_value("easy")
    offered = level.locator("option").evaluate_all("options => options.map(({ value }) => value)")
    assert offered == list(difficulties_of(game))
    assert is_in_sight(level)
    assert step_aside(maya) <= 0
    level.focus()
    maya.page.keyboard.press("End")
    expect(level).to_have_value(offered[-1])
    assert play_now(maya, game) == {offered[-1]}
    maya.goes("/")
    expect(maya.page.get_by_role("combobox", name=TITLES[game])).to_have_value(offered[-1])


def test_the_first_level_is_easy_whatever_is_stored_until_a_game_is_finished(arrive: Arrive) -> None:
    maya = arrive("Maya")
    for kept in ("{", "expert", "[object Object]"):
        maya.goes("/")
        maya.page.evaluate("([key, value]) => localStorage.setItem(key, value)", [LEVEL, kept])
        maya.goes("/")
        expect(maya.page.get_by_role("combobox", name=TITLES["ten-to-kill"])).to_have_value("easy")
    maya.plays_now("ten-to-kill", evenings.TEN, seats=2)
    ten.play_out([maya])
    maya.sees(".count")
    maya.goes("/")
    expect(maya.page.get_by_role("combobox", name=TITLES["ten-to-kill"])).to_have_value("normal")


@pytest.mark.parametrize(
    ("locale", "word"), [("en-GB", "bot, easy"), ("fr-FR", "robot, naïf"), ("pl-PL", "bot, łatwy")]
)
def test_the_level_has_its_name_in_every_language(arrive: Arrive, locale: str, word: str) -> None:
    maya = arrive("Maya", locale=locale, **PHONE)
    maya.goes("/")
    expect(maya.sees(".poster select").locator("option").first).to_have_text(word)
    expect(maya.page.locator(".poster")).to_have_count(2)
    for poster in maya.page.locator(".poster").all():
        assert poster.evaluate(CUT_OFF) == 0
