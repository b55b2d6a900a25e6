"""Somebody who learns a game: reads what the page says, and presses what it points at."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import Person

RING = 10
"""How far a ring stands out, in pixels."""
_MOST = 400


def lesson(person: Person) -> int:
    """The number of the lesson that is shown."""
    return int(person.sees(".lesson-progress").get_attribute("aria-valuenow") or 0)


def covered(person: Person) -> list[str]:
    """What the card points at and cannot be seen: behind the card, or beyond the edge of the screen."""
    card = person.page.locator(".lesson").bounding_box()
    height = (person.page.viewport_size or {"height": 0})["height"]
    if card is None or person.has("dialog[open]"):
        return []
    rings = [box for box in (ring.bounding_box() for ring in person.page.locator(".ring").all()) if box is not None]
    ends = card["y"] + card["height"]
    return [
        f"from {box['y']} to {box['y'] + box['height']}, the card ends at {ends}"
        for box in rings[:1]
        if box["y"] + RING < ends - 1 or box["y"] + RING > height
    ]


def learn_once(person: Person) -> None:
    """Press one thing: the card's own button, or the middle of the ring with the arrow."""
    page = person.page
    page.wait_for_selector("[data-lesson], .ring.press, .count")
    if person.is_over:
        return
    on = page.locator("[data-lesson]")
    if on.count() > 0:
        on.first.click()
        return
    before = page.locator(".presses").inner_text()
    box = page.locator(".ring.press").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    assert not person.has(".lesson .nudge"), f"the page points elsewhere than it wants: {before}"
    page.wait_for_timeout(40)  # the ring follows with the next picture that the browser draws


def learn(person: Person, upto: int | None = None) -> None:
    """Go on until a lesson, or until the count."""
    for _ in range(_MOST):
        if person.is_over or (upto is not None and lesson(person) >= upto and not person.has(".lesson.waiting")):
            return
        learn_once(person)
    raise AssertionError("the lessons do not end")


def starts(person: Person, game: str) -> None:
    """Open a first game."""
    person.goes(f"/first/{game}")
    expect(person.page.locator(".lesson h2")).to_be_visible()
