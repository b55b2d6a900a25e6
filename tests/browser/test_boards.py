"""The board editor: drawing, judging, keeping, sharing and playing on a board."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from deadpan.games.ten_to_kill.game import TEN_TO_KILL
from deadpan.kernel.errors import SetupError
from tests.browser import ten
from tests.browser.conftest import Arrive
from tests.browser.people import Person
from tests.browser.test_everywhere import DESK, PHONE, barriers

At = tuple[int, int]
EDITIONS = ("fr", "proto", "en", "pl")
CROOKED = "AbcD.2eF.2gh.1iJk.1l1m.1nOp"
CROOKED_TILES = [
    (0, 0), (1, 0), (2, 0), (3, 0), (2, 1), (3, 1), (2, 2), (3, 2), (1, 3), (2, 3), (3, 3), (1, 4), (3, 4), (1, 5),
    (2, 5), (3, 5),
]  # fmt: skip
CROOKED_MARKS = [0, 3, 5, 9, 14]
ISLANDS = "ab2cd.ef2gh..ij2kl.mn2op~5"


class Draughtsman:
    """Somebody at the editor, who points at squares by column and row as they are shown."""

    def __init__(self, person: Person, fragment: str = "") -> None:
        self.person = person
        self.page = person.page
        person.goes(f"/boards{fragment and '#' + fragment}")
        person.sees(".plan")

    def square(self, column: int, row: int) -> Any:
        """The button of a square, counted from the top left of what is shown."""
        return self.page.locator(".plan-row").nth(row).locator("button").nth(column)

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
        """The same with a finger."""
        finger = self.page.context.new_cdp_session(self.page)
        places = [self.middle(*square) for square in squares]
        for kind, (x, y) in zip(["touchStart", *["touchMove"] * (len(places) - 1)], places, strict=True):
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    @property
    def tiles(self) -> int:
        return self.page.locator(".plan .tile").count()

    @property
    def marks(self) -> int:
        return self.page.locator(".plan .tile.sniper").count()

    @property
    def fragment(self) -> str:
        """The board in the address, which follows the drawing a frame or two later."""
        settled = "new Promise(done => setTimeout(() => requestAnimationFrame(() => setTimeout(done, 50)), 50))"
        self.page.evaluate(settled)
        return str(self.page.evaluate("location.hash.slice(1)"))

    @property
    def allowed(self) -> list[str]:
        """The editions whose stamp is on the papers."""
        stamps = self.page.locator(".stamps .yes")
        return [stamps.nth(number).get_attribute("data-edition") or "" for number in range(stamps.count())]

    def says(self, text: str) -> None:
        expect(self.page.locator(".plan-line")).to_contain_text(text)


def write(tiles: Sequence[At], letters: str = "abcdefghijklmnop") -> str:
    """A board as the fragment of a link, by the description of the format alone."""
    rows = []
    for y in range(max(y for _, y in tiles) + 1):
        row, next_free = "", 0
        for x, tile in sorted((at[0], tile) for tile, at in enumerate(tiles) if at[1] == y):
            row += (str(x - next_free) if x > next_free else "") + letters[tile]
            next_free = x + 1
        rows.append(row)
    return ".".join(rows)


# -- drawing -----------------------------------------------------------------------------------------------------------


def test_a_town_is_drawn_by_clicking_and_dragging(arrive: Arrive) -> None:
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
    pen.drags((5, 2), (4, 2))  # a stroke that begins on a tile takes up what it crosses
    assert (pen.tiles, pen.fragment) == (5, "ab.cde~8")
    pen.drags((1, 3), (2, 3), (3, 3), (4, 3), (5, 3), (6, 3))
    pen.drags((1, 4), (2, 4), (3, 4), (4, 4), (5, 4), (6, 4))
    assert pen.tiles == 16
    pen.says("The box is empty.")  # the stroke wanted one more
    pen.clicks((6, 3), (4, 2))
    pen.says("A town. It will do.")


def test_the_paper_grows_where_one_draws_and_a_town_can_be_sixteen_tiles_long(arrive: Arrive) -> None:
    pen = Draughtsman(arrive("Maya"))
    pen.person.clicks(".stamp:has-text('Nothing')")
    for _ in range(16):
        shown = pen.page.locator(".plan-row").first.locator("button").count()
        column = next(
            column for column in range(shown - 1, -1, -1)
            if column == 0 or "tile" in (pen.square(column - 1, 3).get_attribute("class") or "")
        )  # fmt: skip
        pen.clicks((column, 3))
    assert pen.fragment == "abcdefghijklmnop~8"
    assert pen.page.locator(".plan-row").first.locator("button").count() == 16
    pen.says("A town. It will do.")


def test_a_finger_taps_and_drags_without_moving_the_page(arrive: Arrive) -> None:
    pen = Draughtsman(arrive("Maya", **PHONE), "abcd")
    x, y = pen.middle(2, 3)
    pen.page.touchscreen.tap(x, y)
    expect(pen.page.locator(".plan .tile")).to_have_count(3)
    pen.swipes((2, 5), (3, 5), (4, 5), (5, 5))
    expect(pen.page.locator(".plan .tile")).to_have_count(7)
    assert pen.page.evaluate("scrollY") == 0
    pen.page.locator(".act.mark").click()
    pen.swipes((2, 5), (3, 5), (4, 5))
    expect(pen.page.locator(".plan .tile.sniper")).to_have_count(3)


def test_the_keyboard_draws_a_whole_town_and_goes_back(arrive: Arrive) -> None:
    pen = Draughtsman(arrive("Maya"))
    press = pen.page.keyboard.press
    pen.person.clicks(".stamp:has-text('Nothing')")
    pen.page.locator(".plan [tabindex='0']").focus()
    for row in range(4):
        for column in range(4):
            press("Enter" if column % 2 else "Space")
            press("s") if (row, column) in ((0, 0), (3, 3)) else None
            press("ArrowDown" if column == 3 else "ArrowLeft" if row % 2 else "ArrowRight")
    assert pen.fragment == "Abcd.hgfe.ijkl.Ponm"
    assert (pen.tiles, pen.marks, pen.allowed) == (16, 2, list(EDITIONS))
    expect(pen.page.locator(".plan :focus")).to_have_attribute("aria-label", re.compile("empty"))
    press("ArrowUp")
    press("Delete")
    assert pen.tiles == 15
    press("Control+z")
    assert pen.tiles == 16
    press("Control+Shift+z")
    assert pen.tiles == 15
    press("2")
    expect(pen.page.locator(".act.mark")).to_have_attribute("aria-pressed", "true")
    for _ in range(20):  # as far as the paper goes, and no farther
        press("ArrowLeft")
    assert pen.page.locator(".plan :focus").count() == 1
    assert pen.page.locator(".plan-row").first.locator("button").count() == 16


def test_what_was_drawn_is_undone_stroke_by_stroke(arrive: Arrive) -> None:
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


def test_what_is_wrong_is_said_at_once(arrive: Arrive) -> None:
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
    pen.says("Out of touch: the bakery.")
    expect(pen.page.locator(".plan .tile.alone")).to_have_count(1)
    expect(pen.page.get_by_role("button", name="Make a table with this board")).to_be_disabled()


def shapes(seed: int, count: int) -> list[list[At]]:
    """Sixteen tiles each, thrown down so that some are towns, some have islands, and some are neither."""
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


def test_the_editor_judges_as_the_rules_do(arrive: Arrive) -> None:
    """T1.3: for boards of every kind, the stamps are those that the rules would give."""
    pen = Draughtsman(arrive("Maya"))
    verdicts = set()
    for tiles in shapes(6, 40):
        pen.page.evaluate("fragment => { location.hash = fragment; }", write(tiles))
        expect(pen.page.locator(".plan .tile")).to_have_count(16)
        pen.page.wait_for_function("fragment => location.hash.slice(1) === fragment", arg=write(tiles))
        expect(pen.page.locator(".stamps .yes")).to_have_count(len(allowed_by_the_rules(tiles)))
        assert pen.allowed == allowed_by_the_rules(tiles)
        verdicts.add(len(pen.allowed))
    assert verdicts == {0, 2, 4}


# -- links -------------------------------------------------------------------------------------------------------------


def test_a_board_travels_in_its_link(arrive: Arrive) -> None:
    assert write(CROOKED_TILES, "AbcDeFghiJklmnOp") == CROOKED
    maya, bo = arrive("Maya"), arrive("Bo", locale="pl-PL")
    maya.context.grant_permissions(["clipboard-read", "clipboard-write"])
    pen = Draughtsman(maya, CROOKED)
    pen.page.get_by_role("button", name="Copy the link").click()
    link = pen.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{maya.address}/boards#{CROOKED}"
    bo.page.goto(link)
    bo.sees(".plan")
    other = Draughtsman(bo, CROOKED)
    assert (other.tiles, other.marks, other.allowed) == (16, 5, list(EDITIONS))
    bo.sees(".share .qr path")
    bo.page.reload()
    expect(bo.page.locator(".plan .tile.sniper")).to_have_count(5)


NONSENSE = (
    "%E0%A4%A", "zzz", "aa", "abc~99", "a~", "17a", "99999999999999999999a", ".", "12", "a" + "." * 16 + "b", "A" * 700,
    "<b>x</b>", "{}", "abc~8~8",
)  # fmt: skip


def test_nonsense_in_a_link_gets_a_sentence(arrive: Arrive) -> None:
    maya = arrive("Maya")
    for nonsense in NONSENSE:
        maya.goes("/credits")
        pen = Draughtsman(maya, nonsense)
        expect(pen.page.get_by_role("alert"), nonsense).to_contain_text("no town we can read")
        pen.says("An empty plot.")
    pen.clicks((2, 2))
    expect(pen.page.get_by_role("alert")).to_have_count(0)
    assert pen.fragment == "a~8"
    pen.page.evaluate("location.hash = 'zz'")  # typed into the bar while a board is drawn: it stays
    expect(pen.page.get_by_role("alert")).to_contain_text("no town we can read")
    assert pen.tiles == 1


# -- the shelf ---------------------------------------------------------------------------------------------------------


def test_boards_are_kept_by_name_and_thrown_away_again(arrive: Arrive) -> None:
    pen = Draughtsman(arrive("Maya"), CROOKED)
    keep = pen.page.locator(".keep .btn")
    expect(keep).to_be_disabled()
    pen.page.fill("#board-name", "<i>Crooked</i>")
    keep.click()
    expect(pen.page.locator(".keep")).to_contain_text("Kept in this browser.")
    pen.person.clicks(".stamp:has-text('Ring')")
    pen.page.fill("#board-name", "Ring road")
    keep.click()
    pen.person.goes("/")
    pen.person.clicks(".foot a[href='/boards']")
    kept = pen.page.locator(".kept")
    expect(kept).to_have_count(2)
    kept.nth(1).click()
    assert (pen.fragment, kept.nth(1).inner_text()) == (CROOKED, "<i>Crooked</i>")
    expect(pen.page.locator("#board-name")).to_have_value("<i>Crooked</i>")
    pen.page.get_by_label("Throw Ring road away").click()
    expect(kept).to_have_count(1)
    pen.page.get_by_role("button", name="Bring it back").click()
    expect(kept).to_have_count(2)
    pen.page.get_by_label("Throw Ring road away").click()
    pen.page.reload()
    expect(kept).to_have_count(1)
    pen.person.clicks(".stamp:has-text('Cross')")
    pen.page.fill("#board-name", "<i>Crooked</i>")
    pen.page.get_by_role("button", name="Keep it anew").click()
    expect(kept).to_have_count(1)
    assert "1ab.1cd" in pen.page.evaluate("localStorage.getItem('deadpan:boards')")


def test_what_else_stands_on_the_shelf_is_passed_over(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.goes("/")
    for junk in ("{", "7", "null", '[7, null, {"name": ""}, {"name": "x", "board": "zz"}]'):
        maya.page.evaluate("junk => localStorage.setItem('deadpan:boards', junk)", junk)
        maya.goes("/credits")
        Draughtsman(maya, CROOKED)
        assert not maya.has(".kept")


# -- tables ------------------------------------------------------------------------------------------------------------


def options_at(person: Person) -> Any:
    """What the host says was agreed on at the table whose address is open."""
    person.page.wait_for_url("**/t/*")
    code = person.page.url.rsplit("/", 1)[-1]
    return person.context.request.get(f"{person.address}/api/tables/{code}").json()["options"]


def test_a_table_is_made_with_the_board_and_its_marks(arrive: Arrive) -> None:
    """T1.4, T1.8: the host's own board and sniper tiles, in the lobby and in the game."""
    maya = arrive("Maya")
    Draughtsman(maya, CROOKED)
    maya.page.get_by_role("button", name="Make a table with this board").click()
    maya.sees(".ticket-code")
    assert options_at(maya) == {"board": [list(at) for at in CROOKED_TILES], "sniper_tiles": CROOKED_MARKS}
    expect(maya.page.locator(".shape .tile.sniper")).to_have_count(5)
    maya.clicks(".start .btn")  # bots for the empty chairs
    maya.clicks(".start .go:enabled")
    maya.sees(".board .tile")
    lying = maya.page.locator(".board .tile").evaluate_all(
        "tiles => tiles.map(({ style, classList }) => "
        "[+style.getPropertyValue('--x'), +style.getPropertyValue('--y'), classList.contains('sniper')])"
    )
    assert lying == [[x, y, tile in CROOKED_MARKS] for tile, (x, y) in enumerate(CROOKED_TILES)]


def test_or_tried_at_once_against_bots(arrive: Arrive) -> None:
    maya = arrive("Maya")
    Draughtsman(maya, ISLANDS)
    maya.page.get_by_role("button", name="Try it against bots").click()
    maya.sees(".board .tile")
    assert options_at(maya)["sniper_tiles"] == 5
    expect(maya.page.locator(".board .tile.sniper")).to_have_count(5)
    maya.waits(ten.ASKED)


def test_the_lobby_offers_the_boards_of_this_browser(arrive: Arrive) -> None:
    """T1.3: those that the table's edition plays on."""
    maya = arrive("Maya")
    shelf = [
        {"name": "Crooked", "board": CROOKED},
        {"name": "Islands", "board": ISLANDS},
        {"name": "Plot", "board": "ab"},
    ]
    maya.context.add_init_script(f"localStorage.setItem('deadpan:boards', {json.dumps(json.dumps(shelf))})")
    maya.makes_table("ten-to-kill", seats=3)
    field = maya.page.locator("#option-board")
    expect(field.locator("optgroup option")).to_have_text(["Crooked", "Islands"])
    field.select_option(label="Islands")
    expect(maya.page.locator(".shape .tile")).to_have_count(16)
    expect(field).to_have_value("kept:Islands")
    expect(maya.page.locator("#option-sniper_tiles")).to_have_value("5")
    field.select_option(label="Crooked")
    expect(maya.page.locator("#option-sniper_tiles")).to_have_attribute("placeholder", "marked by hand")
    assert options_at(maya) == {"board": [list(at) for at in CROOKED_TILES], "sniper_tiles": CROOKED_MARKS}
    field.select_option("ring")
    expect(maya.page.locator("#option-sniper_tiles")).to_have_value("5")  # as many, wherever chance puts them
    maya.page.get_by_role("button", name="French", exact=True).click()
    expect(field.locator("optgroup option")).to_have_text(["Crooked"])


def test_a_board_is_drawn_in_the_lobby_too(arrive: Arrive) -> None:
    maya, bo = arrive("Maya"), arrive("Bo")
    code = maya.makes_table("ten-to-kill", seats=3)
    bo.goes(f"/t/{code}")
    maya.page.locator("#option-board").select_option(label="drawn by hand")
    maya.sees(".table-plan .plan")
    expect(bo.page.locator(".shape .tile")).to_have_count(16)
    squares = maya.page.locator(".table-plan .plan-row")
    squares.nth(2).locator("button").nth(2).click()  # the bakery is taken up: no board, so nothing is agreed on
    expect(maya.page.locator(".plan-line")).to_contain_text("One tile left to lay.")
    squares.nth(6).locator("button").nth(2).click()
    maya.page.locator(".table-plan .act.mark").click()
    squares.nth(6).locator("button").nth(2).click()
    expect(bo.page.locator(".shape .tile.sniper")).to_have_count(1)
    agreed = options_at(maya)
    assert (agreed["board"][0], agreed["sniper_tiles"]) == ([0, 4], [0])
    assert not bo.has(".table-plan")


# -- for everybody -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_editor_has_no_barrier(arrive: Arrive, profile: dict[str, object], theme: str) -> None:
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
    maya.sees(".table-plan")
    assert found + barriers(maya) == []
    assert maya.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("locale", "title"), [("fr-FR", "Dessiner une ville"), ("pl-PL", "Narysuj miasto")])
def test_the_editor_speaks_the_browsers_language(arrive: Arrive, locale: str, title: str) -> None:
    maya = arrive("Maya", locale=locale)
    for fragment in ("", "abc", ISLANDS, CROOKED, "zzz"):
        Draughtsman(maya, fragment)
        assert not re.findall(r"\b(boards|plan|opening)-[a-z-]+", maya.page.locator("body").inner_text())
    assert maya.page.title().startswith(title)
