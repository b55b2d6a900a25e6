"""Every refusal of the game is provoked once, so that none is untested or unreachable."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from deadpan_ten_to_kill.rules.game import TEN_TO_KILL

from deadpan.kernel.errors import DeadpanError, IllegalChoice, MalformedChoice, SetupError
from games.ten_to_kill.tests.kit import dealt, hand, setup_of
from tests.kit import Json, Play

HANDS = ("giraffe: walrus fox cat", "crocodile: mouse kangaroo tiger")
BOARD = """
    giraffe   walrus,wolf    _         panda
    fox,koala       _         _         _
    _          _         mouse     crocodile
    P1         _         _         P2,penguin
"""
SETUP = setup_of(BOARD, HANDS, reserve=1)


def table(**changes: object) -> Play:
    return Play(TEN_TO_KILL, {}, 2, SETUP | changes)


def choice(seat: int, do: str, **fields: object) -> Callable[[], object]:
    return lambda: table().do(seat, do, **fields)


def setup(**changes: object) -> Callable[[], object]:
    return lambda: table(**changes)


def fleeing(do: str, **fields: object) -> Callable[[], object]:
    def provoke() -> None:
        game = table(characters=SETUP["characters"] | {"cat": 1})
        game.do(0, "kill", who="walrus")
        game.do(1, "flee", who="cat", to=2)
        game.do(1, do, **fields)

    return provoke


def posting(**fields: object) -> Callable[[], object]:
    def provoke() -> None:
        game = table(police=[12, 15, None], reserve=0, characters=SETUP["characters"] | {"wolf": 9})
        game.do(0, "kill", who="walrus")
        game.do(1, "post", **fields)

    return provoke


def laying(*choices: Json) -> Callable[[], object]:
    def provoke() -> None:
        game = dealt(2, first=0, board="built")
        for number, fields in enumerate(choices):
            game.do(number % 2, "lay", **fields)

    return provoke


def killing(who: str, where: int, **changes: object) -> Callable[[], object]:
    characters = SETUP["characters"] | {"giraffe": where}
    return lambda: table(**({"characters": characters} | changes)).do(0, "kill", who=who)


LINE = [{"at": [number, 0]} for number in range(16)]
BARE: Final[Json] = {"characters": {}, "police": []}
ONE, TWO = SETUP["hands"]

PROVOKED: Final[dict[str, tuple[type[DeadpanError], str | None, Callable[[], object]]]] = {
    "unknown-piece": (MalformedChoice, None, choice(0, "move", who="dog", to=1)),
    "no-such-tile": (IllegalChoice, "T2.2", choice(0, "move", who="fox", to=16)),
    "move-not-in-play": (IllegalChoice, "T2.2", choice(0, "move", who="tiger", to=1)),
    "move-reserve": (IllegalChoice, "T2.3", choice(0, "move", who="police-3", to=1)),
    "move-same-tile": (IllegalChoice, "T2.2", choice(0, "move", who="fox", to=4)),
    "kill-twice": (IllegalChoice, "T2.1", killing("walrus", 0, turn={"seat": 0, "left": 1, "killed": True})),
    "kill-no-hitman": (IllegalChoice, "T3.1", killing("walrus", 0, characters={"walrus": 0, "crocodile": 1})),
    "kill-yourself": (IllegalChoice, "T3.1", killing("giraffe", 0)),
    "kill-not-in-play": (IllegalChoice, "T3.1", killing("tiger", 0)),
    "kill-seen-by-police": (IllegalChoice, "T3.2", killing("walrus", 13)),
    "kill-not-alone": (IllegalChoice, "T3.2", killing("walrus", 4)),
    "kill-out-of-reach": (IllegalChoice, "T3.5", killing("mouse", 0)),
    "ask-about-police": (IllegalChoice, "T5.1", choice(0, "investigate", who="police-1", whom=1)),
    "ask-not-in-play": (IllegalChoice, "T5.1", choice(0, "investigate", who="tiger", whom=1)),
    "ask-yourself": (IllegalChoice, "T5.1", choice(0, "investigate", who="penguin", whom=0)),
    "ask-nobody": (IllegalChoice, "T5.1", choice(0, "investigate", who="penguin", whom=2)),
    "ask-without-police": (IllegalChoice, "T5.1", choice(0, "investigate", who="fox", whom=1)),
    "flee-no-witness": (IllegalChoice, "T4.5", fleeing("flee", who="fox", to=3)),
    "flee-to-scene": (IllegalChoice, "T4.5", fleeing("flee", who="wolf", to=1)),
    "flee-taken": (IllegalChoice, "T4.5", fleeing("flee", who="wolf", to=2)),
    "post-no-policeman": (IllegalChoice, "T4.6", posting(who="fox")),
    "post-not-in-play": (IllegalChoice, "T4.6", posting(who="police-3")),
    "lay-lies-already": (IllegalChoice, "T1.8", laying({"tile": 3, "at": [0, 0]}, {"tile": 3, "at": [1, 0]})),
    "lay-first": (IllegalChoice, "T1.8", laying({"tile": 3, "at": [0, 1]})),
    "lay-taken": (IllegalChoice, "T1.8", laying({"tile": 3, "at": [0, 0]}, {"tile": 4, "at": [0, 0]})),
    "lay-apart": (IllegalChoice, "T1.8", laying({"tile": 3, "at": [0, 0]}, {"tile": 4, "at": [2, 0]})),
    "tile-count": (SetupError, "T1.3", setup(tiles=LINE[1:])),
    "tile-too-far": (SetupError, "T1.3", setup(tiles=[*LINE[1:], {"at": [1000, 0]}])),
    "tiles-overlap": (SetupError, "T1.3", setup(tiles=[*LINE[1:], LINE[1]])),
    "tile-alone": (SetupError, "T1.3", setup(tiles=[*LINE[1:], {"at": [17, 0]}])),
    "board-in-parts": (SetupError, "T1.3", lambda: dealt(2, edition="fr", board="archipelago")),
    "marked-twice": (SetupError, "T1.4", lambda: dealt(2, sniper_tiles=[3, 3])),
    "unknown-character": (SetupError, "T1.1", setup(characters={"dog": 1})),
    "tile-number": (SetupError, "T1.5", setup(characters={"fox": 16})),
    "hand-count": (SetupError, "T1.6", setup(hands=[ONE])),
    "target-count": (SetupError, "T1.6", setup(hands=[ONE, TWO | {"targets": []}])),
    "dealt-twice": (SetupError, "T1.6", setup(hands=[ONE, hand("giraffe: mouse kangaroo tiger")])),
    "police-count": (SetupError, "T1.2", setup(reserve=64)),
    "no-first": (SetupError, "T1.7", setup(first=2)),
    "turn-wrong": (SetupError, "T2.1", setup(turn={"seat": 2})),
    "laying-with-pieces": (SetupError, "T1.8", setup(tiles=[*LINE[1:], {"at": None}])),
    "laying-apart": (SetupError, "T1.8", setup(tiles=[*LINE[1:], {"at": None}], **BARE)),
    "wrong-option-first": (SetupError, "T1.7", lambda: dealt(2, first=2)),
}


@pytest.mark.parametrize("code", sorted(PROVOKED))
def test_a_refusal_has_its_code_its_kind_and_its_rule(code: str) -> None:
    kind, rule, provoke = PROVOKED[code]
    with pytest.raises(DeadpanError) as caught:
        provoke()
    assert type(caught.value) is kind
    assert (caught.value.code, caught.value.rule) == (code, rule)


def test_every_refusal_of_the_game_is_provoked() -> None:
    assert TEN_TO_KILL.refusals == set(PROVOKED)
