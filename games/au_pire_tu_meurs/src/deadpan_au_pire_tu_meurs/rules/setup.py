"""Set-ups: dealt at random (A2) or read from a record, checked, and turned into an opening state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

from deadpan.kernel.chance import Chance
from deadpan.kernel.decoding import convert, shorten
from deadpan.kernel.errors import SetupError
from deadpan.kernel.event_log import EMPTY
from deadpan.kernel.types import Step, tell
from deadpan_au_pire_tu_meurs.rules.card_counts import bag_of
from deadpan_au_pire_tu_meurs.rules.cards import CARDS, COPIES, FIRST_CHARACTER, KIND_OF, rule_of
from deadpan_au_pire_tu_meurs.rules.draft import Draft
from deadpan_au_pire_tu_meurs.rules.events import Dealt, Started
from deadpan_au_pire_tu_meurs.rules.flow import finish, settle_hands
from deadpan_au_pire_tu_meurs.rules.options import Options
from deadpan_au_pire_tu_meurs.rules.state import NO_CARD, Opening, Secrets, State, Table


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up as it is written in a record."""

    characters: list[str]
    hands: list[list[str]]
    pile: list[str]
    life: list[list[str]] = []
    out: list[int] = []
    first: Annotated[int, Meta(ge=0)] = 0


def deal(options: Options, seats: int, seed: str) -> dict[str, Any]:
    """A fresh game (A2), in the form of a set-up. Raises `SetupError`."""
    size = options.hand_size
    if seats * (size + 1) > sum(COPIES):
        raise SetupError("hands-too-big", "A2.2", most=sum(COPIES) // seats - 1)
    chance = Chance(seed, "deal")
    first = options.first
    if first == "random":
        first, chance = chance.below(seats)
    elif first >= seats:
        raise SetupError("wrong-option-first", "A2.4", seats=seats)
    family, chance = chance.shuffled(CARDS[FIRST_CHARACTER:])
    rest = [CARDS[kind] for kind in range(FIRST_CHARACTER) for _ in range(COPIES[kind])]
    cards, chance = chance.shuffled((*rest, *family[seats:]))
    return {
        "characters": list(family[:seats]),
        "hands": [list(cards[size * seat : size * (seat + 1)]) for seat in range(seats)],
        "pile": list(cards[size * seats :]),
        "life": [[] for _ in range(seats)],
        "out": [],
        "first": first,
    }


def pose(options: Options, seats: int, raw: Mapping[str, Any], seed: str) -> Step[State]:
    """The opening state of a set-up, and what is told: starting hands are settled (A2.3), the first turn draws a card.

    Raises `SetupError`.
    """
    setup = convert(dict(raw), Setup, SetupError)
    characters = _characters(setup.characters, seats)
    hands = _piles(setup.hands, seats, "hands", "A2.2")
    lives = _piles(setup.life or [[] for _ in range(seats)], seats, "life", "A4.7")
    pile = _kinds(setup.pile, "pile")
    stock = _stock([characters, *hands, *lives, pile])
    for seat, life in enumerate(lives):
        for card in life:
            if card >= FIRST_CHARACTER:
                raise SetupError("character-in-life-pile", "A4.7", where=f"life[{seat}]", card=CARDS[card])
    out = _out(setup, seats)

    opening = Opening(
        options, stock, tuple(map(len, hands)), tuple(map(len, lives)), len(pile), out, setup.first
    )  # fmt: skip
    table = Table(
        opening, 0, setup.first, (1 << seats) - 1 & ~out, out, 0, (0,) * seats, opening.hand_sizes, opening.life_sizes,
        len(pile), NO_CARD, False, 0, (), 0, "", EMPTY,
    )  # fmt: skip
    secrets = Secrets(
        tuple(characters), tuple(bag_of(card for card in hand if card < FIRST_CHARACTER) for hand in hands),
        tuple(map(bag_of, lives)), bytes(pile), NO_CARD, NO_CARD,
        tuple(bytes(card for card in hand if card >= FIRST_CHARACTER) for hand in hands),
        (EMPTY,) * seats, Chance(seed, "play"),
    )  # fmt: skip
    draft = Draft(State(table, secrets))
    draft.told.append(tell(Started(setup.first)))
    for seat, (hand, life) in enumerate(zip(hands, lives, strict=True)):
        draft.told.append(tell(Dealt(seat, CARDS[characters[seat]], _names(hand), _names(life))))
    if draft.living.bit_count() == 1:
        draft.unsettled = ()
        finish(draft, "A8.1")
    else:
        settle_hands(draft, setup.first)
    return draft.done(choices=0)


def _names(cards: list[int]) -> tuple[Any, ...]:
    return tuple(CARDS[card] for card in sorted(cards))


def _kinds(names: list[str], where: str) -> list[int]:
    for number, name in enumerate(names):
        if name not in KIND_OF:
            raise SetupError("unknown-card", "A1.1", where=f"{where}[{number}]", what=shorten(name))
    return [KIND_OF[name] for name in names]


def _characters(names: list[str], seats: int) -> list[int]:
    """A2.1: one character for each seat."""
    if len(names) != seats:
        raise SetupError("character-count", "A2.1", count=len(names), seats=seats)
    kinds = _kinds(names, "characters")
    for seat, kind in enumerate(kinds):
        if kind < FIRST_CHARACTER:
            raise SetupError("not-a-character", "A2.1", where=f"characters[{seat}]", card=CARDS[kind])
    return kinds


def _piles(rows: list[list[str]], seats: int, where: str, rule: str) -> list[list[int]]:
    """The cards of each seat."""
    if len(rows) != seats:
        raise SetupError("row-count", rule, where=where, count=len(rows), seats=seats)
    return [_kinds(row, f"{where}[{seat}]") for seat, row in enumerate(rows)]


def _stock(places: list[list[int]]) -> tuple[int, ...]:
    """A1.2 to A1.4: the number of cards of each kind in the game, at most as many as in the box."""
    stock = [0] * len(CARDS)
    for place in places:
        for card in place:
            stock[card] += 1
    for card, held in enumerate(stock):
        if held > COPIES[card]:
            raise SetupError("too-many-cards", rule_of(card), card=CARDS[card], count=held, most=COPIES[card])
    return tuple(stock)


def _out(setup: Setup, seats: int) -> int:
    """A7: the mask of the seats that are out at the start; the first player must be alive unless only one seat is."""
    mask = 0
    for number, seat in enumerate(setup.out):
        if not 0 <= seat < seats:
            raise SetupError("out-of-table", "A7.1", where=f"out[{number}]", seats=seats, what=shorten(str(seat)))
        if mask >> seat & 1:
            raise SetupError("out-twice", "A7.1", where=f"out[{number}]", seat=seat)
        if setup.hands[seat]:
            raise SetupError("hand-of-the-dead", "A7.1", where=f"hands[{seat}]", seat=seat)
        mask |= 1 << seat
    if mask.bit_count() == seats:
        raise SetupError("nobody-lives", "A8.1")
    if setup.first >= seats:
        raise SetupError("no-first", "A2.4", seats=seats)
    if mask >> setup.first & 1 and mask.bit_count() < seats - 1:
        raise SetupError("first-is-out", "A7.2", seat=setup.first)
    return mask
