"""What is the same in the rules of every game, derived from its types.

A game writes a class that derives from `BaseRules` and says how it is dealt, what is asked, who sees what and what
follows from a choice. Options and choices are read and written by their types, views are shown field by field, states
are stored. Every method can be overridden, for speed or for a form of its own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache, reduce
from operator import or_
from random import Random
from types import GenericAlias
from typing import Any, Generic, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import fields, replace

from deadpan.kernel.decoding import convert, differences, differing, plain
from deadpan.kernel.errors import IllegalChoice, MalformedChoice, NotAsked
from deadpan.kernel.event_log import EMPTY, EventLog, heard, log_of, remember
from deadpan.kernel.option_values import convert_options
from deadpan.kernel.rules import FirstAsked
from deadpan.kernel.seats import Seat
from deadpan.kernel.secrets import Secret
from deadpan.kernel.types import Ask, Choice, Event, Outcome, Step, tell_each

O = TypeVar("O", bound=Struct)
S = TypeVar("S")
V = TypeVar("V", bound=Struct)


class BaseState(Struct, frozen=True, kw_only=True):
    """A state that keeps what was told: derive the state of a game from it."""

    public: EventLog = EMPTY
    """What everybody was told."""
    private: tuple[EventLog, ...]
    """By seat: what only some were told, this seat among them."""
    serial: int = 0
    """How many choices were made."""
    ended: Outcome | None = None
    """How the game ended, when it has."""


class BaseView(Struct, frozen=True, kw_only=True):
    """A view that holds what its seat was told: derive the view of a game from it."""

    seat: Seat | None
    """``None``: a spectator."""
    public: EventLog
    private: EventLog = EMPTY


B = TypeVar("B", bound=BaseState)


def after(state: B, *events: Event) -> Step[B]:
    """The step to a state in which these events were told, each to those whom its class names."""
    told = tell_each(*events)
    public, private = remember(state.public, state.private, told)
    return Step(replace(state, public=public, private=private), told)


class BaseRules(ABC, Generic[O, S, V]):
    """Rules of which a game writes what is its own. ``class MyRules(BaseRules[Options, State, View])``.

    A game sets ``name``, ``players``, ``choice_types`` and ``event_types`` and writes the abstract methods. The types
    of its options and states are read off the brackets.
    """

    name: str
    players: range
    options_type: type[O]
    state_type: type[S]
    choice_types: tuple[type[Choice], ...]
    event_types: tuple[type[Event], ...]
    options_since: Mapping[str, Mapping[str, Any]] = {}
    first_asked: FirstAsked[V] | None = None
    refusals: frozenset[str] = frozenset()
    windows: frozenset[str] = frozenset()

    def __init_subclass__(cls, **config: Any) -> None:
        """Read the types of options and states off the brackets."""
        super().__init_subclass__(**config)
        for base in getattr(cls, "__orig_bases__", ()):
            if get_origin(base) is BaseRules:
                cls.options_type, cls.state_type, _ = get_args(base)

    # -- from outside ----------------------------------------------------------------------------------------------

    def read_options(self, raw: Mapping[str, Any]) -> O:
        """Options from a record; what is left out takes its default. Raises `SetupError`."""
        return convert_options(raw, self.options_type)

    def write_options(self, options: O) -> dict[str, Any]:
        """Options for a record: those that differ from the defaults."""
        return differing(options)

    def read_choice(self, raw: Mapping[str, Any]) -> Choice:
        """A choice from a record or the wire. Raises `MalformedChoice`."""
        choice: Choice = convert(raw, _union(self.choice_types), MalformedChoice)
        return choice

    # -- playing ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def deal(self, options: O, seats: int, seed: str) -> dict[str, Any]:
        """A fresh set-up dealt by chance, in the form of a record's. Raises `SetupError`."""

    @abstractmethod
    def pose(self, options: O, seats: int, setup: Mapping[str, Any], seed: str) -> Step[S]:
        """The game that opens from a set-up; ``seed`` feeds what chance comes later. Raises `SetupError`."""

    @abstractmethod
    def secrets(self, setup: Mapping[str, Any]) -> tuple[Secret, ...]:
        """What is hidden in a set-up, who learns it at the opening, and what may be exchanged unseen."""

    @abstractmethod
    def asks(self, state: S) -> tuple[Ask, ...]:
        """The open questions, in order. None: the game is over."""

    def may(self, state: S) -> tuple[Seat, ...]:
        """Nobody: everything is asked for."""
        return ()

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """All that a seat may know (``None``: a spectator), with perfect recall."""

    @abstractmethod
    def legal(self, view: V) -> tuple[Choice, ...]:
        """What the seat of this view can choose now, in a canonical order."""

    def legal_in(self, state: S, seat: Seat) -> tuple[Choice, ...]:
        """The same from a state."""
        return self.legal(self.view(state, seat))

    def apply(self, state: S, seat: Seat, choice: Choice) -> Step[S]:
        """What follows from a choice that is among the legal ones. Raises `RulesError` for any other."""
        asks = self.asks(state)
        if not asks:
            outcome = self.outcome(state)
            raise NotAsked("game-over", None if outcome is None else outcome.rule)
        if seat not in [ask.seat for ask in asks] and seat not in self.may(state):
            raise NotAsked("not-your-turn", self.rule_of(asks[0]), asked=asks[0].seat)
        if choice not in self.legal_in(state, seat):
            raise self.refusal(state, seat, choice)
        return self.resolve(state, seat, choice)

    def resolve(self, state: S, seat: Seat, choice: Choice) -> Step[S]:
        """What follows from a choice that is known to be legal. A game writes this, or `apply` as a whole."""
        raise NotImplementedError(f"{type(self).__name__} has neither resolve nor apply")

    def refusal(self, state: S, seat: Seat, choice: Choice) -> IllegalChoice:
        """Why a choice that is not legal is refused. Override it to say more than that it is not among them."""
        ask = next((ask for ask in self.asks(state) if ask.seat == seat), None)
        return IllegalChoice("not-legal", None if ask is None else self.rule_of(ask))

    def rule_of(self, ask: Ask) -> str | None:
        """The number of the rule that an open question comes from, for refusals; ``None``: rules have no numbers."""
        return None

    def scores(self, state: S) -> tuple[int, ...]:
        """The points by seat as they stand: those of the outcome, and none before."""
        outcome = self.outcome(state)
        if outcome is not None:
            return outcome.scores
        assert isinstance(state, BaseState), "a state that does not derive from BaseState needs a method `scores`"
        return (0,) * len(state.private)

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or ``None`` while it goes on."""
        assert isinstance(state, BaseState), "a state that does not derive from BaseState needs a method `outcome`"
        return state.ended

    @abstractmethod
    def redeal(self, view: V, rng: Random) -> S:
        """A whole world that fits the view, for bots and for tests."""

    # -- as plain values -------------------------------------------------------------------------------------------

    def show(self, view: V) -> dict[str, Any]:
        """A view as JSON values: every field but the logs, and the events that were heard."""
        return {**self.show_now(view), "events": [plain(event) for event in self.heard(view)]}

    def show_now(self, view: V) -> dict[str, Any]:
        """The same without ``events``."""
        shown = ((field, getattr(view, field.name)) for field in fields(view))
        return {field.encode_name: plain(value) for field, value in shown if not isinstance(value, EventLog)}

    def changes(self, then: V, now: V) -> dict[str, Any]:
        """The `differences` of ``show_now`` between two views of one seat."""
        return differences(self.show_now(then), self.show_now(now))

    def heard(self, view: V) -> list[Event]:
        """Everything this seat was ever told, in order."""
        assert isinstance(view, BaseView), "a view that does not derive from BaseView needs a method `heard`"
        return heard(view.public, view.private)

    @abstractmethod
    def position(self, state: S) -> dict[str, Any]:
        """The table in the form of a set-up."""

    def dump(self, state: S) -> bytes:
        """The whole state as JSON, secrets included: for stores, never for players."""
        return _encoder(self).encode(state)

    def load(self, data: bytes) -> S:
        """The state that `dump` wrote."""
        state: S = _decoder(self).decode(data)
        return state

    def encode_own(self, value: Any) -> Any:
        """A value of a class of the game's own, as plain values. Only states with such values need it."""
        raise NotImplementedError(type(value))

    def decode_own(self, kind: type, value: Any) -> Any:
        """The value of a class of the game's own that `encode_own` wrote."""
        raise NotImplementedError(kind)


@cache
def _union(kinds: tuple[type[Any], ...]) -> Any:
    return reduce(or_, kinds)


@cache
def _encoder(rules: BaseRules[Any, Any, Any]) -> msgspec.json.Encoder:
    def encode(value: Any) -> Any:
        return value.entries() if isinstance(value, EventLog) else rules.encode_own(value)

    return msgspec.json.Encoder(enc_hook=encode)


@cache
def _decoder(rules: BaseRules[Any, Any, Any]) -> msgspec.json.Decoder[Any]:
    entries: Any = GenericAlias(list, GenericAlias(tuple, (int, _union(rules.event_types))))

    def decode(kind: type, value: Any) -> Any:
        return log_of(msgspec.convert(value, entries)) if kind is EventLog else rules.decode_own(kind, value)

    return msgspec.json.Decoder(rules.state_type, dec_hook=decode)
