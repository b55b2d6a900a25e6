"""What a seat may know (A9.1): the open table, what lies before it, and what it alone was told."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, to_builtins

from deadpan.games.au_pire_tu_meurs.bags import EMPTY_BAG, names_in
from deadpan.games.au_pire_tu_meurs.cards import CARDS
from deadpan.games.au_pire_tu_meurs.state import (
    NO_CARD,
    Acting,
    Answering,
    Frame,
    Prizing,
    Retaliating,
    State,
    Table,
    balance,
    members,
)
from deadpan.kernel.log import EMPTY, Log, heard
from deadpan.kernel.play import Event
from deadpan.kernel.seats import Seat


class View(Struct, frozen=True, gc=False):
    """All that a seat may know; ``seat`` is ``None`` for a spectator, before whom nothing lies."""

    seat: Seat | None
    table: Table
    character: int
    hand: int
    life: int
    newcomer: int
    """The character that this seat is asked about, or `NO_CARD`."""
    unsettled: bytes
    """The characters in this seat's starting hand that are to be settled yet (A2.3)."""
    flight: int
    """The blow on its way, if it goes from or to this seat, or `NO_CARD`."""
    private: Log


def view_of(state: State, seat: Seat | None) -> View:
    """The view of a seat, or a spectator's."""
    table, secrets = state.table, state.secrets
    if seat is None:
        return View(None, table, NO_CARD, EMPTY_BAG, EMPTY_BAG, NO_CARD, b"", NO_CARD, EMPTY)
    frame = table.frames[-1] if table.frames else None
    newcomer = flight = NO_CARD
    if secrets.flight != NO_CARD and isinstance(frame, Answering) and seat in (frame.seat, frame.sender):
        flight = secrets.flight
    elif secrets.newcomer != NO_CARD and frame is not None and seat == frame.seat:
        newcomer = secrets.newcomer
    unsettled = secrets.unsettled[seat] if secrets.unsettled else b""
    return View(
        seat, table, secrets.characters[seat], secrets.hands[seat], secrets.lives[seat], newcomer, unsettled, flight,
        secrets.private[seat],
    )  # fmt: skip


def heard_in(view: View) -> list[Event]:
    """Everything this seat was ever told, in order."""
    return heard(view.table.log, view.private)


def hand_names(hand: int, newcomer: int, unsettled: bytes) -> list[str]:
    """A hand by its ids, with the characters in it that are not settled yet."""
    waiting = unsettled if newcomer == NO_CARD else bytes((newcomer,)) + unsettled
    return [*names_in(hand), *(CARDS[card] for card in waiting)]


def open_names(card: int) -> str | None:
    """The id of a card that may not be there."""
    return None if card == NO_CARD else CARDS[card]


def _question(frame: Frame) -> dict[str, Any]:
    question: dict[str, Any] = {"seat": frame.seat, "kind": frame.kind}
    match frame:
        case Acting():
            question.update(played=frame.has_played, accused=list(members(frame.accused)))
        case Answering():
            question.update({"from": frame.sender})
        case Prizing():
            question.update(loser=frame.loser)
        case Retaliating():
            question.update(accuser=frame.accuser)
        case _:
            pass
    return question


def show(view: View) -> dict[str, Any]:
    """A view as JSON values, in the words of a set-up where it has them."""
    table = view.table
    options = table.opening.options
    everyone = (1 << len(table.hand_sizes)) - 1
    shown: dict[str, Any] = {
        "seat": view.seat,
        "options": to_builtins(options),
        "cards": {CARDS[kind]: held for kind, held in enumerate(table.opening.stock) if held},
        "turn": {"seat": table.seat, "number": table.turn},
        "pile": table.pile_size,
        "hand_sizes": list(table.hand_sizes),
        "life_sizes": list(table.life_sizes),
        "out": list(members(everyone & ~table.living)),
        "spectres": list(members(table.spectres)),
        "open": open_names(table.open_card),
        "question": _question(table.frames[-1]) if table.frames else None,
        "over": not table.frames,
    }
    if view.seat is not None:
        shown["character"] = CARDS[view.character]
        shown["hand"] = hand_names(view.hand, view.newcomer, view.unsettled)
        shown["life"] = list(names_in(view.life))
        shown["balance"] = balance(options, view.character, view.life)
        shown["flight"] = open_names(view.flight)
    shown["events"] = [to_builtins(event) for event in heard_in(view)]
    return shown
