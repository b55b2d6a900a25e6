"""Default implementations of `Rules`, derived from a game's types.

A game derives a class from `BaseRules` and writes the deal, the questions, the views and the effect of each choice. The
defaults read and write options and choices by their types, show views field by field, and store states. A game can
override every method, for speed or for a format of its own.
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
    """A state with the logs of what was told. Derive the state of a game from it."""

    public: EventLog = EMPTY
    """What everybody was told."""
    private: tuple[EventLog, ...]
    """For each seat, what was told to it and not to everybody."""
    serial: int = 0
    """The number of choices made."""
    ended: Outcome | None = None
    """How the game ended; ``None`` before."""


class BaseView(Struct, frozen=True, kw_only=True):
    """A view with the logs of what its seat was told. Derive the view of a game from it."""

    seat: Seat | None
    """``None``: a spectator."""
    public: EventLog
    private: EventLog = EMPTY


B = TypeVar("B", bound=BaseState)


def after(state: B, *events: Event) -> Step[B]:
    """The step to a state in which these events have been told, each to the audience that its class declares."""
    told = tell_each(*events)
    public, private = remember(state.public, state.private, told)
    return Step(replace(state, public=public, private=private), told)


class BaseRules(ABC, Generic[O, S, V]):
    """The base class of a game's rules: ``class MyRules(BaseRules[Options, State, View])``.

    A game sets ``name``, ``players``, ``choice_types`` and ``event_types``, and writes the abstract methods. The types
    of its options and states are taken from the brackets.
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
        """Take the types of options and states from the brackets."""
        super().__init_subclass__(**config)
        for base in getattr(cls, "__orig_bases__", ()):
            if get_origin(base) is BaseRules:
                cls.options_type, cls.state_type, _ = get_args(base)

    # -- input -----------------------------------------------------------------------------------------------------

    def read_options(self, raw: Mapping[str, Any]) -> O:
        """Options from a record; missing ones take their defaults. Raises `SetupError`."""
        return convert_options(raw, self.options_type)

    def write_options(self, options: O) -> dict[str, Any]:
        """Options for a record: those that differ from the defaults."""
        return differing(options)

    def read_choice(self, raw: Mapping[str, Any]) -> Choice:
        """A choice from a record or a client. Raises `MalformedChoice`."""
        choice: Choice = convert(raw, _union(self.choice_types), MalformedChoice)
        return choice

    # -- play ------------------------------------------------------------------------------------------------------

    @abstractmethod
    def deal(self, options: O, seats: int, seed: str) -> dict[str, Any]:
        """A random set-up, in the format of a record. Raises `SetupError`."""

    @abstractmethod
    def pose(self, options: O, seats: int, setup: Mapping[str, Any], seed: str) -> Step[S]:
        """The game that begins with a set-up; ``seed`` is for later random events. Raises `SetupError`."""

    @abstractmethod
    def secrets(self, setup: Mapping[str, Any]) -> tuple[Secret, ...]:
        """The hidden values of a set-up, who learns each at the opening, and what each may be exchanged with."""

    @abstractmethod
    def asks(self, state: S) -> tuple[Ask, ...]:
        """The open questions, in order; none when the game is over."""

    def may(self, state: S) -> tuple[Seat, ...]:
        """No seat: by default, a seat can choose only when it is asked."""
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
        """The step after a legal choice. Raises `RulesError` for any other."""
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
        """The step after a choice that is known to be legal. A game writes this, or overrides `apply`."""
        raise NotImplementedError(f"{type(self).__name__} has neither resolve nor apply")

    def refusal(self, state: S, seat: Seat, choice: Choice) -> IllegalChoice:
        """The error for a choice that is not legal. Override it to give a specific reason."""
        ask = next((ask for ask in self.asks(state) if ask.seat == seat), None)
        return IllegalChoice("not-legal", None if ask is None else self.rule_of(ask))

    def rule_of(self, ask: Ask) -> str | None:
        """The number of the rule that an open question comes from, for refusals; ``None``: rules have no numbers."""
        return None

    def scores(self, state: S) -> tuple[int, ...]:
        """The points by seat: those of the outcome, and zeros before."""
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
        """A complete state that fits the view, with everything hidden drawn anew, for bots and for tests."""

    # -- serialisation ----------------------------------------------------------------------------------------------

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

    def changes_alike(self, then: V, now: V) -> bool:
        """Whether `changes` is known to be the same for all seats; never, unless a game says more."""
        return False

    def heard(self, view: V) -> list[Event]:
        """Every event this seat was told, in order."""
        assert isinstance(view, BaseView), "a view that does not derive from BaseView needs a method `heard`"
        return heard(view.public, view.private)

    @abstractmethod
    def position(self, state: S) -> dict[str, Any]:
        """The position in the format of a set-up."""

    def dump(self, state: S) -> bytes:
        """The whole state as JSON, secrets included: for stores, never for players."""
        return _encoder(self).encode(state)

    def load(self, data: bytes) -> S:
        """The state that `dump` wrote."""
        state: S = _decoder(self).decode(data)
        return state

    def encode_own(self, value: Any) -> Any:
        """A value of a class of the game's own, as JSON values. Only states with such values need it."""
        raise NotImplementedError(type(value))

    def decode_own(self, kind: type, value: Any) -> Any:
        """The value that `encode_own` wrote."""
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
