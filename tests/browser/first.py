"""Plays first games: reads the lesson that the page shows, and presses what it points at."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import Person

RING = 10
"""How far a ring extends beyond what it surrounds, in pixels."""
_MOST = 400
_SAID = "() => document.querySelector('.lesson').innerHTML + String(document.querySelector('dialog[open]') !== null)"
_STILL = """() => new Promise((done) => {
  const rings = () => [...document.querySelectorAll('.ring')];
  const where = () => JSON.stringify(rings().map((ring) => ring.getBoundingClientRect()));
  let last = '', same = 0;
  const look = () => {
    same = where() === last ? same + 1 : 0;
    last = where();
    if (same > 4) done(); else requestAnimationFrame(look);
  };
  look();
})"""
"""Resolves when all rings have stayed in place for a few frames."""
_GO_ON = "() => document.querySelector('[data-lesson=go-on]')?.click()"
"""Presses the button that goes on at once. The others go on by themselves too: then it is not there any more."""
_FOCUSED = """() => {
  const ring = document.querySelector('.ring.press')?.getBoundingClientRect();
  const focused = document.activeElement;
  if (ring === undefined) return focused.matches('[data-lesson]');
  const box = focused.getBoundingClientRect();
  const [x, y] = [ring.left + ring.width / 2, ring.top + ring.height / 2];
  return focused.matches('button') && box.left < x && x < box.right && box.top < y && y < box.bottom;
}"""
"""True when the focus is on the button under the ring to press, or on the lesson card's own button."""


def lesson(person: Person) -> int:
    """The number of the lesson that is shown."""
    return int(person.sees(".lesson-progress").get_attribute("aria-valuenow") or 0)


def covered(person: Person) -> list[str]:
    """The rings that cannot be seen: behind the lesson card, or beyond the edge of the screen."""
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
    """Press the lesson card's own button, or else the middle of the ring with the arrow."""
    page, before = person.page, _said(person)
    if person.has("[data-lesson=next]"):
        page.locator("[data-lesson=next]").first.click()
    elif person.has(".lesson.waiting"):
        page.evaluate(_GO_ON)
    else:
        box = page.locator(".ring.press").bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    looks_up(person, before)


def enter_once(person: Person) -> None:
    """Press Enter where the page has put the focus."""
    before = _said(person)
    person.page.wait_for_function(_FOCUSED)
    person.page.keyboard.press("Enter")
    looks_up(person, before)


def _said(person: Person) -> str:
    """The text of the lesson card, and whether a crowd is open."""
    return str(person.page.evaluate(_SAID))


def looks_up(person: Person, before: str) -> None:
    """Wait until the lesson has changed and nothing on the page moves."""
    person.page.wait_for_function(f"before => ({_SAID})() !== before", arg=before)
    person.page.evaluate(_STILL)
    assert not person.has(".lesson .nudge"), f"the page points elsewhere than it wants: {_said(person)}"


def learn(person: Person, upto: int | None = None) -> None:
    """Follow the lessons until this one, or until the count."""
    for _ in range(_MOST):
        if person.is_over or (upto is not None and lesson(person) >= upto and not person.has(".lesson.waiting")):
            return
        learn_once(person)
    raise AssertionError("the lessons do not end")


def starts(person: Person, game: str) -> None:
    """Open a first game."""
    person.goes(f"/first/{game}")
    expect(person.page.locator(".lesson h2")).to_be_visible()
    person.page.evaluate(_STILL)
