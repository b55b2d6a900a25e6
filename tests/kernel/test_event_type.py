"""Who may hear an event is said where its kind is defined, and nowhere else."""

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


def test_the_audience_of_an_event_is_read_off_its_fields() -> None:
    assert audience_of(Drawn(2)) == EVERYONE
    assert audience_of(CardDrawn(0, "ace")) == only(0)
    assert audience_of(Exchanged(3, (1, 2), "ace")) == only(1, 2, 3)
    assert audience_of(Exchanged(None, (), "ace")) == only()


def test_what_is_told_is_told_to_that_audience() -> None:
    assert [each.to for each in tell_each(Drawn(2), CardDrawn(0, "ace"))] == [EVERYONE, only(0)]
    told = tell(CardDrawn(0, "?"), truth=CardDrawn(0, "ace"))
    assert (told.heard_by(0), told.heard_by(1), told.whole) == (CardDrawn(0, "?"), None, CardDrawn(0, "ace"))


def test_a_public_event_reveals_nothing_unless_it_says_so_and_a_private_one_what_its_listeners_did_not_know() -> None:
    assert Drawn.__reveals__ == set()
    assert CardDrawn.__reveals__ == {"card"}
    assert Exchanged.__reveals__ == {"card"}
    assert Eliminated.__reveals__ == {"itself", "seat"}


@pytest.mark.parametrize("declared", [{}, {"to": "seat"}, {"to": ()}, {"to": "everyone", "reveals": "card"}])
def test_a_kind_of_event_that_does_not_say_who_hears_it_is_refused(declared: dict[str, str]) -> None:
    with pytest.raises(TypeError, match="Said"):
        new_class("Said", (Event,), declared, lambda body: body.update(__annotations__={"by": int}))


def test_a_kind_of_event_says_it_even_where_its_base_does() -> None:
    with pytest.raises(TypeError, match="say who may hear it"):
        new_class("DrawnAgain", (Drawn,))


def test_what_an_event_says_of_itself_is_no_part_of_its_json() -> None:
    event = Exchanged(3, (1, 2), "ace")
    assert msgspec.to_builtins(event) == {"event": "exchanged", "by": 3, "others": (1, 2), "card": "ace"}
    assert msgspec.json.decode(msgspec.json.encode(event), type=Exchanged | Drawn) == event
    assert pickle.loads(pickle.dumps(event)) == event
