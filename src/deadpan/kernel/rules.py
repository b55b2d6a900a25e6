"""What the rules of a game are, to everything that is not that game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from deadpan.kernel.seats import Seat
from deadpan.kernel.secrets import Secret
from deadpan.kernel.types import Ask, Choice, Event, Outcome, Step

S = TypeVar("S")
V = TypeVar("V")
O = TypeVar("O")


class FirstAsked(Struct, Generic[V], frozen=True):
    """What a table of people is asked before the deal, to find who begins.

    Only a game with an option ``first``, a seat or ``"random"``, can have one. ``question`` is what it is called:
    ``<game>-first-<question>`` is its message. ``after`` answers it for the next game, from a spectator's view of one
    that is over; ``None`` from it: nobody. Without ``after``, the answer that was given holds for the whole evening.
    """

    question: str
    after: Callable[[V], Seat | None] | None = None


class Rules(Protocol[O, S, V]):
    """The rules of one game: pure functions over states that never change.

    ``O`` are its options, ``S`` its states, ``V`` its views. States, views, choices and events are values: they can be
    compared, copied, pickled and kept.
    """

    @property
    def name(self) -> str:
        """How records and commands call it."""

    @property
    def players(self) -> range:
        """How many may play."""

    @property
    def options_type(self) -> type[Struct]:
        """Its options: each a field with a default."""

    @property
    def options_since(self) -> Mapping[str, Mapping[str, Any]]:
        """By format of records: the options that came with it, each with what any older format implies.

        An entry stays for ever: what an old record means does not change with a default.
        """

    @property
    def first_asked(self) -> FirstAsked[V] | None:
        """What its tables are asked to find who begins; ``None``: nothing."""

    @property
    def choice_types(self) -> tuple[type[Choice], ...]:
        """Every kind of choice."""

    @property
    def event_types(self) -> tuple[type[Event], ...]:
        """Every kind of event."""

    @property
    def refusals(self) -> frozenset[str]:
        """The code of every refusal this game can raise besides the kernel's."""

    @property
    def windows(self) -> frozenset[str]:
        """The kinds of ask that are answer windows: opened whether or not the asked seat holds an answer.

        Whoever tells a game to people waits the same time before the result of each, so that the time says nothing
        about what is held.
        """

    # -- from outside ----------------------------------------------------------------------------------------------

    def read_options(self, raw: Mapping[str, Any]) -> O:
        """Options from a record; what is left out takes its default. Raises `SetupError`."""

    def write_options(self, options: O) -> dict[str, Any]:
        """Options for a record: those that differ from the defaults."""

    def read_choice(self, raw: Mapping[str, Any]) -> Choice:
        """A choice from a record or the wire. Raises `MalformedChoice`."""

    # -- playing ---------------------------------------------------------------------------------------------------

    def deal(self, options: O, seats: int, seed: str) -> dict[str, Any]:
        """A fresh set-up dealt by chance, in the form of a record's. Raises `SetupError`."""

    def pose(self, options: O, seats: int, setup: Mapping[str, Any], seed: str) -> Step[S]:
        """The game that opens from a set-up; ``seed`` feeds what chance comes later. Raises `SetupError`."""

    def secrets(self, setup: Mapping[str, Any]) -> tuple[Secret, ...]:
        """What is hidden in a set-up that `pose` takes, who learns it at the opening, and what may be exchanged.

        Every value that a seat may not learn from the opened game belongs here.
        """

    def asks(self, state: S) -> tuple[Ask, ...]:
        """The open questions, in order. None: the game is over."""

    def may(self, state: S) -> tuple[Seat, ...]:
        """The seats that may choose now though nobody waits for them, in order; none that is asked."""

    def view(self, state: S, seat: Seat | None) -> V:
        """All that a seat may know (``None``: a spectator), with perfect recall."""

    def legal(self, view: V) -> tuple[Choice, ...]:
        """What the seat of this view can choose now, in a canonical order."""

    def legal_in(self, state: S, seat: Seat) -> tuple[Choice, ...]:
        """The same straight from a state, for search: ``legal(view(state, seat))`` without the view."""

    def apply(self, state: S, seat: Seat, choice: Choice) -> Step[S]:
        """What follows from a choice. Raises `RulesError`, and then nothing has changed."""

    def scores(self, state: S) -> tuple[int, ...]:
        """The points by seat as they stand."""

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or ``None`` while it goes on."""

    def redeal(self, view: V, rng: Random) -> S:
        """A whole world that fits the view, for bots and for tests."""

    # -- as plain values -------------------------------------------------------------------------------------------

    def show(self, view: V) -> dict[str, Any]:
        """A view as JSON values. Two worlds that a seat cannot tell apart give it the same bytes."""

    def show_now(self, view: V) -> dict[str, Any]:
        """The same without ``events``: it costs no more as the history grows."""

    def changes(self, then: V, now: V) -> dict[str, Any]:
        """The `differences` of ``show_now`` between two views of one seat, without making all of both."""

    def heard(self, view: V) -> list[Event]:
        """Everything this seat was ever told, in order."""

    def position(self, state: S) -> dict[str, Any]:
        """The table in the form of a set-up."""

    def dump(self, state: S) -> bytes:
        """The whole state as JSON, secrets included: for stores, never for players."""

    def load(self, data: bytes) -> S:
        """The state that `dump` wrote."""


AnyRules = Rules[Any, Any, Any]

View: TypeAlias = Any
"""All that one seat may know: a value of a class of the game's own."""
