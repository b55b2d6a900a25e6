"""The events of the game, and which seats are told of each.

What is public and what only some seats learn are separate events: a blow is `Given` publicly and `BlowSeen` by two
seats.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType, field

from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Event
from deadpan_au_pire_tu_meurs.rules.cards import Card, Source

Death: TypeAlias = Literal["accused", "mort-subite", "reckoning"]
EndRule: TypeAlias = Literal["A8.1", "A8.2"]
"""The rules that can end a game."""


class Started(Event, to="everyone", frozen=True):
    """The game begins, and this seat has the first turn (A2.4)."""

    first: Seat


class Dealt(Event, to="seat", frozen=True):
    """A seat looks at its own character and cards (A2.1, A2.2)."""

    seat: Seat
    character: Card
    hand: tuple[Card, ...]
    life: tuple[Card, ...]


class CharacterCame(Event, to="everyone", reveals="itself", frozen=True):
    """A character is to be settled: one just drawn (A3.3) or, if not ``drawn``, one of the starting hand (A2.3)."""

    seat: Seat
    drawn: bool


class CharacterSeen(Event, to="seat", frozen=True):
    """Which character it is (A3.3)."""

    seat: Seat
    card: Card


class Settled(Event, to="everyone", frozen=True):
    """A character was taken as the new identity or not; the other character went under the pile (A3.3)."""

    by: Seat
    taken: bool


class TurnBegan(Event, to="everyone", frozen=True):
    """A turn begins (A3.1)."""

    seat: Seat


class Drawn(Event, to="everyone", frozen=True):
    """The top card of the pile was drawn (A3.1, A2.3)."""

    by: Seat


class CardDrawn(Event, to="by", frozen=True):
    """Which card it is, unless it is a character (A3.1)."""

    by: Seat
    card: Card


class Given(Event, to="everyone", frozen=True):
    """A blow was given face down (A4.1) or as the prize of a duel (A4.3); ``from`` is absent for the hand."""

    by: Seat
    to: Seat
    source: Source | UnsetType = field(name="from", default=UNSET)


class Haunted(Event, to="everyone", frozen=True):
    """A spectre gave a blow of its own life pile (A7.1)."""

    by: Seat
    to: Seat


class BlowSeen(Event, to=("by", "to"), frozen=True):
    """Which blow it is (A4.1, A6.3, A7.1)."""

    by: Seat
    to: Seat
    card: Card


class Answered(Event, to="everyone", frozen=True):
    """A player answered with a card or, if ``card`` is ``None``, did not answer (A5)."""

    by: Seat
    card: Card | None


class Landed(Event, to="everyone", frozen=True):
    """The blow that was given went to this life pile (A5.2)."""

    on: Seat


class Rejuvenated(Event, to="everyone", frozen=True):
    """A Jouvence was laid on the player's own life pile (A4.2)."""

    by: Seat


class Played(Event, to="everyone", frozen=True):
    """A card was played openly (A4.3 to A4.9), on no player, on one, or on the two of an exchange."""

    by: Seat
    card: Card
    on: tuple[Seat, ...]


class Duelled(Event, to="everyone", reveals="winner", frozen=True):
    """The result of a duel; a draw has no winner (A4.3)."""

    by: Seat
    on: Seat
    winner: Seat | None


class SumsShown(Event, to=("by", "on"), frozen=True):
    """The sums of both duellists' blows in years (A4.3) and, with ``shown`` set to ``cards``, the blows (A6.1)."""

    by: Seat
    on: Seat
    own: int
    other: int
    own_blows: tuple[Card, ...] | UnsetType = UNSET
    other_blows: tuple[Card, ...] | UnsetType = UNSET


class NoPrize(Event, to="everyone", frozen=True):
    """The winner of a duel had no blow to give (A4.3)."""

    by: Seat
    to: Seat


class Punished(Event, to="everyone", frozen=True):
    """A card drawn at random from a hand went to the life pile of the same player (A4.4)."""

    seat: Seat


class PunishmentSeen(Event, to="seat", frozen=True):
    """Which card it is (A4.4)."""

    seat: Seat
    card: Card


class CardTaken(Event, to="by", frozen=True):
    """Which card a Transfert took off the life pile (A4.7)."""

    by: Seat
    card: Card


class CardBuried(Event, to="by", frozen=True):
    """Which card a Pioche put under the pile (A4.8)."""

    by: Seat
    card: Card


class CharactersSeen(Event, to="seats", frozen=True):
    """The characters of the two seats after their exchange (A4.9)."""

    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]


class Spared(Event, to="everyone", frozen=True):
    """A Miracle saved this player, who keeps the Mort Subite (A4.6)."""

    seat: Seat


class Accused(Event, to="everyone", frozen=True):
    """A player was accused of having no years left (A6.1)."""

    by: Seat
    whom: Seat


class BalanceShown(Event, to=("by", "whom"), frozen=True):
    """The balance of the accused and, with ``shown`` set to ``cards``, the character and the life pile (A6.1)."""

    by: Seat
    whom: Seat
    years: int
    character: Card | UnsetType = UNSET
    life: tuple[Card, ...] | UnsetType = UNSET


class Retaliated(Event, to="everyone", frozen=True):
    """The accused had years left, and passed a blow on to the accuser (A6.3)."""

    by: Seat
    to: Seat


class NoRetaliation(Event, to="everyone", reveals="itself", frozen=True):
    """The accused had years left but no blow to pass on (A6.3)."""

    by: Seat
    to: Seat


class Eliminated(Event, to="everyone", reveals="itself", frozen=True):
    """A player is out of the game, and the hand went under the pile (A6.2, A4.5, A7.1, A8.2)."""

    seat: Seat
    how: Death


class Faded(Event, to="everyone", reveals="itself", frozen=True):
    """A spectre has no blow left to give and gets no more turns (A7.1)."""

    seat: Seat


class Rested(Event, to="everyone", frozen=True):
    """A spectre takes no turns any more; its life pile stays (A7.5)."""

    by: Seat


class Revealed(Event, to="everyone", reveals=("character", "hand", "life", "years"), frozen=True):
    """A player's character, hand and life pile, turned face up at the end of the game (A7.4)."""

    seat: Seat
    character: Card
    hand: tuple[Card, ...]
    life: tuple[Card, ...]
    years: int


class Ended(Event, to="everyone", reveals="everything", frozen=True):
    """The game is over by rule ``rule`` (A8)."""

    rule: EndRule
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


EVENTS = (
    Started, Dealt, CharacterCame, CharacterSeen, Settled, TurnBegan, Drawn, CardDrawn, Given, Haunted, BlowSeen,
    Answered, Landed, Rejuvenated, Played, Duelled, SumsShown, NoPrize, Punished, PunishmentSeen, CardTaken, CardBuried,
    CharactersSeen, Spared, Accused, BalanceShown, Retaliated, NoRetaliation, Eliminated, Faded, Rested, Revealed,
    Ended,
)  # fmt: skip
