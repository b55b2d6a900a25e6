"""Plays Au pire tu meurs on highlighted elements: inside the page, or with the mouse."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from playwright.sync_api import Position, expect

from tests.browser import stepping
from tests.browser.people import Person

ASKED = ".question, .hand .card.can, .end-turn"
STRIP: Final[Position] = {"x": 12, "y": 40}
"""A position on the visible strip of a card in a fanned hand on a phone."""
_STEPS = 8000
_PICKS = 8
"""More than any card needs."""
_ANSWER: Final = """async ({ find, press }, picks) => {
  if (find('.put-away')) await press('.put-away');
  if (find('.question .duo button.card')) { // a hit to give away
    await press('.question .duo button.card');
    if (find('.plate.can .who')) await press('.plate.can .who');
    await press('.question .row .btn.kill');
  } else if (find('.question .row .btn')) {
    await press('.question .row .btn', (buttons) => buttons.at(-1));
  } else if (find('.hand .card.can')) {
    await press('.hand .card.can');
    const confirms = '.question .row :is(.btn.kill, .btn.go)';
    for (let pick = 0; pick < picks && !find(confirms); pick += 1)
      await press('.question .duo button.card, .plate.can:not(.picked) .who');
    await press(confirms);
  } else if (find('.accuse-button:not([aria-disabled=true])')) {
    await press('.accuse-button');
    await press('.plate.can .who');
    await press('.question .row .btn.kill');
  } else await press('.end-turn');
}"""


def play_once(person: Person) -> None:
    """Make one choice when asked; accuse only if nothing else is possible."""
    stepping.answer(person, ASKED, _ANSWER, _PICKS)


def play_out(people: Sequence[Person], *, by_mouse: bool = False) -> None:
    """Let each person play whenever asked, until everything is face up."""
    stepping.play_out(people, ASKED, click_once if by_mouse else play_once, _STEPS)


def click_once(person: Person) -> None:
    """Make one choice with the mouse; accuse only if nothing else is possible."""
    asked = person.question()
    if person.has(".put-away"):  # the shown cards of an accusation or a duel: on a phone they cover the red button
        person.clicks(".put-away")
    if person.has(".question .duo button.card"):  # a hit to give away
        person.clicks(".question .duo button.card")
        if person.has(".plate.can .who"):
            person.clicks(".plate.can .who")
        person.clicks(".question .row .btn.kill")
    elif person.has(".question .row .btn"):
        person.page.locator(".question .row .btn").last.click()
    elif person.has(".hand .card.can"):
        _play_a_card(person)
    elif person.has(".accuse-button:not([aria-disabled=true])"):
        person.clicks(".accuse-button")
        person.clicks(".plate.can .who")
        person.clicks(".question .row .btn.kill")
    else:
        person.clicks(".end-turn")
    person.leaves(asked)


def _play_a_card(person: Person) -> None:
    person.page.locator(".hand .card.can").first.click(force=True, position=STRIP)
    confirms = ".question .row :is(.btn.kill, .btn.go)"
    for _ in range(_PICKS):
        if person.has(confirms):
            break
        person.clicks(".question .duo button.card, .plate.can:not(.picked) .who")
    person.clicks(confirms)


def round_tables(player: Person, onlooker: Person, seats: Iterable[int]) -> Iterator[tuple[Person, int]]:
    """Bring both to tables of so many seats; yields each person with the number of other seats that person sees."""
    for count in seats:
        code = player.plays_now("au-pire-tu-meurs", {"first": 0}, seats=count)
        onlooker.goes(f"/t/{code}")
        for person, chairs in ((player, count - 1), (onlooker, count)):
            expect(person.page.locator(".plate:not(.own)")).to_have_count(chairs)
            yield person, chairs
