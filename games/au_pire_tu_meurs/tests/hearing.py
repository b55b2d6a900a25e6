"""Memories that hear given events, and what they know then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from deadpan_au_pire_tu_meurs.rules import events as told
from deadpan_au_pire_tu_meurs.rules.cards import CARDS, KIND_OF, PLAYING_CARDS
from deadpan_au_pire_tu_meurs.rules.lineages import Lineage
from deadpan_au_pire_tu_meurs.rules.memory import Memory
from deadpan_au_pire_tu_meurs.rules.options import Options
from deadpan_au_pire_tu_meurs.rules.state import Opening
from deadpan_au_pire_tu_meurs.rules.worlds import Worlds

from deadpan.kernel.types import Event
from games.au_pire_tu_meurs.tests.possible import check, fits, names, world

PLAYED = " ".join(PLAYING_CARDS)
FACES = " ".join(CARDS[len(PLAYING_CARDS) :])
ANY = f"{PLAYED} {FACES}"
BLOWS = "pepin accident cata"
HARMLESS = " ".join(card for card in PLAYING_CARDS if card not in BLOWS.split())

MANY = (
    "pepin pepin accident cata cata duel duel reverse punition mort-subite miracle jouvence transfert pioche switch "
    "zack felicity zoe jody joshua"
)


def opening(
    cards: str = MANY, hands: Sequence[int] = (3, 3, 3), life: Sequence[int] = (0, 0, 0), first: int = 0
) -> Opening:
    """An opening with these hand and life pile sizes; the other cards are the pile."""
    stock = [0] * len(CARDS)
    for name in cards.split():
        stock[KIND_OF[name]] += 1
    pile = sum(stock) - len(hands) - sum(hands) - sum(life)
    return Opening(Options(), tuple(stock), tuple(hands), tuple(life), pile, 0, first)


def heard(start: Opening, *events: Event) -> Memory[Worlds]:
    """A memory that heard these events, after checking that it is consistent."""
    memory = Memory(start, Worlds)
    memory.hear(events)
    examine(memory, start)
    return memory


def examine(memory: Memory[Worlds], start: Opening) -> None:
    worlds = memory.worlds
    check(worlds)
    assert fits(worlds, world(worlds))
    assert sorted(worlds.lineage_card[lineage] for lineage in memory.everywhere()) == list(range(sum(start.stock)))
    assert Counter(worlds.kinds) == {kind: held for kind, held in enumerate(start.stock) if held}


def can_be(memory: Memory[Worlds], lineages: Lineage | Sequence[Lineage]) -> list[str]:
    """The kinds that each of these lineages can be, sorted."""
    bag = [lineages] if isinstance(lineages, int) else lineages
    return sorted(names(memory.worlds.lineage_mask[lineage]) for lineage in bag)


def years(memory: Memory[Worlds], seat: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The bounds of a balance and of the years of the blows, by `YearBounds`."""
    bounds = memory.year_bounds[seat]
    return (bounds.low, bounds.high), (bounds.low_losses, bounds.high_losses)


BEGIN = (told.Started(0), told.TurnBegan(0), told.Drawn(0))
