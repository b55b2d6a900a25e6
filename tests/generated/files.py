"""Files that are generated from the games' types, so that they need not be kept in step by hand."""

from __future__ import annotations

from pathlib import Path

from deadpan.game import GAMES
from deadpan.kernel.rules import AnyRules
from deadpan.locales import Words
from deadpan.testing.audiences import who_learns_what

ROOT = Path(__file__).parent.parent.parent


def generated() -> dict[Path, str]:
    """Every generated file and its content."""
    found = {}
    for game in GAMES.values():
        folder = ROOT / "games" / game.name.replace("-", "_")
        found[folder / "docs" / "who-learns-what.md"] = page(game)
    return found


def page(game: AnyRules) -> str:
    """The page of a game that says who learns what."""
    title = Words("en").title(game.name)
    return f"""# {title}: who learns what

`make generated` writes this page from the game's own types; edit those. The rules are
[here](../src/deadpan_{game.name.replace("-", "_")}/rules_page/en.md).

## Events

The last column is all that may differ between two games which sounded the same to a listener so far and go on with the
same choice: the fields named, or already that the event happens.

{who_learns_what(game)}"""
