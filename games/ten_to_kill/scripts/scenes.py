"""The screens of 10' to Kill that `scripts.screenshots` pictures besides those of every game."""

from __future__ import annotations

from typing import Final

from scripts.scenes import Scene, Shoot
from tests.browser import evenings, ten
from tests.browser.people import Person

GAME: Final = "ten-to-kill"
SEATS: Final = 4
LESSONS: Final = (1, 4, 8)
"""The lessons of the first game that are pictured."""
REPLAYED: Final = ("g", 40)
"""The seed of the replayed game, and the moment that is pictured."""
_TRIES: Final = 30


def board_editor(maya: Person, shoot: Shoot) -> None:
    """The board editor with a legal board and with an illegal one, and a table with a drawn board."""
    maya.goes("/boards#AbcD.2eF.2gh.1iJk.1l1m.1nOp")
    maya.sees(".drawing-grid")
    maya.page.fill("#board-name", "Crooked")
    maya.clicks(".keep .btn")
    maya.sees(".qr path")
    shoot("editor")
    maya.page.locator(".drawing-grid .tile").first.click()
    maya.page.locator(".drawing-grid .empty-square").first.click()
    shoot("editor-out-of-touch")
    maya.makes_table(GAME, seats=3)
    maya.page.locator("#option-board").select_option(label="Crooked")
    maya.sees(".table-drawing")
    shoot("table-drawn")


def one_device(maya: Person, shoot: Shoot) -> None:
    """A second player on the device, the cover between turns, and the table under the cover."""
    maya.makes_table(GAME, seats=3)
    maya.page.get_by_role("button", name="Add a player on this device").click()
    maya.page.fill("#guest-name", "Tomasz")
    shoot("table-one-device")
    maya.page.get_by_role("button", name="Sit down", exact=True).click()
    maya.sees(".seat-row:has-text('on this device')")
    maya.page.locator(".seat-row").nth(2).get_by_role("button", name="Bot").click()
    maya.sets("first", 1)
    maya.clicks(".start .go:enabled")
    maya.sees(".pass .btn.go[aria-disabled=false]")
    shoot("cover")
    maya.page.get_by_role("button", name="Look at the table first").click()
    maya.sees(".banner-device")
    shoot("covered-table")
    maya.page.get_by_role("button", name="Uncover for Tomasz").click()
    maya.sees(".four")
    shoot("uncovered")


def board(maya: Person, shoot: Shoot) -> None:
    """Laying a board, a move, a kill and what follows it, the case file, the log, the count."""
    maya.plays_now(GAME, {"first": 0, "board": "built"}, seats=3)
    for _ in range(3):
        maya.waits(".tile-box")
        ten.play_once(maya)
    maya.waits(".tile-box")
    maya.clicks(".boxed:nth-child(2)")
    shoot("board-laying")
    for _ in range(_TRIES):
        maya.plays_now(GAME, {"first": 0, "board": "random", "max_rounds": 6}, seats=4)
        maya.waits(ten.ASKED)
        ten.play_once(maya, kills=False)
        maya.waits(ten.ASKED)
        maya.clicks(".act.kill")
        if maya.has(".piece.lit"):
            break
    maya.clicks(".act.move")
    maya.page.locator(".piece.can").nth(3).click(force=True)
    shoot("board-moving")
    maya.clicks(".act.kill")
    maya.page.locator(".piece.lit").first.click(force=True)
    if maya.has(".crowd-one"):
        maya.clicks(".crowd-one:not([aria-disabled=true])")
    shoot("board-killing")
    maya.clicks(".deed")
    maya.page.wait_for_timeout(1200)
    shoot("board-after-a-kill")
    for _ in range(2):
        maya.waits(ten.ASKED)
        if not maya.is_over:
            ten.play_once(maya)
    for name in ("Case file", "Log"):
        tab = maya.page.locator(".tabs button", has_text=name)
        if tab.is_visible():
            tab.tap()
            shoot("case-file" if name == "Case file" else "log")
    if maya.page.locator(".tabs button").first.is_visible():
        maya.page.locator(".tabs button").first.tap()
    maya.clicks(".table-chip")
    maya.sees(".qr path")
    shoot("menu")
    maya.page.keyboard.press("Escape")
    ten.play_out([maya])
    shoot(f"count-{GAME}")


def evening(maya: Person, shoot: Shoot) -> None:
    """A table with friends: lobby, big screen, refusals and hints, banners, talk, people, a game ended by vote."""
    assert maya.context.browser is not None
    ines = Person("Ines", maya.context.browser.new_context(locale="en-US"), maya.address)
    code = evenings.sit_down(maya, ines, options={"first": 0}, choice_seconds=60, game_seconds=600, hints=True)
    for person, text in ((maya, "Nobody knows anything, I take it?"), (ines, "I was asleep.")):
        person.page.locator(".say input").fill(text)
        person.page.keyboard.press("Enter")
    maya.page.get_by_role("button", name="Suspicious").click()
    ines.page.locator(".talk-lines .emote").wait_for()
    shoot("table-with-friends")
    maya.goes(f"/tv/{code}")
    maya.sees(".tv-ticket .qr path")
    shoot("tv-lobby")
    maya.goes(f"/t/{code}")
    evenings.begin(maya, ines)
    maya.waits(ten.ASKED)
    maya.clicks(".act.kill")
    maya.page.locator(".piece.wonder").first.click(force=True)
    shoot("board-why-not")
    maya.clicks(".hint")
    maya.sees(".deed")
    shoot("board-hint")
    ines.clicks(".table-chip")
    ines.page.get_by_role("button", name="Ask to end the game").click()
    ines.page.get_by_role("button", name="Pause", exact=True).click()
    maya.sees(".banner-pause")
    shoot("banners")
    maya.page.locator(".tabs button:visible, .log-chat-tabs button:visible").filter(has_text="Talk").click()
    shoot("talk")
    maya.clicks(".tool[aria-haspopup]")
    shoot("people")
    maya.page.keyboard.press("Escape")
    maya.page.get_by_role("button", name="Agree").click()
    maya.sees(".broken-off")
    shoot("broken-off")
    ines.context.close()
    code = maya.plays_now(GAME, {"first": 0, "max_rounds": 1}, seats=4)
    ten.play_out([maya])
    maya.page.get_by_role("button", name="Rematch").click()
    maya.waits(ten.ASKED)
    maya.goes(f"/tv/{code}")
    maya.sees(".board .piece")
    shoot(f"tv-{GAME}")


SCENES: Final[tuple[Scene, ...]] = (board_editor, one_device, board, evening)
