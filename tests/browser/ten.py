"""Plays 10' to Kill by clicking on highlighted elements."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import expect

from tests.browser.people import Person

ASKED = ".dock:not(.quiet) .act, .dock.single"
_TURNS = 400


def play_once(person: Person, *, kills: bool = True) -> None:
    """Make one choice, whatever is asked: kill if possible, else move a piece."""
    page = person.page
    asked = person.question()
    if person.has(".tile-box"):
        person.clicks(".boxed")
        if not person.has(".opening.chosen"):
            person.clicks(".opening")
    elif person.has(".dock.single"):
        _pick(person, ".piece.can:not(.selected)")
        if person.has(".tile.legal"):
            _aim(person)
    else:
        if kills and person.has(".act.kill:not(.none)"):
            person.clicks(".act.kill")
            _pick(person, ".piece.lit")
        else:
            _pick(person, ".piece.can")
            _aim(person)
    expect(page.locator(".deed")).to_be_enabled()
    person.clicks(".deed")
    person.leaves(asked)


def _pick(person: Person, selector: str) -> None:
    if person.has(".piece.selected"):
        return
    person.page.locator(selector).first.click(force=True)
    if person.has(".crowd-one"):
        person.clicks(".crowd-one:not([aria-disabled=true])")


def _aim(person: Person) -> None:
    tiles = person.page.locator(".tile.legal")
    tiles.nth(tiles.count() // 2).click(force=True, position={"x": 6, "y": 6})


def play_out(people: Sequence[Person]) -> None:
    """Let each person play whenever asked, until the count."""
    for _ in range(_TURNS):
        if all(person.is_over for person in people):
            return
        for person in people:
            if person.has(ASKED):
                play_once(person)
        people[0].page.wait_for_timeout(40)
    raise AssertionError("the game does not end")
