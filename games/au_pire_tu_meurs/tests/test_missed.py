"""Missed deductions, and cases that are none."""

from __future__ import annotations

from games.au_pire_tu_meurs.tests.kit import setup_of
from tests.kit import Json, plain
from tests.review.records import marks, posed, short

REVERSES = "reverse reverse reverse reverse"
"""A pile without any card that could be played."""


def missed(*choices: str) -> list[Json]:
    """Seat 1 is Anibal, who has 20 years to live, and holds no card to answer with."""
    setup = setup_of(["cata jouvence", "", ""], REVERSES, ["", "", "accident accident"], "zack anibal zoe", first=0)
    return plain(marks(posed("au-pire-tu-meurs", setup, choices)))  # type: ignore[no-any-return]


SHOWN = ["0 accuse whom=1", "0 play card=cata on=1", "1 answer card=-", "0 end", "1 end", "2 end"]
"""Seat 0 has seen that seat 1 has 20 years, takes them, and may accuse again in its next turn."""


def test_a_player_proved_to_be_dead_who_is_not_accused_is_missed() -> None:
    unseen = missed(*SHOWN[1:], "0 play card=jouvence", "0 end")
    assert short(unseen) == [], "nobody knows who seat 1 is"
    found = missed(*SHOWN, "0 play card=jouvence", "0 end")
    assert short(found)[-1:] == [(7, 0, "accuse", 1)]
    assert found[-1]["choice"] == {"do": "accuse", "whom": 1}
    assert "accuse" not in [mark["kind"] for mark in missed(*SHOWN, "0 play card=jouvence", "0 accuse whom=1", "0 end")]


def test_a_dead_player_about_whom_nothing_is_proved_is_no_miss() -> None:
    setup = setup_of(["", "", ""], life=["", "cata cata cata", ""], characters="zoe zack anibal", first=0)
    assert marks(posed("au-pire-tu-meurs", setup, ["0 end", "1 end"])) == []


def test_accusing_a_player_with_proved_years_is_marked() -> None:
    found = missed("0 accuse whom=1")
    assert short(found) == [(0, 0, "accused-alive", 1)], "nothing lies on that life pile"
    assert found[0]["choice"] == {"do": "accuse", "whom": 1}
    assert missed("0 accuse whom=2") == [], "two blows could be the end of some"
