"""The contract that every game must keep, for authors of games. See ``docs/testing.md``.

`check_game` checks a game from a script, ``deadpan check`` from the command line; `GameContract` is the same as tests
for pytest::

    from deadpan.testing.pytest_contract import GameContract
    from my_game import GAME

    class TestContract(GameContract):
        game = GAME
"""

from __future__ import annotations

from deadpan.game.test_plan import QUICK, THOROUGH, Budget, TestPlan
from deadpan.testing.contract_errors import ContractBroken
from deadpan.testing.game_check import Problem, Report, check_game

__all__ = ["QUICK", "THOROUGH", "Budget", "ContractBroken", "Problem", "Report", "TestPlan", "check_game"]
