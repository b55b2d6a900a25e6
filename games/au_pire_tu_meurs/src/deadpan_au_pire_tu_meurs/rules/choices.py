"""The choices of a player."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, UnsetType, field

from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice
from deadpan_au_pire_tu_meurs.rules.cards import Card, Source

Seats: TypeAlias = Annotated[tuple[Seat, ...], Meta(min_length=2, max_length=2)]


class Identity(Choice, frozen=True):
    """Take the character that came, or put it under the pile (A3.3)."""

    take: bool


class Play(Choice, frozen=True):
    """Play a card (A4).

    ``on`` is the seat it aims at, or the two seats of a Switch; ``take`` is the card that a Transfert or a Pioche takes
    off the life pile.
    """

    card: Card
    on: Seat | Seats | UnsetType = UNSET
    take: Card | UnsetType = UNSET


class Answer(Choice, frozen=True):
    """Answer with a Reverse or a Miracle, or, with ``None``, do not answer (A5)."""

    card: Card | None


class Prize(Choice, frozen=True):
    """Give the loser of a duel a blow, or ``None`` if there is none (A4.3); ``from`` says where it comes from."""

    card: Card | None
    source: Source | UnsetType = field(name="from", default=UNSET)


class Accuse(Choice, frozen=True):
    """Accuse another player of having no years left (A6.1)."""

    whom: Seat


class Retaliate(Choice, frozen=True):
    """Pass a blow on to the player whose accusation was wrong (A6.3)."""

    card: Card


class Haunt(Choice, frozen=True):
    """Give a living player a blow, as a spectre (A7.1)."""

    card: Card
    on: Seat


class Rest(Choice, frozen=True):
    """Take no turns any more, as a spectre (A7.5)."""


class End(Choice, frozen=True):
    """End the turn (A3.4)."""


CHOICES = (Identity, Play, Answer, Prize, Accuse, Retaliate, Haunt, Rest, End)
