"""Investigations (T5)."""

from __future__ import annotations

from deadpan.kernel.errors import IllegalChoice
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Told, tell_each
from deadpan_ten_to_kill.rules.events import Answered, Lost
from deadpan_ten_to_kill.rules.kill import gain, lose_hitman, put, remove
from deadpan_ten_to_kill.rules.pieces import piece_name
from deadpan_ten_to_kill.rules.score import POINTS
from deadpan_ten_to_kill.rules.sight import police_tiles
from deadpan_ten_to_kill.rules.state import OUT, Facts, Hand, Table, Trophy


def check_question(table: Table, seat: Seat, who: int, whom: Seat) -> None:
    """Refuse a question that this seat cannot ask now (T5.1). Raises `IllegalChoice`."""
    if who >= 16:
        raise IllegalChoice("ask-about-police", "T5.1")
    if table.where[who] == OUT:
        raise IllegalChoice("ask-not-in-play", "T5.1", who=piece_name(who))
    if whom == seat:
        raise IllegalChoice("ask-yourself", "T5.1")
    if not 0 <= whom < table.seats:
        raise IllegalChoice("ask-nobody", "T5.1", seats=table.seats)
    if not police_tiles(table.where) >> table.where[who] & 1:
        raise IllegalChoice("ask-without-police", "T5.1", who=piece_name(who))


def investigate(
    table: Table, hands: tuple[Hand, ...], seat: Seat, who: int, whom: Seat
) -> tuple[bytes, Facts, tuple[Told, ...]]:
    """The pieces, the facts and what is told after a question."""
    facts, name = table.facts, piece_name(who)
    if who != hands[whom].hitman:
        could_be = put(facts.could_be, whom, facts.could_be[whom] & ~(1 << who))
        facts = Facts(facts.trophies, facts.losses, facts.targets_up, could_be)
        return table.where, facts, tell_each(Answered(seat, name, whom, False))
    facts = gain(lose_hitman(facts, whom, who), seat, Trophy(who, "arrest", POINTS["arrest"]))
    return remove(table.where, who), facts, tell_each(Answered(seat, name, whom, True), Lost(whom, name, "arrested"))
