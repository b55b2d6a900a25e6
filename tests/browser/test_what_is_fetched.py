"""A page that shows one game fetches no files of another."""

from __future__ import annotations

import pytest

from deadpan.game import registry
from tests.browser.conftest import Arrive
from tests.browser.people import Person
from tests.browser.test_everywhere import DESK

WITH_SCREENS = sorted(name for name, found in registry().games.items() if found.game.screen is not None)
_OF_A_SCREEN = ("/game.js", "/index.css")
"""Files that belong to the screens of our games and not to their posters."""


def fetched(person: Person) -> list[str]:
    """The addresses that the page fetches from now on."""
    found: list[str] = []
    person.page.on("request", lambda request: found.append(request.url))
    return found


def about(game: str, addresses: list[str]) -> list[str]:
    return [address for address in addresses if f"/{game}" in address]


@pytest.mark.parametrize("game", WITH_SCREENS)
def test_a_table_and_its_pages_fetch_nothing_of_another_game(arrive: Arrive, game: str) -> None:
    maya = arrive("Maya", **DESK)
    addresses = fetched(maya)
    code = maya.plays_now(game, {}, seats=4)
    maya.sees("main.game[data-ask], main.game")
    maya.goes(f"/tv/{code}")
    maya.sees("main.game")
    for page in ("how", "rules", "first"):
        maya.goes(f"/{page}/{game}")
        maya.sees(".step, .rules-page li, .lesson")
    assert any(address.endswith(_OF_A_SCREEN[0]) for address in about(game, addresses))
    for other in registry().games:
        if other != game:
            assert about(other, addresses) == []


def test_the_home_page_fetches_posters_and_no_screens(arrive: Arrive) -> None:
    maya = arrive("Maya", **DESK)
    addresses = fetched(maya)
    maya.goes("/")
    for game in WITH_SCREENS:
        maya.sees(f"button[aria-label^='Play now'] >> nth={WITH_SCREENS.index(game)}")
        assert about(game, addresses)
    assert [address for address in addresses if address.endswith(_OF_A_SCREEN)] == []
    assert [address for address in addresses if "/api/words/en/" in address] == []


@pytest.mark.parametrize("game", WITH_SCREENS)
def test_a_game_started_on_the_home_page_fetches_nothing_more_of_the_others(arrive: Arrive, game: str) -> None:
    maya = arrive("Maya", **DESK)
    maya.goes("/")
    maya.page.wait_for_load_state("networkidle")
    addresses = fetched(maya)
    maya.page.locator(f"a[href='/first/{game}'] >> xpath=..").locator(".go").click()
    maya.sees("main.game")
    assert about(game, addresses)
    for other in registry().games:
        if other != game:
            assert about(other, addresses) == []
