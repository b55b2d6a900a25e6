"""Hush: one hidden card each. Draw, play one of two, and guess what the others hold."""

from __future__ import annotations

from typing import Final

from deadpan.game import Game
from deadpan_hush.rules import Hush

GAME: Final = Game(rules=Hush())
