"""The titles and facts of both games on the home page."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Arrive

FACTS = {
    "en-US": ("2 to 4 players · 10 minutes · from 10 years", "3 to 8 players · 15 to 30 minutes · from 10 years"),
    "fr-FR": ("2 à 4 joueurs · 10 minutes · dès 10 ans", "3 à 8 joueurs · 15 à 30 minutes · dès 10 ans"),
    "pl-PL": ("2–4 graczy · 10 minut · od 10 lat", "3–8 graczy · 15–30 minut · od 10 lat"),
}
TITLES = {"en-US": "10' to Kill", "fr-FR": "10' to Kill", "pl-PL": "10 Minut 10' to Kill"}


@pytest.mark.parametrize("locale", FACTS)
def test_t1_9_a1_9_the_home_page_shows_the_facts_of_the_boxes(arrive: Arrive, locale: str) -> None:
    """The title and the facts, on a wide screen and on a phone."""
    maya = arrive("Maya", locale=locale)
    maya.goes("/")
    maya.sees(".p2 .facts")
    for width, height in ((1440, 900), (360, 640)):
        maya.page.set_viewport_size({"width": width, "height": height})
        assert tuple(maya.page.locator(".poster .facts").all_inner_texts()) == FACTS[locale]
        assert " ".join(maya.page.locator(".p1 h2").inner_text().split()) == TITLES[locale]
