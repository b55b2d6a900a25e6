from __future__ import annotations

import copy
import pickle

from deadpan.kernel.event_log import EMPTY, EventLog, heard, log_of, remember
from deadpan.kernel.seats import EVERYONE, only
from deadpan.kernel.types import Event, Told, kebab, tell_each


class Said(Event, to="everyone", frozen=True):
    word: str


def said(*words: str) -> list[Said]:
    return [Said(word) for word in words]


def test_adding_to_a_log_leaves_the_old_one_unchanged() -> None:
    one = EventLog(EMPTY, Said("one"), 0)
    two = EventLog(one, Said("two"), 1)
    other = EventLog(one, Said("other"), 1)
    assert list(EMPTY) == []
    assert list(one) == said("one")
    assert list(two) == said("one", "two")
    assert list(other) == said("one", "other")


def test_logs_with_the_same_entries_are_equal() -> None:
    one = log_of([(0, Said("a")), (1, Said("b"))])
    assert one == log_of([(0, Said("a")), (1, Said("b"))])
    assert hash(one) == hash(log_of([(0, Said("a")), (1, Said("b"))]))
    assert one != log_of([(0, Said("a"))])
    assert one != log_of([(0, Said("x")), (1, Said("b"))])
    assert one != [(0, Said("a")), (1, Said("b"))]
    assert repr(log_of([(0, Said("a"))])) == "Log([(0, Said(word='a'))])"


def test_a_very_long_log_can_be_copied_and_pickled() -> None:
    log = log_of((number, Said(str(number))) for number in range(50_000))
    assert pickle.loads(pickle.dumps(log)) == log
    assert copy.deepcopy(log) == log


def test_events_reach_their_audience_in_order() -> None:
    told = (
        Told(Said("all-1"), EVERYONE),
        Told(Said("zero"), only(0)),
        Told(Said("both"), only(0, 2)),
        Told(Said("all-2"), EVERYONE),
        Told(Said("two"), only(2)),
    )
    public, private = remember(EMPTY, (EMPTY, EMPTY, EMPTY), told[:3])
    public, private = remember(public, private, told[3:])
    assert heard(public, private[0]) == said("all-1", "zero", "both", "all-2")
    assert heard(public, private[1]) == said("all-1", "all-2")
    assert heard(public, private[2]) == said("all-1", "both", "all-2", "two")
    assert heard(public) == said("all-1", "all-2")


def test_private_entries_are_numbered_by_the_public_ones_before() -> None:
    public, private = remember(EMPTY, (EMPTY,), [*tell_each(*said("a", "b")), Told(Said("psst"), only(0))])
    assert public.entries() == [(0, Said("a")), (1, Said("b"))]
    assert private[0].entries() == [(2, Said("psst"))]


def test_the_numbers_in_a_log_do_not_depend_on_what_others_were_told() -> None:
    quiet = remember(EMPTY, (EMPTY, EMPTY), tell_each(*said("a", "b")))
    busy = remember(
        EMPTY, (EMPTY, EMPTY), [*tell_each(*said("a")), *[Told(Said("psst"), only(1))] * 9, *tell_each(*said("b"))]
    )
    assert quiet[0] == busy[0]
    assert quiet[1][0] == busy[1][0]


def test_told_knows_its_audience_and_the_complete_event() -> None:
    half, whole = Said("half"), Said("whole")
    told = Told(half, only(1), whole)
    assert told.heard_by(1) == half
    assert told.heard_by(0) is None
    assert told.heard_by(None) is None
    assert told.whole == whole
    assert Told(half, EVERYONE).whole == half
    assert Told(half, EVERYONE).heard_by(None) == half
    assert tell_each(half, whole) == (Told(half, EVERYONE), Told(whole, EVERYONE))


def test_classes_are_named_in_kebab_case() -> None:
    assert [kebab(name) for name in ("Killed", "BlowSeen", "X")] == ["killed", "blow-seen", "x"]
