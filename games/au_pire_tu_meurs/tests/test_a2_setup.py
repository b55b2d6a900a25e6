"""A2: the set-up, and characters in starting hands."""

from __future__ import annotations

from typing import Any

import pytest
from deadpan_au_pire_tu_meurs.rules.cards import CARDS, FIRST_CHARACTER
from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS

from deadpan.kernel.errors import SetupError
from games.au_pire_tu_meurs.tests.kit import dealt, hand, pile, said, setup_of, setup_refused, table

FAMILY = CARDS[FIRST_CHARACTER:]


def deal(seats: int, seed: str, **options: Any) -> dict[str, Any]:
    return AU_PIRE_TU_MEURS.deal(AU_PIRE_TU_MEURS.read_options(options), seats, seed)


def test_a2_1_each_player_has_one_character_that_no_other_player_sees() -> None:
    play = table(["", "", ""], "pepin", characters="zoe zack jody")
    assert [play.shown(seat)["character"] for seat in range(3)] == ["zoe", "zack", "jody"]
    assert "character" not in play.shown(None)
    assert [event for event in play.heard(1) if "character" in event] == [
        {"event": "dealt", "seat": 1, "character": "zack", "hand": [], "life": []}
    ]
    assert setup_refused(setup_of(["", "", ""], characters="zoe zack"))[:2] == ("character-count", "A2.1")
    assert setup_refused(setup_of(["", "", ""], characters="zoe zack cata"))[:2] == ("not-a-character", "A2.1")


@pytest.mark.parametrize("seats", AU_PIRE_TU_MEURS.players)
def test_a2_2_each_player_is_dealt_seven_and_the_spare_characters_are_shuffled_in(seats: int) -> None:
    spare_in_hands = spare_in_pile = 0
    for number in range(40):
        setup = deal(seats, f"{number}")
        assert [len(cards) for cards in setup["hands"]] == [7] * seats
        assert len(setup["pile"]) == 84 - 8 * seats
        spare_in_hands += sum(card in FAMILY for cards in setup["hands"] for card in cards)
        spare_in_pile += sum(card in FAMILY for card in setup["pile"])
    assert spare_in_hands + spare_in_pile == 40 * (8 - seats)
    assert seats == 8 or spare_in_hands > 0
    assert seats == 8 or spare_in_pile > 0
    assert [len(cards) for cards in deal(seats, "a", hand_size=4)["hands"]] == [4] * seats


def test_a2_2_a_hand_size_for_which_there_are_not_enough_cards_is_refused() -> None:
    with pytest.raises(SetupError) as caught:
        deal(8, "a", hand_size=10)
    assert (caught.value.code, caught.value.rule, caught.value.data) == ("hands-too-big", "A2.2", {"most": 9})
    assert sum(map(len, deal(8, "a", hand_size=9)["hands"])) == 72
    assert deal(7, "a", hand_size=11)["pile"] == []  # 84 cards for seven players: the last one is dealt


def test_a2_3_characters_in_starting_hands_are_settled_one_at_a_time_from_the_first_player_on() -> None:
    play = table(["pepin", "cata anibal jody", "archibald"], "duel switch miracle pepin", first=2)
    assert play.asked == [(2, "identity")]
    assert said(play, 0) == ["started", "dealt", "character-came"]
    assert said(play, 2) == ["started", "dealt", "character-came", "character-seen"]
    assert play.shown(2)["hand"] == ["archibald"]
    assert play.shown(None)["hand_sizes"] == [1, 3, 1]

    play.do(2, "identity", take=True)
    assert play.position["characters"][2] == "archibald"
    assert hand(play, 2) == ["duel"]
    assert play.asked == [(1, "identity")]
    assert play.shown(1)["hand"] == ["cata", "anibal", "jody"]

    play.do(1, "identity", take=False)
    assert play.position["characters"][1] == "felicity"
    assert hand(play, 1) == ["cata", "jody", "switch"]
    assert play.asked == [(1, "identity")]
    assert play.heard(0) == [
        {"event": "settled", "by": 1, "taken": False},
        {"event": "drawn", "by": 1},
        {"event": "character-came", "seat": 1, "drawn": False},
    ]

    play.do(1, "identity", take=True)
    assert play.asked == [(2, "act")], "the first player's turn begins when all is settled"
    assert hand(play, 1) == ["cata", "miracle", "switch"]
    assert hand(play, 2) == ["duel", "pepin"]
    assert pile(play) == ["zoe", "anibal", "felicity"]


def test_a2_3_a_character_drawn_as_a_replacement_is_settled_at_once() -> None:
    play = table(["anibal jody", "", ""], "archibald pepin duel pepin")
    play.do(0, "identity", take=False)
    assert play.heard(0)[-1] == {"event": "character-seen", "seat": 0, "card": "archibald"}
    play.do(0, "identity", take=False)
    assert play.heard(0)[-1] == {"event": "character-seen", "seat": 0, "card": "jody"}
    play.do(0, "identity", take=False)
    assert play.asked == [(0, "act")]
    assert hand(play, 0) == ["duel", "pepin", "pepin"]
    assert pile(play) == ["anibal", "archibald", "jody"]


@pytest.mark.parametrize("last", ["archibald", "zack"])
def test_a2_3_a_pile_of_characters_only_gives_no_replacement(last: str) -> None:
    play = table(["anibal jody pepin", "", ""], last, characters="felicity zoe joshua")
    play.do(0, "identity", take=False)
    play.do(0, "identity", take=False)
    assert play.asked == [(0, "identity")], "and the first turn draws one"
    assert play.shown(0)["hand"] == ["pepin", last]
    play.do(0, "identity", take=False)
    assert play.asked == [(0, "act")]
    assert hand(play, 0) == ["pepin"]
    assert pile(play) == ["anibal", "jody", last]


def test_a2_3_starting_hands_are_settled_from_the_first_player_on() -> None:
    play = table(["anibal", "jody", "franck archibald"], "pepin pepin pepin pepin pepin", first=1)
    settled = []
    while play.asked[0][1] == "identity":
        settled.append(play.asked[0][0])
        play.do(settled[-1], "identity", take=False)
    assert settled == [1, 2, 2, 0]
    assert play.asked == [(1, "act")]


def test_a2_3_a_hand_with_two_characters_is_settled_before_the_next_ones() -> None:
    """Also for the seats before the first player's, which come last."""
    play = table(
        ["zoe jody duel", "anibal duel", "", ""], "pepin " * 8, characters="zack felicity joshua franck", first=2
    )
    order = []
    while play.asked[0][1] == "identity":
        order.append(play.asked[0][0])
        play.do(order[-1], "identity", take=False)
    assert order == [0, 0, 1]


def test_a2_4_the_option_names_the_first_player_else_chance_does() -> None:
    assert deal(4, "a", first=2)["first"] == 2
    assert {deal(4, str(number))["first"] for number in range(60)} == {0, 1, 2, 3}
    assert table(["", "", ""], "pepin", first=1).asked == [(1, "act")]
    assert table(["", "", ""], "pepin").asked == [(0, "act")]
    with pytest.raises(SetupError) as caught:
        deal(3, "a", first=3)
    assert (caught.value.code, caught.value.rule) == ("wrong-option-first", "A2.4")
    assert setup_refused(setup_of(["", "", ""], first=3)) == ("no-first", "A2.4", {"seats": 3})


def test_a2_4_every_view_shows_the_first_player() -> None:
    play = table(["", "", ""], "pepin", first=1)
    play.do(1, "play", card="pepin", on=2)
    assert [play.shown(seat)["first"] for seat in (None, 0, 1, 2)] == [1] * 4


def test_a2_4_play_goes_round_in_seat_order() -> None:
    play = table(["", "", ""], "pepin", first=1)
    order = []
    for seat in (1, 2, 0, 1):
        assert play.asked == [(seat, "act")]
        order.append(seat)
        if play.legal(seat, "play"):
            play.do(seat, "play", card="pepin", on=(seat + 1) % 3)
            play.do((seat + 1) % 3, "answer", card=None)
        play.do(seat, "end")
    assert order == [1, 2, 0, 1]


@pytest.mark.parametrize(
    ("setup", "refusal"),
    [
        (
            setup_of(["", ""], characters="zoe zack jody"),
            ("row-count", "A2.2", {"where": "hands", "count": 2, "seats": 3}),
        ),
        (setup_of(["", "", ""], life=["", ""]), ("row-count", "A4.7", {"where": "life", "count": 2, "seats": 3})),
        (
            setup_of(["", "", ""], life=["", "jody", ""]),
            ("character-in-life-pile", "A4.7", {"where": "life[1]", "card": "jody"}),
        ),
        (
            setup_of(["", "", ""], life=["", "", "zack"], characters="zoe jody franck"),
            ("character-in-life-pile", "A4.7", {"where": "life[2]", "card": "zack"}),
        ),
        (setup_of(["", "", ""], out=[3]), ("out-of-table", "A7.1", {"where": "out[0]", "seats": 3, "what": "3"})),
        (setup_of(["", "", ""], out=[-1]), ("out-of-table", "A7.1", {"where": "out[0]", "seats": 3, "what": "-1"})),
        (setup_of(["", "", ""], out=[2, 2]), ("out-twice", "A7.1", {"where": "out[1]", "seat": 2})),
        (setup_of(["", "", "duel"], out=[2]), ("hand-of-the-dead", "A7.1", {"where": "hands[2]", "seat": 2})),
        (setup_of(["", "", ""], out=[0, 1, 2]), ("nobody-lives", "A8.1", {})),
        (setup_of(["", "", ""], out=[0]), ("first-is-out", "A7.2", {"seat": 0})),
        (setup_of(["", "", ""], out=[1], first=1), ("first-is-out", "A7.2", {"seat": 1})),
        (setup_of(["", "", ""], "duel dual"), ("unknown-card", "A1.1", {"where": "pile[1]", "what": "dual"})),
        (
            setup_of(["", "", ""], characters="zoe zora jody"),
            ("unknown-card", "A1.1", {"where": "characters[1]", "what": "zora"}),
        ),
        ({"characters": [], "hands": []}, ("missing-field", None, {"where": ".", "what": "pile"})),
        (
            {**setup_of(["", "", ""]), "flight": {}},
            ("unknown-field", None, {"where": ".", "what": "flight"}),
        ),
        (
            setup_of(["", "", ""], first=-1),
            ("wrong-value", None, {"where": "first", "what": "Expected `int` >= 0"}),
        ),
    ],
)
def test_a2_2_an_illegal_set_up_is_refused(setup: dict[str, Any], refusal: tuple[Any, ...]) -> None:
    assert setup_refused(setup) == refusal


def test_a2_2_a_game_opens_with_the_cards_of_its_dealt_set_up() -> None:
    play = dealt(3, "again", first=0)
    setup = deal(3, "again", first=0)
    assert sum(map(len, play.position["hands"])) >= sum(map(len, setup["hands"]))
    assert play.asked[0][0] == 0 or play.asked[0][1] == "identity"


def test_a2_2_a_fresh_game_counts_no_choices() -> None:
    play = dealt(3, "serial")
    assert [ask.serial for ask in play.game.asks(play.state)] == [0]
