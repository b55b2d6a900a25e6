"""The constants of the game in the client agree with the rules."""

from __future__ import annotations

import json
from pathlib import Path

from deadpan_au_pire_tu_meurs.rules import cards
from deadpan_au_pire_tu_meurs.rules.options import Options

FACTS = Path(__file__).parent.parent / "client" / "facts.json"


def test_a1_3_a1_4_the_client_knows_the_cards_of_the_box() -> None:
    """Also the years of the characters (A1.2), of a Jouvence (A1.6) and the size of a hand (A2.2) by default."""
    known = json.loads(FACTS.read_text("utf-8"))
    copies = dict(zip(cards.CARDS, cards.COPIES, strict=True))
    assert known["attack"] | known["action"] == {card: copies[card] for card in cards.PLAYING_CARDS}
    assert list(known["attack"]) == list(cards.PLAYING_CARDS[: cards.JOUVENCE])
    assert known["characters"] == dict(zip(cards.CHARACTERS, cards.YEARS, strict=True))
    blows = [cards.CARDS[kind] for kind in cards.BLOWS]
    assert known["hits"] == dict(zip(blows, cards.BLOW_YEARS, strict=True))
    assert known["jouvence"] == Options().jouvence_years
    assert known["hand"] == Options().hand_size
