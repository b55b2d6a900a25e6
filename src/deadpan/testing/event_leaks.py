"""Deliberate leaks through events: told to a wrong audience, in a wrong order or number."""

from __future__ import annotations

from collections import OrderedDict
from functools import cache, partial
from typing import Any

import msgspec

from deadpan.kernel.decoding import plain
from deadpan.kernel.event_type import EventType
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import EVERYONE, Audience, Seat
from deadpan.kernel.types import Choice, Event, Step, Told
from deadpan.testing.leaking import REMEMBERED, Leak, Leaking


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
        if len(self._histories) > REMEMBERED:
            self._histories.popitem(last=False)
        return step

    def told(self, step: Step[Any], opens: bool) -> tuple[Told, ...]:
        return step.told

    def heard(self, view: Any) -> list[Event]:
        _, state, seat = self.states[id(view)]
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
        _, state, seat = self.states[id(view)]
        own, seats = self.rules.heard(view), len(self.rules.scores(state))
        other = next(each for each in range(seats) if each != seat)
        return own + [event for event in self.rules.heard(self.rules.view(state, other)) if event not in own]

    def show(self, view: Any) -> dict[str, Any]:
        return {**self.rules.show(view), "events": [plain(event) for event in self.heard(view)]}


def event_leaks(rules: AnyRules) -> list[Leak]:
    """The leaks through events, of which some are for each kind of private event."""
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
    ]
