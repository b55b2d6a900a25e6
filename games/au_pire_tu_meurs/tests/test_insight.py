"""What a seat could know at some moment: its notebook, and the bots' belief."""

from __future__ import annotations

from typing import Any

import pytest
from deadpan_au_pire_tu_meurs import GAME
from deadpan_au_pire_tu_meurs.bots.beliefs import balances
from deadpan_au_pire_tu_meurs.bots.distribution import at_most
from deadpan_au_pire_tu_meurs.bots.weights import SEARCHER

from deadpan.testing.tables import Seated, tables_of
from games.au_pire_tu_meurs.tests.kit import setup_of
from tests.kit import Json, plain
from tests.review.records import gone_through, insight, lively, moments, posed

TABLES = tables_of(GAME)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_notebook_equals_that_of_the_game_and_beliefs_stay_within_its_bounds(table: Seated) -> None:
    record = lively(table, "insight")
    assisted = {**record, "options": {**record["options"], "notebook": "assisted"}}
    again = gone_through(assisted, helped=True)
    for at in moments(record):
        for seat in range(table.seats):
            view = table.game.view(again.moments[at].state, seat)
            found = insight(record, at, seat)
            assert found["proved"] == plain(table.game.show(view)["notebook"])
            for whom, (page, likely) in enumerate(zip(found["proved"], found["likely"], strict=True)):
                assert (likely is None) == (whom == seat or whom in table.game.show(view)["out"])
                if likely is not None:
                    check_page(page, likely)


def check_page(page: Json, likely: Json) -> None:
    low, high = page["balance"]
    years = dict(likely["balance"])
    assert sum(years.values()) == pytest.approx(1)
    assert low <= min(years) <= max(years) <= high
    assert likely["dead"] == pytest.approx(sum(chance for each, chance in years.items() if each <= 0))
    assert low <= likely["years"] <= high
    assert set(likely["characters"]) == set(page["characters"])
    assert sum(likely["characters"].values()) == pytest.approx(1)


def test_without_tighter_bounds_the_odds_of_being_dead_are_the_bots() -> None:
    compared = set()
    for table in TABLES[:4]:
        record = lively(table, "odds", 90)
        for at, moment in list(enumerate(gone_through(record).moments))[::9]:
            found = insight(record, at, 1)
            for whom, spread in balances(table.game.view(moment.state, 1), SEARCHER.inference).items():
                low, high = found["proved"][whom]["balance"]
                if low <= min(spread) <= max(spread) <= high:
                    assert found["likely"][whom]["dead"] == pytest.approx(at_most(spread, 0))
                    compared.add(round(at_most(spread, 0), 3))
    assert len(compared) > 1, "not only those who cannot be dead"


def test_a_belief_that_contradicts_what_is_proved_is_replaced_by_it() -> None:
    """A Jouvence that was dealt as life is proved by an accusation, and no bot considers it."""
    setup = setup_of(["switch", "", ""], life=["", "jouvence jouvence jouvence", ""], characters="anibal zack zoe")
    record = posed("au-pire-tu-meurs", setup, ["0 play card=switch on=0,1", "0 accuse whom=1"])
    found: Any = insight(record, 2, 0)
    assert found["proved"][1]["balance"] == [50, 50]
    assert found["likely"][1]["balance"] == [[50, 1.0]]


def test_a_spectator_can_prove_no_more_than_any_player() -> None:
    table = TABLES[0]
    record = lively(table, "onlooker", 40)
    public, own = insight(record, 40, None), insight(record, 40, 0)
    for whom in range(1, table.seats):
        (low, high), (public_low, public_high) = own["proved"][whom]["balance"], public["proved"][whom]["balance"]
        assert public_low <= low <= high <= public_high
    assert public["proved"][0] is not None
