"""The board editor: drawing boards and judging them."""

from __future__ import annotations

import random
import re

import pytest
from deadpan_ten_to_kill.rules.game import TEN_TO_KILL
from playwright.sync_api import expect

from deadpan.kernel.errors import SetupError
from tests.browser.conftest import Arrive
from tests.browser.draughtsman import CROOKED, EDITIONS, ISLANDS, At, Draughtsman, write
from tests.browser.test_everywhere import DESK, PHONE, barriers

# -- drawing -----------------------------------------------------------------------------------------------------------


def test_a_board_is_drawn_by_clicking_and_dragging(arrive: Arrive) -> None:
    pen = Draughtsman(arrive("Maya"))
    pen.says("A town. It will do.")
    pen.person.clicks(".stamp:has-text('Nothing')")
    pen.says("An empty plot.")
    assert pen.fragment == ""
    pen.clicks((1, 1), (2, 1))
    assert (pen.tiles, pen.fragment) == (2, "ab~8")
    pen.drags((1, 2), (2, 2), (3, 2), (4, 2), (5, 2))
    assert (pen.tiles, pen.fragment) == (7, "ab.cdefg~8")
    pen.says("9 tiles left to lay.")
    pen.drags((5, 2), (4, 2))  # a stroke that begins on a tile removes the tiles it crosses
    assert (pen.tiles, pen.fragment) == (5, "ab.cde~8")
    pen.drags((1, 3), (2, 3), (3, 3), (4, 3), (5, 3), (6, 3))
    pen.drags((1, 4), (2, 4), (3, 4), (4, 4), (5, 4), (6, 4))
    assert pen.tiles == 16
    pen.says("The box is empty.")  # the stroke would have needed one more tile
    pen.clicks((6, 3), (4, 2))
    pen.says("A town. It will do.")


def test_the_grid_grows_while_drawing_so_that_a_board_can_be_sixteen_tiles_long(arrive: Arrive) -> None:
    pen = Draughtsman(arrive("Maya"))
    pen.person.clicks(".stamp:has-text('Nothing')")
    for _ in range(16):
        shown = pen.page.locator(".drawing-row").first.locator("button").count()
        column = next(
            column for column in range(shown - 1, -1, -1)
            if column == 0 or "tile" in (pen.square(column - 1, 3).get_attribute("class") or "")
        )  # fmt: skip
        pen.clicks((column, 3))
    assert pen.fragment == "abcdefghijklmnop~8"
    assert pen.page.locator(".drawing-row").first.locator("button").count() == 16
    pen.says("A town. It will do.")


def test_drawing_with_a_finger_does_not_scroll_the_page(arrive: Arrive) -> None:
    pen = Draughtsman(arrive("Maya", **PHONE), "abcd")
    x, y = pen.middle(2, 3)
    pen.page.touchscreen.tap(x, y)
    expect(pen.page.locator(".drawing-grid .tile")).to_have_count(3)
    pen.swipes((2, 5), (3, 5), (4, 5), (5, 5))
    expect(pen.page.locator(".drawing-grid .tile")).to_have_count(7)
    assert pen.page.evaluate("scrollY") == 0
    pen.page.locator(".act.mark").click()
    pen.swipes((2, 5), (3, 5), (4, 5))
    expect(pen.page.locator(".drawing-grid .tile.sniper")).to_have_count(3)


def test_a_board_can_be_drawn_by_keyboard_alone(arrive: Arrive) -> None:
    pen = Draughtsman(arrive("Maya"))
    press = pen.page.keyboard.press
    pen.person.clicks(".stamp:has-text('Nothing')")
    pen.page.locator(".drawing-grid [tabindex='0']").focus()
    for row in range(4):
        for column in range(4):
            press("Enter" if column % 2 else "Space")
            press("s") if (row, column) in ((0, 0), (3, 3)) else None
            press("ArrowDown" if column == 3 else "ArrowLeft" if row % 2 else "ArrowRight")
    assert pen.fragment == "Abcd.hgfe.ijkl.Ponm"
    assert (pen.tiles, pen.marks, pen.allowed) == (16, 2, list(EDITIONS))
    expect(pen.page.locator(".drawing-grid :focus")).to_have_attribute("aria-label", re.compile("empty"))
    press("ArrowUp")
    press("Delete")
    assert pen.tiles == 15
    press("Control+z")
    assert pen.tiles == 16
    press("Control+Shift+z")
    assert pen.tiles == 15
    press("2")
    expect(pen.page.locator(".act.mark")).to_have_attribute("aria-pressed", "true")
    for _ in range(20):  # more often than the grid has columns
        press("ArrowLeft")
    expect(pen.page.locator(".drawing-grid :focus")).to_have_count(1)  # the focus follows in a timer
    assert pen.page.locator(".drawing-row").first.locator("button").count() == 16


def test_drawing_is_undone_stroke_by_stroke(arrive: Arrive) -> None:
    pen = Draughtsman(arrive("Maya"), CROOKED)
    undo, redo = pen.page.get_by_label("Undo"), pen.page.get_by_label("Redo")
    expect(undo).to_be_disabled()
    pen.page.get_by_label("Turn the town").click()
    turned = pen.fragment
    assert turned != CROOKED
    pen.page.get_by_label("Mirror the town").click()
    pen.page.get_by_label("Mirror the town").click()
    assert pen.fragment == turned
    for _ in range(3):
        pen.page.get_by_label("Turn the town").click()
    assert pen.fragment == CROOKED
    pen.page.get_by_label("Clear the plot").click()
    assert pen.tiles == 0
    undo.click()
    assert (pen.fragment, pen.allowed) == (CROOKED, list(EDITIONS))
    redo.click()
    assert pen.tiles == 0
    expect(redo).to_be_disabled()


# -- judging -----------------------------------------------------------------------------------------------------------


def test_the_editor_says_at_once_what_is_wrong(arrive: Arrive) -> None:
    """T1.3: sixteen tiles, edge to edge; islands by edition."""
    pen = Draughtsman(arrive("Maya"), ISLANDS)
    pen.says("A town in 4 parts.")
    assert pen.allowed == ["en", "pl"]
    expect(pen.page.locator("[data-edition=fr]")).to_contain_text("not allowed")
    pen.page.get_by_label("column 2, row 2, Bakery").click()
    pen.says("One tile left to lay.")
    assert pen.allowed == []
    expect(pen.page.locator("[data-edition=en]")).to_contain_text("not yet")
    pen.clicks((0, 0))
    pen.says("Out of touch: Bakery.")
    expect(pen.page.locator(".drawing-grid .tile.alone")).to_have_count(1)
    expect(pen.page.get_by_role("button", name="Open a table with this board")).to_be_disabled()


def shapes(seed: int, count: int) -> list[list[At]]:
    """Random shapes of sixteen tiles: some connected, some with islands, some illegal."""
    rng = random.Random(seed)
    found = []
    for _ in range(count):
        tiles: list[At] = [(8, 8)]
        while len(tiles) < 16:
            x, y = rng.choice(tiles)
            leap = rng.choice((1, 1, 1, 1, 1, 1, 1, 1, 2, 2)) if rng.random() < 0.5 else 1
            at = rng.choice(((x + leap, y), (x - leap, y), (x, y + leap), (x, y - leap)))
            if at not in tiles and min(at) >= 0 and max(at) < 16:
                tiles.append(at)
        left, top = min(x for x, _ in tiles), min(y for _, y in tiles)
        found.append([(x - left, y - top) for x, y in tiles])
    return found


def allowed_by_the_rules(tiles: list[At]) -> list[str]:
    def reads(edition: str) -> bool:
        try:
            TEN_TO_KILL.read_options({"edition": edition, "board": tiles})
        except SetupError:
            return False
        return True

    return [edition for edition in EDITIONS if reads(edition)]


def test_the_editor_allows_the_same_editions_as_the_rules(arrive: Arrive) -> None:
    """T1.3: for random boards of every kind."""
    pen = Draughtsman(arrive("Maya"))
    verdicts = set()
    for tiles in shapes(6, 40):
        pen.follows(write(tiles))
        assert pen.tiles == 16
        assert pen.allowed == allowed_by_the_rules(tiles)
        verdicts.add(len(pen.allowed))
    assert verdicts == {0, 2, 4}


# -- accessibility and languages ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_editor_has_no_accessibility_violation(arrive: Arrive, profile: dict[str, object], theme: str) -> None:
    maya = arrive("Maya", color_scheme=theme, **profile)
    pen = Draughtsman(maya, CROOKED)
    pen.page.fill("#board-name", "Crooked")
    pen.person.clicks(".keep .btn")
    found = barriers(maya)
    pen.clicks((1, 1))
    found += barriers(maya)
    Draughtsman(maya, "zzz")
    found += barriers(maya)
    maya.makes_table("ten-to-kill", seats=3)
    maya.page.locator("#option-board").select_option(label="drawn by hand")
    maya.sees(".table-drawing")
    assert found + barriers(maya) == []
    assert maya.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("locale", "title"), [("fr-FR", "Dessiner une ville"), ("pl-PL", "Narysuj miasto")])
def test_the_editor_is_in_the_browsers_language(arrive: Arrive, locale: str, title: str) -> None:
    maya = arrive("Maya", locale=locale)
    for fragment in ("", "abc", ISLANDS, CROOKED, "zzz"):
        Draughtsman(maya, fragment)
        assert not re.findall(r"\b(boards|plan|opening)-[a-z-]+", maya.page.locator("body").inner_text())
    expect(maya.page).to_have_title(re.compile(f"^{re.escape(title)}"))
