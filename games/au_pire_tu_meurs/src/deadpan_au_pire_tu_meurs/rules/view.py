"""What a seat may know (A9.1): the public table, its own cards, and its private log."""

from __future__ import annotations

from msgspec import Struct

from deadpan.kernel.event_log import EMPTY, EventLog, heard
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Event
from deadpan_au_pire_tu_meurs.rules.card_counts import EMPTY_BAG, names_in
from deadpan_au_pire_tu_meurs.rules.cards import CARDS
from deadpan_au_pire_tu_meurs.rules.state import NO_CARD, Answering, State, Table


class View(Struct, frozen=True, gc=False):
    """Everything a seat may know. A spectator's ``seat`` is ``None``, and a spectator has no cards."""

    seat: Seat | None
    table: Table
    character: int
    hand: int
    life: int
    newcomer: int
    """The character that this seat is asked about, or `NO_CARD`."""
    unsettled: bytes
    """The characters in this seat's starting hand that are still to be settled (A2.3)."""
    flight: int
    """The blow on its way, if it goes from or to this seat, or `NO_CARD`."""
    private: EventLog


def view_of(state: State, seat: Seat | None) -> View:
    """The view of a seat, or of a spectator."""
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
    """Every event that this seat was told, in order."""
    return heard(view.table.log, view.private)


def hand_names(hand: int, newcomer: int, unsettled: bytes) -> list[str]:
    """The ids of the cards in a hand, unsettled characters included."""
    waiting = unsettled if newcomer == NO_CARD else bytes((newcomer,)) + unsettled
    return [*names_in(hand), *(CARDS[card] for card in waiting)]


def open_names(card: int) -> str | None:
    """The id of a card; ``None`` for `NO_CARD`."""
    return None if card == NO_CARD else CARDS[card]
