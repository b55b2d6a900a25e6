"""A game from another package, with a screen of its own that was written by hand without a build step."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.people import Person
from tests.browser.serving import serving
from tests.browser.test_everywhere import DESK, barriers
from tests.hush import SOURCE, build_wheel

SCREENS = Path(__file__).parent / "screens"
SPRITE = """<svg xmlns="http://www.w3.org/2000/svg"><symbol id="moon" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/>
</symbol></svg>"""
_CHOICES = ".mine-choices button"


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A server that finds Hush, installed from a wheel with a screen."""
    source = tmp_path_factory.mktemp("source") / "hush"
    shutil.copytree(SOURCE, source)
    package = source / "src" / "deadpan_hush"
    (package / "web" / "art").mkdir(parents=True)
    shutil.copy(SCREENS / "good.js", package / "web" / "screen.js")
    (package / "web" / "art" / "sprite.svg").write_text(SPRITE, "utf-8")
    (package / "web" / "art" / "screen.css").write_text(".own-title { letter-spacing: 3px }", "utf-8")
    described = (package / "__init__.py").read_text("utf-8")
    changes = {
        "rules=Hush()": 'rules=Hush(), screen=files(__name__) / "web", accent="#a0c4ff"',
        "from typing import": "from importlib.resources import files\nfrom typing import",
    }
    for before, after in changes.items():
        assert before in described
        described = described.replace(before, after)
    (package / "__init__.py").write_text(described, "utf-8")
    wheel = build_wheel(source, tmp_path_factory.mktemp("wheel"))
    folder = tmp_path_factory.mktemp("packages")
    with ZipFile(wheel) as packed:
        packed.extractall(folder)
    with serving(tmp_path_factory.mktemp("tables"), {**os.environ, "PYTHONPATH": str(folder)}) as port:
        yield port


def test_a_whole_game_on_a_screen_written_by_hand(arrive: Arrive) -> None:
    maya, tv = arrive("Maya", **DESK), arrive("Nobody", **DESK)
    maya.goes("/")
    expect(maya.sees(".hush-poster")).to_contain_text("by hand")
    moon = maya.page.locator(".hush-poster .ic use").get_attribute("href") or ""
    assert moon.endswith("/art/sprite.svg#moon")
    maya.page.get_by_role("button", name="Play now: Hush").click()
    maya.sees("main.own-screen")
    expect(maya.page.locator(".own-title")).to_have_css("letter-spacing", "3px")
    code = maya.page.url.rpartition("/")[2].partition("#")[0]
    tv.goes(f"/tv/{code}")
    tv.sees("main.own-screen")
    for _ in range(100):
        maya.page.wait_for_selector(f"{_CHOICES}, .count")
        if maya.is_over:
            break
        asked = maya.question()
        maya.clicks(_CHOICES)
        maya.leaves(asked)
    expect(tv.sees(".count h1")).to_have_text(maya.sees(".count h1").inner_text())
    tv.goes(f"/replay/{code}/1")
    tv.sees("main.own-screen")
    tv.page.get_by_role("button", name="To the end").click()
    expect(tv.sees(".count h1")).to_have_text(maya.sees(".count h1").inner_text())
    assert barriers(maya) == []


def brings(person: Person, module: str) -> None:
    """Replace the module of the screen."""

    def answer(route: Route) -> None:
        route.fulfill(body=module, content_type="text/javascript")

    person.page.route("**/games/hush/*/screen.js", answer)


_TOO_NEW = "export default { clientApi: 999, screen: async () => () => null };"
_OTHER = "made for another version of this page"
_GONE = "did not arrive"
_BROKEN = "went wrong"


@pytest.mark.parametrize(
    ("module", "said"),
    [
        (_TOO_NEW, _OTHER),
        ("throw new Error('at import');", _GONE),
        ("this is no module", _GONE),
        ("export const nothing = 1;", _GONE),
        ("import { noSuchThing } from 'deadpan/client'; export default noSuchThing;", _GONE),
        ("export default { clientApi: 2, screen: async () => { throw new Error('when fetched'); } };", _GONE),
        ("export default { clientApi: 2, screen: async () => () => { throw new Error('when drawn'); } };", _BROKEN),
    ],
)
def test_a_broken_screen_is_replaced_by_an_error(arrive: Arrive, module: str, said: str) -> None:
    maya = arrive("Maya", **DESK)
    brings(maya, module)
    maya.goes("/")
    maya.page.get_by_role("button", name="Play now: Hush").click()
    expect(maya.sees(".game-missing [role=alert]")).to_contain_text(said)
    assert maya.has(".top")


def test_a_broken_poster_is_replaced_by_a_plain_one(arrive: Arrive) -> None:
    maya = arrive("Maya", **DESK)
    poster = "poster: { component: () => { throw new Error('when drawn'); } }"
    brings(maya, f"export default {{ clientApi: 2, screen: async () => () => null, {poster} }};")
    maya.goes("/")
    expect(maya.sees(".plain-poster h2")).to_have_text("Hush")
    assert maya.page.locator(".plain-poster").evaluate("card => card.style.getPropertyValue('--accent')") == "#a0c4ff"
    assert barriers(maya) == []
