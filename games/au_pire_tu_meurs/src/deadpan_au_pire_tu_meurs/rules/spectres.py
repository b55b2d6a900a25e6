"""Eliminations and spectres (A7)."""

from __future__ import annotations

from deadpan.kernel.errors import IllegalChoice
from deadpan.kernel.seats import Seat
from deadpan_au_pire_tu_meurs.rules.blows import check_living, send
from deadpan_au_pire_tu_meurs.rules.cached_values import tell
from deadpan_au_pire_tu_meurs.rules.card_counts import EMPTY_BAG, cards_in, count
from deadpan_au_pire_tu_meurs.rules.cards import BLOWS, KIND_OF
from deadpan_au_pire_tu_meurs.rules.choices import Haunt
from deadpan_au_pire_tu_meurs.rules.draft import Draft
from deadpan_au_pire_tu_meurs.rules.events import Death, Eliminated, Haunted, Rested
from deadpan_au_pire_tu_meurs.rules.state import Haunting


def eliminate(draft: Draft, seat: Seat, how: Death) -> None:
    """A7.1, A7.3: eliminate a player: the hand goes under the pile, shuffled; the life pile stays."""
    draft.living &= ~(1 << seat)
    if how == "accused" or draft.opening.options.spectres_after_sudden_death:
        draft.spectres |= 1 << seat
    hand, draft.chance = draft.chance.shuffled(cards_in(draft.hands[seat]))
    draft.pile += bytes(hand)
    draft.hands[seat] = EMPTY_BAG
    draft.hand_sizes[seat] = 0
    draft.told.append(tell(Eliminated, seat, how))


def rest(draft: Draft, haunting: Haunting) -> None:
    """A7.5: let a spectre take no more turns; its life pile stays."""
    if not draft.opening.options.rest:
        raise IllegalChoice("no-rest", "A7.5")
    draft.spectres &= ~(1 << haunting.seat)
    draft.told.append(tell(Rested, haunting.seat))


def haunt(draft: Draft, haunting: Haunting, choice: Haunt) -> None:
    """A7.1: give a blow of the spectre's own life pile, which the receiver may return (A5.2)."""
    seat = haunting.seat
    card = KIND_OF[choice.card]
    if card not in BLOWS:
        raise IllegalChoice("not-a-blow", "A7.1", card=choice.card)
    if not count(draft.lives[seat], card):
        raise IllegalChoice("not-on-life-pile", "A7.1", card=choice.card)
    check_living(draft, choice.on, "A7.1")
    draft.from_life(seat, card)
    draft.is_barren = False
    draft.told.append(tell(Haunted, seat, choice.on))
    send(draft, seat, choice.on, card)
