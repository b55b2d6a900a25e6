"""Defaults for a game that does not set them: the colour of its poster, and the number of seats of a new table."""

from __future__ import annotations

import colorsys
from hashlib import sha256

from deadpan.game.description import Game

_LIGHTNESS, _SATURATION = 0.72, 0.62
"""Light enough to be read on the dark page, dark enough behind dark letters."""


def accent_of(game: Game) -> str:
    """The colour of a game as ``#rrggbb``: its own, or a hue computed from its name."""
    if game.accent:
        return game.accent
    hue = int.from_bytes(sha256(game.name.encode()).digest()[:2], "big") / 65_536
    parts = colorsys.hls_to_rgb(hue, _LIGHTNESS, _SATURATION)
    return "#" + "".join(f"{round(255 * part):02x}" for part in parts)


def usual_seats(game: Game) -> int:
    """How many seats a new table has."""
    players = game.rules.players
    return game.players_usual if game.players_usual is not None else players[len(players) // 2]
