"""What changed in a view is told without showing the whole view twice; it must come to the same."""

from __future__ import annotations

import pytest

from deadpan.kernel.wire import differences
from deadpan.testing.tables import Seated, plies
from tests.tables import TABLES


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_changes_are_the_differences_of_what_is_shown(table: Seated) -> None:
    game = table.game
    for ply in plies(table, "changes", 80):
        for seat in [*range(table.seats), None]:
            then, now = game.view(ply.state, seat), game.view(ply.step.state, seat)
            shown = game.show_now(now)
            assert game.changes(then, now) == differences(game.show_now(then), shown)
            assert game.show(now) == {**shown, "events": game.show(now)["events"]}
