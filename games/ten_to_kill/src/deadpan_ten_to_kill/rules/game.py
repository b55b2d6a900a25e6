"""10' to Kill as `Rules`: the interface through which the rest of the software uses this package."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from deadpan.kernel.base_rules import BaseRules
from deadpan.kernel.rules import FirstAsked
from deadpan.kernel.seats import Seat
from deadpan.kernel.secrets import Secret
from deadpan.kernel.types import Ask, Choice, Event, Outcome, Step
from deadpan_ten_to_kill.rules import flow, redeal, setup
from deadpan_ten_to_kill.rules.board import Board, check_marks, check_shape
from deadpan_ten_to_kill.rules.board_shapes import SHAPES
from deadpan_ten_to_kill.rules.choices import CHOICES
from deadpan_ten_to_kill.rules.events import EVENTS
from deadpan_ten_to_kill.rules.legal import legal_choices
from deadpan_ten_to_kill.rules.options import Options
from deadpan_ten_to_kill.rules.position import open_position
from deadpan_ten_to_kill.rules.score import scores, winners
from deadpan_ten_to_kill.rules.secrets import secrets
from deadpan_ten_to_kill.rules.state import State
from deadpan_ten_to_kill.rules.view import (
    View,
    changes,
    changes_alike,
    hand_json,
    heard_in,
    last_killer,
    show,
    show_now,
    view_of,
)

REFUSALS: Final = frozenset(
    {
        "unknown-piece", "no-such-tile", "move-not-in-play", "move-reserve", "move-same-tile",
        "kill-twice", "kill-no-hitman", "kill-yourself", "kill-not-in-play", "kill-seen-by-police", "kill-not-alone",
        "kill-out-of-reach", "ask-about-police", "ask-not-in-play", "ask-yourself", "ask-nobody", "ask-without-police",
        "flee-no-witness", "flee-to-scene", "flee-taken", "post-no-policeman", "post-not-in-play",
        "lay-lies-already", "lay-first", "lay-taken", "lay-apart",
        "tile-count", "tile-too-far", "tiles-overlap", "tile-alone", "board-in-parts", "marked-twice",
        "unknown-character", "tile-number", "hand-count", "target-count", "dealt-twice", "police-count", "no-first",
        "turn-wrong", "laying-with-pieces", "laying-apart", "wrong-option-first",
    }
)  # fmt: skip


class TenToKill(BaseRules[Options, State, View]):
    """The rules of 10' to Kill."""

    name = "ten-to-kill"
    players = range(2, 5)
    first_asked = FirstAsked("killed-last", last_killer)
    choice_types = CHOICES
    event_types = EVENTS
    refusals = REFUSALS

    def read_options(self, raw: Mapping[str, Any]) -> Options:
        """Options decoded from a record and checked. Raises `SetupError`."""
        options = super().read_options(raw)
        if not isinstance(options.board, str):
            check_shape(options.board, options, "options.board")
        elif options.board in SHAPES:
            check_shape(SHAPES[options.board], options, "options.board")
        if not isinstance(options.sniper_tiles, int):
            check_marks(options.sniper_tiles, "options.sniper_tiles")
        return options

    def deal(self, options: Options, seats: int, seed: str) -> dict[str, Any]:
        """A fresh set-up. Raises `SetupError`."""
        return setup.deal(options, seats, seed)

    def pose(self, options: Options, seats: int, raw: Mapping[str, Any], seed: str) -> Step[State]:
        """The opening state of a set-up, and what is told. Raises `SetupError`."""
        return setup.pose(options, seats, raw, seed)

    def secrets(self, setup: Mapping[str, Any]) -> tuple[Secret, ...]:
        """The tiles in the hands, each known to its owner alone."""
        return secrets(setup)

    def asks(self, state: State) -> tuple[Ask, ...]:
        """The open question, if any."""
        table = state.table
        if not table.frames:
            return ()
        frame = table.frames[-1]
        return (Ask(frame.seat, frame.kind, table.serial),)

    def view(self, state: State, seat: Seat | None) -> View:
        """All that a seat may know."""
        return view_of(state, seat)

    def legal(self, view: View) -> tuple[Choice, ...]:
        """The legal choices of the seat of this view."""
        if view.seat is None or view.hand is None:
            return ()
        return legal_choices(view.table, view.seat, view.hand.hitman)

    def legal_in(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        """The same, computed from a state, without building a view."""
        return legal_choices(state.table, seat, state.secrets.hands[seat].hitman)

    def apply(self, state: State, seat: Seat, choice: Choice) -> Step[State]:
        """The next state and what is told. Raises `RulesError`."""
        return flow.apply(state, seat, choice)

    def scores(self, state: State) -> tuple[int, ...]:
        """The current points by seat."""
        return scores(state.table.facts)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended; ``None`` while it goes on."""
        table = state.table
        if table.frames:
            return None
        return Outcome(scores(table.facts), winners(table.facts), table.ended)

    def redeal(self, view: View, rng: Random) -> State:
        """A state that is consistent with the view, drawn uniformly."""
        return redeal.redeal(view, rng)

    def show(self, view: View) -> dict[str, Any]:
        """A view as JSON values."""
        return show(view)

    def show_now(self, view: View) -> dict[str, Any]:
        """A view as JSON values, without the events."""
        return show_now(view)

    def changes(self, then: View, now: View) -> dict[str, Any]:
        """The difference between ``show_now`` of two views."""
        return changes(then, now)

    def changes_alike(self, then: View, now: View) -> bool:
        """Whether the changes are the same for all seats."""
        return changes_alike(then, now)

    def heard(self, view: View) -> list[Event]:
        """Every event that this seat was told."""
        return heard_in(view)

    def position(self, state: State) -> dict[str, Any]:
        """The state in the form of a set-up."""
        return {**open_position(state.table), "hands": [hand_json(hand) for hand in state.secrets.hands]}

    def encode_own(self, value: Any) -> Any:
        """Encode a board for a stored state."""
        if isinstance(value, Board):
            return [value.at, value.sniper]
        return super().encode_own(value)

    def decode_own(self, kind: type, value: Any) -> Any:
        """Decode a board from a stored state."""
        if kind is not Board:
            return super().decode_own(kind, value)
        places, sniper = value
        return Board((None if at is None else (at[0], at[1]) for at in places), sniper)


TEN_TO_KILL: Final = TenToKill()
