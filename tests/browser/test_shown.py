"""The cards that an accusation or a duel shows (A6.1), on the pages of the players who may see them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from deadpan.kernel.record_formats import FORMAT
from games.au_pire_tu_meurs.tests.kit import setup_of
from tests.browser import pire
from tests.browser.conftest import Arrive
from tests.browser.looking_back import opens
from tests.browser.people import Person
from tests.browser.test_everywhere import DESK, PHONE
from tests.kit import Json
from tests.review.records import posed

LIVES = ["accident", "cata pepin pepin jouvence duel", ""]
ACCUSED = ["0 accuse whom=1", "1 retaliate card=pepin"]


def question(life: list[str], options: Json | None = None, hand: str = "duel accident") -> Json:
    """A question to Zack, whose opponents are Felicity and Zoe."""
    setup = setup_of([hand, "switch", ""], "duel duel duel", life, "zack felicity zoe")
    record = {"format": FORMAT, "game": "au-pire-tu-meurs", "options": options or {}, "seats": ["Ada", "Bo", "Cy"]}
    return {"record": {**record, "setup": setup, "seed": "x", "choices": []}, "at": 0, "seat": 0}


def accuses(person: Person) -> None:
    """Accuse the next player."""
    person.clicks(".accuse-button")
    person.clicks(".plate.can .who")
    person.clicks(".question .row .btn.kill")


def duels(person: Person) -> None:
    """Play a duel with the next player."""
    person.page.locator(".hand .card[data-card=duel]").first.click(force=True, position=pire.STRIP)
    person.clicks(".plate.can .who")
    person.clicks(".question .row .btn.go")


@pytest.mark.parametrize("profile", [PHONE, DESK], ids=["phone", "desk"])
def test_a6_1_the_accuser_sees_every_card_and_how_they_add_up(arrive: Arrive, profile: dict[str, Any]) -> None:
    maya = arrive("Maya", **profile)
    maya.is_asked(question(LIVES))
    accuses(maya)
    shown = maya.sees(".question.shown")
    expect(shown.locator("h2")).to_contain_text("lays it all out for you")
    expect(shown.locator("p").first).to_have_text("You were wrong: one of these hits comes to you.")
    expect(shown.locator(".card.person .card-name")).to_have_text("Felicitynearly a teenager")
    expect(shown.locator(".laid-card .card-name")).to_have_text(["Pépin", "Cata", "Duel", "Jouvence"])
    expect(shown.locator(".times")).to_have_text("× 2")
    expect(shown.locator(".laid-sum")).to_have_text("70 − 30 + 10 = 50 years left")
    maya.page.wait_for_selector(".aside:has-text('You get')")  # the bot has retaliated, and the cards are still shown
    expect(shown).to_be_visible()
    maya.clicks(".put-away")
    expect(maya.page.locator(".question")).to_have_count(0)


def test_a6_1_shown_cards_disappear_with_the_next_action_or_escape(arrive: Arrive) -> None:
    maya = arrive("Maya", **DESK)
    maya.is_asked(question(["", "", ""]))
    accuses(maya)
    expect(maya.sees(".question.shown p").first).to_have_text("You were wrong. There is no hit to give you.")
    expect(maya.page.locator(".laid-sum")).to_have_text("70 = 70 years left")
    maya.page.locator(".hand .card[data-card=accident]").click(force=True)
    expect(maya.page.locator(".question h2")).to_have_text("Give it to whom?")
    maya.page.keyboard.press("Escape")
    maya.sees(".question.shown")
    maya.page.keyboard.press("Escape")
    expect(maya.page.locator(".question")).to_have_count(0)
    maya.page.reload()
    maya.sees(".hand .card.can")
    assert not maya.has(".question")


def test_a6_1_a_right_accuser_sees_that_no_years_are_left(arrive: Arrive) -> None:
    maya = arrive("Maya", **DESK)
    maya.is_asked(question(["", "cata cata cata cata", ""]))
    accuses(maya)
    expect(maya.sees(".question.shown p").first).to_have_text("You were right.")
    expect(maya.page.locator(".laid-sum .neg")).to_have_text("−10")


@pytest.mark.parametrize("profile", [PHONE, DESK], ids=["phone", "desk"])
def test_a6_1_duellists_see_only_each_others_hits(arrive: Arrive, profile: dict[str, Any]) -> None:
    maya = arrive("Maya", **profile)
    maya.is_asked(question(["accident cata jouvence", "cata pepin duel", ""]))
    duels(maya)
    prize = maya.sees(".question.prize")
    for _ in range(2):
        rows = maya.page.locator(".duel-piles li")
        expect(rows.locator(".hits")).to_have_text(["−10−20", "−5−20"])
        expect(rows.locator("> b")).to_have_text(["30", "25"])
        expect(maya.page.locator(".question .card.person")).to_have_count(0)
        if maya.has(".question.prize"):
            prize.locator("button.card").last.click()
            maya.clicks(".question.prize .row .btn.kill")
            expect(maya.sees(".question.shown p").first).to_have_text("Your sum is higher: you win.")
    maya.clicks(".put-away")
    expect(maya.page.locator(".question")).to_have_count(0)


def test_a6_1_with_numbers_only_no_card_is_shown(arrive: Arrive) -> None:
    maya = arrive("Maya", **DESK)
    maya.is_asked(question(["accident cata", "cata", ""], {"shown": "number"}))
    duels(maya)
    maya.sees(".question.prize button.card")
    assert not maya.has(".duel-piles")
    maya.clicks(".question.prize button.card")
    maya.clicks(".question.prize .row .btn.kill")
    maya.waits(".end-turn")
    accuses(maya)
    expect(maya.sees(".aside")).to_contain_text("Between us")
    assert not maya.has(".question")


def test_a6_1_a_replay_shows_the_cards_at_their_moment_and_to_the_accuser_alone(arrive: Arrive) -> None:
    maya = arrive("Maya", **DESK)
    setup = setup_of(["pepin", "pepin", "pepin"], "pepin", LIVES, "zack felicity zoe")
    record = posed("au-pire-tu-meurs", setup, [*ACCUSED, "0 play card=pepin on=2", "2 answer card=-"], {"max_turns": 3})
    opens(maya, record, "#0@1")
    expect(maya.sees(".question.shown .laid-sum")).to_have_text("70 − 30 + 10 = 50 years left")
    assert not maya.has(".put-away")
    for address in ("#0@3", "#1@1", "#2@1", "#public@1"):
        opens(maya, record, address)
        maya.sees(".room")
        assert not maya.has(".question.shown"), address
