"""The protocol of a game's rules, which all other packages use to play it."""

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
    """A question to the table before the deal, which decides who begins.

    Only a game with an option ``first`` (a seat, or ``"random"``) can have one. ``question`` is its name; its message
    is ``<game>-first-<question>``. ``after`` answers the question for the next game, from a spectator's view of a
    finished one; ``None`` means that no seat does. Without ``after``, the table's first answer holds for all its games.
    """

    question: str
    after: Callable[[V], Seat | None] | None = None


class Rules(Protocol[O, S, V]):
    """The rules of one game: pure functions over immutable states.

    ``O`` are its options, ``S`` its states, ``V`` its views. States, views, choices and events are values: they can be
    compared, copied, pickled and stored.
    """

    @property
    def name(self) -> str:
        """The name in records and commands."""

    @property
    def players(self) -> range:
        """The possible numbers of players."""

    @property
    def options_type(self) -> type[Struct]:
        """Its options: a struct whose fields all have defaults."""

    @property
    def options_since(self) -> Mapping[str, Mapping[str, Any]]:
        """By format of records: the options that came with it, and what an older format implies for each.

        Entries are never removed: an old record keeps its meaning when a default changes.
        """

    @property
    def first_asked(self) -> FirstAsked[V] | None:
        """The question that decides who begins; ``None``: chance does."""

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
        """The kinds of ask that are answer windows: they open whether or not the asked seat holds an answer.

        A server waits equally long before it tells the result of a window, so that the time reveals nothing about what
        the seat holds.
        """

    # -- input -----------------------------------------------------------------------------------------------------

    def read_options(self, raw: Mapping[str, Any]) -> O:
        """Options from a record; missing ones take their defaults. Raises `SetupError`."""

    def write_options(self, options: O) -> dict[str, Any]:
        """Options for a record: those that differ from the defaults."""

    def read_choice(self, raw: Mapping[str, Any]) -> Choice:
        """A choice from a record or a client. Raises `MalformedChoice`."""

    # -- play ------------------------------------------------------------------------------------------------------

    def deal(self, options: O, seats: int, seed: str) -> dict[str, Any]:
        """A random set-up, in the format of a record. Raises `SetupError`.

        A game with an option ``first`` stores the seat that begins under the key ``first``: the server reads it where
        the seats of a table begin in turn.
        """

    def pose(self, options: O, seats: int, setup: Mapping[str, Any], seed: str) -> Step[S]:
        """The game that begins with a set-up; ``seed`` is for later random events. Raises `SetupError`."""

    def secrets(self, setup: Mapping[str, Any]) -> tuple[Secret, ...]:
        """The hidden values of a set-up for `pose`, who learns each at the opening, and what each may be exchanged
        with.

        It must list every value that a seat may not learn from the opened game.
        """

    def asks(self, state: S) -> tuple[Ask, ...]:
        """The open questions, in order; none when the game is over."""

    def may(self, state: S) -> tuple[Seat, ...]:
        """The seats that may choose now without being asked, in order."""

    def view(self, state: S, seat: Seat | None) -> V:
        """All that a seat may know (``None``: a spectator), with perfect recall."""

    def legal(self, view: V) -> tuple[Choice, ...]:
        """What the seat of this view can choose now, in a canonical order."""

    def legal_in(self, state: S, seat: Seat) -> tuple[Choice, ...]:
        """The same from a state, for search: ``legal(view(state, seat))`` without building the view."""

    def apply(self, state: S, seat: Seat, choice: Choice) -> Step[S]:
        """The step after a choice. Raises `RulesError`; the state is never changed."""

    def scores(self, state: S) -> tuple[int, ...]:
        """The points by seat so far."""

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or ``None`` while it goes on."""

    def redeal(self, view: V, rng: Random) -> S:
        """A complete state that fits the view, with everything hidden drawn anew, for bots and for tests."""

    # -- serialisation ----------------------------------------------------------------------------------------------

    def show(self, view: V) -> dict[str, Any]:
        """A view as JSON values. Two worlds that a seat cannot tell apart give identical bytes."""

    def show_now(self, view: V) -> dict[str, Any]:
        """The same without ``events``, so that its cost does not grow with the history."""

    def changes(self, then: V, now: V) -> dict[str, Any]:
        """The `differences` of ``show_now`` between two views of one seat, without building both."""

    def changes_alike(self, then: V, now: V) -> bool:
        """Whether `changes` is the same for all seats as between these two views of a spectator.

        It is asked of spectators' views, so the answer rests on nothing secret. Where it holds, the changes are built
        and encoded once for everybody.
        """

    def heard(self, view: V) -> list[Event]:
        """Every event this seat was told, in order."""

    def position(self, state: S) -> dict[str, Any]:
        """The position in the format of a set-up."""

    def dump(self, state: S) -> bytes:
        """The whole state as JSON, secrets included: for stores, never for players."""

    def load(self, data: bytes) -> S:
        """The state that `dump` wrote."""


AnyRules = Rules[Any, Any, Any]

View: TypeAlias = Any
"""All that one seat may know: a value of a class of the game's own."""
