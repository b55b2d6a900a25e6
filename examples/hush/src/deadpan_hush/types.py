"""What Hush is played with: options, set-up, choices, events, state and view."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from deadpan.kernel.base_rules import BaseState, BaseView
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice, Event, Outcome

Card: TypeAlias = Annotated[int, Meta(ge=1, le=9)]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table can agree on."""

    highest: Annotated[int, Meta(ge=4, le=9)] = 6
    """H1.1: the highest number."""
    copies: Annotated[int, Meta(ge=2, le=4)] = 3
    """H1.1: how many cards show each number."""
    first: Annotated[int, Meta(ge=0, le=3)] | Literal["random"] = "random"
    """H1.3: who begins."""


def deck_of(options: Options) -> list[int]:
    """All cards (H1.1)."""
    return [card for card in range(1, options.highest + 1) for _ in range(options.copies)]


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game opens: the card of each seat (``None``: it is out), and the pile, its top card first."""

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
    """A 1 was played and a card guessed; if it is ``right``, ``whom`` lays it open and is out (H2.2)."""

    by: Seat
    whom: Seat
    card: Card
    right: bool


class Ended(Event, to="everyone", reveals="everything", frozen=True):
    """The game is over by rule ``rule``, and the cards are laid open (H3)."""

    rule: str
    winners: tuple[Seat, ...]
    hands: tuple[Card | None, ...]


class State(BaseState, frozen=True, kw_only=True):
    """A whole game at one moment."""

    options: Options
    hands: tuple[tuple[int, ...], ...]
    """The cards of each seat: none when it is out, and last the drawn card when it has the turn."""
    played: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    aside: int
    turn: Seat


class View(BaseView, frozen=True, kw_only=True):
    """All that a seat may know."""

    options: Options
    hand: tuple[int, ...]
    """The seat's own cards; none for a spectator."""
    hands: tuple[tuple[int, ...], ...] | None
    """Everybody's, when the game is over."""
    played: tuple[tuple[int, ...], ...]
    out: tuple[bool, ...]
    pile: int
    """How many cards are left to draw."""
    turn: Seat
    ended: Outcome | None
