"""The cache of values by log: an entry belongs to one log object and is dropped with it."""

from __future__ import annotations

import gc

import pytest
from deadpan_au_pire_tu_meurs.rules import cache as keeping
from deadpan_au_pire_tu_meurs.rules import notebook as notebooks
from deadpan_au_pire_tu_meurs.rules.cache import LogCache
from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS as GAME

from deadpan.kernel.event_log import EventLog
from deadpan.testing.tables import plies
from tests.tables import TABLES

TABLE = next(table for table in TABLES if table.game is GAME)


def test_a_value_belongs_to_one_log_object_and_key() -> None:
    kept: LogCache[str] = LogCache()
    one, other = EventLog(), EventLog()
    assert one == other
    kept.put(one, 0, "found")
    assert kept.get(one, 0) == "found"
    assert (kept.get(one, 1), kept.get(other, 0)) == (None, None)
    kept.put(one, 0, "better")
    assert kept.get(one, 0) == "better"


def test_a_value_is_dropped_with_its_log() -> None:
    kept: LogCache[str] = LogCache()
    log = EventLog()
    kept.put(log, 0, "found")
    kept.put(log, 0, "better")
    assert len(kept._found) == 1
    del log
    gc.collect()
    assert len(kept._found) == 0


def test_only_the_most_recent_values_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MOST", 3)
    kept: LogCache[int] = LogCache()
    logs = [EventLog() for _ in range(5)]
    for number in (0, 1, 2, 0, 3, 4):
        kept.put(logs[number], None, number)
    assert [kept.get(log, None) for log in logs] == [0, None, None, 3, 4]


def test_the_cache_keeps_nothing_of_a_game_that_was_freed() -> None:
    notebooks._NOTEBOOKS.cache_clear()

    def play() -> int:
        for ply in plies(TABLE, "kept", 20):
            GAME.show_now(GAME.view(ply.step.state, 0))
        return len(notebooks._NOTEBOOKS._found)

    assert play() > 0
    gc.collect()
    assert len(notebooks._NOTEBOOKS._found) == 0


def test_a_notebook_is_computed_once_for_each_view() -> None:
    for ply in plies(TABLE, "kept", 60):
        for seat in range(TABLE.seats):
            view = GAME.view(ply.step.state, seat)
            notes = notebooks.notebook(view)
            assert notebooks.notebook(GAME.view(ply.step.state, seat)) is notes
            assert notebooks._written(view) == notes
