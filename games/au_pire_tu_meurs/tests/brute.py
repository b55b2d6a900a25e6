"""Every world consistent with what a seat was told, found by enumeration: for small problems only.

A problem is a set-up and the choices made in it. All places of the cards that the seat could not see are tried, and all
cards of the choices that it could not see; a world is consistent if it leads to the same events for the seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from math import factorial
from typing import Any, TypeAlias

from deadpan_au_pire_tu_meurs.rules.card_counts import cards_in
from deadpan_au_pire_tu_meurs.rules.cards import FIRST_CHARACTER, KIND_OF, PLAYING_CARDS
from deadpan_au_pire_tu_meurs.rules.choices import Haunt, Play, Prize, Retaliate
from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS
from deadpan_au_pire_tu_meurs.rules.state import State
from msgspec import UNSET
from msgspec.structs import replace

from deadpan.kernel.errors import RulesError
from deadpan.kernel.types import Choice, Told
from tests.kit import Json

World: TypeAlias = tuple[Any, ...]
Move: TypeAlias = tuple[int, Choice]
BLOWS = ("pepin", "accident", "cata")


def world_of(state: State) -> World:
    """The kinds of the cards in all places."""
    secrets = state.secrets
    return secrets.characters, secrets.hands, secrets.lives, secrets.pile, secrets.flight, secrets.newcomer


def weight(world: World) -> float:
    """The number of ways to place the single cards so, up to a factor that all worlds of a problem share."""
    _, hands, lives, *_ = world
    ways = 1.0
    for bag in (*hands, *lives):
        for copies in Counter(cards_in(bag)).values():
            ways /= factorial(copies)
    return ways


def _setups(setup: Json, seat: int | None) -> Iterator[Json]:
    """Every set-up that differs only in what a seat did not see: characters and other cards permuted, or all mixed."""
    seats = range(len(setup["hands"]))
    others = [other for other in seats if other != seat]
    faces = [setup["characters"][other] for other in others]
    cards = [card for other in others for card in (*setup["hands"][other], *setup["life"][other])] + setup["pile"]
    known = len(faces)
    for laid in set(permutations(faces + cards)):
        if any(KIND_OF[card] < FIRST_CHARACTER for card in laid[:known]):
            continue
        rest = iter(laid[known:])
        characters, hands, life = list(setup["characters"]), list(setup["hands"]), list(setup["life"])
        for other, face in zip(others, laid, strict=False):
            characters[other] = face
            hands[other] = [next(rest) for _ in hands[other]]
            life[other] = [next(rest) for _ in life[other]]
        if any(KIND_OF[card] >= FIRST_CHARACTER for pile in life for card in pile):
            continue
        yield {**setup, "characters": characters, "hands": hands, "life": life, "pile": list(rest)}


def _variants(choice: Choice) -> list[Choice]:
    """The choices that can look the same to other seats."""
    if isinstance(choice, Play) and choice.card in BLOWS:
        return [replace(choice, card=card) for card in BLOWS]
    if isinstance(choice, Play) and choice.take is not UNSET:
        return [replace(choice, take=card) for card in PLAYING_CARDS]
    if isinstance(choice, Prize | Retaliate | Haunt) and choice.card is not None:
        return [replace(choice, card=card) for card in BLOWS]
    return [choice]


def _heard(told: Sequence[Told], seat: int | None) -> list[Any]:
    return [event for event in (each.heard_by(seat) for each in told) if event is not None]


def worlds(
    setup: Json, moves: Sequence[Move], seat: int | None, agreed: Mapping[str, Any] | None = None
) -> dict[World, float]:
    """Every world that is consistent after these choices, with its probability."""
    game = AU_PIRE_TU_MEURS
    options, seats = game.read_options(agreed or {}), len(setup["hands"])
    step = game.pose(options, seats, setup, "")
    heard = [_heard(step.told, seat)]
    for mover, choice in moves:
        step = game.apply(step.state, mover, choice)
        heard.append(_heard(step.told, seat))

    found: set[World] = set()
    for other in _setups(setup, seat):
        step = game.pose(options, seats, other, "")
        states = {world_of(step.state): step.state} if _heard(step.told, seat) == heard[0] else {}
        for (mover, choice), tidings in zip(moves, heard[1:], strict=True):
            after = {}
            for state in states.values():
                for variant in [choice] if mover == seat else _variants(choice):
                    try:
                        next_step = game.apply(state, mover, variant)
                    except RulesError:
                        continue
                    if _heard(next_step.told, seat) == tidings:
                        after[world_of(next_step.state)] = next_step.state
            states = after
        found.update(
            world
            for world, state in states.items()
            if game.asks(state) and game.legal_in(state, game.asks(state)[0].seat)
        )
    total = sum(map(weight, found))
    return {world: weight(world) / total for world in found}
