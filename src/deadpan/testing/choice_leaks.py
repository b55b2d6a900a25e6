"""Deliberate leaks through legal choices, refusals and questions."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from deadpan.kernel.errors import RulesError
from deadpan.kernel.seats import Seat
from deadpan.kernel.secrets import value_at
from deadpan.kernel.types import Ask, Choice, Step
from deadpan.testing.leaking import Leak, Leaking


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


def choice_leaks() -> list[Leak]:
    """The leaks through choices, refusals and questions."""
    return [
        Leak("orders legal choices by a secret", _Choosing),
        Leak("leaves out a legal choice by a secret", _FewerChoices),
        Leak("puts a secret into a refusal", _Refusing),
        Leak("refuses with another code by a secret", _RefusingOtherwise),
        Leak("puts a secret into a note of a refusal", _RefusingWithANote, on_the_wire=False),
        Leak("opens a question only when an answer is held", _AskedIfHeld),
        Leak("names the kind of a question by a secret", _AskedOtherwise),
        Leak("lets seats choose unasked by a secret", _MayIfHeld),
    ]
