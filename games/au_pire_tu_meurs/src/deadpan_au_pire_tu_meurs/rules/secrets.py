"""The secrets of a set-up (A2): characters, hands, life piles and the pile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deadpan.kernel.seats import Seat
from deadpan.kernel.secrets import Path, Secret, value_at
from deadpan_au_pire_tu_meurs.rules.cards import FIRST_CHARACTER, KIND_OF


def secrets(setup: Mapping[str, Any]) -> tuple[Secret, ...]:
    """Every card that is face down.

    A character in a starting hand, or drawn by the first player, is announced (A2.3, A3.3). So in these places a
    character is exchangeable only with characters, any other card only with other cards. Deeper in the pile all cards
    are exchangeable.
    """
    known: dict[Path, frozenset[Seat]] = {}
    for row in ("hands", "life"):
        for seat, cards in enumerate(setup.get(row, ())):
            known.update({(row, seat, number): frozenset({seat}) for number in range(len(cards))})
    for seat in range(len(setup["characters"])):
        known["characters", seat] = frozenset({seat})
    waits = any(_is_character(card) for hand in setup["hands"] for card in hand)
    for number in range(len(setup["pile"])):
        drawn = number == 0 and not waits and setup.get("first", 0) not in setup.get("out", ())
        known["pile", number] = frozenset({setup.get("first", 0)} if drawn else ())
    deep = tuple(path for path in known if path[0] == "pile" and path != ("pile", 0))
    alike = {
        is_character: tuple(path for path in known if _is_character(value_at(setup, path)) is is_character)
        for is_character in (False, True)
    }
    mixed = {is_character: (*paths, *deep) for is_character, paths in alike.items()}
    return tuple(
        Secret(path, seats, (mixed if path in deep else alike)[_is_character(value_at(setup, path))])
        for path, seats in known.items()
    )


def _is_character(card: str) -> bool:
    return KIND_OF[card] >= FIRST_CHARACTER
