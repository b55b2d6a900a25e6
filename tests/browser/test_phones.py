"""Phones and tablets show everything that a wide screen shows, without scrolling sideways."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import evenings, pire, ten
from tests.browser.conftest import Arrive
from tests.browser.moments import asked
from tests.browser.people import Person
from tests.browser.test_everywhere import barriers
from tests.browser.waiting import becomes

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
WIDTHS = ((360, 640), (390, 844), (768, 1024), (1100, 800))
GRID = [[x, y] for y in range(3) for x in range(6)][:16]
STREET = [[x, 0] for x in range(16)]
TOWER = [[x, y] for y in range(8) for x in range(2)]

ON_THE_PILE = """() => {
  const pile = document.querySelector('.pile .card-pile').getBoundingClientRect();
  const beside = (box) => box.right <= pile.left || pile.right <= box.left;
  const apart = (box) => beside(box) || box.bottom <= pile.top || pile.bottom <= box.top;
  const parts = [...document.querySelectorAll('.plate .who, .plate .card-back, .plate .card-pile')];
  return parts.filter((part) => !apart(part.getBoundingClientRect())).map((part) => part.closest('.plate').textContent);
}"""


def comes_in_sight(found: Locator) -> None:
    """Wait until the element is visible at its middle: the page scrolls to it in a timer."""
    becomes(found.page, lambda: is_in_sight(found), True)


def is_in_sight(found: Locator) -> bool:
    """Whether the element is visible at its middle, not covered by another one."""
    return bool(
        found.evaluate(
            """(element) => {
              const { left, top, width, height } = element.getBoundingClientRect();
              const there = document.elementFromPoint(left + width / 2, top + height / 2);
              return element.contains(there) || (there?.contains(element) ?? false);
            }"""
        )
    )


def step_aside(person: Person) -> int:
    """How many pixels the page can be scrolled sideways."""
    return int(person.page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def test_the_own_life_pile_is_on_the_screen_card_by_card(arrive: Arrive) -> None:
    maya = arrive("Maya", **PHONE)
    maya.is_asked(asked("au-pire-tu-meurs", "haunt", seats=5))
    life = maya.page.locator(".life")
    expect(life.locator(".me b")).to_be_visible()
    cards = life.locator(".sum li:not(.from)")
    assert cards.count() > 0
    for card in cards.all():
        expect(card.locator(".ic")).to_be_visible()
    expect(life.locator(".balance > b")).to_be_visible()
    assert "Pépin" in life.aria_snapshot()  # a screen reader reads the name of the sign


def test_a_picked_card_shows_what_it_does(arrive: Arrive) -> None:
    maya = arrive("Maya", **PHONE)
    maya.is_asked(asked("au-pire-tu-meurs", "act", seats=5, fewest=10))
    card = maya.page.locator(".hand .card.can").first
    assert "years off somebody" in card.aria_snapshot()
    card.tap(position=pire.STRIP)
    expect(maya.page.locator(".question.deed > p")).to_be_visible()
    text = maya.page.locator(".hand .card.picked small")
    expect(text).to_be_visible()
    assert text.evaluate("(text) => text.scrollWidth <= text.clientWidth && text.clientWidth > 60")
    assert barriers(maya) == []


def test_a_card_that_cannot_be_played_can_be_read(arrive: Arrive) -> None:
    maya = arrive("Maya", **PHONE)
    maya.is_asked(asked("au-pire-tu-meurs", "answer", seats=5))
    maya.page.locator(".hand .card").first.tap(force=True, position=pire.STRIP)
    text = maya.page.locator(".hand .card.open small")
    assert text.evaluate("(text) => text.clientWidth > 60")
    maya.page.locator(".hand .card").first.tap(force=True)
    expect(maya.page.locator(".hand .card.open")).to_have_count(0)


@pytest.mark.parametrize("board", ["boulevard", GRID], ids=["boulevard", "six-columns"])
def test_the_whole_board_fits_a_phone(arrive: Arrive, board: Any) -> None:
    maya = arrive("Maya", **PHONE)
    maya.plays_now("ten-to-kill", {"first": 0, "board": board}, seats=4)
    maya.waits(ten.ASKED)
    maya.settles()
    assert (
        maya.page.evaluate(
            "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.board-room'))"
        )
        <= 0
    )
    for tile in maya.page.locator(".board .tile").all():
        box = tile.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
    piece = maya.page.locator(".piece.can").first
    box = piece.bounding_box()
    assert box is not None
    assert box["width"] >= 24
    piece.tap()
    maya.sees(".piece.selected")


def test_a_board_of_sixteen_tiles_in_a_row_scrolls_without_the_page(arrive: Arrive) -> None:
    maya = arrive("Maya", **PHONE)
    maya.plays_now("ten-to-kill", {"first": 0, "board": STREET}, seats=4)
    maya.waits(ten.ASKED)
    maya.settles()
    assert step_aside(maya) == 0
    box = maya.page.locator(".board .tile").first.bounding_box()
    assert box is not None
    assert box["width"] >= 44


@pytest.mark.parametrize("size", WIDTHS, ids=[f"{width}" for width, _ in WIDTHS])
def test_no_page_scrolls_sideways(arrive: Arrive, size: tuple[int, int]) -> None:
    maya = arrive("Maya", viewport={"width": size[0], "height": size[1]})
    for game, kind, seats in (
        ("ten-to-kill", "act", 4),
        ("au-pire-tu-meurs", "act", 8),
        ("au-pire-tu-meurs", "answer", 5),
    ):
        maya.is_asked(asked(game, kind, seats=seats))
        maya.settles()
        assert step_aside(maya) == 0, (game, kind)
    assert barriers(maya) == []


@pytest.mark.parametrize("game", ["ten-to-kill", "au-pire-tu-meurs"])
def test_a_phone_shows_which_players_are_gone_and_where_a_bot_plays(arrive: Arrive, game: str) -> None:
    maya, ines, tomek = arrive("Maya", **PHONE), arrive("Ines"), arrive("Tomek")
    code = evenings.sit_down(maya, ines, tomek, game=game, options={"first": 0})
    evenings.begin(maya, ines, tomek)
    plates = maya.page.locator(".opponent, .plate")
    ines.page.close()
    expect(plates.first.locator("small")).to_contain_text("away")
    tomek.says(code, type="away")
    expect(plates.nth(1).locator("small")).to_contain_text("a bot plays on")
    for plate in plates.all():
        expect(plate.locator("small")).to_be_visible()
        expect(plate.locator(".seat-mark")).to_be_visible()
    assert barriers(maya) == []


def test_a_bots_level_and_the_state_of_the_hitman_are_both_shown(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.plays_now("ten-to-kill", {"first": 0}, seats=2, bots="easy")
    expect(maya.page.locator(".opponent small")).to_have_text("bot, easy · hitman at large")


def test_no_seat_covers_the_draw_pile(arrive: Arrive) -> None:
    maya, onlooker = arrive("Maya", **PHONE), arrive("Nobody", **PHONE)
    for person, chairs in pire.round_tables(maya, onlooker, range(3, 9)):
        person.settles()
        assert person.page.evaluate(ON_THE_PILE) == [], (person.name, chairs)


def test_a_phone_shows_the_open_card_while_another_player_is_asked(arrive: Arrive) -> None:
    maya, onlooker = arrive("Maya", **PHONE), arrive("Nobody", **PHONE)
    code = maya.is_asked(asked("au-pire-tu-meurs", "prize", seats=5))
    onlooker.goes(f"/t/{code}")
    expect(onlooker.page.locator(".pire-line")).to_contain_text("Duel")
    comes_in_sight(onlooker.page.locator(".line-card"))
    expect(maya.page.locator(".question")).to_be_visible()
    expect(maya.page.locator(".line-card")).to_have_count(0)
    assert barriers(onlooker) == []


def test_a_phone_shows_how_many_policemen_are_in_reserve(arrive: Arrive) -> None:
    maya = arrive("Maya", **PHONE)
    maya.plays_now("ten-to-kill", {"first": 0}, seats=3)
    expect(maya.page.locator(".reserve b")).to_be_visible()
    assert "in reserve" in maya.page.locator(".reserve").aria_snapshot()


def test_a_phone_shows_which_player_gave_the_last_blow(arrive: Arrive) -> None:
    maya = arrive("Maya", **PHONE)
    maya.is_asked(asked("au-pire-tu-meurs", "act", seats=8, after=60))
    stamp = maya.page.locator(".plate .card-pile .seat")
    expect(stamp).to_have_count(1)
    expect(stamp).to_be_visible()
    assert "the last from" in maya.page.locator(".room").aria_snapshot()


def test_the_question_stays_visible_and_covers_nothing_permanently(arrive: Arrive) -> None:
    maya = arrive("Maya", **PHONE)
    maya.plays_now("ten-to-kill", {"first": 0, "board": TOWER}, seats=4)
    maya.waits(ten.ASKED)
    maya.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert maya.page.evaluate("scrollY") > 100
    comes_in_sight(maya.page.locator(".ask"))
    maya.page.evaluate("scrollTo(0, 0)")
    for piece in (maya.page.locator(".piece.can").all()[0], maya.page.locator(".piece.can").all()[-1]):
        piece.scroll_into_view_if_needed()
        comes_in_sight(piece)
    ten.play_once(maya, kills=False)


def test_a_focused_line_of_the_log_marks_what_it_names(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.is_asked(asked("ten-to-kill", "act", after=30))
    maya.page.locator(".log-line").first.focus()
    expect(maya.page.locator(".board .pointed").first).to_be_visible()
    maya.page.keyboard.press("ArrowDown")
    expect(maya.page.locator(".log-line").nth(1)).to_be_focused()
    asking = maya.question()
    maya.page.keyboard.press("Enter")
    expect(maya.page.locator(".board .pointed").first).to_be_visible()
    maya.page.keyboard.press("Tab")
    expect(maya.page.locator(".pointed")).to_have_count(0)
    assert maya.question() == asking


@pytest.mark.parametrize("game", ["ten-to-kill", "au-pire-tu-meurs"])
def test_a_tapped_line_of_the_log_marks_what_it_names(arrive: Arrive, game: str) -> None:
    maya = arrive("Maya", **PHONE)
    maya.is_asked(asked(game, "act", seats=4, after=30))
    maya.page.get_by_role("button", name="Log").tap()
    maya.page.locator(".log-line").nth(1).tap()
    expect(maya.page.locator(".log")).to_be_hidden()
    comes_in_sight(maya.page.locator(".pointed").first)
    assert barriers(maya) == []
    maya.page.touchscreen.tap(180, 20)
    expect(maya.page.locator(".pointed")).to_have_count(0)
