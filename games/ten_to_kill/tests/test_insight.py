"""What a seat could know at some moment: its case file, and the bots' belief."""

from __future__ import annotations

import pytest
from deadpan_ten_to_kill import GAME
from deadpan_ten_to_kill.bots.belief import belief
from deadpan_ten_to_kill.bots.weights import SEARCHER
from deadpan_ten_to_kill.rules.pieces import CHARACTERS

from deadpan.testing.tables import Seated, tables_of
from tests.review.records import gone_through, insight, lively, moments

TABLES = tables_of(GAME)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_case_file_and_the_odds_equal_those_of_the_game_and_the_bots(table: Seated) -> None:
    record = lively(table, "insight")
    assisted = {**record, "options": {**record["options"], "case_file": "assisted"}}
    again = gone_through(assisted, helped=True)
    for at in moments(record):
        for seat in range(table.seats):
            view = table.game.view(again.moments[at].state, seat)
            found = insight(record, at, seat)
            assert found["proved"] == table.game.show(view)["case_file"]
            odds = belief(view, SEARCHER).odds()
            for whom, likely in enumerate(found["likely"]):
                if whom == seat:
                    assert likely is None
                else:
                    believed = [likely.get(who, 0.0) for who in CHARACTERS]
                    assert believed == pytest.approx(odds[whom])


def test_a_spectator_can_prove_no_more_than_any_player() -> None:
    table = TABLES[2]
    record = lively(table, "onlooker", 40)
    public, own = insight(record, 40, None), insight(record, 40, 0)
    for whom in range(1, table.seats):
        assert set(own["proved"][whom]) <= set(public["proved"][whom])
    assert public["proved"][0] is not None
