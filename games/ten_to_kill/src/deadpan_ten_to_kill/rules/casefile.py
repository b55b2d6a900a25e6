"""The case file (T9.3): the characters that can still be each opponent's hitman, and the number of assignments.

An assignment gives a different character to each opponent whose hitman is still hidden. It must agree with the suspects
of their kills and the answers they gave (`Facts.could_be`), the characters still in play, and the player's own tiles.
Targets add no restriction: every hidden target is in play, and any character that is nobody's hitman can be a target.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from deadpan.kernel.seats import Seat
from deadpan_ten_to_kill.rules.kill import names
from deadpan_ten_to_kill.rules.pieces import CHARACTERS
from deadpan_ten_to_kill.rules.state import Hand, Table, in_play


def ways(sets: Sequence[int]) -> int:
    """The number of ways to pick one character from each of these sets, all different."""
    if not sets:
        return 1
    if len(sets) == 1:
        return sets[0].bit_count()
    if len(sets) == 2:
        one, two = sets
        return one.bit_count() * two.bit_count() - (one & two).bit_count()
    if len(sets) == 3:
        one, two, three = sets
        a, b, c = one.bit_count(), two.bit_count(), three.bit_count()
        return (
            a * b * c
            - (one & two).bit_count() * c
            - (one & three).bit_count() * b
            - (two & three).bit_count() * a
            + 2 * (one & two & three).bit_count()
        )
    return sum(ways(without(sets[1:], bit)) for bit in members(sets[0]))


def members(characters: int) -> list[int]:
    """The single bits of a mask."""
    bits = []
    while characters:
        bit = characters & -characters
        bits.append(bit)
        characters ^= bit
    return bits


def without(sets: Sequence[int], bit: int) -> list[int]:
    """These sets, each without this character."""
    return [each & ~bit for each in sets]


def candidates(table: Table, seat: Seat | None, hand: Hand | None) -> dict[Seat, int]:
    """For every other seat whose hitman is hidden: the possible characters, by the evidence about that seat alone."""
    open_to_all = in_play(table.where) if table.board.is_complete else 0xFFFF
    if hand is not None:
        open_to_all &= ~(1 << hand.hitman)
        for target in hand.targets:
            open_to_all &= ~(1 << target)
    return {
        other: table.facts.could_be[other] & open_to_all
        for other, loss in enumerate(table.facts.losses)
        if loss is None and other != seat
    }


def draw_hitmen(found: dict[Seat, int], rng: Random) -> dict[Seat, int]:
    """A uniformly random assignment of hitmen to the seats."""
    sets = list(found.values())
    drawn: dict[Seat, int] = {}
    for other in found:
        own, sets = sets[0], sets[1:]
        bits = members(own)
        weights = [ways(without(sets, bit)) for bit in bits]
        pick = rng.randrange(sum(weights))
        index = 0
        while pick >= weights[index]:
            pick -= weights[index]
            index += 1
        drawn[other] = bits[index].bit_length() - 1
        sets = without(sets, bits[index])
    return drawn


def case_file(table: Table, seat: Seat | None, hand: Hand | None) -> list[list[str] | None]:
    """For each seat, the characters that can still be its hitman; ``None`` for the viewing seat.

    A spectator has neither seat nor hand. The result is exact over all opponents together: a character is listed if
    some assignment gives it to that opponent. For an opponent who lost the hitman it is that character alone.
    """
    found = candidates(table, seat, hand)
    file: list[list[str] | None] = []
    for other, loss in enumerate(table.facts.losses):
        if other == seat:
            file.append(None)
        elif loss is not None:
            file.append([CHARACTERS[loss.who]])
        else:
            rest = [each for whom, each in found.items() if whom != other]
            possible = sum(bit for bit in members(found[other]) if ways(without(rest, bit)))
            file.append(list(names(possible)))
    return file
