"""Au pire tu meurs as `Rules`: the interface through which the rest of the software uses this package."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from deadpan.kernel.base_rules import BaseRules
from deadpan.kernel.rules import FirstAsked
from deadpan.kernel.seats import Seat
from deadpan.kernel.secrets import Secret
from deadpan.kernel.types import Ask, Choice, Event, Outcome, Step
from deadpan_au_pire_tu_meurs.rules import flow, setup
from deadpan_au_pire_tu_meurs.rules.choices import CHOICES
from deadpan_au_pire_tu_meurs.rules.events import EVENTS, Ended
from deadpan_au_pire_tu_meurs.rules.legal import accusable, legal_choices
from deadpan_au_pire_tu_meurs.rules.options import SINCE, Options
from deadpan_au_pire_tu_meurs.rules.position import position
from deadpan_au_pire_tu_meurs.rules.redeal import redeal
from deadpan_au_pire_tu_meurs.rules.secrets import secrets
from deadpan_au_pire_tu_meurs.rules.show import changes, show, show_now
from deadpan_au_pire_tu_meurs.rules.state import Answering, Dying, State, members
from deadpan_au_pire_tu_meurs.rules.view import View, heard_in, view_of

REFUSALS: Final = frozenset(
    {
        "not-in-hand", "only-an-answer", "played-already", "card-owed", "aim-one", "aim-two", "aim-none", "aim-nobody",
        "aim-out", "aim-yourself", "aim-twice", "take-one", "not-on-life-pile", "empty-hand", "not-a-blow",
        "prize-owed", "prize-from", "prize-not-from", "no-rest", "no-answer", "accuse-yourself", "accused-already",
        "hands-too-big", "wrong-option-first", "unknown-card", "character-count", "not-a-character", "row-count",
        "character-in-life-pile", "too-many-cards", "out-of-table", "out-twice", "hand-of-the-dead", "nobody-lives",
        "no-first", "first-is-out",
    }
)  # fmt: skip


class AuPireTuMeurs(BaseRules[Options, State, View]):
    """The rules of Au pire tu meurs."""

    name = "au-pire-tu-meurs"
    players = range(3, 9)
    options_since = SINCE
    first_asked = FirstAsked[View]("oldest")
    choice_types = CHOICES
    event_types = EVENTS
    refusals = REFUSALS
    windows = frozenset({Answering.kind, Dying.kind})

    def deal(self, options: Options, seats: int, seed: str) -> dict[str, Any]:
        """A fresh set-up. Raises `SetupError`."""
        return setup.deal(options, seats, seed)

    def pose(self, options: Options, seats: int, raw: Mapping[str, Any], seed: str) -> Step[State]:
        """The opening state of a set-up, and what is told. Raises `SetupError`."""
        return setup.pose(options, seats, raw, seed)

    def secrets(self, setup: Mapping[str, Any]) -> tuple[Secret, ...]:
        """Every card that is face down."""
        return secrets(setup)

    def asks(self, state: State) -> tuple[Ask, ...]:
        """The open question, if any."""
        table = state.table
        if not table.frames:
            return ()
        frame = table.frames[-1]
        return (Ask(frame.seat, frame.kind, table.serial),)

    def may(self, state: State) -> tuple[Seat, ...]:
        """The seats that may accuse during another player's turn (A3.6)."""
        table = state.table
        if table.opening.options.accuse == "own-turn" or not table.frames:
            return ()
        asked = table.frames[-1].seat
        return tuple(seat for seat in members(table.living) if seat != asked and accusable(table, seat))

    def view(self, state: State, seat: Seat | None) -> View:
        """All that a seat may know."""
        return view_of(state, seat)

    def legal(self, view: View) -> tuple[Choice, ...]:
        """The legal choices of the seat of this view."""
        if view.seat is None:
            return ()
        return legal_choices(view.table, view.seat, view.hand, view.life)

    def legal_in(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        """The same, computed from a state, without building a view."""
        return legal_choices(state.table, seat, state.secrets.hands[seat], state.secrets.lives[seat])

    def apply(self, state: State, seat: Seat, choice: Choice) -> Step[State]:
        """The next state and what is told. Raises `RulesError`."""
        return flow.apply(state, seat, choice)

    def scores(self, state: State) -> tuple[int, ...]:
        """One point for each winner, none before the end."""
        outcome = self.outcome(state)
        return (0,) * len(state.secrets.hands) if outcome is None else outcome.scores

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended; ``None`` while it goes on."""
        ended = state.table.log.event
        return Outcome(ended.scores, ended.winners, ended.rule) if isinstance(ended, Ended) else None

    def redeal(self, view: View, rng: Random) -> State:
        """A random state that is consistent with the view."""
        return redeal(view, rng)

    def show(self, view: View) -> dict[str, Any]:
        """A view as JSON values."""
        return show(view)

    def show_now(self, view: View) -> dict[str, Any]:
        """A view as JSON values, without the events."""
        return show_now(view)

    def changes(self, then: View, now: View) -> dict[str, Any]:
        """The difference between ``show_now`` of two views."""
        return changes(then, now)

    def heard(self, view: View) -> list[Event]:
        """Every event that this seat was told."""
        return heard_in(view)

    def position(self, state: State) -> dict[str, Any]:
        """The state in the form of a set-up."""
        return position(state)


AU_PIRE_TU_MEURS: Final = AuPireTuMeurs()
