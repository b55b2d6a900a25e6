"""Deliberate leaks for any game: wrapped rules that reveal a secret in one way and are correct otherwise.

The contract must find every leak in every game. If it does not find a deliberate one, it would not find the same
mistake either.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from hashlib import blake2b
from random import Random
from typing import Any, Final

import msgspec

from deadpan.kernel.beats import BeatGrouper, BeatText, Texts
from deadpan.kernel.decoding import plain
from deadpan.kernel.errors import RulesError
from deadpan.kernel.event_type import EventType
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import EVERYONE, Audience, Seat
from deadpan.kernel.secrets import value_at
from deadpan.kernel.types import Ask, Choice, Event, Step, Told
from deadpan.testing.twin_deals import hidden_from

LEAKS_ARE_TRIED_WITH: Final = 12
"""Pairs or games at each table."""
_REMEMBERED: Final = 5_000
"""How many views a leaking game remembers the states of."""


def _as_it_is(part: Any) -> Any:
    return part


@dataclass(frozen=True)
class Leak:
    """A way to reveal a secret."""

    name: str
    """What the game does: "tells card-drawn to everybody"."""
    make: Callable[[AnyRules], Any] = _as_it_is
    """The wrapped rules."""
    group: Callable[[BeatGrouper[Any]], BeatGrouper[Any]] = _as_it_is
    """The grouper of its events into beats."""
    on_the_wire: bool = True
    """Whether a player could see it over a connection; otherwise only programs with the objects could."""
    is_told: bool = False
    """Whether it leaks through told events only."""


class Leaking:
    """Wrapped rules. They remember the state and the seat of each view that they made."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        self._states: OrderedDict[int, tuple[Any, Any, Seat | None]] = OrderedDict()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def view(self, state: Any, seat: Seat | None) -> Any:
        """The view, remembered."""
        view = self.rules.view(state, seat)
        self._states[id(view)] = view, state, seat  # the view is kept alive, so that its id is not reused
        if len(self._states) > _REMEMBERED:
            self._states.popitem(last=False)
        return view

    def secret_of(self, view: Any) -> list[Any]:
        """All that the seat of a view may not know."""
        _, state, seat = self._states[id(view)]
        return self.secrets_in(state, seat)

    def secrets_in(self, state: Any, seat: Seat | None) -> list[Any]:
        """All that a seat may not know."""
        setup = self.rules.position(state)
        return [value_at(setup, path) for path in hidden_from(self.rules, setup, seat)]

    def coin(self, state: Any, seat: Seat | None) -> bool:
        """A bit computed from what a seat may not know."""
        text = msgspec.json.encode(self.secrets_in(state, seat))
        return bool(blake2b(text, digest_size=1).digest()[0] & 1)

    def coin_of(self, view: Any) -> bool:
        """The same for the seat of a view."""
        _, state, seat = self._states[id(view)]
        return self.coin(state, seat)


# -- leaks through events ----------------------------------------------------------------------------------------------


class _Telling(Leaking):
    """Tells something to the wrong audience, which also remembers it."""

    def __init__(self, rules: AnyRules) -> None:
        super().__init__(rules)
        self._histories: OrderedDict[int, tuple[Any, tuple[Told, ...]]] = OrderedDict()

    def pose(self, *args: Any) -> Step[Any]:
        step = self.rules.pose(*args)
        return self._remembered(Step(step.state, self.told(step, True)), ())

    def apply(self, state: Any, seat: Seat, choice: Choice) -> Step[Any]:
        step = self.rules.apply(state, seat, choice)
        _, before = self._histories.get(id(state), (state, ()))
        return self._remembered(Step(step.state, self.told(step, False)), before)

    def _remembered(self, step: Step[Any], before: tuple[Told, ...]) -> Step[Any]:
        self._histories[id(step.state)] = step.state, before + step.told
        if len(self._histories) > _REMEMBERED:
            self._histories.popitem(last=False)
        return step

    def told(self, step: Step[Any], opens: bool) -> tuple[Told, ...]:
        return step.told

    def heard(self, view: Any) -> list[Event]:
        _, state, seat = self._states[id(view)]
        history = self._histories.get(id(state))
        if history is None:  # a world drawn by `redeal`
            return self.rules.heard(view)
        return [event for event in (each.heard_by(seat) for each in history[1]) if event is not None]

    def show(self, view: Any) -> dict[str, Any]:
        return {**self.rules.show(view), "events": [plain(event) for event in self.heard(view)]}


class _ToEverybody(_Telling):
    def __init__(self, rules: AnyRules, kind: type[Event]) -> None:
        super().__init__(rules)
        self.kind = kind

    def told(self, step: Step[Any], opens: bool) -> tuple[Told, ...]:
        return tuple(
            Told(each.event, EVERYONE, each.truth) if isinstance(each.event, self.kind) else each for each in step.told
        )


@cache
def _loud(kind: type[Event]) -> Any:
    """The same kind of event, with a class that declares everybody as its audience."""
    return EventType(kind.__name__, (kind,), {"__module__": kind.__module__}, to="everyone", frozen=True)


class _DeclaredPublic(_ToEverybody):
    def told(self, step: Step[Any], opens: bool) -> tuple[Told, ...]:
        loud = _loud(self.kind)
        return tuple(
            Told(loud(*msgspec.structs.astuple(each.event)), EVERYONE) if isinstance(each.event, self.kind) else each
            for each in step.told
        )


class _ToAThirdSeat(_ToEverybody):
    def told(self, step: Step[Any], opens: bool) -> tuple[Told, ...]:
        told = []
        for each in step.told:
            if isinstance(each.event, self.kind) and each.to.seats is not None:
                seats = len(self.rules.scores(step.state))
                third = next((seat for seat in range(seats) if seat not in each.to.seats), 0)
                each = Told(each.event, Audience(each.to.seats | {third}), each.truth)
            told.append(each)
        return tuple(told)


class _WholeDeal(_Telling):
    def told(self, step: Step[Any], opens: bool) -> tuple[Told, ...]:
        return tuple(Told(each.event, EVERYONE, each.truth) for each in step.told) if opens else step.told


class _OrderOfEvents(_Telling):
    def told(self, step: Step[Any], opens: bool) -> tuple[Told, ...]:
        return step.told[::-1] if self.coin(step.state, None) else step.told


class _NumberOfEvents(_Telling):
    def told(self, step: Step[Any], opens: bool) -> tuple[Told, ...]:
        public = tuple(each for each in step.told if each.to.seats is None)
        return step.told + public[-1:] if self.coin(step.state, None) else step.told


class _HeardOfOthers(Leaking):
    def heard(self, view: Any) -> list[Event]:
        _, state, seat = self._states[id(view)]
        own, seats = self.rules.heard(view), len(self.rules.scores(state))
        other = next(each for each in range(seats) if each != seat)
        return own + [event for event in self.rules.heard(self.rules.view(state, other)) if event not in own]

    def show(self, view: Any) -> dict[str, Any]:
        return {**self.rules.show(view), "events": [plain(event) for event in self.heard(view)]}


# -- leaks through views -----------------------------------------------------------------------------------------------


class _Shown(Leaking):
    def show(self, view: Any) -> dict[str, Any]:
        return {**self.rules.show(view), "leak": self.secret_of(view)}

    def show_now(self, view: Any) -> dict[str, Any]:
        return {**self.rules.show_now(view), "leak": self.secret_of(view)}

    def changes(self, then: Any, now: Any) -> dict[str, Any]:
        return {**self.rules.changes(then, now), "leak": self.secret_of(now)}


class _ShownInOrder(Leaking):
    def show(self, view: Any) -> dict[str, Any]:
        shown = self.rules.show(view)
        return dict(reversed(shown.items())) if self.coin_of(view) else shown


class _ShownAsChange(Leaking):
    def changes(self, then: Any, now: Any) -> dict[str, Any]:
        return {**self.rules.changes(then, now), "leak": self.secret_of(now)}


class _Carrier:
    """A view with a hidden reference. Equality and printing are those of the view."""

    def __init__(self, view: Any, behind: Any) -> None:
        self.view, self.behind = view, behind

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Carrier) and self.view == other.view

    def __hash__(self) -> int:
        return hash(type(self.view))

    def __repr__(self) -> str:
        return repr(self.view)


class _Printing(_Carrier):
    """A view that prints a secret."""

    texts: Mapping[int, str] = {}

    def __repr__(self) -> str:
        return f"{self.view!r} {self.texts[id(self)]}"


class _Carrying(Leaking):
    def view(self, state: Any, seat: Seat | None) -> Any:
        return _Carrier(self.rules.view(state, seat), state)

    def legal(self, view: Any) -> tuple[Choice, ...]:
        return self.rules.legal(view.view)

    def heard(self, view: Any) -> list[Event]:
        return self.rules.heard(view.view)

    def show(self, view: Any) -> dict[str, Any]:
        return self.rules.show(view.view)

    def show_now(self, view: Any) -> dict[str, Any]:
        return self.rules.show_now(view.view)

    def changes(self, then: Any, now: Any) -> dict[str, Any]:
        return self.rules.changes(then.view, now.view)

    def redeal(self, view: Any, rng: Random) -> Any:
        return self.rules.redeal(view.view, rng)


class _CarryingInAFunction(_Carrying):
    def view(self, state: Any, seat: Seat | None) -> Any:
        return _Carrier(self.rules.view(state, seat), lambda: state)


class _Printed(_Carrying):
    def __init__(self, rules: AnyRules) -> None:
        super().__init__(rules)
        self.kept: list[Any] = []
        self.texts: dict[int, str] = {}

    def view(self, state: Any, seat: Seat | None) -> Any:
        view = _Printing(self.rules.view(state, seat), None)
        _Printing.texts = self.texts
        self.kept.append(view)
        self.texts[id(view)] = repr(self.secrets_in(state, seat))
        return view


# -- leaks through choices, refusals, questions and scores -------------------------------------------------------------


class _Choosing(Leaking):
    def legal(self, view: Any) -> tuple[Choice, ...]:
        found = self.rules.legal(view)
        return self.bent(found) if found and self.coin_of(view) else found

    def legal_in(self, state: Any, seat: Seat) -> tuple[Choice, ...]:
        found = self.rules.legal_in(state, seat)
        return self.bent(found) if found and self.coin(state, seat) else found

    def bent(self, legal: tuple[Choice, ...]) -> tuple[Choice, ...]:
        return legal[::-1]


class _FewerChoices(_Choosing):
    def bent(self, legal: tuple[Choice, ...]) -> tuple[Choice, ...]:
        return legal[:-1] or legal


class _Refusing(Leaking):
    def apply(self, state: Any, seat: Seat, choice: Choice) -> Step[Any]:
        try:
            return self.rules.apply(state, seat, choice)
        except RulesError as refusal:
            raise self.bent(refusal, state, seat) from None

    def bent(self, refusal: RulesError, state: Any, seat: Seat) -> RulesError:
        data = {**refusal.data, "leak": self.secrets_in(state, seat)}
        return type(refusal)(refusal.code, refusal.rule, **data)


class _RefusingOtherwise(_Refusing):
    def bent(self, refusal: RulesError, state: Any, seat: Seat) -> RulesError:
        code = f"{refusal.code}-again" if self.coin(state, seat) else refusal.code
        return type(refusal)(code, refusal.rule, **refusal.data)


class _RefusingWithANote(_Refusing):
    def bent(self, refusal: RulesError, state: Any, seat: Seat) -> RulesError:
        refusal.add_note(repr(self.secrets_in(state, seat)))
        return refusal


class _AskedIfHeld(Leaking):
    """A seat is asked only if it holds something; otherwise the first choice is made without a question."""

    def pose(self, *args: Any) -> Step[Any]:
        return self.hurried(self.rules.pose(*args))

    def apply(self, state: Any, seat: Seat, choice: Choice) -> Step[Any]:
        return self.hurried(self.rules.apply(state, seat, choice))

    def hurried(self, step: Step[Any]) -> Step[Any]:
        asks = self.rules.asks(step.state)
        if not asks or self.holds(step.state, asks[0].seat):
            return step
        legal = self.rules.legal_in(step.state, asks[0].seat)
        after = self.rules.apply(step.state, asks[0].seat, legal[-1])
        return Step(after.state, step.told + after.told)

    def holds(self, state: Any, seat: Seat) -> bool:
        setup = self.rules.position(state)
        own = [value_at(setup, secret.path) for secret in self.rules.secrets(setup) if seat in secret.known_to]
        return bool(blake2b(msgspec.json.encode(own), digest_size=1).digest()[0] & 1)


class _AskedOtherwise(Leaking):
    def asks(self, state: Any) -> tuple[Ask, ...]:
        asks = self.rules.asks(state)
        return tuple(Ask(ask.seat, f"{ask.kind}-{self.coin(state, None)}", ask.serial) for ask in asks)


class _MayIfHeld(Leaking):
    def may(self, state: Any) -> tuple[Seat, ...]:
        asked = {ask.seat for ask in self.rules.asks(state)}
        others = (seat for seat in range(len(self.rules.scores(state))) if seat not in asked)
        return tuple(others) if asked and self.coin(state, None) else self.rules.may(state)


class _Scoring(Leaking):
    def scores(self, state: Any) -> tuple[int, ...]:
        scores = self.rules.scores(state)
        return tuple(points + self.coin(state, None) for points in scores)


# -- leaks through beats -----------------------------------------------------------------------------------------------


class _Gossip:
    """A grouper that remembers what every seat heard, outside of the memory that it returns."""

    def __init__(self, grouper: BeatGrouper[Any]) -> None:
        self.grouper = grouper
        self.sentences = grouper.sentences
        self.heard: list[tuple[Seat | None, Event]] = []

    def begin(self, reader: Seat | None) -> tuple[Seat | None, Any]:
        return reader, self.grouper.begin(reader)

    def hear(self, memory: tuple[Seat | None, Any], event: Event, n: int) -> tuple[Any, Texts]:
        reader, own = memory
        if type(event).__to__ is not None:
            self.heard = [*self.heard[-20:], (reader, event)]
        rumours = [rumour for heard_by, rumour in self.heard if heard_by != reader]
        own, texts = self.grouper.hear(own, event, n)
        return (reader, own), self.bent(list(texts), rumours[-1], n) if rumours else texts

    def bent(self, texts: list[tuple[int, BeatText]], rumour: Event, n: int) -> Texts:
        place, text = texts[0]
        return [(place, msgspec.structs.replace(text, aside=(*text.aside, rumour))), *texts[1:]]

    def remarks(self, view: Any) -> Mapping[int, BeatText]:
        return self.grouper.remarks(view)


class _GossipByNumber(_Gossip):
    """It tells nothing of what others heard, but adds a beat depending on it."""

    def bent(self, texts: list[tuple[int, BeatText]], rumour: Event, n: int) -> Texts:
        coin = blake2b(msgspec.json.encode(rumour), digest_size=1).digest()[0] & 1
        more = max(n, *(place + 1 for place, _ in texts))
        return [*texts, (more, BeatText(texts[0][1].says))] if coin else texts


# -- leaks through drawn worlds ----------------------------------------------------------------------------------------


class _SameWorld(Leaking):
    def redeal(self, view: Any, rng: Random) -> Any:
        return self._states[id(view)][1]


class _DrawnBySecret(Leaking):
    def redeal(self, view: Any, rng: Random) -> Any:
        return self.rules.redeal(view, Random(f"{rng.random()} {self.secret_of(view)!r}"))


def leaks_of(rules: AnyRules) -> list[Leak]:
    """Every leak that can be made of these rules."""
    found: list[Leak] = []
    for kind in rules.event_types:
        if kind.__to__ is None:
            continue
        tag = kind.__struct_config__.tag
        found += [
            Leak(f"tells {tag} to everybody", partial(_ToEverybody, kind=kind), is_told=True),
            Leak(f"declares that everybody hears {tag}", partial(_DeclaredPublic, kind=kind), is_told=True),
            Leak(f"tells {tag} to a seat too many", partial(_ToAThirdSeat, kind=kind), is_told=True),
        ]
    return [
        *found,
        Leak("tells the whole deal to everybody", _WholeDeal),
        Leak("tells events in the order of a secret", _OrderOfEvents),
        Leak("tells an event twice by a secret", _NumberOfEvents),
        Leak("lets a view hear what another seat was told", _HeardOfOthers),
        Leak("shows others' secrets in a view", _Shown),
        Leak("shows a view in the order of a secret", _ShownInOrder),
        Leak("has a secret in `changes` and not in `show`", _ShownAsChange),
        Leak("hides the state in a view object", _Carrying, on_the_wire=False),
        Leak("hides the state in a function of a view object", _CarryingInAFunction, on_the_wire=False),
        Leak("prints a secret with a view object", _Printed, on_the_wire=False),
        Leak("orders legal choices by a secret", _Choosing),
        Leak("leaves out a legal choice by a secret", _FewerChoices),
        Leak("puts a secret into a refusal", _Refusing),
        Leak("refuses with another code by a secret", _RefusingOtherwise),
        Leak("puts a secret into a note of a refusal", _RefusingWithANote, on_the_wire=False),
        Leak("opens a question only when an answer is held", _AskedIfHeld),
        Leak("names the kind of a question by a secret", _AskedOtherwise),
        Leak("lets seats choose unasked by a secret", _MayIfHeld),
        Leak("says in a beat what another seat was told", group=_Gossip),
        Leak("makes one beat more by what another seat was told", group=_GossipByNumber),
        Leak("adds a secret to the points", _Scoring, on_the_wire=False),
        Leak("gives back the same world from `redeal`", _SameWorld, on_the_wire=False),
        Leak("draws worlds by a secret in `redeal`", _DrawnBySecret, on_the_wire=False),
    ]
