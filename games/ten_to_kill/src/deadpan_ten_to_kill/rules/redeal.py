"""States consistent with a view (T9): the hidden tiles are dealt again, uniformly over all consistent deals."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from deadpan.kernel.chance import Chance
from deadpan.kernel.event_log import EMPTY, EventLog
from deadpan.kernel.seats import Seat
from deadpan_ten_to_kill.rules.casefile import candidates, draw_hitmen, members
from deadpan_ten_to_kill.rules.events import Dealt
from deadpan_ten_to_kill.rules.pieces import CHARACTERS
from deadpan_ten_to_kill.rules.state import Hand, Secrets, State, in_play
from deadpan_ten_to_kill.rules.view import View


def dealt_log(seat: Seat, hand: Hand) -> EventLog:
    """The private log of a seat: its hand, told right after the public event that the game began."""
    targets = tuple(CHARACTERS[target] for target in hand.targets)
    return EventLog(EMPTY, Dealt(seat, CHARACTERS[hand.hitman], targets), 1)


def redeal(view: View, rng: Random) -> State:
    """A state with this view's table, drawn uniformly from all states that its seat cannot distinguish."""
    hitmen = {} if view.hands else draw_hitmen(candidates(view.table, view.seat, view.hand), rng)
    return deal_around(view, hitmen, rng)


def deal_around(view: View, hitmen: Mapping[Seat, int], rng: Random) -> State:
    """A state with these hitmen for the opponents whose hitman is hidden; the targets are dealt uniformly."""
    table, facts = view.table, view.table.facts
    hands: tuple[Hand, ...] = view.hands
    if not hands:
        pool = in_play(table.where) if table.board.is_complete else 0xFFFF
        if view.hand is not None:
            pool &= ~sum(1 << who for who in (view.hand.hitman, *view.hand.targets))
        pool &= ~sum(1 << who for who in hitmen.values())
        hidden = [bit.bit_length() - 1 for bit in members(pool)]
        rng.shuffle(hidden)
        dealt = []
        for seat, loss in enumerate(facts.losses):
            if seat == view.seat and view.hand is not None:
                dealt.append(view.hand)
                continue
            hitman = hitmen[seat] if loss is None else loss.who
            targets = [bit.bit_length() - 1 for bit in members(facts.targets_up[seat])]
            while len(targets) < 3:
                targets.append(hidden.pop())
            rng.shuffle(targets)  # the order of the three must not tell which ones were dealt here
            dealt.append(Hand(hitman, (targets[0], targets[1], targets[2])))
        hands = tuple(dealt)
    private = tuple(view.private if seat == view.seat else dealt_log(seat, hand) for seat, hand in enumerate(hands))
    return State(table, Secrets(hands, private, Chance(f"{rng.getrandbits(64):016x}", "play")))
