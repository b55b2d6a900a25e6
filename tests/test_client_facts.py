"""What the client takes for granted of the games, where no table tells it, is what the rules say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from deadpan_au_pire_tu_meurs.rules import cards
from deadpan_au_pire_tu_meurs.rules.options import Options
from deadpan_ten_to_kill.rules.score import AT_LARGE, POINTS

GAMES = Path(__file__).parent.parent / "games"


def facts(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((GAMES / game.replace("-", "_") / "client" / "facts.json").read_text("utf-8"))
    return found


def test_t7_1_the_pages_count_as_the_game_does() -> None:
    assert facts("ten-to-kill") == {"points": {"free": AT_LARGE, **POINTS}}


def test_a1_3_a1_4_the_pages_know_the_cards_of_the_box() -> None:
    """A1.2: and the years of the characters; A1.6, A2.2: and what is dealt and added by default."""
    known = facts("au-pire-tu-meurs")
    copies = dict(zip(cards.CARDS, cards.COPIES, strict=True))
    assert known["attack"] | known["action"] == {card: copies[card] for card in cards.PLAYING_CARDS}
    assert list(known["attack"]) == list(cards.PLAYING_CARDS[: cards.JOUVENCE])
    assert known["characters"] == dict(zip(cards.CHARACTERS, cards.YEARS, strict=True))
    blows = [cards.CARDS[kind] for kind in cards.BLOWS]
    assert known["hits"] == dict(zip(blows, cards.BLOW_YEARS, strict=True))
    assert known["jouvence"] == Options().jouvence_years
    assert known["hand"] == Options().hand_size
