"""Accusations and retaliations (A6)."""

from __future__ import annotations

from deadpan.kernel import types
from deadpan.kernel.errors import IllegalChoice
from deadpan.kernel.seats import Seat
from deadpan_au_pire_tu_meurs.rules.blows import check_living
from deadpan_au_pire_tu_meurs.rules.cached_values import NAMES, tell
from deadpan_au_pire_tu_meurs.rules.card_counts import blow_years, count, names_in
from deadpan_au_pire_tu_meurs.rules.cards import BLOWS, KIND_OF
from deadpan_au_pire_tu_meurs.rules.choices import Accuse, Retaliate
from deadpan_au_pire_tu_meurs.rules.draft import Draft
from deadpan_au_pire_tu_meurs.rules.events import Accused, BalanceShown, BlowSeen, NoRetaliation, Retaliated
from deadpan_au_pire_tu_meurs.rules.spectres import eliminate
from deadpan_au_pire_tu_meurs.rules.state import Retaliating, balance


def accuse(draft: Draft, seat: Seat, choice: Accuse) -> None:
    """A6.1 to A6.3: accuse an opponent, at most once between two turns of the accuser."""
    whom, accused = choice.whom, draft.accused[seat]
    check_living(draft, whom, "A6.1")
    if whom == seat:
        raise IllegalChoice("accuse-yourself", "A6.1")
    if accused >> whom & 1:
        raise IllegalChoice("accused-already", "A6.1", whom=whom)
    draft.accused = (*draft.accused[:seat], accused | 1 << whom, *draft.accused[seat + 1 :])
    draft.is_barren = False
    options, character, life = draft.opening.options, draft.characters[whom], draft.lives[whom]
    years = balance(options, character, life)
    draft.told.append(tell(Accused, seat, whom))
    if options.shown == "cards":
        draft.told.append(types.tell(BalanceShown(seat, whom, years, NAMES[character], names_in(life))))
    else:
        draft.told.append(tell(BalanceShown, seat, whom, years))
    if years <= 0:
        eliminate(draft, whom, "accused")
    elif blow_years(life):
        draft.ask(Retaliating(whom, seat))
    else:
        draft.told.append(tell(NoRetaliation, whom, seat))


def retaliate(draft: Draft, retaliating: Retaliating, choice: Retaliate) -> None:
    """A6.3: pass a blow on to the accuser, who cannot answer it (A5.2)."""
    seat, accuser = retaliating.seat, retaliating.accuser
    card = KIND_OF[choice.card]
    if card not in BLOWS:
        raise IllegalChoice("not-a-blow", "A6.3", card=choice.card)
    if not count(draft.lives[seat], card):
        raise IllegalChoice("not-on-life-pile", "A6.3", card=choice.card)
    draft.answered()
    draft.from_life(seat, card)
    draft.to_life(accuser, card)
    draft.told.append(tell(Retaliated, seat, accuser))
    draft.told.append(tell(BlowSeen, seat, accuser, NAMES[card]))
