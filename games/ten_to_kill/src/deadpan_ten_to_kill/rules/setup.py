"""Set-ups: dealt at random (T1) or read from a record, checked, and turned into an opening state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from deadpan.kernel.chance import Chance
from deadpan.kernel.decoding import convert, shorten
from deadpan.kernel.errors import SetupError
from deadpan.kernel.event_log import EMPTY, remember
from deadpan.kernel.types import Step, tell, tell_each
from deadpan_ten_to_kill.rules.board import Board, check_shape, islands
from deadpan_ten_to_kill.rules.board_shapes import SHAPES, random_shape
from deadpan_ten_to_kill.rules.events import Dealt, Ended, Started
from deadpan_ten_to_kill.rules.flow import ACTIONS
from deadpan_ten_to_kill.rules.last_round import last_round
from deadpan_ten_to_kill.rules.options import At, Options
from deadpan_ten_to_kill.rules.pieces import CHARACTERS, MOST_POLICE, TILES
from deadpan_ten_to_kill.rules.score import scores, winners
from deadpan_ten_to_kill.rules.state import (
    OUT,
    Acting,
    Facts,
    Frame,
    Hand,
    Laying,
    Loss,
    Secrets,
    State,
    Table,
)


class TileSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile in a set-up; ``at`` is ``None`` while it is not laid (T1.8)."""

    at: At | None
    sniper: bool = False


class HandSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """A hand in a set-up."""

    hitman: str
    targets: list[str]


class TurnSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose turn it is, and what is left of it."""

    seat: Annotated[int, Meta(ge=0)]
    left: Annotated[int, Meta(ge=1, le=ACTIONS)] = ACTIONS
    round: Annotated[int, Meta(ge=1)] = 1
    killed: bool = False


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up as it is written in a record."""

    tiles: list[TileSpec]
    hands: list[HandSpec]
    characters: dict[str, int] = {}
    police: list[int | None] = []
    reserve: Annotated[int, Meta(ge=0)] | UnsetType = UNSET
    first: Annotated[int, Meta(ge=0)] = 0
    turn: TurnSpec | UnsetType = UNSET


def deal(options: Options, seats: int, seed: str) -> dict[str, Any]:
    """A fresh game (T1), in the form of a set-up. Raises `SetupError`."""
    chance = Chance(seed, "deal")
    first = options.first_seat(seats)
    if first is None:
        if options.first != "random":
            raise SetupError("wrong-option-first", "T1.7", seats=seats)
        first, chance = chance.below(seats)
    places: tuple[At | None, ...]
    match options.board:
        case "built":
            places = (None,) * TILES
        case "random":
            places, chance = random_shape(chance, options.allows_islands)
        case str():
            places = SHAPES[options.board]
        case _:
            places = options.board
    marks, chance = chance.shuffled(range(TILES))  # always drawn, so that this option does not change the later draws
    wanted = options.sniper_tiles
    snipers = set(marks[:wanted] if isinstance(wanted, int) else wanted)
    tiles: list[dict[str, Any]] = [
        {"at": None if at is None else list(at), "sniper": True} if tile in snipers
        else {"at": None if at is None else list(at)}
        for tile, at in enumerate(places)
    ]  # fmt: skip
    standing, chance = chance.shuffled(CHARACTERS)
    drawn, chance = chance.shuffled(CHARACTERS)
    return {
        "tiles": tiles,
        "characters": {} if options.board == "built" else {who: tile for tile, who in enumerate(standing)},
        "police": [],
        "reserve": options.policemen(seats),
        "hands": [
            {"hitman": drawn[4 * seat], "targets": list(drawn[4 * seat + 1 : 4 * seat + 4])} for seat in range(seats)
        ],
        "first": first,
    }


def pose(options: Options, seats: int, raw: Mapping[str, Any], seed: str) -> Step[State]:
    """The opening state of a set-up, and what is told. Raises `SetupError`."""
    setup = convert(raw, Setup, SetupError)
    board = _board(setup, options)
    where, called = _pieces(setup, options, seats, board)
    hands = _hands(setup, seats)
    turn = _turn(setup, seats)

    standing = {who for who in range(16) if where[who] != OUT or not board.is_complete}
    losses = tuple(None if hand.hitman in standing else Loss(hand.hitman, 0) for hand in hands)
    gone = tuple(sum(1 << who for who in hand.targets if who not in standing) for hand in hands)
    facts = Facts(((),) * seats, losses, gone, (0xFFFF,) * seats)

    told = [tell(Started(setup.first))]
    for seat, spec in enumerate(setup.hands):
        told.append(tell(Dealt(seat, spec.hitman, tuple(spec.targets))))
    frames: tuple[Frame, ...] = (Acting(turn.seat, turn.left, turn.killed),)
    ended = ""
    if not board.is_complete:
        laid = sum(at is not None for at in board.at)
        frames, turn = (Laying((setup.first + laid) % seats),), TurnSpec(setup.first)  # turns begin after the laying
    elif None not in losses:
        frames, ended = (), "T6.2"
        told += tell_each(Ended("T6.2", scores(facts), winners(facts)))
    log, private = remember(EMPTY, (EMPTY,) * seats, told)
    last = last_round(options, turn.round, facts, frames, setup.first, log.number)
    table = Table(options, board, setup.first, where, called, turn.round, frames, facts, 0, ended, log, where, last)
    return Step(State(table, Secrets(hands, private, Chance(seed, "play"))), tuple(told))


def _board(setup: Setup, options: Options) -> Board:
    places = [tile.at for tile in setup.tiles]
    laid = [at for at in places if at is not None]
    if len(laid) == len(places):
        check_shape(laid, options, "tiles")
    else:  # T1.8: a board that is being built
        if len(places) != TILES:
            raise SetupError("tile-count", "T1.3", where="tiles", count=len(places))
        if setup.characters or setup.police:
            raise SetupError("laying-with-pieces", "T1.8")
        if laid and ((0, 0) not in laid or len(set(laid)) < len(laid) or len(islands(laid)) > 1):
            raise SetupError("laying-apart", "T1.8", where="tiles")
    return Board(places, (tile.sniper for tile in setup.tiles))


def _pieces(setup: Setup, options: Options, seats: int, board: Board) -> tuple[bytes, int]:
    """The tile of every piece, and how many policemen have left the reserve."""
    where = [OUT] * 16
    for name, tile in setup.characters.items():
        if name not in CHARACTERS:
            raise SetupError("unknown-character", "T1.1", where="characters", what=shorten(name))
        where[CHARACTERS.index(name)] = _tile(tile, f"characters.{name}")
    for number, post in enumerate(setup.police):
        where.append(OUT if post is None else _tile(post, f"police[{number}]"))
    called = len(setup.police)
    reserve = setup.reserve
    if reserve is UNSET:
        reserve = max(0, options.policemen(seats) - called)
    if called + reserve > MOST_POLICE:
        raise SetupError("police-count", "T1.2", most=MOST_POLICE)
    return bytes(where + [OUT] * reserve), called


def _tile(tile: int, where: str) -> int:
    if not 0 <= tile < TILES:
        raise SetupError("tile-number", "T1.5", where=where, what=shorten(str(tile)))
    return tile


def _hands(setup: Setup, seats: int) -> tuple[Hand, ...]:
    """T1.6: one hitman and three targets for each seat, all different."""
    if len(setup.hands) != seats:
        raise SetupError("hand-count", "T1.6", count=len(setup.hands), seats=seats)
    hands: list[Hand] = []
    seen: set[str] = set()
    for seat, spec in enumerate(setup.hands):
        where = f"hands[{seat}]"
        if len(spec.targets) != 3:
            raise SetupError("target-count", "T1.6", where=where, count=len(spec.targets))
        for name in (spec.hitman, *spec.targets):
            if name not in CHARACTERS:
                raise SetupError("unknown-character", "T1.1", where=where, what=shorten(name))
            if name in seen:
                raise SetupError("dealt-twice", "T1.6", where=where, who=name)
            seen.add(name)
        one, two, three = (CHARACTERS.index(name) for name in spec.targets)
        hands.append(Hand(CHARACTERS.index(spec.hitman), (one, two, three)))
    return tuple(hands)


def _turn(setup: Setup, seats: int) -> TurnSpec:
    if setup.first >= seats:
        raise SetupError("no-first", "T1.7", seats=seats)
    turn = TurnSpec(setup.first) if setup.turn is UNSET else setup.turn
    if turn.seat >= seats:
        raise SetupError("turn-wrong", "T2.1", where="turn.seat", seats=seats)
    return turn
