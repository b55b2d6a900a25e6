"""The class of an event declares its audience."""

from __future__ import annotations

import pickle
from types import new_class

import msgspec
import pytest

from deadpan.kernel.seats import EVERYONE, Seat, only
from deadpan.kernel.types import Event, audience_of, tell, tell_each


class Drawn(Event, to="everyone", frozen=True):
    by: Seat


class CardDrawn(Event, to="by", frozen=True):
    by: Seat
    card: str


class Exchanged(Event, to=("by", "others"), frozen=True):
    by: Seat | None
    others: tuple[Seat, ...]
    card: str


class Eliminated(Event, to="everyone", reveals="itself", frozen=True):
    seat: Seat


def test_the_audience_of_an_event_is_read_from_its_fields() -> None:
    assert audience_of(Drawn(2)) == EVERYONE
    assert audience_of(CardDrawn(0, "ace")) == only(0)
    assert audience_of(Exchanged(3, (1, 2), "ace")) == only(1, 2, 3)
    assert audience_of(Exchanged(None, (), "ace")) == only()


def test_an_event_is_told_to_the_declared_audience() -> None:
    assert [each.to for each in tell_each(Drawn(2), CardDrawn(0, "ace"))] == [EVERYONE, only(0)]
    told = tell(CardDrawn(0, "?"), truth=CardDrawn(0, "ace"))
    assert (told.heard_by(0), told.heard_by(1), told.whole) == (CardDrawn(0, "?"), None, CardDrawn(0, "ace"))


def test_public_events_reveal_nothing_by_default_and_private_ones_all_but_the_audience() -> None:
    assert Drawn.__reveals__ == set()
    assert CardDrawn.__reveals__ == {"card"}
    assert Exchanged.__reveals__ == {"card"}
    assert Eliminated.__reveals__ == {"itself", "seat"}


@pytest.mark.parametrize("declared", [{}, {"to": "seat"}, {"to": ()}, {"to": "everyone", "reveals": "card"}])
def test_an_event_class_without_an_audience_is_refused(declared: dict[str, str]) -> None:
    with pytest.raises(TypeError, match="Said"):
        new_class("Said", (Event,), declared, lambda body: body.update(__annotations__={"by": int}))


def test_a_subclass_must_declare_its_own_audience() -> None:
    with pytest.raises(TypeError, match="say who may hear it"):
        new_class("DrawnAgain", (Drawn,))


def test_declarations_are_not_in_the_json_of_an_event() -> None:
    event = Exchanged(3, (1, 2), "ace")
    assert msgspec.to_builtins(event) == {"event": "exchanged", "by": 3, "others": (1, 2), "card": "ace"}
    assert msgspec.json.decode(msgspec.json.encode(event), type=Exchanged | Drawn) == event
    assert pickle.loads(pickle.dumps(event)) == event
