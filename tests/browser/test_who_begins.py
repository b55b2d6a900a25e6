"""The question who begins (T1.7, A2.4), the first player token (T1.10) and the last round (T6.1), on the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import ten
from tests.browser.conftest import Arrive
from tests.browser.evenings import begin, sit_down
from tests.browser.people import Person

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
QUESTION = {"ten-to-kill": "Who killed last?", "au-pire-tu-meurs": "Who is the oldest?"}
# A question of Au pire tu meurs may cover everything until it is answered.
ON_TOP = """(token) => {
  token.scrollIntoView({ block: 'nearest' });
  const box = token.getBoundingClientRect();
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return at !== null && box.width >= 16
    && box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight
    && (token.contains(at) || at.closest('.question') !== null);
}"""


def moves(person: Person) -> None:
    """Make a move when asked."""
    person.waits(ten.ASKED)
    ten.play_once(person, kills=False)


def sees_token(person: Person, owner: str, *, at: str = ".opponent, .plate", is_inert: bool = False) -> None:
    """Check that there is one visible token, at its owner's plate, which a screen reader reads unless it is inert."""
    token = person.page.locator(".first-token:visible")
    plate = person.page.locator(at, has=token)
    expect(plate).to_contain_text(owner)
    expect(token).to_have_count(1)
    if not is_inert:
        person.page.wait_for_function(ON_TOP, arg=token.element_handle())
        assert 'img "First player token"' in plate.aria_snapshot()


@pytest.mark.parametrize("game", QUESTION)
def test_two_people_are_asked_and_one_press_gives_the_token(arrive: Arrive, game: str) -> None:
    maya, ines, wall = arrive("Maya"), arrive("Ines", **PHONE), arrive("Wall")
    code = maya.hosts(game, {}, seats=3)
    wall.goes(f"/tv/{code}")
    wall.sees(".tv-seats")
    assert not maya.has(".who-begins")
    ines.sits(code, 1)
    for person in (maya, ines):
        expect(person.sees(".who-begins h2")).to_contain_text(QUESTION[game])
        expect(person.sees(".who-begins [role=status]")).to_contain_text("One press answers.")
    expect(wall.sees(".tv-first")).to_contain_text(QUESTION[game])
    assert not ines.page.get_by_role("button", name="Let chance decide").count()
    ines.page.locator(".answers").get_by_role("button", name="Maya").click()
    expect(maya.page.locator(".answers [aria-pressed=true]")).to_have_text(re.compile("Maya"))
    expect(wall.page.locator(".tv-first b")).to_have_text("Maya goes first.")
    other = ines.page.locator(".answers").get_by_role("button", name="Ines")
    expect(other).to_have_attribute("aria-disabled", "true")  # the first press answers; only the host can change it
    other.click(force=True)
    expect(ines.page.locator("#option-first")).to_have_value("asked")
    maya.page.locator(".answers").get_by_role("button", name="Ines").click()
    expect(ines.page.locator(".who-begins [role=status]")).to_have_text("Ines goes first.")
    ines.page.reload()
    expect(ines.sees(".who-begins [role=status]")).to_have_text("Ines goes first.")
    begin(maya, ines)
    sees_token(maya, "Ines")
    sees_token(wall, "Ines", is_inert=True)
    sees_token(ines, "Your four" if game == "ten-to-kill" else "years left", at=".own-tiles, .life")
    maya.page.set_viewport_size(PHONE["viewport"])  # type: ignore[arg-type]
    sees_token(maya, "Ines")


def test_the_first_player_can_be_random_a_seat_or_the_next_seat_each_game(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    sit_down(maya, ines, options={})
    field = maya.page.locator("#option-first")
    expect(field.locator("option:checked")).to_have_text("whoever killed last: the table answers")
    expect(ines.page.locator("#option-first")).to_be_disabled()
    for value, words in (
        ("chance", "random"),
        ("turn", "the next seat each time"),
        ("1", "Ines"),
        ("asked", "whoever"),
    ):
        field.select_option(value)
        expect(ines.page.locator("#option-first option:checked")).to_contain_text(words)
        expect(ines.page.locator(".who-begins")).to_have_count(1 if value == "asked" else 0)


def test_t6_1_the_page_announces_the_last_round_and_the_last_killer_begins_the_next_game(
    arrive: Arrive,
) -> None:
    maya, ines, wall = arrive("Maya", **PHONE), arrive("Ines"), arrive("Wall")
    code = sit_down(maya, ines, options={"max_rounds": 2, "mistakes": "lenient"})
    maya.says(code, type="first", seat=0)
    begin(maya, ines)
    wall.goes(f"/tv/{code}")
    assert not maya.has(".last-round")
    for person in (maya, maya, ines, ines):
        moves(person)
    for person, players in ((maya, "you and Ines"), (ines, "you and Maya"), (wall, "Maya and Ines")):
        last = f"Last round. Still to play: {players}."
        expect(person.sees(".ask .last-round")).to_have_text(last)
        expect(person.page.locator(".ask [role=status]")).to_contain_text(last)
        expect(person.page.locator(".log .log-line", has_text=last)).to_have_count(1)
    expect(ines.page.locator(".top .what")).to_contain_text("Round 2, the last")
    last = "Last round. Still to play: you and Maya."
    line = ines.page.locator(".log .log-line", has_text=last)
    line.focus()  # a line of the log marks the players it names
    expect(ines.page.locator(".opponent.pointed h3")).to_have_text("Maya")
    for person in (maya, maya):
        moves(person)
    expect(ines.sees(".ask .last-round")).to_have_text("Last round. Still to play: you.")
    moves(ines)
    ines.waits(ten.ASKED)
    ines.clicks(".act.kill")  # the last action of the game: no witness flees, and the count follows
    ines.page.locator(".piece.can").first.click(force=True)
    ines.clicks(".deed")
    expect(ines.sees(".next-first")).to_have_text("Next time Ines goes first.")
    expect(ines.page.locator(".log .log-line", has_text=last)).to_have_count(1)
    sees_token(maya, "Maya", at=".count-rows li")
    maya.page.get_by_role("button", name="Rematch").click()
    sees_token(maya, "Ines")
    ines.goes(f"/replay/{code}/1")
    ines.sees(".replay-line")
    ines.sees(".replay-line")
    sees_token(ines, "Maya")
