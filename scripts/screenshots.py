"""Pictures of every screen, wide and narrow, by night and by day.

``python -m scripts.screenshots [--folder FOLDER] [SCENE ...]``: without the names of scenes, all of them.
"""

from __future__ import annotations

import argparse
import io
import json
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.browser import evenings, first, pire, ten
from tests.browser.chromium import FLAGS, chromium
from tests.browser.moments import asked
from tests.browser.people import Person
from tests.browser.serving import serving
from tests.review.records import between_bots
from tests.tables import TABLES

SIZES: Final[dict[str, dict[str, Any]]] = {
    "1440": {"viewport": {"width": 1440, "height": 900}},
    "360": {
        "viewport": {"width": 360, "height": 740},
        "device_scale_factor": 1.5,
        "has_touch": True,
        "is_mobile": True,
    },
}
THEMES: Final = ("dark", "light")
QUALITY: Final = 66
_TRIES: Final = 30
QUARTET: Final = next(table for table in TABLES if table.game.name == "ten-to-kill" and table.seats == 4)
FAMILY: Final = next(table for table in TABLES if table.game.name == "au-pire-tu-meurs" and table.seats == 5)

Shoot = Callable[[str], None]
Scene = Callable[[Person, Shoot], None]


def pages(maya: Person, shoot: Shoot) -> None:
    """Home, the two explanations, the credits."""
    for name, path, sight in (
        ("home", "/", ".poster"),
        ("how-ten-to-kill", "/how/ten-to-kill", ".step"),
        ("how-au-pire-tu-meurs", "/how/au-pire-tu-meurs", ".step"),
        ("credits", "/credits", ".credits"),
    ):
        maya.goes(path)
        maya.sees(sight)
        shoot(name)


def lobbies(maya: Person, shoot: Shoot) -> None:
    """The table before each game."""
    for game, seats in (("ten-to-kill", 4), ("au-pire-tu-meurs", 5)):
        maya.makes_table(game, seats=seats)
        maya.page.locator(".seat-row").nth(2).get_by_role("button", name="Bot").click()
        maya.sees(".seat-row.bot")
        shoot(f"table-{game}")


def board_editor(maya: Person, shoot: Shoot) -> None:
    """A town that is drawn, one that is not yet one, and a town drawn at a table."""
    maya.goes("/boards#AbcD.2eF.2gh.1iJk.1l1m.1nOp")
    maya.sees(".plan")
    maya.page.fill("#board-name", "Crooked")
    maya.clicks(".keep .btn")
    maya.sees(".qr path")
    shoot("editor")
    maya.page.locator(".plan .tile").first.click()
    maya.page.locator(".plan .lot").first.click()
    shoot("editor-out-of-touch")
    maya.makes_table("ten-to-kill", seats=3)
    maya.page.locator("#option-board").select_option(label="Crooked")
    maya.sees(".table-plan")
    shoot("table-drawn")


def one_device(maya: Person, shoot: Shoot) -> None:
    """A player more on this device, the cover between turns, and the table under it."""
    maya.makes_table("ten-to-kill", seats=3)
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
    maya.sees(".slip-device")
    shoot("covered-table")
    maya.page.get_by_role("button", name="Uncover for Tomasz").click()
    maya.sees(".four")
    shoot("uncovered")


def ten_to_kill(maya: Person, shoot: Shoot) -> None:
    """A board that is laid, a move, a kill and what comes of it, the case file, the log, the count."""
    maya.plays_now("ten-to-kill", {"first": 0, "board": "built"}, seats=3)
    for _ in range(3):
        maya.waits(".tile-box")
        ten.play_once(maya)
    maya.waits(".tile-box")
    maya.clicks(".boxed:nth-child(2)")
    shoot("board-laying")
    for _ in range(_TRIES):
        maya.plays_now("ten-to-kill", {"first": 0, "board": "random", "max_rounds": 6}, seats=4)
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
    shoot("count-ten-to-kill")


def au_pire_tu_meurs(maya: Person, shoot: Shoot) -> None:
    """A card, an accusation, every question, the count."""
    for kind, name in (
        ("answer", "answering"),
        ("identity", "identity"),
        ("prize", "prize"),
        ("retaliate", "retaliating"),
        ("haunt", "haunting"),
    ):
        maya.is_asked(asked("au-pire-tu-meurs", kind, seats=5))
        shoot(f"cards-{name}")
    maya.is_asked(asked("au-pire-tu-meurs", "act", seats=5, fewest=10))
    maya.page.locator(".hand .card.can").first.click(force=True, position=pire.STRIP)
    shoot("cards-playing")
    maya.page.keyboard.press("Escape")
    maya.clicks(".dead")
    maya.clicks(".pl.can .who")
    shoot("cards-accusing")
    maya.plays_now("au-pire-tu-meurs", {"first": 0, "max_turns": 12}, seats=5, bots="random")
    maya.sees(".life")
    pire.play_out([maya])
    shoot("count-au-pire-tu-meurs")


def first_games(maya: Person, shoot: Shoot) -> None:
    """Lessons to read, lessons to do, and what follows the count."""
    for game, lessons in (("ten-to-kill", (1, 4, 8)), ("au-pire-tu-meurs", (3, 5, 9))):
        first.starts(maya, game)
        for number in lessons:
            first.learn(maya, number)
            shoot(f"first-{game}-{number}")
        first.learn(maya)
        shoot(f"first-{game}-count")


def evening(maya: Person, shoot: Shoot) -> None:
    """Friends at a table: the lobby, the big screen, reasons and hints, slips, talk, people, an end without a count."""
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
    maya.sees(".slip-pause")
    shoot("slips")
    maya.page.locator(".tabs button:visible, .tidings-tabs button:visible").filter(has_text="Talk").click()
    shoot("talk")
    maya.clicks(".tool[aria-haspopup]")
    shoot("people")
    maya.page.keyboard.press("Escape")
    maya.page.get_by_role("button", name="Agree").click()
    maya.sees(".broken-off")
    shoot("broken-off")
    ines.context.close()
    code = maya.plays_now("ten-to-kill", {"first": 0, "max_rounds": 1}, seats=4)
    ten.play_out([maya])
    maya.page.get_by_role("button", name="Rematch").click()
    maya.waits(ten.ASKED)
    maya.goes(f"/tv/{code}")
    maya.sees(".board .piece")
    shoot("tv-ten-to-kill")
    code = maya.plays_now("au-pire-tu-meurs", {"first": 0}, seats=5)
    maya.sees(".life")
    maya.goes(f"/tv/{code}")
    maya.sees(".pl")
    shoot("tv-au-pire-tu-meurs")


def replays(maya: Person, shoot: Shoot) -> None:
    """A game that is over, through several eyes; a deduction that was missed; where records come from."""
    maya.goes("/replay")
    maya.sees(".drop")
    shoot("replay-pick")
    names = ["Ada", "Bo", "Cy", "Dee", "Eli"]
    for table, seed, n in ((QUARTET, "g", 40), (FAMILY, "h", 130)):
        record = json.dumps(between_bots(table, seed, names[: table.seats])).encode()
        for eye in ("public", "1", "everything"):
            maya.goes("/credits")
            maya.goes(f"/replay#{eye}@{n}")
            file: Any = {"name": "game.json", "mimeType": "application/json", "buffer": record}
            maya.page.set_input_files(".drop input", file)
            maya.page.wait_for_selector(".insight:not(.busy) :is(.odds-table, .nb)", state="attached")
            shoot(f"replay-{table.game.name}-{eye}")
        if maya.page.locator(".tabs button").first.is_visible():
            maya.page.locator(".tabs button").nth(1).tap()
            shoot(f"replay-{table.game.name}-insight")
            maya.page.locator(".tabs button").first.tap()
        maya.page.keyboard.press(",")
        shoot(f"replay-{table.game.name}-missed")
    maya.clicks(".mark-tools [aria-haspopup]")
    shoot("replay-marks")
    maya.page.keyboard.press("Escape")
    maya.clicks(".transport .play-on")
    shoot("replay-play-on")


SCENES: Final = (
    pages,
    lobbies,
    board_editor,
    one_device,
    ten_to_kill,
    au_pire_tu_meurs,
    first_games,
    evening,
    replays,
)


def take(browser: Browser, port: int, size: str, theme: str, folder: Path, scenes: Iterable[Scene]) -> None:
    """These scenes in one size and one theme."""
    profile = {"locale": "en-US", "color_scheme": theme, "reduced_motion": "reduce", **SIZES[size]}
    maya = Person("Maya", browser.new_context(**profile), f"http://localhost:{port}")

    def shoot(name: str) -> None:
        whole = size == "360" and name.startswith(("how", "home", "table", "credits", "editor"))
        if whole:
            maya.page.evaluate("scrollTo(0, 0)")  # what sticks to the window's edge is where it belongs
        maya.page.wait_for_timeout(450)
        picture = Image.open(io.BytesIO(maya.page.screenshot(full_page=whole)))
        picture.convert("RGB").save(folder / f"{name}-{size}-{theme}.webp", quality=QUALITY, method=6)

    for scene in scenes:
        scene(maya, shoot)
    maya.context.close()
    for problem in maya.problems:
        print(f"{size} {theme}: {problem}", file=sys.stderr)


def main() -> None:
    """Take them all, or some."""
    known = {scene.__name__: scene for scene in SCENES}
    parser = argparse.ArgumentParser(description="Take pictures of the screens.")
    parser.add_argument("--folder", type=Path, default=Path("docs/screens"))
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=", ".join(known))
    asked_for = parser.parse_args()
    if unknown := set(asked_for.scenes) - set(known):
        parser.error(f"no such scene: {', '.join(sorted(unknown))}")
    folder = asked_for.folder
    scenes = [scene for name, scene in known.items() if not asked_for.scenes or name in asked_for.scenes]
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as port, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for size in SIZES:
            for theme in THEMES:
                take(browser, port, size, theme, folder, scenes)
        browser.close()
    taken = list(folder.glob("*.webp"))
    print(f"{len(taken)} pictures, {sum(picture.stat().st_size for picture in taken) // 1024} kB")


if __name__ == "__main__":
    main()
