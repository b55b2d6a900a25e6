"""A9: what each seat may know, the notebook, and the worlds that a seat cannot distinguish."""

from __future__ import annotations

import math
from collections import Counter
from random import Random
from typing import Any

import pytest
from deadpan_au_pire_tu_meurs.rules.card_counts import names_in
from deadpan_au_pire_tu_meurs.rules.cards import CARDS, PLAYING_CARDS
from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS
from deadpan_au_pire_tu_meurs.rules.state import balance

from deadpan.testing.tables import plies
from games.au_pire_tu_meurs.tests.brute import Move, World, world_of, worlds
from games.au_pire_tu_meurs.tests.invariants import check
from games.au_pire_tu_meurs.tests.kit import dealt, setup_of, table
from tests.kit import Json, Play
from tests.tables import TABLES

GAME = AU_PIRE_TU_MEURS


def test_a9_1_a_player_sees_the_own_cards_and_the_numbers_of_all_others() -> None:
    play = table(["pepin reverse", "cata", ""], "duel pepin", ["jouvence", "accident", ""], out=[2])
    shown = play.shown(0)
    assert shown["character"] == "zack"
    assert shown["hand"] == ["pepin", "duel", "reverse"]
    assert shown["life"] == ["jouvence"]
    assert shown["hand_sizes"] == [3, 1, 0]
    assert shown["life_sizes"] == [1, 1, 0]
    assert shown["pile"] == 1
    assert shown["out"] == [2]
    assert shown["turn"] == {"seat": 0, "number": 1}


@pytest.mark.parametrize("seed", ["sizes", "more"])
def test_a9_1_the_public_sizes_are_the_numbers_of_cards(seed: str) -> None:
    seated = next(each for each in TABLES if each.game is GAME and each.options.get("hand_size") == 3)
    before = None
    for ply in plies(seated, seed, 120):
        check(before, ply.state)
        before = ply.state


def test_a9_1_the_giver_of_a_blow_knows_it() -> None:
    play = table(["cata", "", ""])
    play.do(0, "play", card="cata", on=1)
    play.do(1, "answer", card=None)
    assert play.shown(0)["notebook"][1]["blows"] == ["cata"]
    assert play.shown(2)["notebook"][1]["blows"] == []


def test_a9_2_a_spectator_sees_nothing_that_is_face_down() -> None:
    play = dealt(4, "spectator")
    shown = play.shown(None)
    assert {"character", "hand", "life", "balance", "flight", "notebook"} & shown.keys() == set()
    assert all(event["event"] not in ("dealt", "card-drawn", "character-seen") for event in shown["events"])


def test_a9_2_a_card_that_went_openly_under_the_pile_is_known_to_all_when_it_is_drawn() -> None:
    play = table(["switch", "", ""], "pepin", characters="zoe zack jody")
    play.do(0, "play", card="switch", on=[1, 2])
    play.do(0, "end")
    rng = Random(1)
    for seat in (0, 2, None):
        for _ in range(20):
            world = GAME.redeal(GAME.view(play.state, seat), rng)
            assert GAME.position(world)["hands"][1] == ["switch"]


def test_a9_2_after_a_switch_the_two_players_know_both_characters() -> None:
    play = table(["switch", "", "", ""])
    play.do(0, "play", card="switch", on=[1, 2])
    assert play.shown(1)["notebook"][2]["characters"] == ["felicity"]
    assert play.shown(2)["notebook"][1]["characters"] == ["zoe"]
    assert len(play.shown(0)["notebook"][1]["characters"]) == 3


@pytest.mark.parametrize("help", ["off", "manual", "assisted"])
def test_a9_3_the_notebook_is_filled_in_only_if_the_option_says_so(help: str) -> None:
    play = table(["", "", ""], "pepin", options={"notebook": help})
    assert ("notebook" in play.shown(0)) == (help == "assisted")


def test_a9_3_a_shown_balance_is_kept_up_to_date() -> None:
    play = table(["pepin", "", "cata"], "duel switch", ["", "accident", ""])
    play.do(0, "accuse", whom=1)
    assert play.shown(0)["notebook"][1]["balance"] == [60, 60]
    play.do(1, "retaliate", card="accident")
    assert play.shown(0)["notebook"][1] == {"blows": [], "balance": [70, 70], "characters": ["felicity"]}
    play.do(0, "play", card="pepin", on=1)
    play.do(1, "answer", card=None)
    assert play.shown(0)["notebook"][1]["balance"] == [65, 65]


# -- compared with enumeration -----------------------------------------------------------------------------------------


def moves_of(*moves: tuple[int, Json]) -> list[Move]:
    return [(seat, GAME.read_choice(raw)) for seat, raw in moves]


PASS: Json = {"do": "answer", "card": None}
ACCUSE: Json = {"do": "accuse", "whom": 1}
END: Json = {"do": "end"}

PLAIN: dict[str, tuple[Json, list[Move]]] = {
    "at the start": (setup_of(["pepin", "cata duel", "pepin"], "miracle accident"), []),
    "with characters about": (setup_of(["pepin", "cata anibal", ""], "duel jody"), []),
    "life piles nobody saw filled": (setup_of(["duel", "pepin", ""], "miracle", ["", "cata accident", "pepin"]), []),
    "a blow between others": (
        setup_of(["duel", "pepin cata", "miracle"], "accident switch", first=1),
        moves_of((1, {"do": "play", "card": "cata", "on": 2}), (2, PASS)),
    ),
    "a blow on its way": (
        setup_of(["duel", "pepin cata", "miracle"], "accident switch", first=1),
        moves_of((1, {"do": "play", "card": "cata", "on": 2})),
    ),
    "an open card": (
        setup_of(["duel", "switch pepin", "cata"], "pepin", first=1),
        moves_of((1, {"do": "play", "card": "switch", "on": [1, 2]})),
    ),
}
TANGLED: dict[str, tuple[Json, list[Move]]] = {
    "a balance shown": (
        setup_of(["duel", "cata", "pepin"], "pepin", ["", "accident jouvence", "pepin"]),
        moves_of((0, {"do": "accuse", "whom": 1})),
    ),
    "a duel seen": (
        setup_of(["duel", "cata", "pepin"], "pepin", ["", "accident pepin", ""]),
        moves_of((0, {"do": "play", "card": "duel", "on": 1})),
    ),
    "a duel of others": (
        setup_of(["", "cata duel", ""], "pepin", ["", "accident", "pepin"], first=1),
        moves_of((1, {"do": "play", "card": "duel", "on": 2})),
    ),
    "a retaliation against another": (
        setup_of(["miracle", "cata", "reverse"], "", ["", "pepin accident", ""], first=2),
        moves_of((2, {"do": "accuse", "whom": 1}), (1, {"do": "retaliate", "card": "pepin"})),
    ),
    "a card taken back": (
        setup_of(["miracle", "transfert", "reverse"], "cata", ["", "pepin accident", ""], first=1),
        moves_of((1, {"do": "play", "card": "transfert", "take": "pepin"})),
    ),
    "a card buried": (
        setup_of(["miracle", "pioche", ""], "cata", ["", "pepin accident", ""], first=1),
        moves_of((1, {"do": "play", "card": "pioche", "take": "pepin"})),
    ),
    "nothing to play": (
        setup_of(["miracle", "reverse", "pepin"], "cata pepin reverse", first=1),
        moves_of((1, {"do": "play", "card": "cata", "on": 2}), (2, PASS), (1, {"do": "end"})),
    ),
    "nothing to give": (
        setup_of(["duel", "reverse", "pepin"], "miracle", ["", "cata", ""]),
        moves_of((0, {"do": "play", "card": "duel", "on": 1}), (1, {"do": "prize", "card": None})),
    ),
}
LAID_OUT: dict[str, tuple[Json, list[Move]]] = {
    "a pile shown, and a card of it buried": (
        setup_of(["", "pioche", "accident"], "reverse duel", ["", "pepin accident cata", ""]),
        moves_of(
            (0, ACCUSE), (1, {"do": "retaliate", "card": "pepin"}), (0, END),
            (1, {"do": "play", "card": "pioche", "take": "cata"}),
        ),
    ),
    "a character shown, and another taken": (
        setup_of(["", "pioche", "accident"], "reverse anibal", ["", "jouvence", ""]),
        moves_of((0, ACCUSE), (0, END), (1, {"do": "identity", "take": True})),
    ),
    "a pile shown, and a card of the hand on it": (
        setup_of(["punition", "cata", "pepin duel"], "reverse", ["", "jouvence", ""]),
        moves_of((0, ACCUSE), (0, {"do": "play", "card": "punition", "on": 1})),
    ),
    "a duel seen, and a card taken back": (
        setup_of(["duel", "transfert", "cata"], "reverse miracle", ["", "pepin duel", ""]),
        moves_of(
            (0, {"do": "play", "card": "duel", "on": 1}), (1, {"do": "prize", "card": None}), (0, END),
            (1, {"do": "play", "card": "transfert", "take": "pepin"}),
        ),
    ),
    "a pile shown, and haunting others": (
        setup_of(["", "duel", "accident"], "reverse switch", ["", "cata pepin", ""], "zack anibal zoe"),
        moves_of((0, ACCUSE), (0, END), (1, {"do": "haunt", "card": "cata", "on": 2}), (2, PASS)),
    ),
}  # fmt: skip
NUMBER: Json = {"shown": "number"}
"""A6.1: sums are shown instead of cards."""
DRAWS = 3000


def played(setup: Json, moves: list[Move], options: Json) -> Play:
    play = Play(GAME, options, 3, setup)
    for seat, choice in moves:
        play.state = GAME.apply(play.state, seat, choice).state
    return play


def drawn(setup: Json, moves: list[Move], seat: int | None, options: Json) -> Counter[World]:
    view, rng = GAME.view(played(setup, moves, options).state, seat), Random(f"{seat}")
    return Counter(world_of(GAME.redeal(view, rng)) for _ in range(DRAWS))


def distance(found: Counter[World], wanted: dict[World, float]) -> float:
    """The distance of the draws from the wanted distribution, minus the distance expected by chance."""
    off = sum(abs(found[world] / DRAWS - share) for world, share in wanted.items()) / 2
    chance = sum(math.sqrt(share * (1 - share) / DRAWS) for share in wanted.values()) / 2
    return off - chance


@pytest.mark.parametrize("seat", [0, None], ids=["a player", "a spectator"])
@pytest.mark.parametrize("name", PLAIN)
def test_a9_2_worlds_are_drawn_with_the_right_probabilities(name: str, seat: int | None) -> None:
    setup, moves = PLAIN[name]
    if seat is None:
        setup = {**setup, "pile": setup["pile"][:1]}
    found, wanted = drawn(setup, moves, seat, {}), worlds(setup, moves, seat)
    assert found.keys() <= wanted.keys(), "a world that does not fit"
    assert distance(found, wanted) < 0.03


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "options"), [*((name, {}) for name in TANGLED | LAID_OUT), *((name, NUMBER) for name in TANGLED)]
)
def test_a9_2_after_shown_cards_and_hidden_moves_exactly_the_consistent_worlds_are_drawn(
    name: str, options: Json
) -> None:
    setup, moves = (TANGLED | LAID_OUT)[name]
    found, wanted = drawn(setup, moves, 0, options), worlds(setup, moves, 0, options)
    assert found.keys() <= wanted.keys(), "a world that does not fit"
    likely = {world for world, share in wanted.items() if share * DRAWS > 12}
    assert likely <= found.keys(), "a world that is never drawn"
    assert distance(found, wanted) < 0.25


@pytest.mark.parametrize(
    ("name", "options"),
    [*((name, {}) for name in PLAIN | TANGLED | LAID_OUT), *((name, NUMBER) for name in PLAIN | TANGLED)],
)
def test_a9_3_the_notebook_has_the_narrowest_possible_bounds(name: str, options: Json) -> None:
    setup, moves = (PLAIN | TANGLED | LAID_OUT)[name]
    play = played(setup, moves, options)
    pages = play.shown(0)["notebook"]
    agreed = GAME.read_options(options)
    fitting = worlds(setup, moves, 0, options)
    for seat in (1, 2):
        years = {balance(agreed, world[0][seat], world[2][seat]) for world in fitting}
        faces = {CARDS[world[0][seat]] for world in fitting}
        assert set(pages[seat]["characters"]) == faces
        assert pages[seat]["balance"] == [min(years), max(years)]
        held = [names_in(world[2][seat]) for world in fitting]
        certain = [card for card in PLAYING_CARDS[:3] for _ in range(min(life.count(card) for life in held))]
        assert pages[seat]["blows"] == certain or options == NUMBER
        assert not Counter(pages[seat]["blows"]) - Counter(certain)


# -- in whole games ----------------------------------------------------------------------------------------------------

tables = [seated for seated in TABLES if seated.game is GAME]


@pytest.mark.parametrize("seated", tables, ids=str)
def test_a9_3_the_notebook_is_true_of_the_real_world_and_of_drawn_worlds(seated: Any) -> None:
    rng = Random("notebook")
    options = GAME.read_options({**seated.options, "notebook": "assisted"})
    for number, ply in enumerate(plies(seated, "notebook", 250)):
        if number % 5:
            continue
        seat = rng.randrange(seated.seats)
        view = GAME.view(ply.state, seat)
        pages = GAME.show_now(view).get("notebook")
        world = GAME.redeal(view, rng)
        check(None, world)
        if pages is None:
            continue
        for state in (ply.state, world):
            for other, page in enumerate(pages):
                if page is not None:
                    characters, lives = state.secrets.characters, state.secrets.lives
                    low, high = page["balance"]
                    assert low <= balance(options, characters[other], lives[other]) <= high
                    assert CARDS[characters[other]] in page["characters"]
                    held = Counter(GAME.position(state)["life"][other])
                    assert Counter(page["blows"]) <= held


def test_a9_2_a_drawn_world_can_be_played_on_and_redealt_for_other_seats() -> None:
    rng = Random("on")
    for seated in tables[::4]:
        for number, ply in enumerate(plies(seated, "on", 120)):
            if number % 15 == 0:
                world = GAME.redeal(GAME.view(ply.state, rng.randrange(seated.seats)), rng)
                asked = GAME.asks(world)[0].seat
                check(world, GAME.apply(world, asked, rng.choice(GAME.legal_in(world, asked))).state)
                other = GAME.redeal(GAME.view(world, asked), rng)
                assert GAME.show(GAME.view(other, asked)) == GAME.show(GAME.view(world, asked))
