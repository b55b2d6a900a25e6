"""The 84 cards (A1): their ids, which records use, and the numbers of their kinds.

The rules represent a card by the number of its kind: 0 to 11 are the cards that are played, in the order of
`PLAYING_CARDS`, and 12 to 19 the characters. Players cannot distinguish cards of one kind.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, get_args

from deadpan.kernel.seats import Names

_CardId: TypeAlias = Literal[
    "pepin", "accident", "cata", "duel", "reverse", "punition", "mort-subite", "miracle",
    "jouvence", "transfert", "pioche", "switch",
    "zack", "felicity", "zoe", "jody", "joshua", "franck", "archibald", "anibal",
]  # fmt: skip
Card: TypeAlias = Annotated[_CardId, Names("card")]

Source: TypeAlias = Annotated[Literal["hand", "life"], Names("source")]
"""Where a given card comes from: the giver's hand or the giver's life pile."""

PEPIN: Final = 0
ACCIDENT: Final = 1
CATA: Final = 2
DUEL: Final = 3
REVERSE: Final = 4
PUNITION: Final = 5
MORT_SUBITE: Final = 6
MIRACLE: Final = 7
JOUVENCE: Final = 8
TRANSFERT: Final = 9
PIOCHE: Final = 10
SWITCH: Final = 11
FIRST_CHARACTER: Final = 12

CARDS: Final[tuple[Card, ...]] = get_args(_CardId)
PLAYING_CARDS: Final = CARDS[:FIRST_CHARACTER]
CHARACTERS: Final = CARDS[FIRST_CHARACTER:]
KIND_OF: Final[dict[str, int]] = {name: kind for kind, name in enumerate(CARDS)}

COPIES: Final = (14, 14, 6, 5, 6, 4, 2, 3, 10, 4, 4, 4) + (1,) * 8
"""A1.2 to A1.4: the number of cards of each kind (by the card guide, A1.5)."""

YEARS: Final = (80, 70, 60, 50, 40, 40, 30, 20)
"""A1.2: the years each character has to live, in the order of `CHARACTERS`."""

BLOWS: Final = (PEPIN, ACCIDENT, CATA)
"""A1.7: the only cards that take years off a life pile."""

BLOW_YEARS: Final = (5, 10, 20)
"""A1.3: how many years each of `BLOWS` takes."""


def rule_of(kind: int) -> str:
    """The rule that gives the number of cards of this kind."""
    if kind >= FIRST_CHARACTER:
        return "A1.2"
    return "A1.4" if kind >= JOUVENCE else "A1.3"


def character_years(kind: int) -> int:
    """The years a character has to live (A1.2)."""
    return YEARS[kind - FIRST_CHARACTER]
