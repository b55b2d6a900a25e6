"""What a seat may know (T9.1): the public table, its own hand, and its private log."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, to_builtins

from deadpan.kernel.decoding import differences
from deadpan.kernel.event_log import EMPTY, EventLog, heard
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Event
from deadpan_ten_to_kill.rules.casefile import case_file
from deadpan_ten_to_kill.rules.events import Killed
from deadpan_ten_to_kill.rules.kill import names
from deadpan_ten_to_kill.rules.last_round import still_to_play
from deadpan_ten_to_kill.rules.pieces import CHARACTERS, piece_name
from deadpan_ten_to_kill.rules.position import open_pieces, open_position
from deadpan_ten_to_kill.rules.score import scores, winners
from deadpan_ten_to_kill.rules.state import Acting, Fleeing, Frame, Hand, Posting, State, Table


class View(Struct, frozen=True, gc=False):
    """Everything a seat may know. A spectator's ``seat`` is ``None``; ``hands`` is empty until the game is over."""

    seat: Seat | None
    table: Table
    hand: Hand | None
    private: EventLog
    hands: tuple[Hand, ...]


def view_of(state: State, seat: Seat | None) -> View:
    """The view of a seat, or of a spectator."""
    table, secrets = state.table, state.secrets
    hands = () if table.frames else secrets.hands  # T9.1: face up when the game is over
    if seat is None:
        return View(None, table, None, EMPTY, hands)
    return View(seat, table, secrets.hands[seat], secrets.private[seat], hands)


def heard_in(view: View) -> list[Event]:
    """Every event that this seat was told, in order."""
    return heard(view.table.log, view.private)


def turn_in(view: View) -> Acting | None:
    """The current turn, even if another seat is asked meanwhile; ``None`` before the first turn and after the game."""
    turn = view.table.frames[0] if view.table.frames else None
    return turn if isinstance(turn, Acting) else None


def hand_json(hand: Hand) -> dict[str, Any]:
    """A hand in the form of a set-up."""
    return {"hitman": CHARACTERS[hand.hitman], "targets": [CHARACTERS[target] for target in hand.targets]}


def _question(frame: Frame) -> dict[str, Any]:
    question: dict[str, Any] = {"seat": frame.seat, "kind": frame.kind}
    if isinstance(frame, Fleeing | Posting):
        question["scene"] = frame.scene
    if isinstance(frame, Fleeing):
        question["witnesses"] = [piece_name(who) for who in frame.witnesses]
    return question


def last_killer(view: View) -> Seat | None:
    """T1.7: the seat that killed last, mistakes included (T8.2); ``None`` if nobody was killed."""
    return next((event.by for event in reversed(heard_in(view)) if isinstance(event, Killed)), None)


def last_round_in(view: View) -> dict[str, Any] | None:
    """T6.1: how many events this seat was told before the last round, which seats play in it, and which still do.

    ``None`` before the last round.
    """
    table = view.table
    if table.last_round is None:
        return None
    heard_by_all = table.last_round.since + 1
    heard_alone = sum(number <= heard_by_all for number, _ in view.private.entries())
    return {
        "since": heard_by_all + heard_alone,
        "seats": list(table.last_round.seats),
        "left": list(still_to_play(table.frames, table.first, table.seats)),
    }


def show(view: View) -> dict[str, Any]:
    """A view as JSON values."""
    return {**show_now(view), "events": [to_builtins(event) for event in heard_in(view)]}


def show_now(view: View) -> dict[str, Any]:
    """A view as JSON values without its events, in the form of a set-up as far as a set-up has the same parts."""
    table, facts = view.table, view.table.facts
    shown: dict[str, Any] = {
        "seat": view.seat,
        "options": to_builtins(table.options),
        **open_position(table),
        "hand": None if view.hand is None else hand_json(view.hand),
        "open": [
            {"hitman": None if loss is None else CHARACTERS[loss.who], "targets": list(names(up))}
            for loss, up in zip(facts.losses, facts.targets_up, strict=True)
        ],
        "losses": [None if loss is None else loss.order for loss in facts.losses],
        "trophies": [
            [{"who": piece_name(trophy.who), "as": trophy.kind, "points": trophy.points} for trophy in row]
            for row in facts.trophies
        ],
        "scores": list(scores(facts)),
        "last_round": last_round_in(view),
        "question": _question(table.frames[-1]) if table.frames else None,
        "over": not table.frames,
    }
    if view.hands:
        shown["hands"] = [hand_json(hand) for hand in view.hands]
        shown["winners"] = list(winners(facts))
    elif view.seat is not None and view.hand is not None and table.options.case_file == "assisted":
        shown["case_file"] = case_file(table, view.seat, view.hand)
    return shown


def changes(then: View, now: View) -> dict[str, Any]:
    """The difference between `show_now` of two views."""
    if _only_moves(then, now):
        return differences(_in_motion(then), _in_motion(now))
    return differences(show_now(then), show_now(now))


def changes_alike(then: View, now: View) -> bool:
    """Whether `changes` is the same for all seats: what only moves is public, but for the start of the last round,
    which is counted in the events that each seat heard."""
    return _only_moves(then, now) and now.table.last_round is None


def _only_moves(then: View, now: View) -> bool:
    """Whether only pieces and questions can differ. Most choices kill, ask and lay nothing."""
    old, new = then.table, now.table
    return old.facts is new.facts and old.board is new.board and bool(new.frames)


def _in_motion(view: View) -> dict[str, Any]:
    table = view.table
    question = _question(table.frames[-1]) if table.frames else None
    return {**open_pieces(table), "last_round": last_round_in(view), "question": question}
