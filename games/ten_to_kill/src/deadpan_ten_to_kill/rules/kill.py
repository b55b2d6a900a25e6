"""Kills: who may be named, and what a kill turns face up (T3, T4.1 to T4.4, T8)."""

from __future__ import annotations

from msgspec import UNSET

from deadpan.kernel.errors import IllegalChoice
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Event, Told, tell, tell_each
from deadpan_ten_to_kill.rules.events import Killed, Lost, VictimKind
from deadpan_ten_to_kill.rules.pieces import CHARACTERS, piece_name
from deadpan_ten_to_kill.rules.score import POINTS
from deadpan_ten_to_kill.rules.sight import check_kill, police_tiles, reach, suspects
from deadpan_ten_to_kill.rules.state import (
    OUT,
    TILE_BYTES,
    Acting,
    Facts,
    Hand,
    Loss,
    Table,
    Trophy,
)


def check_victim(table: Table, acting: Acting, hitman: int, victim: int) -> None:
    """Refuse a victim that this player cannot name now. Raises `IllegalChoice`."""
    if acting.killed:
        raise IllegalChoice("kill-twice", "T2.1")
    if table.where[hitman] == OUT:
        raise IllegalChoice("kill-no-hitman", "T3.1")
    if victim == hitman:
        raise IllegalChoice("kill-yourself", "T3.1")
    if table.where[victim] == OUT:
        raise IllegalChoice("kill-not-in-play", "T3.1", who=piece_name(victim))
    if table.options.refuses_mistakes:
        check_kill(table.board, table.where, hitman, victim)


def names(characters: int) -> tuple[str, ...]:
    """The sorted ids of the characters in a mask."""
    return tuple(sorted(name for number, name in enumerate(CHARACTERS) if characters >> number & 1))


def remove(where: bytes, who: int) -> bytes:
    """The positions after this piece left the board."""
    return where[:who] + TILE_BYTES[OUT] + where[who + 1 :]


def role(hands: tuple[Hand, ...], killer: Seat, victim: int) -> tuple[VictimKind, Seat | None]:
    """The kind of a victim, and its owner if that is not the killer (T4.2 to T4.4)."""
    if victim >= 16:
        return "police", None
    for seat, hand in enumerate(hands):
        if victim == hand.hitman:
            return "hitman", seat
        if victim in hand.targets:
            return ("target", None) if seat == killer else ("innocent", seat)
    return "innocent", None


def put(by_seat: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    """A tuple by seat with one entry replaced."""
    return (*by_seat[:seat], value, *by_seat[seat + 1 :])


def lose_hitman(facts: Facts, seat: Seat, who: int) -> Facts:
    """The facts after this seat lost its hitman, later than all losses before it (T7.2)."""
    order = 1 + max((loss.order for loss in facts.losses if loss is not None), default=0)
    losses = (*facts.losses[:seat], Loss(who, order), *facts.losses[seat + 1 :])
    return Facts(facts.trophies, losses, facts.targets_up, put(facts.could_be, seat, 1 << who))


def gain(facts: Facts, seat: Seat, trophy: Trophy) -> Facts:
    """The facts after this seat got a trophy (T4.1, T5.2)."""
    trophies = (*facts.trophies[:seat], (*facts.trophies[seat], trophy), *facts.trophies[seat + 1 :])
    return Facts(trophies, facts.losses, facts.targets_up, facts.could_be)


def kill(table: Table, hands: tuple[Hand, ...], seat: Seat, victim: int) -> tuple[bytes, Facts, tuple[Told, ...]]:
    """The positions, the facts and what is told after a seat killed this victim."""
    board, where, facts, options = table.board, table.where, table.facts, table.options
    hitman = hands[seat].hitman
    suspected = suspects(board, where, victim)
    is_mistake = not reach(board, where, police_tiles(where), where[hitman]) >> where[victim] & 1
    kind, owner = role(hands, seat, victim)

    points = POINTS[kind]
    if is_mistake and options.mistakes == "strict":
        points = min(points, 0)  # T8.3: no point for this kill; a minus stays a minus
    facts = gain(facts, seat, Trophy(victim, kind, points))
    if not is_mistake:
        facts = Facts(
            facts.trophies, facts.losses, facts.targets_up, put(facts.could_be, seat, facts.could_be[seat] & suspected)
        )
    whose = seat if kind == "target" else owner
    losses: list[Event] = []
    if kind == "hitman" and owner is not None:
        facts = lose_hitman(facts, owner, victim)
        losses.append(Lost(owner, piece_name(victim), "killed"))
    elif whose is not None:
        up = put(facts.targets_up, whose, facts.targets_up[whose] | 1 << victim)
        facts = Facts(facts.trophies, facts.losses, up, facts.could_be)
    where = remove(where, victim)
    if is_mistake:  # T8.2: the killer's hitman leaves at once; a hitman that was the victim is lost before it (T7.2)
        facts = lose_hitman(facts, seat, hitman)
        losses.append(Lost(seat, piece_name(hitman), "mistake"))
        where = remove(where, hitman)

    name = piece_name(victim)
    whole = Killed(seat, name, kind, owner, names(suspected))
    if options.suspects == "announced":
        announced = tell(whole)
    else:
        announced = tell(Killed(seat, name, kind, owner, UNSET), truth=whole)
    return where, facts, (announced, *tell_each(*losses))
