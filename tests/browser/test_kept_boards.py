"""Drawn boards: shared by link, saved in the browser, and played on."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser import ten
from tests.browser.conftest import Arrive
from tests.browser.draughtsman import CROOKED, CROOKED_MARKS, CROOKED_TILES, EDITIONS, ISLANDS, Draughtsman, write
from tests.browser.people import Person

# -- links -------------------------------------------------------------------------------------------------------------


def test_a_link_contains_the_whole_board(arrive: Arrive) -> None:
    assert write(CROOKED_TILES, "AbcDeFghiJklmnOp") == CROOKED
    maya, bo = arrive("Maya"), arrive("Bo", locale="pl-PL")
    maya.context.grant_permissions(["clipboard-read", "clipboard-write"])
    pen = Draughtsman(maya, CROOKED)
    pen.page.get_by_role("button", name="Copy the link").click()
    expect(pen.page.get_by_role("button", name="Copied")).to_be_visible()
    link = pen.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{maya.address}/boards#{CROOKED}"
    bo.page.goto(link)
    bo.sees(".drawing-grid")
    other = Draughtsman(bo, CROOKED)
    assert (other.tiles, other.marks, other.allowed) == (16, 5, list(EDITIONS))
    bo.sees(".share .qr path")
    bo.page.reload()
    expect(bo.page.locator(".drawing-grid .tile.sniper")).to_have_count(5)


NONSENSE = (
    "%E0%A4%A", "zzz", "aa", "abc~99", "a~", "17a", "99999999999999999999a", ".", "12", "a" + "." * 16 + "b", "A" * 700,
    "<b>x</b>", "{}", "abc~8~8",
)  # fmt: skip


def test_an_unreadable_link_shows_an_error(arrive: Arrive) -> None:
    maya = arrive("Maya")
    for nonsense in NONSENSE:
        maya.goes("/credits")
        pen = Draughtsman(maya, nonsense)
        expect(pen.page.get_by_role("alert"), nonsense).to_contain_text("no town we can read")
        pen.says("An empty plot.")
    pen.clicks((2, 2))
    expect(pen.page.get_by_role("alert")).to_have_count(0)
    assert pen.fragment == "a~8"
    pen.page.evaluate("location.hash = 'zz'")  # typed into the address bar: the drawn board stays
    expect(pen.page.get_by_role("alert")).to_contain_text("no town we can read")
    assert pen.tiles == 1


# -- saved boards ------------------------------------------------------------------------------------------------------


def test_boards_are_saved_by_name_and_can_be_deleted(arrive: Arrive) -> None:
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
    pen.page.get_by_role("button", name="Replace it").click()
    expect(kept).to_have_count(1)
    assert "1ab.1cd" in pen.page.evaluate("localStorage.getItem('deadpan:boards')")


def test_invalid_saved_boards_are_ignored(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.goes("/")
    for junk in ("{", "7", "null", '[7, null, {"name": ""}, {"name": "x", "board": "zz"}]'):
        maya.page.evaluate("junk => localStorage.setItem('deadpan:boards', junk)", junk)
        maya.goes("/credits")
        Draughtsman(maya, CROOKED)
        assert not maya.has(".kept")


# -- tables ------------------------------------------------------------------------------------------------------------


def options_at(person: Person) -> Any:
    """The options of the open table, as the server has them."""
    person.page.wait_for_url("**/t/*")
    code = person.page.url.rsplit("/", 1)[-1]
    return person.context.request.get(f"{person.address}/api/tables/{code}").json()["options"]


def test_a_table_is_made_with_the_board_and_its_marks(arrive: Arrive) -> None:
    """T1.4, T1.8: the host's board and sniper tiles, in the lobby and in the game."""
    maya = arrive("Maya")
    Draughtsman(maya, CROOKED)
    maya.page.get_by_role("button", name="Open a table with this board").click()
    maya.sees(".ticket-code")
    assert options_at(maya) == {"board": [list(at) for at in CROOKED_TILES], "sniper_tiles": CROOKED_MARKS}
    expect(maya.page.locator(".shape .tile.sniper")).to_have_count(5)
    maya.clicks(".start .btn")  # bots for the empty seats
    maya.clicks(".start .go:enabled")
    maya.sees(".board .tile")
    lying = maya.page.locator(".board .tile").evaluate_all(
        "tiles => tiles.map(({ style, classList }) => "
        "[+style.getPropertyValue('--x'), +style.getPropertyValue('--y'), classList.contains('sniper')])"
    )
    assert lying == [[x, y, tile in CROOKED_MARKS] for tile, (x, y) in enumerate(CROOKED_TILES)]


def test_a_drawn_board_can_be_tried_at_once_against_bots(arrive: Arrive) -> None:
    maya = arrive("Maya")
    Draughtsman(maya, ISLANDS)
    maya.page.get_by_role("button", name="Try it against bots").click()
    maya.sees(".board .tile")
    assert options_at(maya)["sniper_tiles"] == 5
    expect(maya.page.locator(".board .tile.sniper")).to_have_count(5)
    maya.waits(ten.ASKED)


def test_the_lobby_offers_the_saved_boards(arrive: Arrive) -> None:
    """T1.3: those that the table's edition allows."""
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
    expect(maya.page.locator("#option-sniper_tiles")).to_have_value("5")  # the number is kept, chance places them
    maya.page.get_by_role("button", name="French", exact=True).click()
    expect(field.locator("optgroup option")).to_have_text(["Crooked"])


def test_a_board_can_be_drawn_in_the_lobby(arrive: Arrive) -> None:
    maya, bo = arrive("Maya"), arrive("Bo")
    code = maya.makes_table("ten-to-kill", seats=3)
    bo.goes(f"/t/{code}")
    maya.page.locator("#option-board").select_option(label="drawn by hand")
    maya.sees(".table-drawing .drawing-grid")
    expect(bo.page.locator(".shape .tile")).to_have_count(16)
    squares = maya.page.locator(".table-drawing .drawing-row")
    squares.nth(2).locator("button").nth(
        2
    ).click()  # a tile is removed: the shape is illegal, so the option is not sent
    expect(maya.page.locator(".drawing-status")).to_contain_text("One tile left to lay.")
    squares.nth(6).locator("button").nth(2).click()
    maya.page.locator(".table-drawing .act.mark").click()
    squares.nth(6).locator("button").nth(2).click()
    expect(bo.page.locator(".shape .tile.sniper")).to_have_count(1)
    agreed = options_at(maya)
    assert (agreed["board"][0], agreed["sniper_tiles"]) == ([0, 4], [0])
    assert not bo.has(".table-drawing")
