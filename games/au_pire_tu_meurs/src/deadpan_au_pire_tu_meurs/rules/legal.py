"""Legal choices: a function of the public table and of the asked player's hand and life pile, and of nothing else."""

from __future__ import annotations

from typing import assert_never

from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice
from deadpan_au_pire_tu_meurs.rules.cached_values import (
    ANSWER,
    END,
    IDENTITIES,
    NO_ANSWER,
    PLAY,
    REST,
    accusations,
    aimed,
    exchanges,
    hauntings,
    prizes,
    prizes_of_either,
    retaliations,
    takings,
)
from deadpan_au_pire_tu_meurs.rules.card_counts import BLOW_DIGITS, count, kinds_of_presence, presence
from deadpan_au_pire_tu_meurs.rules.cards import (
    DUEL,
    JOUVENCE,
    MIRACLE,
    MORT_SUBITE,
    PIOCHE,
    PUNITION,
    REVERSE,
    SWITCH,
    TRANSFERT,
)
from deadpan_au_pire_tu_meurs.rules.state import (
    Acting,
    Answering,
    Dying,
    Haunting,
    Prizing,
    Retaliating,
    Settling,
    Table,
)


def legal_choices(table: Table, seat: Seat, hand: int, life: int) -> tuple[Choice, ...]:
    """The legal choices of a seat with this hand and life pile, in a canonical order; empty if the seat has none."""
    if not table.frames:
        return ()
    frame = table.frames[-1]
    if frame.seat != seat:
        return accusations(accusable(table, seat))
    match frame:
        case Acting():
            return _on_turn(table, frame, hand, life)
        case Answering():
            return ANSWER[REVERSE] if count(hand, REVERSE) else NO_ANSWER
        case Settling():
            return IDENTITIES
        case Haunting():
            given = hauntings(presence(life & BLOW_DIGITS), table.living)
            return given + REST if table.opening.options.rest else given
        case Prizing():
            return _prizes(table, presence(hand & BLOW_DIGITS), presence(life & BLOW_DIGITS))
        case Retaliating():
            return retaliations(presence(life & BLOW_DIGITS))
        case Dying():
            return ANSWER[MIRACLE] if count(hand, MIRACLE) else NO_ANSWER
        case _:
            assert_never(frame)


def _on_turn(table: Table, acting: Acting, hand: int, life: int) -> tuple[Choice, ...]:
    accused = accusations(accusable(table, acting.seat))
    if acting.has_played:
        return accused + END
    cards = plays(table, hand, life, table.living & ~(1 << acting.seat))
    return cards + accused if cards else accused + END


def accusable(table: Table, seat: Seat) -> int:
    """The seats that a seat may accuse now: on its turn (A3.4), or on another turn if the options allow it (A3.6)."""
    frame = table.frames[-1]
    if not isinstance(frame, Acting) or not table.living >> seat & 1:
        return 0
    if frame.seat != seat and table.opening.options.accuse == "own-turn":
        return 0
    return table.living & ~(1 << seat | table.accused[seat])


def _prizes(table: Table, hand: int, life: int) -> tuple[Choice, ...]:
    """A4.3: the blows of the hand, of the life pile or of both, as the options say."""
    match table.opening.options.duel_prize:
        case "hand":
            return prizes(hand)
        case "life":
            return prizes(life)
        case _:
            return prizes_of_either(hand, life)


def plays(table: Table, hand: int, life: int, others: int) -> tuple[Choice, ...]:
    """Every way to play a card of this hand now (A3.2, A4)."""
    cards: tuple[Choice, ...] = ()
    for card in kinds_of_presence(presence(hand)):
        if card <= DUEL or card == MORT_SUBITE:
            cards += aimed(card, others)
        elif card == JOUVENCE:
            cards += PLAY[JOUVENCE]
        elif card in (TRANSFERT, PIOCHE):
            cards += takings(card, presence(life))
        elif card == SWITCH:
            cards += exchanges(table.living)
        elif card == PUNITION:
            cards += aimed(PUNITION, others & _with_cards(table.hand_sizes))
    return cards


def _with_cards(hand_sizes: tuple[int, ...]) -> int:
    """The seats with a card in hand, as a mask (A4.4)."""
    return sum(1 << seat for seat, size in enumerate(hand_sizes) if size)
