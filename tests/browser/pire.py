"""Plays Au pire tu meurs by clicking on highlighted elements."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from playwright.sync_api import Position, expect

from tests.browser.people import Person

ASKED = ".question, .hand .card.can, .end-turn"
_ROUNDS = 1500
STRIP: Final[Position] = {"x": 12, "y": 40}
"""A position on the visible strip of a card in a fanned hand on a phone."""


def play_once(person: Person) -> None:
    """Make one choice, whatever is asked; accuse only if nothing else is possible."""
    asked = person.question()
    if person.has(".put-away"):  # the shown cards of an accusation or a duel: on a phone they cover the red button
        person.clicks(".put-away")
    if person.has(".question .duo button.card"):  # a blow to give away
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
    while not person.has(".question .row .btn.kill, .question .row .btn.go"):
        person.clicks(".question .duo button.card, .plate.can:not(.picked) .who")
    person.clicks(".question .row .btn.kill, .question .row .btn.go")


def play_out(people: Sequence[Person]) -> None:
    """Let each person play whenever asked, until everything is face up."""
    for _ in range(_ROUNDS):
        if all(person.is_over for person in people):
            return
        for person in people:
            if person.question() is not None and person.has(ASKED):
                play_once(person)
        people[0].page.wait_for_timeout(30)
    raise AssertionError("the game does not end")


def round_tables(player: Person, onlooker: Person, seats: Iterable[int]) -> Iterator[tuple[Person, int]]:
    """Bring both to tables of so many seats; yields each person with the number of other seats that person sees."""
    for count in seats:
        code = player.plays_now("au-pire-tu-meurs", {"first": 0}, seats=count)
        onlooker.goes(f"/t/{code}")
        for person, chairs in ((player, count - 1), (onlooker, count)):
            expect(person.page.locator(".plate:not(.own)")).to_have_count(chairs)
            yield person, chairs
