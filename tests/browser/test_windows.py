"""Layout in windows of other sizes: laptops, tablets, phones in landscape."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser import evenings, pire, ten
from tests.browser.conftest import Arrive
from tests.browser.moments import asked
from tests.browser.people import Person
from tests.browser.test_phones import comes_in_sight
from tests.browser.test_talk import say

ON_ITS_SIDE: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
LAPTOPS = ((1280, 600), (1366, 650), (1280, 720), (1440, 900))
COVERED_NAMES = """() => {
  const box = (part) => part.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const people = [...document.querySelectorAll('.plate:not(.own)')];
  return people.flatMap((one) => people.filter((other) => other !== one).flatMap((other) =>
    [...other.querySelectorAll('.who, .fan, .card-pile')]
      .filter((part) => meet(box(one.querySelector('.who')), box(part)))
      .map(() => `${other.textContent} on ${one.textContent}`)));
}"""


def height_of(person: Person) -> int:
    """How many pixels the page can be scrolled down."""
    return int(person.page.evaluate("document.documentElement.scrollHeight - innerHeight"))


def at(width: int, height: int) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}}


@pytest.mark.parametrize("size", LAPTOPS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_fits_a_laptop_and_no_cards_cover_a_name(arrive: Arrive, size: tuple[int, int]) -> None:
    maya, onlooker = arrive("Maya", **at(*size)), arrive("Nobody", **at(*size))
    for person, chairs in pire.round_tables(maya, onlooker, range(5, 9)):
        person.settles()
        assert person.page.evaluate(COVERED_NAMES) == [], (person.name, chairs)
        assert height_of(person) <= 0
    maya.plays_now("ten-to-kill", {"first": 0}, seats=4)
    maya.sees(".dock")
    maya.settles()
    assert height_of(maya) <= 0


@pytest.mark.parametrize("size", [(768, 1024), (1024, 768), (844, 390)], ids=lambda size: f"{size[0]}")
def test_the_lobby_shows_the_seats_beside_the_ticket(arrive: Arrive, size: tuple[int, int]) -> None:
    maya = arrive("Maya", **at(*size))
    maya.hosts("ten-to-kill", {}, seats=3)
    maya.settles()
    ticket, chairs = maya.sees(".ticket").bounding_box(), maya.sees(".seats").bounding_box()
    assert ticket is not None
    assert chairs is not None
    assert chairs["x"] > ticket["x"] + ticket["width"]
    assert chairs["width"] > ticket["width"]
    assert chairs["y"] < 200


def test_the_whole_game_is_visible_on_a_phone_in_landscape(arrive: Arrive) -> None:
    maya = arrive("Maya", **ON_ITS_SIDE)
    maya.plays_now("ten-to-kill", {"first": 0}, seats=4)
    maya.waits(ten.ASKED)
    maya.settles()
    for part in (*maya.page.locator(".board .tile").all(), *maya.page.locator(".act, .opponent, .st").all()):
        box = part.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 390 - 56  # the tabs


def test_the_question_of_a_picked_card_scrolls_into_view_in_landscape(arrive: Arrive) -> None:
    maya = arrive("Maya", **ON_ITS_SIDE)
    maya.is_asked(asked("au-pire-tu-meurs", "act", seats=4, fewest=10))
    maya.page.locator(".hand .card.can").last.scroll_into_view_if_needed()
    maya.page.locator(".hand .card.can").first.tap(force=True, position=pire.STRIP)
    comes_in_sight(maya.sees(".question h2"))
    comes_in_sight(maya.page.locator(".question .btn").last)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "phone"])
def test_a_speech_bubble_is_readable_and_does_not_cover_the_name(arrive: Arrive, size: tuple[int, int]) -> None:
    maya, ines, tomek = arrive("Maya", **at(*size)), arrive("Ines"), arrive("Tomek")
    evenings.sit_down(maya, ines, tomek, game="au-pire-tu-meurs", options={"first": 0})
    evenings.begin(maya, ines, tomek)
    ines.page.get_by_role("button", name="Talk").click()
    say(ines, "Good luck, everybody, and may the better liar win tonight.")
    bubble = maya.sees(".plate .bubble")
    box, name = bubble.bounding_box(), maya.page.locator(".plate:has(.bubble) .who").bounding_box()
    assert box is not None
    assert name is not None
    assert box["width"] > 120
    assert box["y"] >= name["y"] + name["height"] - 4
    assert bubble.locator("p").evaluate("(text) => text.scrollHeight <= text.clientHeight + 1")
