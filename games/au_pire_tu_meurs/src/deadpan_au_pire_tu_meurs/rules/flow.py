"""The flow of a game: from choice to choice, turn to turn, and to the end (A2.3, A3, A8)."""

from __future__ import annotations

from typing import assert_never

from deadpan.kernel.errors import IllegalChoice, NotAsked
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice, Step, tell_each
from deadpan_au_pire_tu_meurs.rules.accuse import accuse, retaliate
from deadpan_au_pire_tu_meurs.rules.actions import bury, punish, strike, switch, take_back
from deadpan_au_pire_tu_meurs.rules.answers import answer_blow, answer_death
from deadpan_au_pire_tu_meurs.rules.blows import duel, give, prize, rejuvenate
from deadpan_au_pire_tu_meurs.rules.cached_values import tell
from deadpan_au_pire_tu_meurs.rules.card_counts import blow_years, count, names_in
from deadpan_au_pire_tu_meurs.rules.cards import (
    CARDS,
    CATA,
    DUEL,
    FIRST_CHARACTER,
    JOUVENCE,
    KIND_OF,
    MIRACLE,
    MORT_SUBITE,
    PIOCHE,
    PUNITION,
    REVERSE,
    SWITCH,
    TRANSFERT,
)
from deadpan_au_pire_tu_meurs.rules.choices import Accuse, Answer, End, Haunt, Identity, Play, Prize, Rest, Retaliate
from deadpan_au_pire_tu_meurs.rules.draft import Draft
from deadpan_au_pire_tu_meurs.rules.events import Ended, EndRule, Faded, Revealed, Settled, TurnBegan
from deadpan_au_pire_tu_meurs.rules.legal import accusable, plays
from deadpan_au_pire_tu_meurs.rules.score import leaders, scores
from deadpan_au_pire_tu_meurs.rules.spectres import eliminate, haunt, rest
from deadpan_au_pire_tu_meurs.rules.state import (
    NO_CARD,
    Acting,
    Answering,
    Dying,
    Haunting,
    Prizing,
    Retaliating,
    Settling,
    State,
    balance,
    members,
)


def apply(state: State, seat: Seat, choice: Choice) -> Step[State]:
    """The next state and what is told. Raises `RulesError`."""
    table = state.table
    if not table.frames:
        raise NotAsked("game-over", table.ended)
    frame = table.frames[-1]
    if frame.seat != seat and not (isinstance(choice, Accuse) and seat >= 0 and accusable(table, seat)):
        raise NotAsked("not-your-turn", frame.rule, asked=frame.seat)
    draft = Draft(state)
    match frame, choice:
        case Acting(), Play():
            _play(draft, frame, choice)
        case Acting(), End():
            _end_turn(draft, frame)
        case Acting(), Accuse():
            accuse(draft, seat, choice)
        case Answering(), Answer():
            answer_blow(draft, frame, choice)
        case Haunting(), Haunt():
            haunt(draft, frame, choice)
        case Haunting(), Rest():
            rest(draft, frame)
            pass_on(draft)
        case Settling(), Identity():
            _settle(draft, frame, choice)
        case Prizing(), Prize():
            prize(draft, frame, choice)
        case Retaliating(), Retaliate():
            retaliate(draft, frame, choice)
        case Dying(), Answer():
            answer_death(draft, frame, choice)
        case (
            (Acting() | Answering() | Haunting() | Settling() | Prizing() | Retaliating() | Dying()),
            _,
        ):
            raise IllegalChoice("other-question", frame.rule, asked=frame.kind)
        case _:
            assert_never(frame)
    if not draft.ended:
        if draft.living & draft.living - 1 == 0:
            finish(draft, "A8.1")
        elif isinstance(frame, Acting) and not draft.is_living(frame.seat):
            pass_on(draft)  # a player who is eliminated during the own turn loses the rest of it (A3.6)
        elif isinstance(frame, Answering) and isinstance(draft.frames[-1], Haunting):
            pass_on(draft)  # a spectre's turn ends when its blow has landed
    return draft.done()


def _play(draft: Draft, acting: Acting, choice: Play) -> None:
    """A3.2: play the card of the turn."""
    seat, card = acting.seat, KIND_OF[choice.card]
    if acting.has_played:
        raise IllegalChoice("played-already", "A3.2")
    if card in (REVERSE, MIRACLE):
        raise IllegalChoice("only-an-answer", "A3.2", card=choice.card)
    if card >= FIRST_CHARACTER or not count(draft.hands[seat], card):
        raise IllegalChoice("not-in-hand", "A3.2", card=choice.card)
    draft.frames = (Acting(seat, True),)
    if card <= CATA:
        give(draft, seat, card, choice)
    elif card == JOUVENCE:
        rejuvenate(draft, seat, choice)
    elif card == DUEL:
        duel(draft, seat, choice)
    elif card == PUNITION:
        punish(draft, seat, choice)
    elif card == MORT_SUBITE:
        strike(draft, seat, choice)
    elif card == TRANSFERT:
        take_back(draft, seat, choice)
    elif card == PIOCHE:
        bury(draft, seat, choice)
    else:
        assert card == SWITCH
        switch(draft, seat, choice)


def _end_turn(draft: Draft, acting: Acting) -> None:
    """A3.4: end the turn; refused before the card of the turn, unless nothing can be played (A3.2)."""
    seat, table = acting.seat, draft.state.table
    if not acting.has_played and plays(table, draft.hands[seat], draft.lives[seat], draft.living & ~(1 << seat)):
        raise IllegalChoice("card-owed", "A3.2")
    pass_on(draft)


def _settle(draft: Draft, settling: Settling, choice: Identity) -> None:
    """A3.3: put the new or the old character under the pile."""
    seat, away = settling.seat, draft.newcomer
    if choice.take:
        away = draft.characters[seat]
        draft.characters[seat] = draft.newcomer
    draft.newcomer = NO_CARD
    draft.hand_sizes[seat] -= 1
    draft.under(away)
    draft.told.append(tell(Settled, seat, choice.take))
    draft.answered()
    if not draft.frames:
        if any(card < FIRST_CHARACTER for card in draft.pile):
            draft.draw(seat)
        settle_hands(draft, seat)


def settle_hands(draft: Draft, seat: Seat) -> None:
    """A2.3: ask about the next character in a starting hand, from this seat on; without one, begin the first turn."""
    if draft.frames:
        return
    seats = len(draft.hands)
    first = draft.opening.first
    for step in range((seat - first) % seats, seats):
        owner = (first + step) % seats
        waiting = draft.unsettled[owner]
        if waiting:
            unsettled = list(draft.unsettled)
            unsettled[owner] = waiting[1:]
            draft.unsettled = tuple(unsettled)
            draft.ask_identity(owner, waiting[0], drawn=False)
            return
    draft.unsettled = ()
    begin_turn(draft, first)


def begin_turn(draft: Draft, seat: Seat) -> None:
    """A3.1: begin a turn: a living player draws if the pile holds a card, a spectre haunts."""
    draft.turn += 1
    draft.seat = seat
    draft.is_barren = not draft.pile
    draft.told.append(tell(TurnBegan, seat))
    if not draft.is_living(seat):
        draft.frames = (Haunting(seat),)
        return
    draft.frames = (Acting(seat, False),)
    if draft.accused[seat]:
        draft.accused = (*draft.accused[:seat], 0, *draft.accused[seat + 1 :])
    if draft.pile:
        draft.draw(seat)


def pass_on(draft: Draft) -> None:
    """End the turn: begin the next one, or end the game (A8.2)."""
    draft.barren_turns = draft.barren_turns + 1 if draft.is_barren else 0
    if draft.turn >= draft.opening.options.max_turns or draft.barren_turns >= draft.living.bit_count():
        reckon(draft)
        return
    seats = len(draft.hands)
    seat = draft.seat
    while True:
        seat = seat + 1 if seat + 1 < seats else 0
        if draft.living >> seat & 1:
            break
        if draft.spectres >> seat & 1:
            if blow_years(draft.lives[seat]):
                break
            if not draft.faded >> seat & 1:
                draft.faded |= 1 << seat
                draft.told.append(tell(Faded, seat))
    begin_turn(draft, seat)


def _balances(draft: Draft) -> tuple[int, ...]:
    options = draft.opening.options
    return tuple(balance(options, *mine) for mine in zip(draft.characters, draft.lives, strict=True))


def reckon(draft: Draft) -> None:
    """A8.2: compare the balances: players at zero or less are out, unless all are."""
    balances = _balances(draft)
    doomed = [seat for seat in members(draft.living) if balances[seat] <= 0]
    if len(doomed) < draft.living.bit_count():
        for seat in doomed:
            eliminate(draft, seat, "reckoning")
    finish(draft, "A8.2")


def finish(draft: Draft, rule: EndRule) -> None:
    """A8: end the game by this rule, and turn everything face up."""
    balances = _balances(draft)
    seats = len(balances)
    winners = leaders(balances, draft.living)
    draft.frames = ()
    draft.ended = rule
    for seat in range(seats):
        faces = names_in(draft.hands[seat]), names_in(draft.lives[seat])
        draft.told += tell_each(Revealed(seat, CARDS[draft.characters[seat]], *faces, balances[seat]))
    draft.told += tell_each(Ended(rule, scores(seats, winners), winners))
