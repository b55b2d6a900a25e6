"""Tables of Au pire tu meurs in short notation: cards are ids separated by spaces, one text for each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS

from tests.kit import Json, Play, Refusal, fresh, not_posed

FAMILY = ("zack", "felicity", "zoe", "jody", "joshua", "franck", "archibald", "anibal")


def setup_of(hands: Sequence[str], pile: str = "", life: Sequence[str] = (), characters: str = "", **rest: Any) -> Json:
    """A set-up; without ``characters``, the first ones of the family."""
    seats = len(hands)
    return {
        "characters": characters.split() or list(FAMILY[:seats]),
        "hands": [hand.split() for hand in hands],
        "pile": pile.split(),
        "life": [pile.split() for pile in life] or [[] for _ in hands],
        **rest,
    }


def table(
    hands: Sequence[str], pile: str = "", life: Sequence[str] = (), characters: str = "",
    options: Mapping[str, Any] | None = None, seed: str = "", **rest: Any,
) -> Play:  # fmt: skip
    """The game with such a set-up."""
    setup = setup_of(hands, pile, life, characters, **rest)
    return Play(AU_PIRE_TU_MEURS, options or {}, len(hands), setup, seed)


def dealt(seats: int, seed: str = "", **options: Any) -> Play:
    """A fresh game."""
    return fresh(AU_PIRE_TU_MEURS, seats, seed, options)


def setup_refused(setup: Mapping[str, Any], seats: int = 3) -> Refusal:
    """Why a set-up is refused."""
    return not_posed(AU_PIRE_TU_MEURS, setup, seats, {})


def hand(play: Play, seat: int) -> list[str]:
    """The cards in a hand, sorted."""
    return sorted(play.position["hands"][seat])


def life(play: Play, seat: int) -> list[str]:
    """The cards of a life pile, sorted."""
    return sorted(play.position["life"][seat])


def pile(play: Play) -> list[str]:
    """The draw pile, top card first."""
    cards: list[str] = play.position["pile"]
    return cards


def said(play: Play, seat: int | None) -> list[str]:
    """The names of the events that a seat was just told."""
    return [event["event"] for event in play.heard(seat)]
