"""The cards that are played openly, except the duel (A4.4 to A4.9)."""

from __future__ import annotations

from deadpan.kernel.errors import IllegalChoice
from deadpan.kernel.seats import Seat
from deadpan_au_pire_tu_meurs.rules.blows import check_aim, check_living
from deadpan_au_pire_tu_meurs.rules.cached_values import NAMES, tell
from deadpan_au_pire_tu_meurs.rules.card_counts import cards_in, count
from deadpan_au_pire_tu_meurs.rules.cards import (
    FIRST_CHARACTER,
    KIND_OF,
    MORT_SUBITE,
    PIOCHE,
    PUNITION,
    SWITCH,
    TRANSFERT,
)
from deadpan_au_pire_tu_meurs.rules.choices import Play
from deadpan_au_pire_tu_meurs.rules.draft import Draft
from deadpan_au_pire_tu_meurs.rules.events import (
    CardBuried,
    CardTaken,
    CharactersSeen,
    Played,
    Punished,
    PunishmentSeen,
)
from deadpan_au_pire_tu_meurs.rules.state import Dying


def _lay_open(draft: Draft, seat: Seat, card: int, *on: Seat) -> None:
    draft.from_hand(seat, card)
    draft.open_card = card
    draft.told.append(tell(Played, seat, NAMES[card], on))


def punish(draft: Draft, seat: Seat, choice: Play) -> None:
    """A4.4: move a random card from another player's hand to that player's life pile."""
    victim = check_aim(draft, seat, choice, "A4.4")
    if not draft.hand_sizes[victim]:
        raise IllegalChoice("empty-hand", "A4.4", seat=victim)
    _lay_open(draft, seat, PUNITION, victim)
    card, draft.chance = draft.chance.pick(cards_in(draft.hands[victim]))
    draft.from_hand(victim, card)
    draft.to_life(victim, card)
    draft.told.append(tell(Punished, victim))
    draft.told.append(tell(PunishmentSeen, victim, NAMES[card]))
    draft.close_open_card()


def strike(draft: Draft, seat: Seat, choice: Play) -> None:
    """A4.5: ask the victim for a Miracle."""
    victim = check_aim(draft, seat, choice, "A4.5")
    _lay_open(draft, seat, MORT_SUBITE, victim)
    draft.ask(Dying(victim))


def _chosen_of_life(draft: Draft, seat: Seat, choice: Play, rule: str) -> int:
    if not choice.take or choice.on or choice.on == 0:
        raise IllegalChoice("take-one", rule, card=choice.card)
    card = KIND_OF[choice.take]
    if card >= FIRST_CHARACTER or not count(draft.lives[seat], card):
        raise IllegalChoice("not-on-life-pile", rule, card=choice.take)
    return card


def take_back(draft: Draft, seat: Seat, choice: Play) -> None:
    """A4.7: move a card of the own life pile into the hand."""
    card = _chosen_of_life(draft, seat, choice, "A4.7")
    _lay_open(draft, seat, TRANSFERT)
    draft.from_life(seat, card)
    draft.to_hand(seat, card)
    draft.told.append(tell(CardTaken, seat, NAMES[card]))
    draft.close_open_card()


def bury(draft: Draft, seat: Seat, choice: Play) -> None:
    """A4.8: put a card of the own life pile under the draw pile."""
    card = _chosen_of_life(draft, seat, choice, "A4.8")
    _lay_open(draft, seat, PIOCHE)
    draft.from_life(seat, card)
    draft.under(card)
    draft.told.append(tell(CardBuried, seat, NAMES[card]))
    draft.close_open_card()


def switch(draft: Draft, seat: Seat, choice: Play) -> None:
    """A4.9: let two living players exchange their characters; both are told both characters."""
    if not isinstance(choice.on, tuple) or choice.take:
        raise IllegalChoice("aim-two", "A4.9", card=choice.card)
    one, other = sorted(choice.on)
    check_living(draft, one, "A4.9")
    check_living(draft, other, "A4.9")
    if one == other:
        raise IllegalChoice("aim-twice", "A4.9", seat=one)
    _lay_open(draft, seat, SWITCH, one, other)
    characters = draft.characters
    characters[one], characters[other] = characters[other], characters[one]
    faces = (NAMES[characters[one]], NAMES[characters[other]])
    draft.told.append(tell(CharactersSeen, (one, other), faces))
    draft.close_open_card()
