"""Helpers for the board editor: a person who draws, and boards to draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import expect

from tests.browser.people import Person

At = tuple[int, int]
EDITIONS = ("fr", "proto", "en", "pl")
CROOKED = "AbcD.2eF.2gh.1iJk.1l1m.1nOp"
CROOKED_TILES = [
    (0, 0), (1, 0), (2, 0), (3, 0), (2, 1), (3, 1), (2, 2), (3, 2), (1, 3), (2, 3), (3, 3), (1, 4), (3, 4), (1, 5),
    (2, 5), (3, 5),
]  # fmt: skip
CROOKED_MARKS = [0, 3, 5, 9, 14]
ISLANDS = "ab2cd.ef2gh..ij2kl.mn2op~5"

_FOLLOWED = """(fragment) => new Promise((done) => {
  addEventListener('hashchange', () => setTimeout(done), { once: true }); // after the listener of the page
  location.hash = fragment;
})"""


class Draughtsman:
    """A person at the board editor, who points at squares by the column and row shown."""

    def __init__(self, person: Person, fragment: str = "") -> None:
        self.person = person
        self.page = person.page
        person.goes(f"/boards{fragment and '#' + fragment}")
        person.sees(".drawing-grid")

    def square(self, column: int, row: int) -> Any:
        """The button of a square, counted from the top left of the part that is shown."""
        return self.page.locator(".drawing-row").nth(row).locator("button").nth(column)

    def clicks(self, *squares: At) -> None:
        for column, row in squares:
            self.square(column, row).click()

    def middle(self, column: int, row: int) -> tuple[float, float]:
        box = self.square(column, row).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drags(self, *squares: At) -> None:
        mouse = self.page.mouse
        mouse.move(*self.middle(*squares[0]))
        mouse.down()
        for square in squares[1:]:
            mouse.move(*self.middle(*square), steps=3)
        mouse.up()

    def swipes(self, *squares: At) -> None:
        """Drag with a finger."""
        finger = self.page.context.new_cdp_session(self.page)
        places = [self.middle(*square) for square in squares]
        for kind, (x, y) in zip(["touchStart", *["touchMove"] * (len(places) - 1)], places, strict=True):
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    @property
    def tiles(self) -> int:
        return self.page.locator(".drawing-grid .tile").count()

    @property
    def marks(self) -> int:
        return self.page.locator(".drawing-grid .tile.sniper").count()

    @property
    def fragment(self) -> str:
        """The board in the address, which is written when the drawing is rendered: in a microtask."""
        return str(self.page.evaluate("new Promise((done) => setTimeout(() => done(location.hash.slice(1))))"))

    def follows(self, fragment: str) -> None:
        """Type a fragment into the address, and wait until the drawing is rendered."""
        self.page.evaluate(_FOLLOWED, fragment)

    @property
    def allowed(self) -> list[str]:
        """The editions that the editor shows as allowing this board."""
        stamps = self.page.locator(".stamps .yes")
        return [stamps.nth(number).get_attribute("data-edition") or "" for number in range(stamps.count())]

    def says(self, text: str) -> None:
        expect(self.page.locator(".drawing-status")).to_contain_text(text)


def write(tiles: Sequence[At], letters: str = "abcdefghijklmnop") -> str:
    """A board as the fragment of a link, written from the description of the format."""
    rows = []
    for y in range(max(y for _, y in tiles) + 1):
        row, next_free = "", 0
        for x, tile in sorted((at[0], tile) for tile, at in enumerate(tiles) if at[1] == y):
            row += (str(x - next_free) if x > next_free else "") + letters[tile]
            next_free = x + 1
        rows.append(row)
    return ".".join(rows)
