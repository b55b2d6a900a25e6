"""Every deal consistent with what a seat was told, found by enumeration.

It does not use the case file or `redeal`: a deal is consistent if the whole game, replayed with it, tells the seat the
same events after every choice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any, TypeAlias

from deadpan_ten_to_kill.rules.game import TEN_TO_KILL

from deadpan.kernel.errors import RulesError
from tests.kit import Json, Play

Hands: TypeAlias = tuple[tuple[str, frozenset[str]], ...]
"""By seat: the hitman and the targets."""


def deal_of(hands: Sequence[Mapping[str, Any]]) -> Hands:
    return tuple((hand["hitman"], frozenset(hand["targets"])) for hand in hands)


def deals(setup: Json, seat: int | None) -> Iterator[list[Json]]:
    """All deals of the tiles that this seat cannot see, each set of targets once; tiles out of play are face up."""
    standing = set(setup["characters"])
    own = set() if seat is None else {setup["hands"][seat]["hitman"], *setup["hands"][seat]["targets"]}
    hidden = sorted(standing - own)
    holes = [
        (owner, role)
        for owner, hand in enumerate(setup["hands"])
        if owner != seat
        for role, who in enumerate((hand["hitman"], *hand["targets"]))
        if who in standing
    ]
    for drawn in permutations(hidden, len(holes)):
        hands = [[hand["hitman"], *hand["targets"]] for hand in setup["hands"]]
        for (owner, role), who in zip(holes, drawn, strict=True):
            hands[owner][role] = who
        if all(
            [who for who in hand[1:] if who in standing] == sorted(who for who in hand[1:] if who in standing)
            for owner, hand in enumerate(hands)
            if owner != seat
        ):
            yield [{"hitman": hand[0], "targets": hand[1:]} for hand in hands]


def story(options: Json, setup: Json, moves: Sequence[tuple[int, Json]], seat: int | None) -> list[Json] | None:
    """Every event that a seat hears when these choices are made; ``None`` if one of them is illegal."""
    table = Play(TEN_TO_KILL, options, len(setup["hands"]), setup)
    heard = table.heard(seat)
    for by, choice in moves:
        try:
            table.do(by, **choice)
        except RulesError:
            return None
        heard += table.heard(seat)
    return heard


def worlds(options: Json, setup: Json, moves: Sequence[tuple[int, Json]], seat: int | None) -> set[Hands]:
    """Every deal consistent with what a seat was told."""
    told = story(options, setup, moves, seat)
    return {
        deal_of(hands) for hands in deals(setup, seat) if story(options, setup | {"hands": hands}, moves, seat) == told
    }


def suspected(found: set[Hands], seat: int, seats: int) -> list[list[str] | None]:
    """The case file that these worlds make."""
    return [None if other == seat else sorted({hands[other][0] for hands in found}) for other in range(seats)]
