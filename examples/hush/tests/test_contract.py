"""The contract of every game, run for Hush. It needs only Deadpan and pytest."""

from __future__ import annotations

from deadpan_hush import GAME

from deadpan.testing.pytest_contract import GameContract


class TestContract(GameContract):
    game = GAME
