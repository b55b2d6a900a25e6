"""Worlds that fit a view: which cards the others may hold, and how they came by them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from deadpan.kernel.log import EMPTY, heard, remember
from deadpan.kernel.play import Event, tell_each
from deadpan.kernel.seats import Seat
from deadpan_hush.types import Dealt, Drawn, Ended, Guessed, Options, Played, Started, State, View


def deck_of(options: Options) -> tuple[int, ...]:
    """All cards (H1.1)."""
    return tuple(card for card in range(1, options.highest + 1) for _ in range(options.copies))


class _Past:
    """What everybody saw of one seat: what it played, and which cards it was wrongly thought to hold, and when."""

    def __init__(self) -> None:
        self.plays: list[int] = []
        self.never: list[set[int]] = [set()]
        self.laid_open: int | None = None

    def cards(self, held: int, rng: Random) -> list[int] | None:
        """A first card and every drawn one that lead to holding ``held`` now; ``None`` where nothing does."""
        failed: set[tuple[int, int]] = set()

        def back(turn: int, held: int) -> list[int] | None:
            if held in self.never[turn] or (turn, held) in failed:
                return None
            if turn == 0:
                return [held]
            ways = [(held, self.plays[turn - 1]), (self.plays[turn - 1], held)]
            rng.shuffle(ways)
            for before, drawn in ways:
                if (found := back(turn - 1, before)) is not None:
                    return [*found, drawn]
            failed.add((turn, held))
            return None

        return back(len(self.plays), held)


def _pasts(view: View) -> list[_Past]:
    pasts = [_Past() for _ in view.out]
    for event in view.public:
        if isinstance(event, (Played, Guessed)):
            pasts[event.by].plays.append(event.card if isinstance(event, Played) else 1)
            pasts[event.by].never.append(set())
        if isinstance(event, Guessed) and event.right:
            pasts[event.whom].laid_open = event.card
        elif isinstance(event, Guessed):
            pasts[event.whom].never[-1].add(event.card)
    return pasts


def world(view: View, rng: Random) -> State:
    """A state that this seat cannot tell from the real one, drawn at random."""
    pasts, seats = _pasts(view), range(len(view.out))
    known = {seat: view.hands[seat] for seat in seats} if view.hands else {view.seat: view.hand}
    unseen = Counter(deck_of(view.options)) - Counter([*sum(view.played, ()), *sum(known.values(), ())])
    own = [event.card for event in heard(view.public, view.private) if isinstance(event, (Dealt, Drawn))]
    while True:
        hidden = list(unseen.elements())
        rng.shuffle(hidden)
        hands: list[tuple[int, ...]] = []
        histories: list[Sequence[int] | None] = []
        for seat in seats:
            count = 0 if view.out[seat] else 2 if seat == view.turn and not view.ended else 1
            hand = known[seat] if seat in known else tuple(hidden.pop() for _ in range(count))
            held = hand[0] if hand else pasts[seat].laid_open
            # Whoever was out before the first event never had a card.
            histories.append(own if seat == view.seat else [] if held is None else pasts[seat].cards(held, rng))
            if seat != view.seat and (past := histories[-1]) and len(hand) > 1:
                histories[-1] = [*past, hand[1]]
            hands.append(hand)
        if None not in histories:
            break
    told = _retold(view, [list(history or ()) for history in histories])
    public, private = remember(EMPTY, (EMPTY,) * len(seats), tell_each(*told))
    aside, *pile = hidden
    return State(
        public=public, private=private, serial=sum(len(past.plays) for past in pasts), options=view.options,
        hands=tuple(hands), played=view.played, pile=tuple(pile), aside=aside, turn=view.turn, ended=view.ended,
    )  # fmt: skip


def _retold(view: View, histories: list[list[int]]) -> list[Event]:
    """Everything that was told to anybody, where each seat was dealt and drew these cards."""
    public = list(view.public)
    turns: list[Seat] = [event.by for event in public if isinstance(event, (Played, Guessed))]
    if not view.ended:
        turns.append(view.turn)
    told: list[Event] = []
    for event in public:
        told.append(event)
        if isinstance(event, Started):
            told += [Dealt(seat, history.pop(0)) for seat, history in enumerate(histories) if history]
        if not isinstance(event, Ended) and turns:
            seat = turns.pop(0)
            told.append(Drawn(seat, histories[seat].pop(0)))
    return told
