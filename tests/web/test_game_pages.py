"""The Markdown pages and the files of screens from the games' packages."""

from __future__ import annotations

import re
from base64 import b64encode
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from deadpan.game import Game, game_called, registry
from deadpan.game.defaults import accent_of, usual_seats
from deadpan.locales import LANGUAGES
from deadpan.web.game_files import GameFiles
from deadpan.web.import_map import map_hashes
from tests.server.harness import make_registry, run
from tests.web.driver import browser, running

WITH_RULES = [name for name, found in registry().games.items() if found.game.rules_page is not None]


def test_the_rules_of_every_game_are_served_as_in_its_package() -> None:
    async def test() -> None:
        async with running(make_registry()) as app, browser(app) as http:
            for name in WITH_RULES:
                for lang in LANGUAGES:
                    folder = game_called(name).rules_page
                    assert folder is not None
                    path = f"/api/rules/{lang}/{name}"
                    answer = await http.get(path)
                    assert answer.text == (folder / f"{lang}.md").read_text("utf-8")
                    assert answer.headers["content-type"].startswith("text/markdown")
                    again = await http.get(
                        f"/api/rules/{lang}/{name}", headers={"if-none-match": answer.headers["etag"]}
                    )
                    assert again.status_code == 304

    run(test())


@pytest.mark.parametrize("path", ["rules/en/chess", "rules/xx/chess", "rules/en/..%2f..%2fetc", "how/en/chess"])
def test_pages_of_unknown_games_are_not_found(path: str) -> None:
    async def test() -> None:
        async with running(make_registry()) as app, browser(app) as http:
            assert (await http.get(f"/api/{path}")).status_code == 404
            assert (await http.get(f"/api/rules/xx/{WITH_RULES[0]}")).status_code == 404

    run(test())


def test_a_page_without_a_translation_is_served_in_english(tmp_path: Path, hush: Game, monkeypatch: Any) -> None:
    (tmp_path / "en.md").write_text("# Hush\n", "utf-8")
    object.__setattr__(hush, "how_to_play", tmp_path)

    async def test() -> None:
        async with running(make_registry()) as app, browser(app) as http:
            assert (await http.get("/api/how/pl/hush")).text == "# Hush\n"
            assert (await http.get("/api/rules/pl/hush")).status_code == 404
            shown = {game["name"]: game for game in (await http.get("/api/games")).json()}
            assert shown["hush"]["has_how"]
            assert not shown["hush"]["has_rules"]

    run(test())


@pytest.fixture
def screened(hush: Game, tmp_path: Path) -> Path:
    """The folder with the screen of Hush."""
    folder = tmp_path / "web"
    (folder / "parts").mkdir(parents=True)
    (folder / "screen.js").write_text("export default 1;\n" + "// words that pack well\n" * 40, "utf-8")
    (folder / "parts" / "more.css").write_text("p { color: red }", "utf-8")
    (folder / "__init__.py").write_text("SECRET = 1\n", "utf-8")
    (folder / ".hidden").write_text("SECRET", "utf-8")
    (tmp_path / "outside.txt").write_text("SECRET", "utf-8")
    (tmp_path / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", "utf-8")
    object.__setattr__(hush, "screen", folder)
    object.__setattr__(hush, "icon", tmp_path / "icon.svg")
    return folder


def test_a_screen_is_cached_for_ever_under_a_hash_of_all_its_files(screened: Path) -> None:
    async def test() -> None:
        async with running(make_registry()) as app, browser(app) as http:
            shown = {game["name"]: game for game in (await http.get("/api/games")).json()}
            address = shown["hush"]["screen"]
            assert re.fullmatch(r"/games/hush/[0-9a-f]{16}/screen\.js", address)
            module = await http.get(address, headers={"accept-encoding": "gzip"})
            assert module.text == (screened / "screen.js").read_text("utf-8")
            assert module.headers["content-type"].startswith("text/javascript")
            assert module.headers["content-encoding"] == "gzip"
            assert "immutable" in module.headers["cache-control"]
            style = await http.get(address.replace("screen.js", "parts/more.css"))
            assert style.headers["content-type"].startswith("text/css")
            icon = await http.get(shown["hush"]["icon"])
            assert icon.headers["content-type"].startswith("image/svg+xml")

    run(test())


@pytest.mark.parametrize(
    "path",
    [
        "__init__.py",
        ".hidden",
        "../outside.txt",
        "..%2foutside.txt",
        "%2e%2e/outside.txt",
        "parts/../../outside.txt",
        "parts",
        "parts/",
        "",
        "/etc/passwd",
        "screen.js%00",
        "SCREEN.JS",
    ],
)
def test_only_the_files_of_a_screen_are_served(screened: Path, path: str) -> None:
    async def test() -> None:
        async with running(make_registry()) as app, browser(app) as http:
            shown = {game["name"]: game for game in (await http.get("/api/games")).json()}
            under = shown["hush"]["screen"].removesuffix("screen.js")
            answer = await http.get(under + path)
            assert answer.status_code == 404, answer.text
            assert "SECRET" not in answer.text

    run(test())


def test_another_hash_or_another_game_leads_to_no_file(screened: Path) -> None:
    async def test() -> None:
        async with running(make_registry()) as app, browser(app) as http:
            for path in (
                "/games/hush/0123456789abcdef/screen.js",
                "/games/chess/x/screen.js",
                "/games/",
                "/games/hush",
            ):
                assert (await http.get(f"/games/{path}")).status_code == 404

    run(test())


def test_one_changed_byte_changes_every_address_of_a_screen(screened: Path) -> None:
    before = GameFiles(registry().games).screens["hush"]
    assert GameFiles(registry().games).screens["hush"] == before
    (screened / "parts" / "more.css").write_text("p { color: blue }", "utf-8")
    assert GameFiles(registry().games).screens["hush"] != before


def test_a_folder_without_a_module_is_no_screen(screened: Path) -> None:
    (screened / "screen.js").unlink()
    assert "hush" not in GameFiles(registry().games).screens


def test_a_game_has_a_default_colour_and_number_of_seats(hush: Game) -> None:
    assert re.fullmatch(r"#[0-9a-f]{6}", accent_of(hush))
    assert accent_of(hush) == accent_of(hush)
    assert usual_seats(hush) in hush.rules.players
    assert accent_of(replace(hush, accent="#e8b04b")) == "#e8b04b"
    most = max(hush.rules.players)
    assert usual_seats(replace(hush, players_usual=most)) == most


@pytest.mark.parametrize("wrong", [{"accent": "red"}, {"accent": "#FFF"}, {"players_usual": 99}])
def test_an_invalid_colour_or_number_of_seats_is_refused(hush: Game, wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="hush"):
        replace(hush, **wrong)


def test_the_content_policy_allows_only_the_import_map_of_the_page() -> None:
    page = b'<script type="importmap">{"imports":{}}</script><script>alert(1)</script>'
    (allowed,) = map_hashes(page).split()
    assert allowed == "'sha256-" + b64encode(sha256(b'{"imports":{}}').digest()).decode() + "'"
    assert map_hashes(b"<script>alert(1)</script>") == ""
