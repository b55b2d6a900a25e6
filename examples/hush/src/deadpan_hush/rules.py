"""The rules of Hush."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from random import Random
from typing import Any

from msgspec.structs import replace

from deadpan.kernel.base_rules import BaseRules, after
from deadpan.kernel.chance import Chance
from deadpan.kernel.decoding import convert, plain
from deadpan.kernel.errors import RulesError, SetupError
from deadpan.kernel.event_log import EMPTY
from deadpan.kernel.seats import Seat
from deadpan.kernel.secrets import Path, Secret
from deadpan.kernel.types import Ask, Choice, Event, Outcome, Step
from deadpan_hush.types import (
    Dealt,
    Drawn,
    Ended,
    Guess,
    Guessed,
    Options,
    Play,
    Played,
    Setup,
    Started,
    State,
    View,
    deck_of,
)


class Hush(BaseRules[Options, State, View]):
    """The rules of Hush."""

    name = "hush"
    players = range(2, 5)
    choice_types = (Play, Guess)
    event_types = (Started, Dealt, Drawn, Played, Guessed, Ended)
    refusals = frozenset({"hand-count", "wrong-deck", "no-first", "wrong-option-first"})

    def deal(self, options: Options, seats: int, seed: str) -> dict[str, Any]:
        """A fresh set-up (H1)."""
        cards, chance = Chance(seed, "deal").shuffled(deck_of(options))
        first = chance.below(seats)[0] if options.first == "random" else options.first
        if first >= seats:
            raise SetupError("wrong-option-first", "H1.3", seats=seats)
        aside, hands, pile = cards[0], cards[1 : seats + 1], cards[seats + 1 :]
        shown: dict[str, Any] = plain(Setup(hands=hands, played=((),) * seats, pile=pile, aside=aside, first=first))
        return shown

    def pose(self, options: Options, seats: int, setup: Mapping[str, Any], seed: str) -> Step[State]:
        """The opening state of a set-up, and what is told."""
        posed = convert(dict(setup), Setup, SetupError, "setup")
        for where in ("hands", "played"):
            if (count := len(getattr(posed, where))) != seats:
                raise SetupError("hand-count", where=f"setup.{where}", count=count, seats=seats)
        if not 0 <= posed.first < seats or posed.hands[posed.first] is None:
            raise SetupError("no-first", "H1.3", where="setup.first", seats=seats)
        held = [card for card in posed.hands if card is not None]
        if Counter([*held, *sum(posed.played, ()), *posed.pile, posed.aside]) != Counter(deck_of(options)):
            raise SetupError("wrong-deck", "H1.1", highest=options.highest, copies=options.copies)
        hands = tuple(() if card is None else (card,) for card in posed.hands)
        state = State(
            private=(EMPTY,) * seats, options=options, hands=hands, played=posed.played, pile=posed.pile,
            aside=posed.aside, turn=posed.first,
        )  # fmt: skip
        dealt = [Dealt(seat, card) for seat, card in enumerate(posed.hands) if card is not None]
        return _turn(state, posed.first, Started(posed.first), *dealt)

    def secrets(self, setup: Mapping[str, Any]) -> tuple[Secret, ...]:
        """Every card that is face down; all of them are exchangeable."""
        held = [(("hands", seat), {seat}) for seat, card in enumerate(setup["hands"]) if card is not None]
        pile = [(("pile", number), {setup["first"]} if number == 0 else ()) for number in range(len(setup["pile"]))]
        places: list[tuple[Path, Collection[Seat]]] = [*held, *pile, (("aside",), ())]
        others = tuple(path for path, _ in places)
        return tuple(Secret(path, frozenset(known_to), others) for path, known_to in places)

    def position(self, state: State) -> dict[str, Any]:
        """The state in the form of a set-up, with the card that was drawn last back on the pile."""
        hands = tuple(hand[0] if hand else None for hand in state.hands)
        pile = (*state.hands[state.turn][1:], *state.pile)
        setup = Setup(hands=hands, played=state.played, pile=pile, aside=state.aside, first=state.turn)
        shown: dict[str, Any] = plain(setup)
        return shown

    def asks(self, state: State) -> tuple[Ask, ...]:
        """The open question: which card the seat whose turn it is plays (H2.1)."""
        return () if state.ended else (Ask(state.turn, "play", state.serial),)

    def rule_of(self, ask: Ask) -> str:
        """The rule of the only kind of question."""
        return "H2.1"

    def view(self, state: State, seat: Seat | None) -> View:
        """The public cards, and the seat's own cards."""
        return View(
            seat=seat, public=state.public, private=EMPTY if seat is None else state.private[seat],
            options=state.options, hand=() if seat is None else state.hands[seat],
            hands=state.hands if state.ended else None, played=state.played,
            out=tuple(not hand for hand in state.hands), pile=len(state.pile), turn=state.turn, ended=state.ended,
        )  # fmt: skip

    def legal(self, view: View) -> tuple[Choice, ...]:
        """Every card that can be played, and every guess (H2)."""
        if view.seat != view.turn or view.ended:
            return ()
        others = [seat for seat, out in enumerate(view.out) if not out and seat != view.seat]
        guesses = [Guess(seat, card) for seat in others for card in range(2, view.options.highest + 1)]
        plays = [Play(card) for card in sorted(set(view.hand)) if card > 1]
        return (*(guesses if 1 in view.hand else ()), *plays)

    def resolve(self, state: State, seat: Seat, choice: Choice) -> Step[State]:
        """The next state after a legal choice, and what is told (H2)."""
        hands, played = list(state.hands), list(state.played)
        card = choice.card if isinstance(choice, Play) else 1
        hands[seat] = hands[seat][1:] if hands[seat][0] == card else hands[seat][:1]
        played[seat] += (card,)
        event: Event = Played(seat, card)
        if isinstance(choice, Guess):
            right = hands[choice.whom] == (choice.card,)
            event = Guessed(seat, choice.whom, choice.card, right)
            if right:
                hands[choice.whom] = ()
                played[choice.whom] += (choice.card,)
        state = replace(state, hands=tuple(hands), played=tuple(played), serial=state.serial + 1)
        return _turn(state, (seat + 1) % len(hands), event)

    def redeal(self, view: View, rng: Random) -> State:
        """A random state consistent with the view: deals are drawn and replayed until one leads to this view."""
        moves = [event for event in view.public if isinstance(event, (Played, Guessed))]
        while True:
            setup = plain(_opening(view, moves, rng))
            try:
                state = self.pose(view.options, len(view.out), setup, "").state
                for move in moves:
                    choice = Guess(move.whom, move.card) if isinstance(move, Guessed) else Play(move.card)
                    state = self.apply(state, move.by, choice).state
            except RulesError:
                continue
            if self.view(state, view.seat) == view:
                return state


def _turn(state: State, seat: Seat, *events: Event) -> Step[State]:
    """Begin the turn of the first living player from ``seat`` on, or end the game (H2.1, H3)."""
    hands, seats = state.hands, len(state.hands)
    living = [each for each in range(seats) if hands[each]]
    if len(living) > 1 and state.pile:
        turn = next(each % seats for each in range(seat, seat + seats) if hands[each % seats])
        card, *pile = state.pile
        drawn = (*hands[:turn], (*hands[turn], card), *hands[turn + 1 :])
        return after(replace(state, turn=turn, hands=drawn, pile=tuple(pile)), *events, Drawn(turn, card))
    best = max(hands)
    winners = tuple(each for each in living if hands[each] == best)
    scores = tuple(int(each in winners) for each in range(seats))
    rule = "H3.1" if len(living) == 1 else "H3.2"
    ended = Ended(rule, winners, tuple(hand[0] if hand else None for hand in hands))
    return after(replace(state, ended=Outcome(scores, winners, rule)), *events, ended)


def _opening(view: View, moves: list[Played | Guessed], rng: Random) -> Setup:
    """A random deal that agrees with the cards this seat knows: the game is taken back turn by turn."""
    seats = range(len(view.out))
    known = view.hands or [view.hand if seat == view.seat else () for seat in seats]
    unseen = Counter(deck_of(view.options)) - Counter([*sum(view.played, ()), *sum(known, ())])
    aside, *cards = rng.sample(list(unseen.elements()), unseen.total())
    hands, played = [list(hand) for hand in known], [list(row) for row in view.played]
    for seat in seats:
        while not view.out[seat] and len(hands[seat]) < 1 + (seat == view.turn and not view.ended):
            hands[seat].append(cards.pop())
    pile, own = cards, [event.card for event in view.private if isinstance(event, Drawn)]
    turns: list[Played | Guessed | None] = [*moves, *([] if view.ended else [None])]
    for move in reversed(turns):
        seat = view.turn if move is None else move.by
        if isinstance(move, Guessed) and move.right:
            hands[move.whom].append(played[move.whom].pop())
        if move is not None:
            hands[seat].append(played[seat].pop())
        drawn = own.pop() if seat == view.seat else rng.choice(hands[seat])
        hands[seat].remove(drawn)
        pile.insert(0, drawn)
    first = moves[0].by if moves else view.turn
    held = tuple(hand[0] if hand else None for hand in hands)
    return Setup(hands=held, played=tuple(map(tuple, played)), pile=tuple(pile), aside=aside, first=first)
