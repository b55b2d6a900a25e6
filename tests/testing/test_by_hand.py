"""Hush with leaks that an author could write by mistake: the contract reports the seat and the event."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest
from deadpan_hush import GAME
from deadpan_hush.rules import Hush
from deadpan_hush.types import Guess, Guessed, State, View
from msgspec.structs import replace

from deadpan.game import Game
from deadpan.kernel.errors import IllegalChoice
from deadpan.kernel.event_log import EMPTY
from deadpan.kernel.seats import EVERYONE, Seat
from deadpan.kernel.secrets import Secret
from deadpan.kernel.types import Ask, Choice, Step, Told
from deadpan.testing import Budget, TestPlan, check_game
from tests.cli.command import deadpan

pytestmark = pytest.mark.slow

SMALL = TestPlan(seats=(3,), budget=Budget(deal_twins=60, state_twins=150, played_twins=60, games=2))


class TellsDrawnCards(Hush):
    def apply(self, state: State, seat: Seat, choice: Choice) -> Step[State]:
        step = super().apply(state, seat, choice)
        return Step(step.state, tuple(Told(each.event, EVERYONE) for each in step.told))


class WithState(View, frozen=True, kw_only=True):
    behind: State


class CarriesTheState(Hush):
    def view(self, state: State, seat: Seat | None) -> WithState:
        view = super().view(state, seat)
        return WithState(**{name: getattr(view, name) for name in view.__struct_fields__}, behind=state)

    def show_now(self, view: View) -> dict[str, Any]:
        return super().show_now(without(view))

    def redeal(self, view: View, rng: Random) -> State:
        return Hush().redeal(without(view), rng)


def without(view: View) -> View:
    """The view without the leak."""
    return View(**{name: getattr(view, name) for name in View.__struct_fields__})


class LegalByWhatOthersHold(Hush):
    """A guess that would be wrong is not offered."""

    def legal_in(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        return tuple(
            choice
            for choice in super().legal_in(state, seat)
            if not isinstance(choice, Guess) or state.hands[choice.whom] == (choice.card,)
        ) or super().legal_in(state, seat)


class RefusalSaysTheHand(Hush):
    def refusal(self, state: State, seat: Seat, choice: Choice) -> IllegalChoice:
        return IllegalChoice("not-legal", "H2.1", holds=state.hands[(seat + 1) % 3])


class AsksByTheHand(Hush):
    def asks(self, state: State) -> tuple[Ask, ...]:
        return tuple(Ask(each.seat, "guess" if 1 in state.hands[each.seat] else "play", each.serial)
                     for each in super().asks(state))  # fmt: skip


class RedealKeepsOneHand(Hush):
    """The seat after the viewer's always keeps its cards."""

    kept: dict[int, tuple[Any, State]]

    def __init__(self) -> None:
        self.kept = {}

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        self.kept[id(view)] = view, state
        return view

    def redeal(self, view: View, rng: Random) -> State:
        seat = 0 if view.seat is None else (view.seat + 1) % 3
        truth = self.kept[id(view)][1]
        while True:
            world = super().redeal(view, rng)
            if world.hands[seat] == truth.hands[seat]:
                return world


class RedealForgetsTheOthers(Hush):
    def redeal(self, view: View, rng: Random) -> State:
        world = super().redeal(view, rng)
        private = tuple(log if seat == view.seat else EMPTY for seat, log in enumerate(world.private))
        return replace(world, private=private)


class RedealDoesNotFit(Hush):
    def redeal(self, view: View, rng: Random) -> State:
        world = super().redeal(view, rng)
        return replace(world, pile=world.pile[:-1]) if len(world.pile) > 1 else world


class PositionLosesACard(Hush):
    def position(self, state: State) -> dict[str, Any]:
        return {**super().position(state), "aside": 1}


class SecretsThatCannotDiffer(Hush):
    def secrets(self, setup: Mapping[str, Any]) -> tuple[Secret, ...]:
        return tuple(Secret(each.path, each.known_to) for each in super().secrets(setup))


class SecretsThatShow(Hush):
    """The first player is declared hidden."""

    def secrets(self, setup: Mapping[str, Any]) -> tuple[Secret, ...]:
        return (*super().secrets(setup), Secret(("first",), frozenset(), (), (0, 1, 2)))


class ChangesAreNotAlike(Hush):
    """A card that a seat draws changes its own hand only."""

    def changes_alike(self, then: View, now: View) -> bool:
        return True


FOUND = {
    CarriesTheState: r"the view differs in a world that looked the same: \.behind\.",
    TellsDrawnCards: "told_as_declared at hush-3-defaults: seat [0-2]: event drawn: everybody hears it",
    LegalByWhatOthersHold: "the legal choices from the state differs in a world that looked the same",
    RefusalSaysTheHand: r"seat [0-2]: a refusal differs in a world that looked the same: .*holds.*: after event",
    AsksByTheHand: r"(seat \d|a spectator): the open questions differs .*kind",
    RedealKeepsOneHand: r"redeal` (never draws hands|draws another world)",
    RedealForgetsTheOthers: r"seat \d: event dealt: `redeal` for another seat",
    RedealDoesNotFit: r"the view differs .*pile",
    PositionLosesACard: "positions_can_be_posed",
    ChangesAreNotAlike: r"changes_are_what_differs .*seat \d: .*`changes_alike` says otherwise",
    SecretsThatCannotDiffer: r"deal twins have no power: .* is the same in all of them",
    SecretsThatShow: r"event started",
}


def with_rules(rules: type[Hush]) -> Game:
    return Game(rules=rules(), words=GAME.words, testing=SMALL)


def test_hush_itself_keeps_its_contract() -> None:
    report = check_game(with_rules(Hush), leaks=False)
    assert report.complaints() == []
    assert report.is_kept
    assert report.looked["deal_twins"] >= SMALL.budget.deal_twins


@pytest.mark.parametrize(("rules", "said"), FOUND.items(), ids=lambda each: getattr(each, "__name__", ""))
def test_a_leak_by_hand_is_reported_with_seat_and_event(rules: type[Hush], said: str) -> None:
    report = check_game(with_rules(rules), leaks=False)
    assert not report.is_kept
    assert any(re.search(said, line) for line in report.complaints()), report.complaints()


def test_an_event_that_never_happens_is_reported() -> None:
    class Unused(Hush):
        event_types = (*Hush.event_types, NeverTold)  # type: ignore[assignment]

    report = check_game(with_rules(Unused), leaks=False)
    assert [problem.promise for problem in report.problems] == ["everything_is_reached"]
    assert "event never-told" in report.complaints()[0]


class NeverTold(Guessed, to="everyone", frozen=True):
    """It never happens."""


def test_the_command_reports_the_problem_and_exits_with_1(monkeypatch: pytest.MonkeyPatch, hush: Game) -> None:
    found: Callable[[str], Game] = lambda _: with_rules(TellsDrawnCards)  # noqa: E731
    monkeypatch.setattr("deadpan.cli.check.game_called", found)
    monkeypatch.setattr("os.cpu_count", lambda: 1)  # other processes would load the real game
    ran = deadpan("check", "hush")
    assert ran.status == 1
    assert "hush: told_as_declared at hush-3-defaults: seat 0: event drawn: everybody hears it" in ran.out
    assert "does not keep its contract" in ran.out


def test_the_command_exits_with_0_on_success_and_with_2_for_an_unknown_game(hush: Game) -> None:
    ran = deadpan("check", "hush")
    assert ran.status == 0
    assert "hush keeps its contract" in ran.out
    assert "29 of 29 deliberate leaks found" in ran.out
    ran = deadpan("check", "chess")
    assert ran.status == 2
    assert ran.err.startswith("deadpan: The game “chess” is not installed here. Installed: ")
