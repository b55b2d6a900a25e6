"""The words of the installed games over HTTP."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource

from deadpan.game import registry
from deadpan.game.word_files import message_ids
from deadpan.locales import LANGUAGES, Language, Words
from deadpan.locales.page_words import game_words, home_words, part_words
from tests.server.harness import make_registry, run
from tests.web.driver import browser, running

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_game = pytest.mark.parametrize("game", registry().games)


def with_server(test: Callable[[httpx.AsyncClient], Coroutine[Any, Any, None]]) -> None:
    """Runs a test with a client of a server."""

    async def whole() -> None:
        async with running(make_registry()) as app, browser(app) as http:
            await test(http)

    run(whole())


def said(text: str, message: str) -> str:
    """A message of a Fluent text that uses no variables."""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    pattern = bundle.get_message(message).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, {})[0])


def files(game: str) -> list[Path]:
    """The files of words of a game for the page, in English."""
    words = Path(str(registry().games[game].words))
    return sorted((words / "page" / "en").glob("*.ftl"))


@every_language
def test_the_home_page_gets_the_titles_of_all_games_but_not_their_rules(lang: Language) -> None:
    async def test(http: httpx.AsyncClient) -> None:
        answer = await http.get(f"/api/words/{lang}")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        ids = message_ids(answer.text)
        for game, installed in registry().games.items():
            assert said(answer.text, f"{game}-title") == Words(lang).title(game)
            assert (
                not {f"{game}-do-{choice.__struct_config__.tag}" for choice in installed.game.rules.choice_types} & ids
            )

    with_server(test)


@every_language
@every_game
def test_every_message_of_a_game_is_served_in_some_part(lang: Language, game: str) -> None:
    words = Path(str(registry().games[game].words))

    async def test(http: httpx.AsyncClient) -> None:
        got: set[str] = set()
        for path in (f"/{game}", *(f"/{game}/{file.stem}" for file in files(game))):
            answer = await http.get(f"/api/words/{lang}{path}")
            assert answer.status_code == 200
            got |= message_ids(answer.text)
        written = [words / f"{lang}.ftl", *(words / "page" / lang).glob("*.ftl")]
        assert got == {message for file in written for message in message_ids(file.read_text("utf-8"))}

    with_server(test)


def test_unknown_languages_games_and_parts_are_not_found() -> None:
    async def test(http: httpx.AsyncClient) -> None:
        game = next(iter(registry().games))
        for path in ("de", f"de/{game}", "en/chess", f"en/{game}/no-such-part", f"en/{game}/..%2F..%2Fen"):
            answer = await http.get(f"/api/words/{path}")
            assert answer.status_code == 404, path
            assert answer.json()["code"] == "no-such-page"

    with_server(test)


def test_words_are_revalidated_by_their_etag() -> None:
    async def test(http: httpx.AsyncClient) -> None:
        path = f"/api/words/en/{next(iter(registry().games))}"
        first = await http.get(path)
        assert first.headers["cache-control"] == "no-cache"
        known = {"if-none-match": first.headers["etag"]}
        again = await http.get(path, headers=known)
        assert (again.status_code, again.content) == (304, b"")
        assert (await http.get(path.replace("en", "fr", 1), headers=known)).status_code == 200

    with_server(test)


def test_missing_translations_are_served_in_english(tmp_path: Path) -> None:
    for name, text in {
        "en.ftl": "toy-title = Toy\ntoy-a = A { $x }\n    .more = M\n",
        "fr.ftl": "toy-a = Â\n",
        "page/en/screen.ftl": "table-one = 1\ntable-two = 2\n",
        "page/fr/screen.ftl": "table-two = deux\n",
        "page/en/how.ftl": "how-one = 1\n",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    french = game_words(tmp_path, "fr")
    assert [said(french, each) for each in ("toy-title", "toy-a", "table-one", "table-two")] == [
        "Toy",
        "Â",
        "1",
        "deux",
    ]
    assert french.count("toy-a =") == 1
    assert "    .more = M" in game_words(tmp_path, "pl")
    assert home_words(tmp_path, "toy", "fr") == "toy-title = Toy\n"
    assert part_words(tmp_path, "how", "fr") == "how-one = 1\n"
    (tmp_path / "page/en/home.ftl").write_text("toy-line = About { toy-a.more }\n", "utf-8")
    home = home_words(tmp_path, "toy", "pl")  # with the messages that its own refer to, and no others of the game
    assert [said(home, each) for each in ("toy-title", "toy-line")] == ["Toy", "About M"]
    assert part_words(tmp_path, "lesson", "fr") is None
    assert part_words(tmp_path, "../../en", "fr") is None
