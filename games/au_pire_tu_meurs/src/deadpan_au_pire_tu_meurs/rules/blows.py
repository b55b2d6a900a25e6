"""Blows, Jouvences and duels (A4.1 to A4.3)."""

from __future__ import annotations

from deadpan.kernel import types
from deadpan.kernel.errors import IllegalChoice
from deadpan.kernel.seats import Seat
from deadpan_au_pire_tu_meurs.rules.cached_values import NAMES, tell
from deadpan_au_pire_tu_meurs.rules.card_counts import BLOW_DIGITS, blow_years, count, names_in
from deadpan_au_pire_tu_meurs.rules.cards import BLOWS, DUEL, JOUVENCE, KIND_OF
from deadpan_au_pire_tu_meurs.rules.choices import Play, Prize
from deadpan_au_pire_tu_meurs.rules.draft import Draft
from deadpan_au_pire_tu_meurs.rules.events import (
    BlowSeen,
    Duelled,
    Given,
    NoPrize,
    Played,
    Rejuvenated,
    SumsShown,
)
from deadpan_au_pire_tu_meurs.rules.state import Answering, Prizing


def check_aim(draft: Draft, seat: Seat, choice: Play, rule: str) -> Seat:
    """The other living player that a card is played on. Raises `IllegalChoice`."""
    on = choice.on
    if not isinstance(on, int) or choice.take:
        raise IllegalChoice("aim-one", rule, card=choice.card)
    check_living(draft, on, rule)
    if on == seat:
        raise IllegalChoice("aim-yourself", rule, card=choice.card)
    return on


def check_living(draft: Draft, seat: Seat, rule: str) -> None:
    """Refuse an aim that is not a living player (A7.2). Raises `IllegalChoice`."""
    if not 0 <= seat < len(draft.hands):
        raise IllegalChoice("aim-nobody", rule, what=seat)
    if not draft.living >> seat & 1:
        raise IllegalChoice("aim-out", rule, seat=seat)


def send(draft: Draft, sender: Seat, to: Seat, card: int) -> None:
    """Show a blow to its receiver and ask the receiver for an answer (A4.1, A5.4)."""
    draft.flight = card
    draft.told.append(tell(BlowSeen, sender, to, NAMES[card]))
    draft.ask(Answering(to, sender))


def give(draft: Draft, seat: Seat, card: int, choice: Play) -> None:
    """A4.1: give a blow, face down."""
    to = check_aim(draft, seat, choice, "A4.1")
    draft.from_hand(seat, card)
    draft.told.append(tell(Given, seat, to))
    send(draft, seat, to, card)


def rejuvenate(draft: Draft, seat: Seat, choice: Play) -> None:
    """A4.2: lay a Jouvence on the own life pile; everyone knows what it is."""
    if choice.on or choice.on == 0 or choice.take:
        raise IllegalChoice("aim-none", "A4.2", card=choice.card)
    draft.from_hand(seat, JOUVENCE)
    draft.to_life(seat, JOUVENCE)
    draft.told.append(tell(Rejuvenated, seat))


def duel(draft: Draft, seat: Seat, choice: Play) -> None:
    """A4.3: the higher sum of blows wins; the winner is always asked for a prize."""
    other = check_aim(draft, seat, choice, "A4.3")
    draft.from_hand(seat, DUEL)
    draft.open_card = DUEL
    own, others = draft.lives[seat] & BLOW_DIGITS, draft.lives[other] & BLOW_DIGITS
    own_sum, other_sum = blow_years(own), blow_years(others)
    winner = None if own_sum == other_sum else seat if own_sum > other_sum else other
    draft.told.append(tell(Played, seat, NAMES[DUEL], (other,)))
    if draft.opening.options.shown == "cards":
        draft.told.append(types.tell(SumsShown(seat, other, own_sum, other_sum, names_in(own), names_in(others))))
    else:
        draft.told.append(tell(SumsShown, seat, other, own_sum, other_sum))
    draft.told.append(tell(Duelled, seat, other, winner))
    if winner is None:
        draft.close_open_card()
    else:
        draft.ask(Prizing(winner, other if winner == seat else seat))


def prize(draft: Draft, prizing: Prizing, choice: Prize) -> None:
    """A4.3: give a blow from the winner's hand or life pile, as the options say; no blow only if there is none."""
    seat, loser = prizing.seat, prizing.loser
    agreed = draft.opening.options.duel_prize
    if choice.source and agreed != "either":
        raise IllegalChoice("prize-not-from", "A4.3")
    if choice.card is None:
        if agreed != "hand" or blow_years(draft.hands[seat]):
            raise IllegalChoice("prize-owed", "A4.3")
        draft.answered()
        draft.told.append(tell(NoPrize, seat, loser))
        draft.close_open_card()
        return
    card = KIND_OF[choice.card]
    if card not in BLOWS:
        raise IllegalChoice("not-a-blow", "A4.3", card=choice.card)
    source = choice.source or agreed
    if source == "either":
        raise IllegalChoice("prize-from", "A4.3")
    is_held = source == "hand"
    if not count(draft.hands[seat] if is_held else draft.lives[seat], card):
        raise IllegalChoice("not-in-hand" if is_held else "not-on-life-pile", "A4.3", card=choice.card)
    draft.answered()
    if is_held:
        draft.from_hand(seat, card)
        draft.told.append(tell(Given, seat, loser))
    else:
        draft.from_life(seat, card)
        draft.told.append(tell(Given, seat, loser, "life"))
    send(draft, seat, loser, card)
