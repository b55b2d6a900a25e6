"""Choice and event objects, created once and shared, so that lists of them are cheap to build and compare."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any, Final

from deadpan.kernel import types
from deadpan.kernel.types import Choice, Event, Told
from deadpan_au_pire_tu_meurs.rules.card_counts import kinds_of_presence
from deadpan_au_pire_tu_meurs.rules.cards import BLOWS, CARDS, SWITCH
from deadpan_au_pire_tu_meurs.rules.choices import Accuse, Answer, End, Haunt, Identity, Play, Prize, Rest, Retaliate
from deadpan_au_pire_tu_meurs.rules.state import members

NAMES: Final = CARDS
END: Final[tuple[Choice, ...]] = (End(),)
REST: Final[tuple[Choice, ...]] = (Rest(),)
IDENTITIES: Final[tuple[Choice, ...]] = (Identity(True), Identity(False))
NO_ANSWER: Final[tuple[Choice, ...]] = (Answer(None),)
NO_PRIZE: Final[tuple[Choice, ...]] = (Prize(None),)
PLAY: Final[tuple[tuple[Choice, ...], ...]] = tuple((Play(name),) for name in CARDS)
ANSWER: Final[tuple[tuple[Choice, ...], ...]] = tuple((Answer(name), Answer(None)) for name in CARDS)


@cache
def aimed(card: int, seats: int) -> tuple[Choice, ...]:
    """A card played on each of these seats."""
    return tuple(Play(NAMES[card], on=seat) for seat in members(seats))


@cache
def exchanges(seats: int) -> tuple[Choice, ...]:
    """A Switch between any two of these seats (A4.9)."""
    return tuple(Play(NAMES[SWITCH], on=pair) for pair in combinations(members(seats), 2))


@cache
def takings(card: int, life: int) -> tuple[Choice, ...]:
    """A Transfert or a Pioche of each kind of card on the life pile (A4.7, A4.8)."""
    return tuple(Play(NAMES[card], take=NAMES[kind]) for kind in kinds_of_presence(life))


@cache
def accusations(seats: int) -> tuple[Choice, ...]:
    """An accusation of each of these seats (A6.1)."""
    return tuple(Accuse(seat) for seat in members(seats))


@cache
def prizes(blows: int) -> tuple[Choice, ...]:
    """Each of these kinds of blow as a prize; no prize if there are none (A4.3)."""
    return tuple(Prize(NAMES[kind]) for kind in kinds_of_presence(blows)) or NO_PRIZE


@cache
def prizes_of_either(hand: int, life: int) -> tuple[Choice, ...]:
    """Each of these kinds of blow as a prize, from the hand or from the life pile (A4.3)."""
    held = tuple(Prize(NAMES[kind], "hand") for kind in kinds_of_presence(hand))
    return held + tuple(Prize(NAMES[kind], "life") for kind in kinds_of_presence(life))


@cache
def retaliations(life: int) -> tuple[Choice, ...]:
    """A retaliation with each kind of blow on the life pile (A6.3)."""
    return tuple(Retaliate(NAMES[kind]) for kind in kinds_of_presence(life) if kind in BLOWS)


@cache
def hauntings(life: int, seats: int) -> tuple[Choice, ...]:
    """A haunting with each kind of blow on the life pile, for each of these seats (A7.1)."""
    blows = [kind for kind in kinds_of_presence(life) if kind in BLOWS]
    return tuple(Haunt(NAMES[kind], seat) for kind in blows for seat in members(seats))


@cache
def tell(event: type[Event], *fields: Any) -> Told:
    """An event with these fields, addressed to its audience."""
    return types.tell(event(*fields))
