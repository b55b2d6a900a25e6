"""What the home page says of the two boxes."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Arrive

FACTS = {
    "en-US": ("2 to 4 players · 10 minutes · from 10 years", "3 to 8 players · 15 to 30 minutes · from 10 years"),
    "fr-FR": ("2 à 4 joueurs · 10 minutes · dès 10 ans", "3 à 8 joueurs · 15 à 30 minutes · dès 10 ans"),
    "pl-PL": ("2–4 graczy · 10 minut · od 10 lat", "3–8 graczy · 15–30 minut · od 10 lat"),
}


@pytest.mark.parametrize("locale", FACTS)
def test_a1_9_the_home_page_says_what_the_boxes_say(arrive: Arrive, locale: str) -> None:
    maya = arrive("Maya", locale=locale)
    maya.goes("/")
    maya.sees(".p2 .facts")
    assert tuple(maya.page.locator(".poster .facts").all_inner_texts()) == FACTS[locale]
