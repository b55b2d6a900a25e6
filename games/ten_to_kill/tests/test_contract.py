from __future__ import annotations

from deadpan_ten_to_kill import GAME

from deadpan.testing.pytest_contract import GameContract


class TestContract(GameContract):
    game = GAME
