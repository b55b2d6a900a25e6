"""The types of Hush: options, set-up, choices, events, state and view."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from deadpan.kernel.base_rules import BaseState, BaseView
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice, Event, Outcome

Card: TypeAlias = Annotated[int, Meta(ge=1, le=9)]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a game."""

    highest: Annotated[int, Meta(ge=4, le=9)] = 6
    """H1.1: the highest number."""
    copies: Annotated[int, Meta(ge=2, le=4)] = 3
    """H1.1: the number of cards with each number."""
    first: Annotated[int, Meta(ge=0, le=3)] | Literal["random"] = "random"
    """H1.3: the first player's seat."""


def deck_of(options: Options) -> list[int]:
    """All cards (H1.1)."""
    return [card for card in range(1, options.highest + 1) for _ in range(options.copies)]


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A set-up: the card of each seat (``None`` if it is out), the cards played, and the pile, top card first."""

    hands: tuple[Card | None, ...]
    played: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    aside: Card
    first: Seat


class Play(Choice, frozen=True):
    """Play a card other than a 1 (H2.3)."""

    card: Card


class Guess(Choice, frozen=True):
    """Play a 1 and guess the card of an opponent (H2.2)."""

    whom: Seat
    card: Card


class Started(Event, to="everyone", frozen=True):
    """The game begins, and this seat has the first turn (H1.3)."""

    first: Seat


class Dealt(Event, to="seat", frozen=True):
    """A seat looks at its first card (H1.2)."""

    seat: Seat
    card: Card


class Drawn(Event, to="by", frozen=True):
    """A seat draws a card (H2.1)."""

    by: Seat
    card: Card


class Played(Event, to="everyone", frozen=True):
    """A card was played without effect (H2.3)."""

    by: Seat
    card: Card


class Guessed(Event, to="everyone", reveals="right", frozen=True):
    """A 1 was played and a card guessed; if the guess is ``right``, ``whom`` shows the card and is out (H2.2)."""

    by: Seat
    whom: Seat
    card: Card
    right: bool


class Ended(Event, to="everyone", reveals="everything", frozen=True):
    """The game is over by rule ``rule``, and all hands are shown (H3)."""

    rule: str
    winners: tuple[Seat, ...]
    hands: tuple[Card | None, ...]


class State(BaseState, frozen=True, kw_only=True):
    """A game at one moment."""

    options: Options
    hands: tuple[tuple[int, ...], ...]
    """The cards of each seat: none if it is out; if it is its turn, the drawn card is the last one."""
    played: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    aside: int
    turn: Seat


class View(BaseView, frozen=True, kw_only=True):
    """Everything that a seat may know."""

    options: Options
    hand: tuple[int, ...]
    """The seat's own cards; none for a spectator."""
    hands: tuple[tuple[int, ...], ...] | None
    """The cards of all seats, when the game is over."""
    played: tuple[tuple[int, ...], ...]
    out: tuple[bool, ...]
    pile: int
    """The number of cards left to draw."""
    turn: Seat
    ended: Outcome | None
