"""What tests of rules are written with: a game whose choices and events are JSON values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec
import pytest

from deadpan.kernel.errors import IllegalChoice, RulesError, SetupError
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.types import Told

Json: TypeAlias = dict[str, Any]
Refusal: TypeAlias = tuple[str, str | None, Json]


def plain(value: Any) -> Any:
    """A value as plain JSON values."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Play:
    """A game in a test: ``state`` is the current state, ``told`` what the last choice told."""

    def __init__(
        self, game: AnyRules, options: Mapping[str, Any], seats: int, setup: Mapping[str, Any], seed: str = ""
    ):
        self.game = game
        self.seats = seats
        step = game.pose(game.read_options(options), seats, setup, seed)
        self.state: Any = step.state
        self.told: tuple[Told, ...] = step.told

    def do(self, seat: int, do: str, **fields: Any) -> list[Json]:
        """Make a choice, written as in a record; returns the events that follow."""
        step = self.game.apply(self.state, seat, self.game.read_choice({"do": do, **fields}))
        self.state, self.told = step.state, step.told
        return self.events

    @property
    def events(self) -> list[Json]:
        """The events of the last choice, in full."""
        return [plain(each.whole) for each in self.told]

    def heard(self, seat: int | None) -> list[Json]:
        """The events of the last choice that a seat (``None``: a spectator) was told."""
        return [plain(event) for event in (each.heard_by(seat) for each in self.told) if event is not None]

    def refused(self, seat: int, do: str, *, error: type[RulesError] = IllegalChoice, **fields: Any) -> Refusal:
        """The code, rule and data with which a choice is refused; fails if it is not, or with another error class."""
        before = self.game.dump(self.state)
        with pytest.raises(RulesError) as caught:
            self.game.apply(self.state, seat, self.game.read_choice({"do": do, **fields}))
        assert type(caught.value) is error
        assert self.game.dump(self.state) == before
        return caught.value.code, caught.value.rule, dict(caught.value.data)

    def can(self, seat: int, do: str, **fields: Any) -> bool:
        """Whether a choice is legal; fails if `legal_in` and `apply` disagree about it."""
        choice = self.game.read_choice({"do": do, **fields})
        offered = choice in self.game.legal_in(self.state, seat)
        try:
            self.game.apply(self.state, seat, choice)
        except RulesError:
            assert not offered, f"{choice} is offered and refused"
        else:
            assert offered, f"{choice} is taken and not offered"
        return offered

    def legal(self, seat: int, do: str | None = None) -> list[Json]:
        """The legal choices of a seat, of one kind if ``do`` names it; fails if `legal` and `legal_in` differ."""
        found = self.game.legal(self.game.view(self.state, seat))
        assert found == self.game.legal_in(self.state, seat)
        return [choice for choice in plain(found) if do is None or choice["do"] == do]

    @property
    def asked(self) -> list[tuple[int, str]]:
        """The asked seats, each with the kind of its question."""
        return [(ask.seat, ask.kind) for ask in self.game.asks(self.state)]

    @property
    def scores(self) -> list[int]:
        return list(self.game.scores(self.state))

    def outcome(self) -> tuple[list[int], list[int], str] | None:
        """Scores, winners and rule, or ``None`` while the game goes on."""
        end = self.game.outcome(self.state)
        return None if end is None else (list(end.scores), list(end.winners), end.rule)

    @property
    def position(self) -> Json:
        return self.game.position(self.state)

    def shown(self, seat: int | None) -> Json:
        """The view of a seat, as JSON values."""
        shown: Json = plain(self.game.show(self.game.view(self.state, seat)))
        return shown

    def screen(self, seat: int | None) -> bytes:
        """The view of a seat, as bytes."""
        return msgspec.json.encode(self.game.show(self.game.view(self.state, seat)))


def fresh(game: AnyRules, seats: int, seed: str, options: Mapping[str, Any]) -> Play:
    """A fresh game."""
    return Play(game, options, seats, game.deal(game.read_options(options), seats, seed), seed)


def not_posed(game: AnyRules, setup: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> Refusal:
    """The code, rule and data with which a set-up or its options are refused."""
    with pytest.raises(SetupError) as caught:
        game.pose(game.read_options(options), seats, setup, "")
    return caught.value.code, caught.value.rule, dict(caught.value.data)
