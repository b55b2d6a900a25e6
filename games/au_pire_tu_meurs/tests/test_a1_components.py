"""A1: components."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from deadpan_au_pire_tu_meurs.rules.cards import BLOWS, CARDS, COPIES, FIRST_CHARACTER, KIND_OF, YEARS
from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS

from deadpan.kernel.errors import SetupError
from games.au_pire_tu_meurs.tests.kit import dealt, setup_of, setup_refused, table


@pytest.mark.parametrize("seats", AU_PIRE_TU_MEURS.players)
def test_a1_1_three_to_eight_players_play_with_84_cards(seats: int) -> None:
    assert AU_PIRE_TU_MEURS.players == range(3, 9)
    dealt_out: dict[str, Any] = AU_PIRE_TU_MEURS.deal(AU_PIRE_TU_MEURS.read_options({}), seats, "a")
    cards = Counter(dealt_out["characters"]) + Counter(dealt_out["pile"])
    for hand in dealt_out["hands"]:
        cards.update(hand)
    assert cards.total() == 84
    assert sum(count for card, count in cards.items() if KIND_OF[card] >= FIRST_CHARACTER) == 8
    assert cards == Counter(dict(zip(CARDS, COPIES, strict=True)))


def test_a1_1_an_unknown_card_is_refused() -> None:
    setup = setup_of(["pepin", "", "banana"])
    assert setup_refused(setup) == ("unknown-card", "A1.1", {"where": "hands[2][0]", "what": "banana"})


def test_a1_2_each_character_has_its_years() -> None:
    years = dict(zip(CARDS[FIRST_CHARACTER:], YEARS, strict=True))
    assert years == {
        "zack": 80, "felicity": 70, "zoe": 60, "jody": 50, "joshua": 40, "franck": 40, "archibald": 30, "anibal": 20,
    }  # fmt: skip
    for name, left in years.items():
        others = [other for other in years if other != name][:2]
        assert table(["", "", ""], characters=" ".join([name, *others])).shown(0)["balance"] == left


def test_a1_2_there_is_one_of_each_character() -> None:
    setup = setup_of(["", "", ""], characters="zoe zack zoe")
    assert setup_refused(setup) == ("too-many-cards", "A1.2", {"card": "zoe", "count": 2, "most": 1})
    assert setup_refused(setup_of(["", "zack", ""]))[:2] == ("too-many-cards", "A1.2")


@pytest.mark.parametrize(
    ("card", "most"),
    [("pepin", 14), ("accident", 14), ("cata", 6), ("duel", 5), ("reverse", 6), ("punition", 4), ("mort-subite", 2),
     ("miracle", 3)],
)  # fmt: skip
def test_a1_3_more_attack_cards_than_in_the_box_are_refused(card: str, most: int) -> None:
    setup = setup_of([" ".join([card] * most), "", ""])
    AU_PIRE_TU_MEURS.pose(AU_PIRE_TU_MEURS.read_options({}), 3, setup, "")
    setup["life"][1].append(card)
    assert setup_refused(setup) == ("too-many-cards", "A1.3", {"card": card, "count": most + 1, "most": most})


@pytest.mark.parametrize(("card", "most"), [("jouvence", 10), ("transfert", 4), ("pioche", 4), ("switch", 4)])
def test_a1_4_more_action_cards_than_in_the_box_are_refused(card: str, most: int) -> None:
    setup = setup_of(["", "", ""], " ".join([card] * (most + 1)))
    assert setup_refused(setup) == ("too-many-cards", "A1.4", {"card": card, "count": most + 1, "most": most})


def test_a1_5_there_are_54_attack_and_22_action_cards() -> None:
    counts: dict[str, int] = dict(zip(CARDS, COPIES, strict=True))
    attack = ["pepin", "accident", "cata", "duel", "reverse", "punition", "mort-subite", "miracle"]
    action = ["jouvence", "transfert", "pioche", "switch"]
    assert sum(counts[card] for card in attack) == 54
    assert sum(counts[card] for card in action) == 22
    assert list(counts)[:12] == attack + action


@pytest.mark.parametrize(("options", "left"), [({}, 100), ({"jouvence_years": 5}, 90), ({"jouvence_years": 0}, 80)])
def test_a1_6_each_jouvence_adds_what_the_option_says(options: dict[str, int], left: int) -> None:
    assert table(["", "", ""], life=["jouvence jouvence", "", ""], options=options).shown(0)["balance"] == left


def test_a1_7_only_pepin_accident_and_cata_take_years_off() -> None:
    assert [CARDS[kind] for kind in BLOWS] == ["pepin", "accident", "cata"]
    harmless = "duel reverse punition mort-subite miracle transfert pioche switch"
    assert table(["", "", ""], life=[harmless, "", ""]).shown(0)["balance"] == 80
    assert table(["", "", ""], life=[harmless + " pepin accident cata", "", ""]).shown(0)["balance"] == 45


def test_a1_1_a_fresh_game_holds_every_card_of_the_box() -> None:
    assert dealt(5, "box").shown(None)["cards"] == dict(zip(CARDS, COPIES, strict=True))


def test_options_are_written_as_they_were_read_without_default_values() -> None:
    for options in ({}, {"jouvence_years": 5}, {"hand_size": 3, "notebook": "off"}):
        assert AU_PIRE_TU_MEURS.write_options(AU_PIRE_TU_MEURS.read_options(options)) == options
    assert AU_PIRE_TU_MEURS.write_options(AU_PIRE_TU_MEURS.read_options({"jouvence_years": 10})) == {}


def test_an_illegal_option_is_refused_with_its_place() -> None:
    with pytest.raises(SetupError) as refused:
        AU_PIRE_TU_MEURS.read_options({"hand_size": "many"})
    assert (refused.value.code, refused.value.data["where"]) == ("option-value", "options.hand_size")
