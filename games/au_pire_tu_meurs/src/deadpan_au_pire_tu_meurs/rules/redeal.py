"""A world that fits a view: everything hidden dealt anew, the future included.

What was said to the others alone is not made up: in a world drawn for one seat, each other one knows the open game
and what lies before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from deadpan.kernel.chance import Chance
from deadpan.kernel.log import EMPTY
from deadpan_au_pire_tu_meurs.rules.bags import ONE, bag_of, cards_in
from deadpan_au_pire_tu_meurs.rules.cards import FIRST_CHARACTER, KIND_OF
from deadpan_au_pire_tu_meurs.rules.events import Revealed
from deadpan_au_pire_tu_meurs.rules.lineages import Lineages
from deadpan_au_pire_tu_meurs.rules.memory import NOBODY, Memory
from deadpan_au_pire_tu_meurs.rules.mixing import mix, stroll
from deadpan_au_pire_tu_meurs.rules.recall import complete, recall
from deadpan_au_pire_tu_meurs.rules.state import NO_CARD, Secrets, State
from deadpan_au_pire_tu_meurs.rules.view import View
from deadpan_au_pire_tu_meurs.rules.worlds import Worlds


def redeal(view: View, rng: Random) -> State:
    """A state whose table is this view's, drawn from all that its seat cannot tell apart."""
    if not view.table.frames:
        return State(view.table, _face_up(view, rng))
    memory = complete(view, Worlds)
    mix(memory.worlds, rng)
    return State(view.table, _secrets(view, memory, rng))


def redeals(view: View, rng: Random) -> Iterator[State]:
    """World after world, each a stroll from the last: all together drawn as fairly as by `redeal`, and far sooner."""
    if not view.table.frames:
        while True:
            yield redeal(view, rng)
    memory = complete(view, Worlds)
    mix(memory.worlds, rng)
    while True:
        yield State(view.table, _secrets(view, memory, rng))
        stroll(memory.worlds, rng)


def _secrets(view: View, memory: Memory[Worlds], rng: Random) -> Secrets:
    worlds = memory.worlds
    kinds, cards = worlds.kinds, worlds.lineage_card
    hands, unsettled = [], []
    for seat, hand in enumerate(memory.hands):
        held = [kinds[cards[lineage]] for lineage in hand]
        hands.append(sum([ONE[kind] for kind in held if kind < FIRST_CHARACTER]))
        waiting = [kind for kind in held if kind >= FIRST_CHARACTER]
        if seat == view.seat:
            waiting = list(view.unsettled)
        elif waiting:
            rng.shuffle(waiting)
        unsettled.append(bytes(waiting))
    seats = range(len(hands))
    return Secrets(
        tuple(kinds[cards[lineage]] for lineage in memory.identities),
        tuple(hands),
        tuple(sum([ONE[kinds[cards[lineage]]] for lineage in life]) for life in memory.lives),
        bytes([kinds[cards[lineage]] for lineage in memory.pile]),
        NO_CARD if memory.flight == NOBODY else worlds.kind(memory.flight),
        NO_CARD if memory.newcomer == NOBODY else worlds.kind(memory.newcomer),
        () if memory.turns else tuple(unsettled),
        tuple(view.private if seat == view.seat else EMPTY for seat in seats),
        _future(rng),
    )


def _face_up(view: View, rng: Random) -> Secrets:
    """When the game is over only the order of the pile is hidden (A7.4)."""
    shown = [event for event in view.table.log if isinstance(event, Revealed)]
    characters = tuple(KIND_OF[event.character] for event in shown)
    hands = tuple(bag_of(KIND_OF[name] for name in event.hand) for event in shown)
    lives = tuple(bag_of(KIND_OF[name] for name in event.life) for event in shown)
    left = list(view.table.opening.stock)
    for kind in characters:
        left[kind] -= 1
    for bag in (*hands, *lives):
        for kind in cards_in(bag):
            left[kind] -= 1
    memory = recall(view, Lineages)
    pile = Worlds(memory.worlds.scales)
    places = [pile.add(kind) for kind, count in enumerate(left) for _ in range(count)]
    for place, lineage in zip(places, memory.pile, strict=True):
        pile.restrict(place, memory.worlds.lineage_mask[lineage])
    mix(pile, rng)
    private = tuple(view.private if seat == view.seat else EMPTY for seat in range(len(shown)))
    return Secrets(characters, hands, lives, bytes(pile.kinds), NO_CARD, NO_CARD, (), private, _future(rng))


def _future(rng: Random) -> Chance:
    return Chance(f"{rng.getrandbits(64):016x}", "play")
