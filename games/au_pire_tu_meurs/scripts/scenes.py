"""The screens of Au pire tu meurs that `scripts.screenshots` pictures besides those of every game."""

from __future__ import annotations

from typing import Final

from scripts.scenes import Scene, Shoot
from tests.browser import pire
from tests.browser.moments import asked
from tests.browser.people import Person

GAME: Final = "au-pire-tu-meurs"
SEATS: Final = 5
LESSONS: Final = (3, 5, 9)
"""The lessons of the first game that are pictured."""
REPLAYED: Final = ("h", 130)
"""The seed of the replayed game, and the moment that is pictured."""


def cards(maya: Person, shoot: Shoot) -> None:
    """Playing a card, an accusation, every kind of question, the count."""
    for kind, name in (
        ("answer", "answering"),
        ("identity", "identity"),
        ("prize", "prize"),
        ("retaliate", "retaliating"),
        ("haunt", "haunting"),
    ):
        maya.is_asked(asked(GAME, kind, seats=5))
        shoot(f"cards-{name}")
    maya.is_asked(asked(GAME, "act", seats=5, fewest=10))
    maya.page.locator(".hand .card.can").first.click(force=True, position=pire.STRIP)
    shoot("cards-playing")
    maya.page.keyboard.press("Escape")
    maya.clicks(".accuse-button")
    maya.clicks(".plate.can .who")
    shoot("cards-accusing")
    maya.plays_now(GAME, {"first": 0, "max_turns": 12}, seats=5, bots="random")
    maya.sees(".life")
    pire.play_out([maya])
    shoot(f"count-{GAME}")


def television(maya: Person, shoot: Shoot) -> None:
    """The big screen."""
    code = maya.plays_now(GAME, {"first": 0}, seats=5)
    maya.sees(".life")
    maya.goes(f"/tv/{code}")
    maya.sees(".plate")
    shoot(f"tv-{GAME}")


SCENES: Final[tuple[Scene, ...]] = (cards, television)
