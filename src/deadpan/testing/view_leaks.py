"""Deliberate leaks through views, as objects and as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice, Event
from deadpan.testing.leaking import Leak, Leaking


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


def view_leaks() -> list[Leak]:
    """The leaks through views."""
    return [
        Leak("shows others' secrets in a view", _Shown),
        Leak("shows a view in the order of a secret", _ShownInOrder),
        Leak("has a secret in `changes` and not in `show`", _ShownAsChange),
        Leak("hides the state in a view object", _Carrying, on_the_wire=False),
        Leak("hides the state in a function of a view object", _CarryingInAFunction, on_the_wire=False),
        Leak("prints a secret with a view object", _Printed, on_the_wire=False),
    ]
