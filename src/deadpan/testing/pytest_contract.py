"""The contract of a game as tests for pytest, one for each promise, each table and each deliberate leak.

A game's tests derive from `GameContract`. Only this module needs pytest::

    from deadpan.testing.pytest_contract import GameContract
    from my_game import GAME

    class TestContract(GameContract):
        game = GAME
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from deadpan.game.description import Game
from deadpan.testing import properties, twins
from deadpan.testing.game_check import Check, everything_is_reached, find, share_of
from deadpan.testing.leaks import Leak, leaks_of
from deadpan.testing.tables import Seated, tables_of

if TYPE_CHECKING:
    import pytest


class GameContract:
    """Every promise of a game at every table of its plan, and every deliberate leak. Set ``game``."""

    game: ClassVar[Game]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """One test for each table, and for each leak."""
        assert metafunc.cls is not None
        game: Game = metafunc.cls.game
        if "table" in metafunc.fixturenames:
            metafunc.parametrize("table", tables_of(game), ids=str)
        if "leak" in metafunc.fixturenames:
            metafunc.parametrize("leak", leaks_of(game.rules), ids=lambda leak: leak.name)

    def check(self, check: Check, table: Seated) -> None:
        """Check one promise at one table, with this table's share of the plan's budget."""
        check(table, share_of(check, self.game.testing.budget, len(tables_of(self.game))))

    def test_told_as_declared(self, table: Seated) -> None:
        """Every event is told to the audience that its class declares, and to nobody else."""
        self.check(properties.told_as_declared, table)

    def test_views_hold_what_was_told(self, table: Seated) -> None:
        """A view holds all that its seat was told, in order, and nothing else."""
        self.check(properties.views_hold_what_was_told, table)

    def test_beats_tell_what_was_heard(self, table: Seated) -> None:
        """Every event that a seat hears is in one beat, and nothing else makes one."""
        self.check(properties.beats_tell_what_was_heard, table)

    def test_choices_are_taken_if_legal(self, table: Seated) -> None:
        """A choice is accepted if, and only if, it is legal."""
        self.check(properties.choices_are_taken_if_legal, table)

    def test_others_wait(self, table: Seated) -> None:
        """A seat that is not asked has no choice and is refused."""
        self.check(properties.others_wait, table)

    def test_questions_are_numbered(self, table: Seated) -> None:
        """Every question has a serial of its own."""
        self.check(properties.questions_are_numbered, table)

    def test_states_never_change(self, table: Seated) -> None:
        """No operation changes a state."""
        self.check(properties.states_never_change, table)

    def test_states_are_values(self, table: Seated) -> None:
        """The JSON, a copy and a pickle of a state continue as the state does."""
        self.check(properties.states_are_values, table)

    def test_choices_and_events_are_json(self, table: Seated) -> None:
        """Choices and events are the same after encoding and decoding JSON."""
        self.check(properties.choices_and_events_are_json, table)

    def test_changes_are_what_differs(self, table: Seated) -> None:
        """`changes` is the difference between two `show_now`."""
        self.check(properties.changes_are_what_differs, table)

    def test_games_end_with_scores(self, table: Seated) -> None:
        """Every game ends, with points for all, a winner and a rule."""
        self.check(properties.games_end_with_scores, table)

    def test_records_are_replayed_exactly(self, table: Seated) -> None:
        """A finished game is written as a record and replayed to the same state."""
        self.check(properties.records_are_replayed_exactly, table)

    def test_positions_can_be_posed(self, table: Seated) -> None:
        """`position` is a set-up of the same table."""
        self.check(properties.positions_can_be_posed, table)

    def test_redealt_worlds_can_be_played(self, table: Seated) -> None:
        """A world that `redeal` drew can be played to its end."""
        self.check(properties.redealt_worlds_can_be_played, table)

    def test_deal_twins(self, table: Seated) -> None:
        """A seat gets the same from two deals that differ in what it may not know."""
        self.check(twins.deal_twins, table)

    def test_played_twins(self, table: Seated) -> None:
        """It gets the same while both are played with the same choices, until an event may tell them apart."""
        self.check(twins.played_twins, table)

    def test_state_twins(self, table: Seated) -> None:
        """It gets the same from a state and a world that `redeal` draws for its view."""
        self.check(twins.state_twins, table)

    def test_everything_is_reached(self) -> None:
        """Every kind of event and of choice happens in some game of the plan."""
        everything_is_reached(self.game)

    def test_a_deliberate_leak_is_found(self, leak: Leak) -> None:
        """A promise of the contract is broken by rules with a deliberate leak."""
        assert find(leak, self.game), f"a game that {leak.name} was not found out"
