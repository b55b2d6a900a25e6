"""States consistent with a view: everything hidden is dealt again, future draws included."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from deadpan.kernel.chance import Chance
from deadpan.kernel.event_log import EMPTY, EventLog
from deadpan_au_pire_tu_meurs.rules.card_counts import ONE
from deadpan_au_pire_tu_meurs.rules.cards import FIRST_CHARACTER
from deadpan_au_pire_tu_meurs.rules.events import Revealed
from deadpan_au_pire_tu_meurs.rules.memory import NOBODY, Memory
from deadpan_au_pire_tu_meurs.rules.memory_cache import complete
from deadpan_au_pire_tu_meurs.rules.private_logs import private_logs
from deadpan_au_pire_tu_meurs.rules.sampling import sample_nearby, sample_world
from deadpan_au_pire_tu_meurs.rules.state import NO_CARD, Secrets, State
from deadpan_au_pire_tu_meurs.rules.view import View
from deadpan_au_pire_tu_meurs.rules.worlds import Worlds


def redeal(view: View, rng: Random) -> State:
    """A random state with this view's table, consistent with everything its seat was told.

    The other seats have the private logs that they would have in that state.
    """
    memory = _complete(view)
    sample_world(memory.worlds, rng)
    table = view.table
    logs = private_logs(
        memory.whispered, memory.worlds, table.opening.options, len(memory.hands), view.seat, view.private
    )
    return State(table, _secrets(view, memory, rng, logs))


def redeals(view: View, rng: Random) -> Iterator[State]:
    """An endless sequence of consistent states, each a few random steps from the one before.

    Taken together they are distributed as by `redeal`, but cost far less. The private logs of the other seats are left
    empty, since playouts do not read them.
    """
    memory = _complete(view)
    sample_world(memory.worlds, rng)
    logs = tuple(view.private if seat == view.seat else EMPTY for seat in range(len(memory.hands)))
    while True:
        yield State(view.table, _secrets(view, memory, rng, logs))
        sample_nearby(memory.worlds, rng)


def _complete(view: View) -> Memory[Worlds]:
    """The memory of the view's seat; after the game (A7.4) it knows every card outside the pile."""
    memory = complete(view, Worlds)
    for event in view.table.log if not view.table.frames else ():
        if isinstance(event, Revealed):
            memory.looked(event.seat, event.character, event.hand, event.life)
    return memory


def _secrets(view: View, memory: Memory[Worlds], rng: Random, logs: tuple[EventLog, ...]) -> Secrets:
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
    return Secrets(
        tuple(kinds[cards[lineage]] for lineage in memory.identities),
        tuple(hands),
        tuple(sum([ONE[kinds[cards[lineage]]] for lineage in life]) for life in memory.lives),
        bytes([kinds[cards[lineage]] for lineage in memory.pile]),
        NO_CARD if memory.flight == NOBODY else worlds.kind(memory.flight),
        NO_CARD if memory.newcomer == NOBODY else worlds.kind(memory.newcomer),
        () if memory.turns else tuple(unsettled),
        logs,
        _future(rng),
    )


def _future(rng: Random) -> Chance:
    return Chance(f"{rng.getrandbits(64):016x}", "play")
