"""The direction of play (A2.5): wherever a table is drawn, the next player sits to the right, anticlockwise."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from tests.browser import pire
from tests.browser.conftest import Arrive
from tests.browser.looking_back import FAMILY, looks_as, opens
from tests.browser.people import Person
from tests.browser.test_everywhere import DESK, PHONE
from tests.review.records import lively

SEATS = range(3, 9)
PLATES = """() => {
  const room = document.querySelector('.room').getBoundingClientRect();
  return [...document.querySelectorAll('.plate:not(.own)')].map((plate) => {
    const box = plate.getBoundingClientRect();
    const x = (box.left + box.width / 2 - room.left) / room.width - 0.5;
    return [Number(plate.dataset.seat), x, (box.top + box.height / 2 - room.top) / room.height - 0.5];
  });
}"""


def plates(person: Person, count: int) -> list[tuple[int, float, float]]:
    """The plates in the order of a screen reader: the seat, and the position from the middle as parts of the size."""
    expect(person.page.locator(".plate:not(.own)")).to_have_count(count)
    return [(int(seat), x, y) for seat, x, y in person.page.evaluate(PLATES)]


def goes_anticlockwise(found: list[tuple[int, float, float]]) -> bool:
    """Whether the plates go round anticlockwise, by the sign of the enclosed area."""
    ring = [*found, found[0]]
    return sum(ax * by - bx * ay for (_, ax, ay), (_, bx, by) in pairwise(ring)) < 0


@pytest.mark.parametrize("profile", [PHONE, DESK], ids=["phone", "desk"])
def test_a2_5_the_next_player_sits_to_the_right_at_the_table(arrive: Arrive, profile: dict[str, object]) -> None:
    maya, onlooker = arrive("Maya", **profile), arrive("Onlooker")
    for person, count in pire.round_tables(maya, onlooker, SEATS):
        found = plates(person, count)
        assert [seat for seat, *_ in found] == list(range(1, count + 1) if person is maya else range(count))
        if person is maya:
            assert found[0][1] > 0.05, count
            assert found[-1][1] < 0.05, count
        else:
            assert goes_anticlockwise(found), count


@pytest.mark.parametrize("count", [3, 6, 8])
def test_a2_5_big_screen_and_replay_go_anticlockwise(arrive: Arrive, count: int) -> None:
    maya, wall = arrive("Maya"), arrive("Wall")
    code = maya.plays_now("au-pire-tu-meurs", {"first": 0}, seats=count)
    wall.goes(f"/tv/{code}")
    assert goes_anticlockwise(plates(wall, count))
    table = replace(FAMILY, seats=count)
    opens(maya, lively(table, "way round", 6), "#1@3")
    found = plates(maya, count - 1)
    assert found[0][0] == 2 % count
    assert found[0][1] > 0.05
    for eye in ("Onlookers", "Face up"):
        looks_as(maya, eye)
        found = plates(maya, count)
        assert [seat for seat, *_ in found] == list(range(count))
        assert goes_anticlockwise(found), eye


def test_a2_5_an_arrow_shows_the_direction_and_a_phone_numbers_the_seats(arrive: Arrive) -> None:
    maya, phone = arrive("Maya", **DESK), arrive("Phone", **PHONE)
    for person in (maya, phone):
        person.plays_now("au-pire-tu-meurs", {"first": 0}, seats=5)
        person.sees(".plate")
    expect(maya.page.get_by_role("img", name="Play goes anticlockwise")).to_be_visible()
    expect(maya.page.locator(".nth").first).to_be_hidden()
    expect(phone.page.locator(".nth")).to_have_text(["1", "2", "3", "4"])
    expect(phone.page.locator(".nth").first).to_be_visible()
