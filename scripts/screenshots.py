"""Take pictures of every screen, wide and narrow, with the light and the dark theme.

``python -m scripts.screenshots [--folder FOLDER] [SCENE ...]``: without names of scenes, all of them.
"""

from __future__ import annotations

import argparse
import io
import json
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from scripts.scenes import Scene, Shoot, of_games
from tests.browser import first
from tests.browser.chromium import FLAGS, chromium
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
OF_GAMES: Final = of_games()


def pages(maya: Person, shoot: Shoot) -> None:
    """The home page, the explanation of each game, the credits."""
    for name, path, sight in (
        ("home", "/", ".poster"),
        *((f"how-{each.GAME}", f"/how/{each.GAME}", ".step") for each in OF_GAMES),
        ("credits", "/credits", ".credits"),
    ):
        maya.goes(path)
        maya.sees(sight)
        shoot(name)


def lobbies(maya: Person, shoot: Shoot) -> None:
    """The lobby of each game."""
    for each in OF_GAMES:
        maya.makes_table(each.GAME, seats=each.SEATS)
        maya.page.locator(".seat-row").nth(2).get_by_role("button", name="Bot").click()
        maya.sees(".seat-row.bot")
        shoot(f"table-{each.GAME}")


def first_games(maya: Person, shoot: Shoot) -> None:
    """Some lessons of each first game, and the screen after its count."""
    for each in OF_GAMES:
        first.starts(maya, each.GAME)
        for number in each.LESSONS:
            first.learn(maya, number)
            shoot(f"first-{each.GAME}-{number}")
        first.learn(maya)
        shoot(f"first-{each.GAME}-count")


def replays(maya: Person, shoot: Shoot) -> None:
    """The page that picks a record, a replay as different seats, and a missed deduction."""
    maya.goes("/replay")
    maya.sees(".drop")
    shoot("replay-pick")
    names = ["Ada", "Bo", "Cy", "Dee", "Eli"]
    for each in OF_GAMES:
        table = next(table for table in TABLES if (table.game.name, table.seats) == (each.GAME, each.SEATS))
        seed, n = each.REPLAYED
        record = json.dumps(between_bots(table, seed, names[: table.seats])).encode()
        for eye in ("public", "1", "everything"):
            maya.goes("/credits")
            maya.goes(f"/replay#{eye}@{n}")
            file: Any = {"name": "game.json", "mimeType": "application/json", "buffer": record}
            maya.page.set_input_files(".drop input", file)
            maya.page.wait_for_selector(".insight:not(.busy) :is(.odds-table, .notebook-entry)", state="attached")
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
    maya.clicks(".player-controls .play-on")
    shoot("replay-play-on")


SCENES: Final = (pages, lobbies, *(scene for each in OF_GAMES for scene in each.SCENES), first_games, replays)


def take(browser: Browser, port: int, size: str, theme: str, folder: Path, scenes: Iterable[Scene]) -> None:
    """Take these scenes in one size and one theme."""
    profile = {"locale": "en-US", "color_scheme": theme, "reduced_motion": "reduce", **SIZES[size]}
    maya = Person("Maya", browser.new_context(**profile), f"http://localhost:{port}")

    def shoot(name: str) -> None:
        whole = size == "360" and name.startswith(("how", "home", "table", "credits", "editor"))
        if whole:
            maya.page.evaluate("scrollTo(0, 0)")  # so that sticky elements are in their place
        maya.page.wait_for_timeout(450)
        picture = Image.open(io.BytesIO(maya.page.screenshot(full_page=whole)))
        picture.convert("RGB").save(folder / f"{name}-{size}-{theme}.webp", quality=QUALITY, method=6)

    for scene in scenes:
        scene(maya, shoot)
    maya.context.close()
    for problem in maya.problems:
        print(f"{size} {theme}: {problem}", file=sys.stderr)


def main() -> None:
    """Take the scenes named on the command line, or all."""
    known = {scene.__name__: scene for scene in SCENES}
    parser = argparse.ArgumentParser(description="Take pictures of the screens.")
    parser.add_argument("--folder", type=Path, default=Path("build/screens"))
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
