"""The grouping of events into beats."""

from __future__ import annotations

import pytest
from deadpan_ten_to_kill.beats import BEATS, FledTogether, HitmanLost, LastRound, Suspects, TargetLost
from deadpan_ten_to_kill.rules.events import Answered, Dealt, Ended, Fled, Killed, Lost, Moved, Posted, Started
from msgspec import UNSET

from deadpan.game import GAMES
from deadpan.kernel.beats import Beat, begin_beats
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Event
from deadpan.testing.tables import Seated, plies

SUSPECTS = ("cat", "fox")


def beats(*events: Event, reader: Seat | None = None) -> tuple[Beat, ...]:
    """The beats of events that this reader heard."""
    return begin_beats(BEATS, reader).after(events)[1]


def test_a_kill_is_one_beat_and_its_aftermath_another() -> None:
    killed = Killed(0, "walrus", "target", None, SUSPECTS)
    fled, posted = Fled(1, "cat", 3), Posted("police-1", 2, None)
    kill, aftermath = beats(killed, fled, posted)
    assert kill.says == (Killed(0, "walrus", "target", None, UNSET),)
    assert aftermath.says == (Suspects(SUSPECTS), fled, posted)
    assert (kill.events, aftermath.events) == ((0,), (1, 2))
    assert (kill.weight, aftermath.weight) == ("big", "plain")
    assert (kill.who, aftermath.who) == (0, 1)


def test_several_witnesses_flee_in_one_sentence() -> None:
    _, aftermath = beats(Killed(0, "walrus", "target", None, SUSPECTS), Fled(1, "cat", 3), Fled(1, "fox", 4))
    assert aftermath.says == (Suspects(SUSPECTS), FledTogether(1, ("cat", "fox")))


def test_with_silent_suspects_the_aftermath_begins_with_the_next_event() -> None:
    kill, aftermath = beats(Killed(0, "walrus", "target", None), Posted("police-1", 2, None))
    assert kill.says == (Killed(0, "walrus", "target", None),)
    assert aftermath.says == (Posted("police-1", 2, None),)


def test_a_kill_tells_that_the_victim_was_a_hitman_and_has_an_aside_for_its_owner() -> None:
    events = (Killed(0, "walrus", "hitman", 1, SUSPECTS), Lost(1, "walrus", "killed"))
    kill, _ = beats(*events)
    assert (len(kill.says), kill.events, kill.aside, kill.weight) == (1, (0, 1), (), "big")
    kill, _ = beats(*events, reader=1)
    assert (len(kill.says), kill.events, kill.aside, kill.weight) == (1, (0, 1), (HitmanLost(),), "yours")


def test_a_mistake_is_told_with_the_kill() -> None:
    """T8.2."""
    lost = Lost(0, "fox", "mistake")
    kill, _ = beats(Killed(0, "walrus", "innocent", None, ()), lost, reader=0)
    assert kill.says[-1] == lost
    assert (kill.aside, kill.weight) == ((HitmanLost(),), "yours")


def test_a_player_whose_target_was_killed_by_another_player_is_told() -> None:
    """T4.4."""
    killed = Killed(0, "walrus", "innocent", 1, SUSPECTS)
    assert (beats(killed, reader=1)[0].aside, beats(killed, reader=1)[0].weight) == ((TargetLost(),), "yours")
    assert (beats(killed, reader=2)[0].aside, beats(killed, reader=2)[0].weight) == ((), "big")


def test_a_question_its_answer_and_the_arrest_are_one_beat() -> None:
    """T5.2."""
    answered, lost = Answered(0, "fox", 1, True), Lost(1, "fox", "arrested")
    (asked,) = beats(answered, lost)
    assert (asked.says, asked.weight, asked.who) == ((answered, lost), "big", 0)
    (asked,) = beats(answered, lost, reader=1)
    assert (asked.aside, asked.weight) == ((HitmanLost(),), "yours")


@pytest.mark.parametrize(("reader", "weight"), [(0, "plain"), (1, "yours"), (2, "plain"), (None, "plain")])
def test_a_question_weighs_more_for_the_player_who_is_asked(reader: Seat | None, weight: str) -> None:
    assert beats(Answered(0, "fox", 1, False), reader=reader)[0].weight == weight


def test_a_move_is_a_small_beat_and_the_end_a_big_one() -> None:
    found = beats(Started(0), Moved(0, "cat", 3), Moved(0, "cat", 4), Ended("T6.2", (1, 0), (0,)))
    assert [beat.weight for beat in found] == ["plain", "small", "small", "big"]


def test_a_dealt_hand_is_a_secret_beat_of_its_own() -> None:
    found = beats(Started(0), Dealt(1, "cat", ("fox", "wolf", "mouse")), reader=1)
    assert [beat.is_secret for beat in found] == [False, True]


def test_the_last_round_is_told_after_the_event_that_caused_it() -> None:
    """T6.3, as T6.1."""
    table = Seated(GAMES["ten-to-kill"], {"max_rounds": 2}, 3)
    states = [ply.step.state for ply in plies(table, "last round")]
    begun = next(state for state in states if state.table.last_round is not None)
    view = table.game.view(begun, 0)
    told = begin_beats(BEATS, 0).after(table.game.heard(view), BEATS.remarks(view))[1]
    assert told[-1].says == (LastRound(begun.table.last_round.seats),)
    assert told[-1].events == ()
