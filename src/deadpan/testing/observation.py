"""All that a seat can observe of a state, and the comparison of two such observations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from deadpan.kernel.beats import BeatGrouper, begin_beats
from deadpan.kernel.errors import RulesError
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice, Event, choice_json
from deadpan.testing.contract_errors import ContractBroken, after_events, brief
from deadpan.testing.differences import Same, difference, printed_difference


class Observation:
    """What one seat gets from a state: its view as an object and as JSON, choices, questions, points."""

    def __init__(self, rules: AnyRules, state: Any, seat: Seat | None) -> None:
        self.rules, self.state, self.seat = rules, state, seat
        self.view = rules.view(state, seat)
        legal = rules.legal(self.view)
        self.got: dict[str, Any] = {
            "the open questions": rules.asks(state),
            "who may choose unasked": rules.may(state),
            "the points": rules.scores(state),
            "the outcome": rules.outcome(state),
            "the view": self.view,
            "the legal choices": legal,
            "the legal choices from the state": () if seat is None else rules.legal_in(state, seat),
        }
        self.legal = legal

    @property
    def heard(self) -> list[Event]:
        """Every event the seat was told."""
        return self.rules.heard(self.view)

    def json(self) -> dict[str, bytes]:
        """What a server sends, byte for byte."""
        encode = msgspec.json.encode
        return {
            "the view as JSON": encode(self.rules.show(self.view)),
            "the view as JSON without events": encode(self.rules.show_now(self.view)),
            "the legal choices as JSON": encode([choice_json(0, choice) for choice in self.legal]),
        }

    def refusals(self, tries: Sequence[Choice]) -> list[Any]:
        """The results of these choices: the refusal with all its data, or that the choice is accepted."""
        found: list[Any] = []
        if self.seat is None:
            return found
        for choice in tries:
            try:
                self.rules.apply(self.state, self.seat, choice)
            except RulesError as refusal:
                held = {name: value for name, value in vars(refusal).items() if name != "__notes__"}
                notes, causes = getattr(refusal, "__notes__", []), (refusal.__cause__, refusal.__context__)
                told = [None if cause is None else (type(cause).__name__, cause.args) for cause in causes]
                found.append((choice, type(refusal), refusal.args, str(refusal), held, notes, told))
            else:
                found.append((choice, "taken"))
        return found


def compare_beats(one: Observation, other: Observation, grouper: BeatGrouper[Any]) -> None:
    """The same for the beats that the seat is told."""
    left, right = (_beats(each, grouper) for each in (one, other))
    if left != right:
        _check(one, "what its beats say", _where(left, right))


def _beats(observation: Observation, grouper: BeatGrouper[Any]) -> bytes:
    """The beats of a seat, made after those of all others, in the order of a server that tells all of them."""
    rules, state = observation.rules, observation.state
    others = {*range(len(rules.scores(state))), None} - {observation.seat}
    for seat in sorted(others, key=str):
        view = rules.view(state, seat)
        begin_beats(grouper, seat).up_to(rules.heard(view), view)
    beats = begin_beats(grouper, observation.seat).up_to(observation.heard, observation.view)[1]
    return msgspec.json.encode(beats)


def compare(
    one: Observation, other: Observation, tries: Sequence[Choice] = (), same: Same | None = None, *, shown: bool = True
) -> None:
    """Compare two observations. Raises `ContractBroken` where they differ.

    Without ``shown``, the slow comparisons are left out: JSON, all events heard, and refusals.
    """
    for what, left in one.got.items():
        _check(one, what, difference(left, other.got[what], same))
    if not shown:
        return
    _check(one, "the events heard", difference(one.heard, other.heard, same))
    others = other.json()
    for what, text in one.json().items():
        if text != others[what]:
            _check(one, what, _where(text, others[what]))
    _check(one, "a refusal", difference(one.refusals(tries), other.refusals(tries)))


def compare_printed(one: Observation, other: Observation) -> None:
    """The same for what the view prints and hashes to."""
    _check(one, "the view", printed_difference(one.view, other.view))


def compare_changes(then: tuple[Observation, Observation], now: tuple[Observation, Observation]) -> None:
    """The same for the patch between two moments."""
    left, right = (
        msgspec.json.encode(each.rules.changes(before.view, each.view)) for before, each in zip(then, now, strict=True)
    )
    if left != right:
        _check(now[0], "the changes of the view", _where(left, right))


def _check(observation: Observation, what: str, found: str | None) -> None:
    if found is not None:
        text = f"{what} differs in a world that looked the same: {found}"
        raise ContractBroken(text, seat=observation.seat, after=after_events(observation.heard))


def _where(left: bytes, right: bytes) -> str:
    found = difference(msgspec.json.decode(left), msgspec.json.decode(right))
    return found or f"the order of keys: {brief(left)} and {brief(right)}"
