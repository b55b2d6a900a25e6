"""Admission to a table, seats in a running game, and moving a seat to another device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import APIResponse, Route, expect

from games.au_pire_tu_meurs.tests.kit import setup_of
from tests.browser.conftest import Arrive
from tests.browser.people import Person
from tests.browser.test_everywhere import barriers
from tests.browser.test_phones import PHONE, step_aside
from tests.review.records import posed


def press(person: Person, name: str) -> None:
    person.page.get_by_role("button", name=name, exact=True).first.click()


def link_of(person: Person, label: str = "Copy the link") -> str:
    """The text that a copy button copies."""
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    press(person, label)
    expect(person.page.get_by_role("button", name="Copied")).to_be_visible()
    return str(person.page.evaluate("navigator.clipboard.readText()"))


def test_the_invitation_link_admits_visitors_and_can_be_revoked(arrive: Arrive) -> None:
    maya, ines, tomek = arrive("Maya"), arrive("Ines"), arrive("Tomek")
    code = maya.makes_table("ten-to-kill", seats=3)
    maya.page.get_by_label("Who may come").select_option("knock")
    expect(maya.sees(".share-text")).to_contain_text("anybody with this link comes straight in")
    link = link_of(maya)
    assert re.search(r"#i=[\w-]{16,}$", link)
    ines.page.goto(link)
    ines.sees(".seats")
    assert "#" not in ines.page.url
    ines.page.locator(".seat-row").nth(1).get_by_role("button", name="Sit here").click()
    expect(maya.page.locator(".seat-row").nth(1)).to_contain_text("Ines")
    assert link_of(ines) == link, "one who sits there can pass it on"
    press(maya, "New invitation")
    kept = f"deadpan:invitation:{code}"
    maya.page.wait_for_function(
        "([kept, link]) => !link.endsWith(localStorage.getItem(kept))", arg=[kept, link]
    )  # otherwise the visitor could come before the old one is void
    tomek.page.goto(link)
    tomek.page.locator(".seat-row").nth(2).get_by_role("button").first.click()
    tomek.sees(".notice")
    assert link_of(maya) != link
    assert maya.page.evaluate(f"localStorage.getItem('deadpan:pass:{code}')") not in link


def test_a_visitor_with_only_the_code_knocks_and_sits_down_when_admitted(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    code = maya.makes_table("ten-to-kill", seats=2)
    maya.page.get_by_label("Who may come").select_option("knock")
    ines.goes(f"/t/{code}")
    ines.page.locator(".seat-row").nth(1).get_by_role("button", name="Knock").click()
    expect(ines.sees(".notice h1")).to_contain_text("You have knocked")
    expect(maya.sees(".banner-knock")).to_contain_text("Ines is knocking.")
    ines.page.reload()
    ines.sees(".notice")
    maya.page.get_by_role("button", name="Let Ines in", exact=True).click()
    expect(maya.page.locator(".banner-knock")).to_have_count(0)
    ines.sees(".seats")
    ines.page.locator(".seat-row").nth(1).get_by_role("button", name="Sit here").click()
    expect(maya.page.locator(".seat-row").nth(1)).to_contain_text("Ines")


def test_a_visitor_who_knocked_for_a_seat_gets_it_at_once_when_admitted(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    code = maya.makes_table("ten-to-kill", seats=2)
    maya.page.get_by_label("Who may come").select_option("knock")
    ines.goes(f"/t/{code}")
    ines.page.locator(".seat-row").nth(1).get_by_role("button", name="Knock").click()
    maya.sees(".banner-knock .go").focus()
    maya.page.keyboard.press("Enter")
    expect(ines.page.locator(".seat-row.mine")).to_contain_text("Ines")


def test_a_rejected_visitor_is_told_and_a_closed_table_reveals_nothing(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    code = maya.makes_table("ten-to-kill", seats=2)
    maya.page.get_by_label("Who may come").select_option("knock")
    link = link_of(maya)
    ines.goes(f"/t/{code}")
    ines.page.locator(".seat-row").nth(1).get_by_role("button", name="Knock").click()
    expect(ines.sees(".notice h1")).to_contain_text("You have knocked")  # her page has greeted the table as who knocks
    maya.page.get_by_role("button", name="Do not let Ines in").click()
    expect(ines.sees(".notice h1")).to_have_text("Nobody opens")
    maya.page.get_by_label("Who may come").select_option("closed")
    expect(maya.page.locator("#door-help")).to_contain_text("nothing more")
    ines.goes(f"/t/{code}")
    expect(ines.sees(".notice h1")).to_have_text("This table is closed")
    assert "Maya" not in ines.page.content()
    ines.problems.clear()  # the browser logs the refused request
    ines.page.goto(link)
    ines.sees(".seats")
    wall = arrive("Wall")
    wall.page.goto(link.replace("/t/", "/tv/"))
    expect(wall.sees(".tv-seats")).to_contain_text("Maya")


def test_a_visitor_who_is_rejected_before_her_page_has_connected_is_told(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    code = maya.makes_table("ten-to-kill", seats=2)
    maya.page.get_by_label("Who may come").select_option("knock")
    held: list[tuple[Route, APIResponse]] = []
    ines.page.route("**/participants", lambda route: held.append((route, route.fetch())))
    ines.goes(f"/t/{code}")
    press(ines, "Knock")
    maya.page.get_by_role("button", name="Do not let Ines in").click()  # before the answer to the knock has arrived
    expect(maya.page.locator(".banner-knock")).to_have_count(0)
    ((route, response),) = held
    route.fulfill(response=response)
    expect(ines.sees(".notice h1")).to_have_text("Nobody opens")


def test_a_seat_in_a_running_game_is_given_by_its_players(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    code = maya.plays_now("ten-to-kill", {"first": 0}, seats=3)
    ines.goes(f"/t/{code}")
    for visit in range(2):
        ines.page.get_by_role("button", name="Take over from a bot").click()
        ines.clicks(".take-over .btn:not(.small)")
        if visit == 0:  # she has only the code: first she must be admitted
            ines.sees(".notice")
            maya.page.get_by_role("button", name="Let Ines in", exact=True).click()
        expect(ines.sees(".banner-asking")).to_contain_text("You have asked to play for")
        expect(maya.sees(".banner-asking")).to_contain_text("Ines would like to play for")
        maya.page.get_by_role("button", name="Ines may not play").click()
        for person in (maya, ines):
            expect(person.page.locator(".banner-asking")).to_have_count(0)
        ines.sees(".banner-watching")
        assert not ines.has(".four")
    ines.takes_over(maya)
    ines.sees(".four")


def test_visitors_of_a_table_branched_from_a_record_are_warned(arrive: Arrive) -> None:
    setup = setup_of(["jouvence pepin", "", "", ""], "reverse " * 5, ["", "", "cata", ""], "zack felicity anibal zoe")
    record = posed("au-pire-tu-meurs", setup, [], {"accuse": "any-time"})
    maya, ines = arrive("Maya"), arrive("Ines")
    code = maya.is_asked({"record": record, "at": 0, "seat": 0}, bots="greedy")
    assert not maya.has(".banner-played-on"), "she knows"
    ines.goes(f"/t/{code}")
    expect(ines.sees(".banner-played-on")).to_contain_text("Played on from a saved game.")
    ines.page.get_by_role("button", name="Take over from a bot").click()
    expect(ines.sees(".take-over .warning")).to_contain_text("may know every hand")


def moving_link(person: Person) -> str:
    person.clicks(".table-chip")
    press(person, "Make a link")
    person.sees(".move-seat .qr")
    link = link_of(person, "Copy the link to my seat")
    person.page.keyboard.press("Escape")
    return link


def test_a_ticket_moves_a_seat_to_another_device_and_the_old_device_is_told(arrive: Arrive) -> None:
    maya, tablet, thief = arrive("Maya"), arrive("Maya's tablet"), arrive("Thief")
    code = maya.plays_now("ten-to-kill", {"first": 0}, seats=2)
    four = maya.sees(".four").inner_text()
    link = moving_link(maya)
    token = f"localStorage.getItem('deadpan:pass:{code}')"
    before = maya.page.evaluate(token)
    assert before not in link
    tablet.page.goto(link)
    assert tablet.sees(".four").inner_text() == four
    assert "#" not in tablet.page.url
    assert tablet.page.evaluate(token) != before
    expect(maya.sees(".notice h1")).to_have_text("You have moved")
    maya.page.reload()
    maya.sees(".banner-watching")
    thief.page.goto(link)
    expect(thief.sees(".notice h1")).to_have_text("This link leads nowhere")
    press(thief, f"To table {code}")
    thief.sees(".banner-watching")
    assert not thief.has(".four")
    thief.problems.clear()  # the browser logs the refused request
    tablet.page.reload()
    tablet.sees(".four")


def test_a_link_with_another_players_seat_asks_first_and_keeps_both_seats(arrive: Arrive) -> None:
    vic, mallory = arrive("Vic"), arrive("Mallory")
    code = vic.makes_table("ten-to-kill", seats=2)
    mallory.page.goto(link_of(vic))
    mallory.page.locator(".seat-row").nth(1).get_by_role("button", name="Sit here").click()
    vic.clicks(".start .go:enabled")
    for person in (vic, mallory):
        person.sees(".four")
    own = vic.page.evaluate(f"localStorage.getItem('deadpan:pass:{code}')")
    mine, theirs = vic.sees(".four").inner_text(), mallory.sees(".four").inner_text()
    link = moving_link(mallory)
    vic.goes("/credits")
    vic.page.goto(link)
    expect(vic.sees(".notice h1")).to_have_text("This link is another seat")
    press(vic, "Stay who I am")
    assert vic.sees(".four").inner_text() == mine
    assert vic.page.evaluate(f"localStorage.getItem('deadpan:pass:{code}')") == own
    assert mallory.has(".four"), "nothing has changed"
    vic.goes("/credits")
    vic.page.goto(link)
    press(vic, "Take the link’s seat")
    vic.page.wait_for_function("own => document.querySelector('.four')?.innerText === own", arg=theirs)
    expect(mallory.sees(".notice h1")).to_have_text("You have moved")
    vic.clicks(".table-chip")
    vic.page.locator(".other-places button").click()
    vic.page.wait_for_function("own => document.querySelector('.four')?.innerText === own", arg=mine)


@pytest.mark.parametrize("width", [360, 1440])
def test_the_controls_for_admission_fit_every_screen(arrive: Arrive, width: int) -> None:
    maya, ines = arrive("Maya", viewport={"width": width, "height": 800}), arrive("Ines")
    code = maya.makes_table("ten-to-kill", seats=2)
    maya.page.get_by_label("Who may come").select_option("knock")
    ines.goes(f"/t/{code}")
    ines.page.locator(".seat-row").nth(1).get_by_role("button", name="Knock").click()
    maya.sees(".banner-knock")
    assert maya.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("locale", ["en-US", "fr-FR", "pl-PL"])
def test_a_guest_on_a_phone_sees_the_invitation_a_name_and_a_seat_before_any_qr_code(
    arrive: Arrive, locale: str
) -> None:
    maya, ines = arrive("Maya"), arrive("Ines", locale=locale, **PHONE)
    code = maya.hosts("au-pire-tu-meurs", {}, seats=3)
    ines.invited(code)
    welcome = ines.sees(".welcome")
    expect(welcome.locator("h2")).to_contain_text("Maya")
    expect(welcome.locator("h2")).to_contain_text("Au pire tu meurs")
    qr_code = ines.sees(".ticket .qr").bounding_box()
    assert qr_code is not None
    for part in (welcome.locator("h2"), welcome.locator("#nickname"), welcome.locator(".btn")):
        box = part.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= min(640, qr_code["y"])
    assert step_aside(ines) <= 0
    assert barriers(ines) == []
    welcome.locator("#nickname").fill("Inès")
    welcome.locator(".btn").click()
    expect(ines.page.locator(".seat-row").nth(1)).to_contain_text("Inès")
    expect(welcome).to_have_count(0)
    expect(maya.page.locator(".seat-row").nth(1)).to_contain_text("Inès")
