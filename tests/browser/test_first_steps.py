"""The first steps: choosing a name, entering a code, taking a seat, and double clicks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.people import Person


def takes_the_name(person: Person, name: str) -> None:
    person.page.fill("#nickname", name)
    person.page.locator("#nickname").blur()


@pytest.mark.parametrize("typed", ["Zo\u00ade", "\u202eZoe", "Zo\u200be"])
def test_invisible_characters_are_removed_from_a_name(arrive: Arrive, typed: str) -> None:
    maya = arrive("Maya")
    maya.hosts("ten-to-kill", {}, seats=2)
    takes_the_name(maya, typed)
    expect(maya.page.locator(".seat-row").first).to_contain_text("Zoe")
    expect(maya.page.locator("#nickname")).to_have_value("Zoe")
    assert not maya.has(".toast")
    maya.goes("/")
    maya.clicks(".poster.p1 .btn.go")
    maya.sees(".four .st")


def test_a_suggested_name_is_not_one_that_is_taken(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    code = maya.hosts("ten-to-kill", {}, seats=2)
    takes_the_name(maya, "Robin")
    expect(maya.page.locator(".seat-row").first).to_contain_text("Robin")
    ines.context.add_init_script("localStorage.setItem('deadpan:nickname', 'Robin')")
    ines.invited(code)
    ines.page.get_by_role("button", name="Sit here").click()
    taken = maya.page.locator(".seat-row").nth(1)
    expect(taken).not_to_contain_text("Empty chair")
    expect(taken).not_to_contain_text("Robin")


def test_an_emoji_at_the_start_of_a_name_becomes_the_seats_sign(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.hosts("ten-to-kill", {}, seats=2)
    takes_the_name(maya, "🕵️‍♀️ Léa")
    expect(maya.page.locator(".seat-row .seat").first).to_have_text("🕵️‍♀️")


@pytest.mark.parametrize(
    "sent",
    ["{code}", "{spaced}", "{joined}", "Come! {address}/t/{code} ?", "{address}/tv/{code}", "it is {code}, quick"],
)
def test_a_code_is_found_in_a_pasted_message(arrive: Arrive, sent: str) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    code = maya.hosts("ten-to-kill", {}, seats=2)
    word = code.lower()
    ines.goes("/")
    ines.page.fill(
        "#code",
        sent.format(code=code, spaced=word.replace("-", " "), joined=word.replace("-", ""), address=ines.address),
    )
    ines.clicks(".join .btn")
    expect(ines.sees(".ticket-code")).to_have_text(code)


def test_an_illegal_number_is_refused_in_the_browsers_language(arrive: Arrive) -> None:
    maya = arrive("Maya", locale="fr-FR")
    maya.hosts("ten-to-kill", {}, seats=2)
    for value in ("99", "-3", "2.5"):
        maya.tries("sniper_tiles", value)
        expect(maya.page.locator(".toast.bad")).to_contain_text("un nombre entier de 0 à 16")
        expect(maya.page.locator("#option-sniper_tiles")).to_have_value("8")
    maya.tries("max_rounds", "0")
    expect(maya.page.locator(".toast.bad")).to_contain_text("un nombre entier, 1 ou plus")


def test_a_double_click_acts_only_once(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.hosts("au-pire-tu-meurs", {"first": 0, "max_turns": 1}, seats=4)
    more = maya.page.get_by_role("button", name="One more")
    more.dblclick()
    expect(maya.page.locator(".seat-row")).to_have_count(6)
    maya.page.get_by_role("button", name="Bots for the").dblclick()
    begin = maya.page.get_by_role("button", name="Start")
    expect(begin).to_be_enabled()
    maya.sees(".lobby")
    begin.dblclick()
    maya.sees(".hand")
    assert not maya.has(".toast")
