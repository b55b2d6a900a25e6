"""The state in the form of a set-up."""

from __future__ import annotations

from typing import Any

from deadpan_au_pire_tu_meurs.rules.card_counts import names_in
from deadpan_au_pire_tu_meurs.rules.cards import CARDS
from deadpan_au_pire_tu_meurs.rules.state import NO_CARD, Answering, State, members
from deadpan_au_pire_tu_meurs.rules.view import hand_names


def position(state: State) -> dict[str, Any]:
    """The place of every card; ``flight`` is a blow on its way, ``open`` an open card that still has effects (A3.5)."""
    table, secrets = state.table, state.secrets
    seats = len(secrets.hands)
    asked = table.frames[-1] if table.frames else None
    hands = []
    for seat, hand in enumerate(secrets.hands):
        newcomer = secrets.newcomer if asked is not None and asked.seat == seat else NO_CARD
        hands.append(hand_names(hand, newcomer, secrets.unsettled[seat] if secrets.unsettled else b""))
    shown: dict[str, Any] = {
        "characters": [CARDS[card] for card in secrets.characters],
        "hands": hands,
        "pile": [CARDS[card] for card in secrets.pile],
        "life": [list(names_in(life)) for life in secrets.lives],
        "out": list(members((1 << seats) - 1 & ~table.living)),
        "first": table.seat,
    }
    if isinstance(asked, Answering):
        shown["flight"] = {"card": CARDS[secrets.flight], "from": asked.sender, "to": asked.seat}
    if table.open_card != NO_CARD:
        shown["open"] = CARDS[table.open_card]
    return shown
