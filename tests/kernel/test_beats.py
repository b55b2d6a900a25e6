"""How a stream of events is grouped into beats that grow, and what a grouper may do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import json

from deadpan.kernel.beats import CAN_GROW, BeatText, EventByEvent, Sentence, Texts, alone, begin_beats
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Event


class Knocked(Event, to="everyone", frozen=True):
    by: Seat
    times: int = 1


class Answered(Event, to="everyone", frozen=True):
    by: Seat


class Whispered(Event, to="to", frozen=True):
    to: Seat


class Silence(Sentence, frozen=True):
    """Nobody answers."""


class Doorstep:
    """A knock opens a beat, an answer to it lets it grow; a second knock also opens a beat without events."""

    sentences = (Silence,)

    def begin(self, reader: Seat | None) -> int:
        return -1

    def hear(self, memory: int, event: Event, n: int) -> tuple[int, Texts]:
        match event:
            case Knocked(times=1):
                return n, ((n, alone(event)),)
            case Knocked():
                return n, ((n, alone(event)), (n + 1, BeatText((Silence(),))))
            case Answered():
                return memory, ((memory, BeatText((Knocked(0), event), (), 0, "big")),)
            case _:
                return memory, ()

    def remarks(self, view: Any) -> Mapping[int, BeatText]:
        return {}


def test_without_a_grouper_each_event_is_a_beat_of_the_acting_seat() -> None:
    events = [Knocked(2), Whispered(1), Answered(0)]
    stream, beats = begin_beats(EventByEvent(), 1).after(events)
    assert [(beat.n, beat.says, beat.events, beat.who) for beat in beats] == [
        (0, (events[0],), (0,), 2),
        (1, (events[1],), (1,), 1),
        (2, (events[2],), (2,), 0),
    ]
    assert (stream.heard, stream.public, stream.count) == (3, 2, 3)


def test_a_beat_of_private_events_is_secret_until_a_public_one_joins_it() -> None:
    _, beats = begin_beats(EventByEvent(), 1).after([Knocked(0), Whispered(1)])
    assert [beat.is_secret for beat in beats] == [False, True]


def test_a_beat_that_grows_keeps_its_number_and_all_its_events() -> None:
    stream, opened = begin_beats(Doorstep(), None).after([Knocked(0)])
    stream, grown = stream.after([Answered(1)])
    assert [beat.n for beat in (*opened, *grown)] == [0, 0]
    assert grown[0].events == (0, 1)
    assert grown[0].weight == "big"
    assert stream.count == 1


def test_a_step_gives_each_beat_once_in_its_last_form() -> None:
    _, beats = begin_beats(Doorstep(), None).after([Knocked(0), Answered(1)])
    assert [(beat.n, beat.events) for beat in beats] == [(0, (0, 1))]


def test_one_event_can_open_a_second_beat_that_has_no_events() -> None:
    stream, beats = begin_beats(Doorstep(), None).after([Knocked(0, 2)])
    assert [(beat.n, beat.says, beat.events) for beat in beats] == [(0, (Knocked(0, 2),), (0,)), (1, (Silence(),), ())]
    _, grown = stream.after([Answered(1)])
    assert [(beat.n, beat.events) for beat in grown] == [(0, (0, 1))]


def test_an_event_without_a_text_is_told_by_itself() -> None:
    _, beats = begin_beats(Doorstep(), 1).after([Whispered(1)])
    assert [beat.says for beat in beats] == [(Whispered(1),)]


def test_a_remark_follows_a_number_of_public_events() -> None:
    silence = BeatText((Silence(),))
    stream, first = begin_beats(EventByEvent(), 1).after([Knocked(0), Whispered(1)], {2: silence})
    assert len(first) == 2
    _, beats = stream.after([Answered(0), Whispered(1)], {2: silence})
    assert [(beat.says[0], beat.events) for beat in beats] == [
        (Answered(0), (2,)),
        (Silence(), ()),
        (Whispered(1), (3,)),
    ]


def test_beats_do_not_depend_on_how_the_stream_is_divided() -> None:
    events = [Knocked(0), Answered(1), Knocked(1, 2), Whispered(1), Answered(0), Knocked(0)]
    _, at_once = begin_beats(Doorstep(), 1).after(events)
    stream, found = begin_beats(Doorstep(), 1), {}
    for event in events:
        stream, changed = stream.after([event])
        found.update({beat.n: beat for beat in changed})
    assert tuple(found.values()) == at_once


def test_an_old_beat_does_not_grow_and_a_new_one_is_opened() -> None:
    stream, _ = begin_beats(Doorstep(), 1).after([Knocked(0), *[Whispered(1)] * (CAN_GROW - 1)])
    assert stream.after([Answered(1)])[1][0].n == 0
    stream, _ = stream.after([Whispered(1)])
    (beat,) = stream.after([Answered(1)])[1]
    assert (beat.n, beat.says, beat.events) == (CAN_GROW + 1, (Knocked(0), Answered(1)), (CAN_GROW + 1,))


def test_a_stream_is_a_value() -> None:
    stream, _ = begin_beats(Doorstep(), 1).after([Knocked(0)])
    assert stream.after([Answered(1)]) == stream.after([Answered(1)])


def test_the_json_of_a_beat_omits_defaults() -> None:
    _, beats = begin_beats(EventByEvent(), None).after([Knocked(0)])
    assert json.decode(json.encode(beats[0])) == {
        "n": 0, "says": [{"event": "knocked", "by": 0, "times": 1}], "who": 0, "events": [0],
    }  # fmt: skip
