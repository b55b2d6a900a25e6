"""Beats in frames: they add up to the beats of the game, and a step costs no more than its own events."""

from __future__ import annotations

import json
from typing import Any
from unittest.mock import patch

import pytest
from deadpan_hush import GAME as HUSH

from deadpan.frames import FrameBuilder
from deadpan.frames import beats as frame_beats
from deadpan.game import GAMES, Game, grouper_of
from deadpan.kernel.beats import EventByEvent, Texts
from deadpan.kernel.record import read_record
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Event
from deadpan.review.timeline import face_up, frames
from deadpan.session import replay
from deadpan.testing.tables import Seated, tables_of
from tests.kit import Json, plain
from tests.review.records import gone_through, lively
from tests.tables import TABLES

SOME = [table for number, table in enumerate(TABLES) if number % 5 == 0]


def added_up(told: list[bytes]) -> list[list[Json]]:
    """The known beats after each frame, as a client keeps them."""
    found: list[list[Json]] = []
    for frame in map(json.loads, told):
        known = [] if frame["type"] == "view" else list(found[-1])
        for beat in frame["beats"]:
            assert 0 <= beat["n"] <= len(known), "a beat grows or is the next one"
            known[beat["n"] : beat["n"] + 1] = [beat]
        found.append(known)
    return found


@pytest.mark.parametrize("table", SOME, ids=str)
def test_the_beats_of_frames_add_up_to_those_of_the_game_at_every_moment(table: Seated) -> None:
    record = lively(table, "beats")
    again = gone_through(record)
    known = {seat: added_up(frames(again, seat)) for seat in (None, 0, table.seats - 1)}
    whole = added_up(face_up(again))
    read = read_record(json.dumps(record).encode(), GAMES)
    for n in {0, 1, len(record["choices"]) // 2, len(record["choices"])}:
        play = replay(read, GAMES, n)
        for seat, told in known.items():
            assert told[n] == plain(play.beats(seat))
        assert whole[n] == plain(play.beats(face_up=True))


@pytest.mark.parametrize("table", SOME, ids=str)
def test_a_patch_that_is_shared_is_the_one_that_each_seat_would_get(table: Seated) -> None:
    again = gone_through(lively(table, "shared", 60))
    with patch.object(type(again.game), "changes_alike", lambda self, then, now: False):
        alone = [frames(again, seat) for seat in (None, 0, table.seats - 1)]
    assert [frames(again, seat) for seat in (None, 0, table.seats - 1)] == alone


@pytest.mark.parametrize("table", SOME[:3], ids=str)
def test_a_step_is_the_same_whenever_it_is_built(table: Seated) -> None:
    """Live, to a second device, and after a restart of the server."""
    again = gone_through(lively(table, "again", 60))
    live = FrameBuilder(again)
    live.view(again.moments[0], 0)
    told = [(live.step(moment, 0), live.step(moment, 0)) for moment in again.moments[1:]]
    assert [one for one, _ in told] == [another for _, another in told]
    for number, moment in enumerate(again.moments[1:]):
        if number % 7 == 0:
            assert FrameBuilder(again).step(moment, 0) == live.step(moment, 0) == told[number][0]


class Counting(EventByEvent):
    """Counts the events that it groups."""

    def __init__(self) -> None:
        self.heard = 0

    def hear(self, memory: None, event: Event, n: int) -> tuple[None, Texts]:
        self.heard += 1
        return super().hear(memory, event, n)


def test_a_step_groups_its_own_events_and_no_others() -> None:
    again, counting = gone_through(lively(TABLES[0], "cost", 60)), Counting()
    with patch.object(frame_beats, "grouper_of", lambda _: counting):
        builder = FrameBuilder(again)
    builder.view(again.moments[0], None)
    for moment in again.moments[1:]:
        before = counting.heard
        builder.step(moment, None)
        assert counting.heard - before == len([each for each in moment.told if each.to.seats is None])


def test_a_game_without_a_grouper_has_a_beat_for_each_event(hush: Game) -> None:
    assert isinstance(grouper_of("hush"), EventByEvent)
    table = tables_of(HUSH)[-1]
    seats: list[Seat | None] = [None, 1]
    for seat in seats:
        told: list[Any] = [json.loads(frame) for frame in frames(gone_through(lively(table, "hush")), seat)]
        heard = told[0]["view"]["events"] + [event for step in told[1:] for event in step["events"]]
        beats = [beat for frame in told for beat in frame["beats"]]
        assert [beat["says"] for beat in beats] == [[event] for event in heard]
        assert [beat["events"] for beat in beats] == [[number] for number in range(len(heard))]
        assert [beat.get("secret", False) for beat in beats] == [each["event"] in ("dealt", "drawn") for each in heard]
