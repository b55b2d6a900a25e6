"""Markov-chain sampling of consistent worlds, run until it is mixed.

Every move is as likely as its reverse, so the stationary distribution is uniform. Cards that count in no sum are dealt
again all at once, the most restricted places first; if there are no other cards, one such deal is a uniform draw.
"""

from __future__ import annotations

from random import Random
from typing import Final

from deadpan_au_pire_tu_meurs.rules.cards import BLOWS, CARDS, FIRST_CHARACTER
from deadpan_au_pire_tu_meurs.rules.lineages import ANY_CARD, BLOW, CHARACTER, PLAYED
from deadpan_au_pire_tu_meurs.rules.worlds import FREE, Worlds

_PLAYED_KINDS: Final = range(FIRST_CHARACTER)
_BLOW_KINDS: Final = range(len(BLOWS))
_CHARACTER_KINDS: Final = range(FIRST_CHARACTER, len(CARDS))

FEWEST_ROUNDS: Final = 4
MOST_ROUNDS: Final = 12
CROSSINGS: Final = 24
EXCHANGES: Final = 48
REBALANCINGS: Final = 96
"""The most tries of each kind of move in a round: simple cases mix well, tangled ones take bounded time."""


def sample_world(worlds: Worlds, rng: Random) -> None:
    """Move to a random world, (nearly) independent of this one."""
    deal_anew(worlds, rng)
    odd = _odd(worlds)
    if odd or worlds.forks:
        tangles = len(worlds.forks) + len(worlds.total) + len(odd) // 8
        _walk(worlds, rng, max(FEWEST_ROUNDS, MOST_ROUNDS - tangles))


def sample_nearby(worlds: Worlds, rng: Random) -> None:
    """Take a few steps, or deal again if that is enough: the next world may be correlated with this one."""
    if worlds.forks or _odd(worlds):
        _walk(worlds, rng, 1)
    else:
        deal_anew(worlds, rng)


def _walk(worlds: Worlds, rng: Random, rounds: int) -> None:
    exact = _exact_sums(worlds)
    for _ in range(rounds):
        _cross_some(worlds, rng)
        _exchange_some(worlds, _odd(worlds), rng)
        for members in exact:
            _rebalance_some(worlds, members, REBALANCINGS // len(exact), rng)
        deal_anew(worlds, rng)


def _odd(worlds: Worlds) -> list[int]:
    """The cards that `deal_anew` cannot deal: they count in a sum, or their mask is not one of the nested sets."""
    return [
        card
        for card, mask in enumerate(worlds.allowed)
        if mask & mask - 1 and (worlds.sums[card] or mask not in (BLOW, CHARACTER, PLAYED, ANY_CARD))
    ]


def deal_anew(worlds: Worlds, rng: Random) -> None:
    """Deal the cards that count in no sum uniformly among their places.

    The sets of kinds are nested or disjoint, so the number of ways to fill the wider places does not depend on how the
    narrower ones are filled.
    """
    kinds, sums = worlds.kinds, worlds.sums
    places: dict[int, list[int]] = {BLOW: [], CHARACTER: [], PLAYED: [], ANY_CARD: []}
    pool = []
    for card, mask in enumerate(worlds.allowed):
        if mask in places and not sums[card]:
            places[mask].append(card)
            pool.append(kinds[card])
    _shuffle(pool, rng)
    if places[BLOW]:
        pool = _fill(worlds, places[BLOW], pool, _BLOW_KINDS, rng)
    if places[CHARACTER]:
        pool = _fill(worlds, places[CHARACTER], pool, _CHARACTER_KINDS, rng)
    if places[ANY_CARD]:
        if places[PLAYED]:
            pool = _fill(worlds, places[PLAYED], pool, _PLAYED_KINDS, rng)
        rest = places[ANY_CARD]
    else:
        rest = places[PLAYED]
    for card, kind in zip(rest, pool, strict=True):
        kinds[card] = kind


def _shuffle(pool: list[int], rng: Random) -> None:
    random = rng.random  # three times as fast as Random.shuffle; uniform except for ties of 53-bit numbers
    pool.sort(key=lambda _: random())


def _fill(worlds: Worlds, places: list[int], pool: list[int], kinds: range, rng: Random) -> list[int]:
    """Fill places with fitting cards of a shuffled pool; returns the rest of the pool, shuffled again."""
    fitting = [kind for kind in pool if kind in kinds]
    for place, kind in zip(places, fitting, strict=False):
        worlds.kinds[place] = kind
    left = [kind for kind in pool if kind not in kinds] + fitting[len(places) :]
    _shuffle(left, rng)
    return left


def _exact_sums(worlds: Worlds) -> list[list[tuple[int, tuple[int, ...]]]]:
    """For each sum with a single possible value, its lineages with their scales."""
    members: dict[int, list[tuple[int, tuple[int, ...]]]] = {}
    for lineage, parts in enumerate(worlds.lineage_sums):
        for number, scale in parts:
            if worlds.lowest[number] == worlds.highest[number]:
                members.setdefault(number, []).append((lineage, worlds.scales[scale]))
    return [lineages for lineages in members.values() if len(lineages) > 1]


def _cross_some(worlds: Worlds, rng: Random) -> None:
    random, forks = rng.random, worlds.forks
    for _ in range(min(CROSSINGS, 3 * len(forks))):
        fork = forks[int(random() * len(forks))]
        one, other = fork[int(random() * len(fork))], fork[int(random() * len(fork))]
        if one != other:
            worlds.cross(one, other, random() < 0.5)


def _exchange_some(worlds: Worlds, odd: list[int], rng: Random) -> None:
    random, kinds = rng.random, worlds.kinds
    for _ in range(min(EXCHANGES, 4 * len(odd))):
        card, other = odd[int(random() * len(odd))], int(random() * len(kinds))
        if kinds[other] != kinds[card]:
            worlds.exchange(card, other)


def _rebalance_some(worlds: Worlds, members: list[tuple[int, tuple[int, ...]]], tries: int, rng: Random) -> None:
    """Exchange two or three cards of a sum at once, so that the sum stays the same."""
    random, kinds, cards = rng.random, worlds.kinds, worlds.lineage_card
    for _ in range(tries):
        change = 0
        pairs: list[tuple[int, int]] = []
        for _ in range(2 if random() < 0.6 else 3):
            lineage, counted = members[int(random() * len(members))]
            card, partner = cards[lineage], int(random() * len(kinds))
            change += counted[kinds[partner]] - counted[kinds[card]]
            pairs.append((card, partner))
        if change == 0 and len({card for pair in pairs for card in pair}) == 2 * len(pairs):
            for card, partner in pairs:
                worlds.exchange(card, partner, FREE)
            if worlds.misfit:
                for card, partner in pairs:
                    worlds.exchange(card, partner, FREE)
