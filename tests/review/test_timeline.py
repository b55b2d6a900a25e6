"""Frames of a recorded game: they equal what a seat saw and heard, or everything."""

from __future__ import annotations

import json
from typing import Any

import pytest

from deadpan.game import GAMES
from deadpan.kernel.errors import RecordError
from deadpan.kernel.record import ReplayError, read_record
from deadpan.review import replayed_game as rerunning
from deadpan.review.responses import replay_response
from deadpan.review.timeline import face_up, frames
from deadpan.session import replay, write_record
from deadpan.testing.tables import Seated
from tests.kit import Json, plain
from tests.review.records import gone_through, lively
from tests.tables import TABLES

SOME = [table for number, table in enumerate(TABLES) if number % 4 == 0]


def unfolded(told: list[bytes]) -> list[Json]:
    """The views that result from frames, each with its events."""
    first, *steps = map(json.loads, told)
    assert first["type"] == "view"
    shown = [first["view"]]
    for n, step in enumerate(steps, 1):
        assert (step["type"], step["n"], step["ask"], step["legal"]) == ("step", n, None, [])
        view = {**shown[-1], **step["patch"], "events": [*shown[-1]["events"], *step["events"]]}
        shown.append({key: value for key, value in view.items() if value is not None or key in shown[0]})
    return shown


@pytest.mark.parametrize("table", SOME, ids=str)
def test_the_frames_of_a_seat_give_what_it_saw_and_heard_at_every_moment(table: Seated) -> None:
    again = gone_through(lively(table, "frames"))
    for seat in (None, 0, table.seats - 1):
        for shown, moment in zip(unfolded(frames(again, seat)), again.moments, strict=True):
            view: Any = plain(table.game.show(table.game.view(moment.state, seat)))
            assert {key: shown.get(key) for key in view} == view
            assert "case_file" not in shown
            assert "notebook" not in shown


@pytest.mark.parametrize("table", SOME, ids=str)
def test_face_up_is_a_spectators_view_with_all_secrets_and_complete_events(
    table: Seated,
) -> None:
    again = gone_through(lively(table, "open"))
    told: list[Json] = []
    for shown, moment in zip(unfolded(face_up(again)), again.moments, strict=True):
        told += [plain(each.whole) for each in moment.told]
        assert shown["events"] == told
        public = plain(table.game.show_now(table.game.view(moment.state, None)))
        assert {key: shown.get(key) for key in public} == public
        for seat, secrets in enumerate(shown["secrets"]):
            own = plain(table.game.show_now(table.game.view(moment.state, seat)))
            assert {**public, **secrets} == own


def test_a_replay_names_its_game_and_says_whether_it_is_over() -> None:
    table = next(table for table in TABLES if table.seats == 2)
    record = lively(table, "answer", 5)
    answer = json.loads(replay_response(record, 1, False))
    names = [f"player {seat}" for seat in range(table.seats)]
    assert (answer["game"], answer["names"], answer["over"]) == (table.game.name, names, False)
    assert len(answer["frames"]) == 6
    assert answer["frames"][0]["view"]["hand"] is not None
    assert answer["marks"] == []
    open_to_all = json.loads(replay_response(record, None, True))
    assert open_to_all["frames"][0]["view"]["hand"] is None
    assert len(open_to_all["frames"][0]["view"]["secrets"]) == table.seats


def test_a_finished_record_with_other_events_is_refused() -> None:
    record = lively(TABLES[0], "done", 10_000)
    whole = json.loads(write_record(replay(read_record(json.dumps(record).encode(), GAMES), GAMES), "1"))
    assert json.loads(replay_response(whole, None, False))["over"]
    whole["events"].pop()
    with pytest.raises(ReplayError) as caught:
        replay_response(whole, None, False)
    assert caught.value.code == "events-differ"


def test_unknown_seats_and_endless_games_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    record = lively(TABLES[0], "long", 4)
    with pytest.raises(RecordError) as caught:
        replay_response(record, TABLES[0].seats, False)
    assert caught.value.code == "no-such-seat"
    monkeypatch.setattr(rerunning, "LONGEST_GAME", 3)
    with pytest.raises(RecordError) as caught:
        replay_response(record, 0, False)
    assert (caught.value.code, caught.value.data) == ("too-many-choices", {"most": 3})
