"""Missed deductions, in games of any kind."""

from __future__ import annotations

from tests.review.records import gone_through, lively, marks
from tests.tables import TABLES


def test_the_marks_of_a_game_are_in_order_and_about_seats_that_were_asked() -> None:
    for table in TABLES[::3]:
        record = lively(table, "marks", 80)
        again, found = gone_through(record), marks(record)
        assert [mark.n for mark in found] == sorted(mark.n for mark in found)
        for mark in found:
            assert again.moves[mark.n][0] == mark.seat
