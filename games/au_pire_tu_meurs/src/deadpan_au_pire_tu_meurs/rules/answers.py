"""Answers (A5): a Reverse to a blow or to another Reverse, a Miracle to a Mort Subite."""

from __future__ import annotations

from deadpan.kernel.errors import IllegalChoice
from deadpan.kernel.seats import Seat
from deadpan_au_pire_tu_meurs.rules.cached_values import tell
from deadpan_au_pire_tu_meurs.rules.card_counts import count
from deadpan_au_pire_tu_meurs.rules.cards import CARDS, KIND_OF, MIRACLE, REVERSE
from deadpan_au_pire_tu_meurs.rules.choices import Answer
from deadpan_au_pire_tu_meurs.rules.draft import Draft
from deadpan_au_pire_tu_meurs.rules.events import Answered, Landed, Spared
from deadpan_au_pire_tu_meurs.rules.spectres import eliminate
from deadpan_au_pire_tu_meurs.rules.state import NO_CARD, Answering, Dying


def _check(draft: Draft, seat: Seat, choice: Answer, right: int, rule: str) -> None:
    if choice.card is None:
        return
    if KIND_OF[choice.card] != right:
        raise IllegalChoice("no-answer", rule, card=choice.card)
    if not count(draft.hands[seat], right):
        raise IllegalChoice("not-in-hand", rule, card=choice.card)


def _use(draft: Draft, seat: Seat, card: int) -> None:
    """Play an answer: it goes under the pile at once (A3.5)."""
    draft.from_hand(seat, card)
    draft.under(card)
    draft.told.append(tell(Answered, seat, CARDS[card]))


def _land(draft: Draft, on: Seat) -> None:
    draft.to_life(on, draft.flight)
    draft.flight = NO_CARD
    draft.told.append(tell(Landed, on))
    draft.close_open_card()


def answer_blow(draft: Draft, answering: Answering, choice: Answer) -> None:
    """A5.1, A5.2: the blow lands on the player who does not return it. A spectre is not asked (A5.4)."""
    seat, sender = answering.seat, answering.sender
    _check(draft, seat, choice, REVERSE, "A5.3" if choice.card == CARDS[MIRACLE] else "A5.1")
    draft.answered()
    if choice.card is None:
        draft.told.append(tell(Answered, seat, None))
        _land(draft, seat)
        return
    _use(draft, seat, REVERSE)
    if draft.is_living(sender):
        draft.ask(Answering(sender, seat))
    else:
        _land(draft, sender)


def answer_death(draft: Draft, dying: Dying, choice: Answer) -> None:
    """A4.5, A4.6: eliminate the player, or with a Miracle put the Mort Subite into the survivor's hand."""
    seat = dying.seat
    _check(draft, seat, choice, MIRACLE, "A5.2" if choice.card == CARDS[REVERSE] else "A5.3")
    draft.answered()
    if choice.card is None:
        draft.told.append(tell(Answered, seat, None))
        eliminate(draft, seat, "mort-subite")
        draft.close_open_card()
        return
    _use(draft, seat, MIRACLE)
    draft.to_hand(seat, draft.open_card)
    draft.open_card = NO_CARD
    draft.told.append(tell(Spared, seat))
