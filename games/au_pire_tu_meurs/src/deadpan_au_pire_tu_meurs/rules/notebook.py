"""The notebook (A9.3): what a player has seen or can prove of each opponent.

Bounds are computed from where every card may be, the number of cards of each kind, the sums that were shown, and the
cards that came and went since. They always hold. They are the narrowest possible as long as no fork has occurred and
few enough cards are tied together by sums (see `exact_bounds`); otherwise they may be wider than necessary.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, TypeAlias

from deadpan.kernel.seats import Seat
from deadpan_au_pire_tu_meurs.rules.cache import LogCache
from deadpan_au_pire_tu_meurs.rules.cards import BLOWS, CARDS, FIRST_CHARACTER, JOUVENCE
from deadpan_au_pire_tu_meurs.rules.exact_bounds import BalanceBounds, LinkedCards, can_place, faces_in
from deadpan_au_pire_tu_meurs.rules.lineages import BALANCE, BLOW, CHARACTER, Lineages, Mask, extent
from deadpan_au_pire_tu_meurs.rules.memory import Memory, mask_of
from deadpan_au_pire_tu_meurs.rules.memory_cache import complete
from deadpan_au_pire_tu_meurs.rules.view import View

Notes: TypeAlias = list[dict[str, Any] | None]

_NOTEBOOKS: Final[LogCache[tuple[tuple[object, ...], Notes]]] = LogCache()
"""By public log and seat: the other inputs of a notebook, and the notebook."""


def notebook(view: View) -> Notes:
    """A page for each other seat: the known blows of its life pile, the bounds of its balance, its possible characters.

    The result is cached, because a view is shown twice: for itself, and for the difference to the next view.
    """
    table = view.table
    before = view.character, view.hand, view.life, view.newcomer, view.unsettled, view.flight
    basis = before, table.frames, table.opening, view.private
    kept = _NOTEBOOKS.get(table.log, view.seat)
    if kept is not None and kept[0] == basis:
        return kept[1]
    notes = _written(view)
    _NOTEBOOKS.put(table.log, view.seat, (basis, notes))
    return notes


def _written(view: View) -> Notes:
    memory, stock = complete(view, Lineages), view.table.opening.stock
    others = [seat for seat in range(len(view.table.hand_sizes)) if seat != view.seat]
    while True:
        found = NotebookPages(memory, stock)
        pages: Notes = [None] * len(view.table.hand_sizes)
        is_news = False
        for seat in others:
            pages[seat] = page = found.page(seat)
            face = memory.identities[seat]
            if len(page["characters"]) == 1 and memory.worlds.lineage_mask[face] & memory.worlds.lineage_mask[face] - 1:
                memory.worlds.restrict(face, mask_of(page["characters"][0]))  # no other seat can have this character
                is_news = True
        if not is_news:
            return pages


class NotebookPages:
    """Writes the pages; what is certain of all cards is computed once for all of them."""

    def __init__(self, memory: Memory[Lineages], stock: tuple[int, ...]) -> None:
        masks = memory.worlds.lineage_mask
        self.memory = memory
        self.masks = masks
        self.scales = memory.worlds.scales
        places = memory.everywhere()
        self.free = list(stock)
        """By kind: the number of cards whose place is not known."""
        for lineage in places:
            mask = masks[lineage]
            if mask & mask - 1 == 0:
                self.free[mask.bit_length() - 1] -= 1
        open_masks = [masks[lineage] for lineage in places if masks[lineage] & masks[lineage] - 1]
        self.open_masks = open_masks
        self.blow_places = sum(not mask & ~BLOW for mask in open_masks)
        self.faces = [mask for mask in open_masks if not mask & ~CHARACTER]
        self.free_faces = faces_in(self.free)

    def page(self, seat: Seat) -> dict[str, Any]:
        """The page of one seat."""
        life = [self.masks[lineage] for lineage in self.memory.lives[seat]]
        known = [mask.bit_length() - 1 for mask in life if mask & mask - 1 == 0]
        characters = self._characters(seat)
        sure = self.memory.year_bounds[seat].blows
        low, high = self._balance(seat, characters, life, known)
        exact = self._reckoned(seat) if low < high or len(characters) > 1 else None
        if exact is not None:
            low, high = max(low, exact.low), min(high, exact.high)
            characters = [kind for kind in characters if exact.faces >> kind & 1]
        return {
            "blows": [CARDS[kind] for kind in BLOWS for _ in range(max(known.count(kind), sure[kind]))],
            "balance": [low, high],
            "characters": [CARDS[kind] for kind in characters],
        }

    def _reckoned(self, seat: Seat) -> BalanceBounds | None:
        if self.memory.worlds.forks:
            return None
        target = [*self.memory.lives[seat], self.memory.identities[seat]]
        linked = LinkedCards(self.memory.worlds, self.free, self.open_masks, target)
        return linked.solve() if linked.is_small() else None

    def _characters(self, seat: Seat) -> list[int]:
        """The characters a seat can have: free ones that leave a character for every other place that needs one."""
        mask = self.masks[self.memory.identities[seat]]
        if mask & mask - 1 == 0:
            return [mask.bit_length() - 1]
        able = [kind for kind in range(FIRST_CHARACTER, len(CARDS)) if mask >> kind & 1 and self.free[kind]]
        others = list(self.faces)
        others.remove(mask)
        return [kind for kind in able if can_place(others, self.free_faces & ~(1 << kind))]

    def _balance(self, seat: Seat, characters: list[int], life: list[Mask], known: list[int]) -> tuple[int, int]:
        counted = self.scales[BALANCE]
        faces = [counted[kind] for kind in characters]
        certain = sum(counted[kind] for kind in known)
        open_life = [mask for mask in life if mask & mask - 1]
        low = min(faces) + certain + self._extreme(open_life, -1)
        high = max(faces) + certain + self._extreme(open_life, 1)
        bounds = self.memory.year_bounds[seat]
        spared = counted[JOUVENCE] * sum(kind == JOUVENCE for kind in known)
        maybe = counted[JOUVENCE] * sum(mask >> JOUVENCE & 1 for mask in open_life)
        low = max(low, bounds.low, min(faces) - bounds.high_losses + spared)
        high = min(high, bounds.high, max(faces) - bounds.low_losses + spared + maybe)
        return low, high

    def _extreme(self, places: list[Mask], sign: int) -> int:
        """The upper (``sign`` 1) or lower (-1) bound of the sum of these places, most restricted places first."""
        counted = self.scales[BALANCE]
        free = Counter({kind: count for kind, count in enumerate(self.free[:FIRST_CHARACTER]) if count > 0})
        wanted_elsewhere = self.blow_places - sum(not mask & ~BLOW for mask in places)
        total = 0
        for mask in sorted(places, key=int.bit_count):
            spare_blows = sum(free[kind] for kind in BLOWS) - wanted_elsewhere
            able = [kind for kind in free if mask >> kind & 1 and free[kind] and (kind not in BLOWS or spare_blows > 0)]
            if not able:  # the greedy assignment failed: use a wider bound, which always holds
                total += extent(counted, mask)[0 if sign < 0 else 1]
                continue
            best = max(able, key=lambda kind: sign * counted[kind])
            free[best] -= 1
            total += counted[best]
        return total
