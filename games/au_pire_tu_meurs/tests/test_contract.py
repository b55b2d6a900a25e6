from __future__ import annotations

from deadpan_au_pire_tu_meurs import GAME

from deadpan.testing.pytest_contract import GameContract


class TestContract(GameContract):
    game = GAME
