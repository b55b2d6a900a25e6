"""Addresses with the name of a game that is not installed show a page that says so."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from deadpan.game import GAMES
from tests.browser.conftest import Arrive
from tests.browser.test_everywhere import barriers

SAID = {
    "en-US": "There is no game by that name.",
    "fr-FR": "Aucun jeu de ce nom ici.",
    "pl-PL": "Nie ma tu gry o tej nazwie.",
}


@pytest.mark.parametrize(("locale", "sentence"), SAID.items())
def test_an_address_of_a_game_that_is_not_installed_shows_no_other_game(
    arrive: Arrive, locale: str, sentence: str
) -> None:
    maya = arrive("Maya", locale=locale)
    for address in ("how", "first"):
        maya.goes(f"/{address}/chess")
        expect(maya.page.locator("main.notice")).to_contain_text(sentence)
        links = maya.page.locator("main.notice a").evaluate_all("links => links.map((link) => link.pathname)")
        assert sorted(links) == sorted(["/", *(f"/{address}/{game}" for game in GAMES)])
        assert not maya.has(".step, .lesson")
    assert barriers(maya) == []


def test_an_address_without_a_game_asks_which_game(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.goes("/how")
    expect(maya.page.locator("main.notice")).to_contain_text("Which game?")
