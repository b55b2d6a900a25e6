"""Players fast enough for thousands of turns in a second's thought: what search plays worlds out with.

The worlds are imagined, so their players may be too: what they think of a balance is half what everybody can count (the
blows and Jouvences before a player) and half the truth of that world, blurred: about what somebody knows who gave some
of those blows.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice
from deadpan_au_pire_tu_meurs.rules.cached_values import END, IDENTITIES, PLAY, accusations, aimed, takings
from deadpan_au_pire_tu_meurs.rules.card_counts import BLOW_DIGITS, blow_years, count, presence
from deadpan_au_pire_tu_meurs.rules.cards import (
    BLOW_YEARS,
    CATA,
    JOUVENCE,
    MORT_SUBITE,
    PIOCHE,
    TRANSFERT,
    YEARS,
    character_years,
)
from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS

_BLUR: Final = 8.0
"""How far off players are about each other's years, in a standard deviation."""
_SURELY_DEAD: Final = -6.0
"""From what blurred balance on somebody is accused."""
_USUAL_CHARACTER: Final = sum(YEARS) / len(YEARS)
_USUAL_BLOW: Final = 9.7
_WEAK: Final = 25
"""From what own balance on players look after themselves first."""


def years_left(world: Any, seat: Seat, jouvence: int) -> int:
    """The balance of a seat in an imagined world."""
    secrets = world.secrets
    life = secrets.lives[seat]
    return character_years(secrets.characters[seat]) - blow_years(life) + jouvence * count(life, JOUVENCE)


class FastPlayout:
    """Everybody at the table in one playout."""

    __slots__ = ("blur", "jouvence")

    def __init__(self, seats: int, jouvence: int, rng: Random) -> None:
        self.blur = [rng.gauss(0.0, _BLUR) for _ in range(seats)]
        self.jouvence = jouvence

    def note(self, view: Any, choice: Choice) -> None:
        """Nothing is read into choices here."""

    def choose(self, world: Any, seat: Seat, rng: Random) -> Choice:
        """What a seat does in this world."""
        secrets, frame = world.secrets, world.table.frames[-1]
        hand, life = secrets.hands[seat], secrets.lives[seat]
        match frame.kind:
            case "act":
                return self._act(world, seat, hand, life, rng)
            case "identity":
                better = character_years(secrets.newcomer) > character_years(secrets.characters[seat])
                return IDENTITIES[0] if better else IDENTITIES[1]
            case "answer":
                legal = AU_PIRE_TU_MEURS.legal_in(world, seat)
                is_blow = secrets.flight >= 0
                if (
                    len(legal) > 1
                    and is_blow
                    and BLOW_YEARS[secrets.flight] < 10
                    and years_left(world, seat, self.jouvence) > 15
                ):
                    return legal[1]
                return legal[0]
            case _:
                legal = AU_PIRE_TU_MEURS.legal_in(world, seat)
                if frame.kind != "haunt":
                    return legal[-1]
                return legal[int(rng.random() * (len(legal) - world.table.opening.options.rest))]  # nobody rests

    def _guess(self, world: Any, seat: Seat) -> float:
        """What the others think a seat has left."""
        life: int = world.secrets.lives[seat]
        blows = (life & 0xF) + (life >> 4 & 0xF) + (life >> 8 & 0xF)
        counted = _USUAL_CHARACTER + self.jouvence * count(life, JOUVENCE) - _USUAL_BLOW * blows
        return 0.5 * (counted + years_left(world, seat, self.jouvence)) + self.blur[seat]

    def _act(self, world: Any, seat: Seat, hand: int, life: int, rng: Random) -> Choice:
        table, acting = world.table, world.table.frames[-1]
        accused = table.accused[seat]
        others = [other for other in range(len(table.hand_sizes)) if table.living >> other & 1 and other != seat]
        seen = [(self._guess(world, other) + 4.0 * rng.random(), other) for other in others]
        weakest = min(seen)
        if weakest[0] < _SURELY_DEAD and not accused >> weakest[1] & 1:
            return accusations(1 << weakest[1])[0]
        if acting.has_played:
            return END[0]
        if count(hand, MORT_SUBITE) and rng.random() < 0.7:
            return aimed(MORT_SUBITE, 1 << max(seen)[1])[0]
        blows = presence(life & BLOW_DIGITS)
        if years_left(world, seat, self.jouvence) < _WEAK:
            if count(hand, JOUVENCE):
                return PLAY[JOUVENCE][0]
            for card in (PIOCHE, TRANSFERT):
                if blows and count(hand, card):
                    return takings(card, blows)[-1]
        held = [card for card in range(CATA + 1) if count(hand, card)]
        if held and rng.random() < 0.8:
            card = held[int(rng.random() * len(held))]
            on = weakest[1] if rng.random() < 0.6 else others[int(rng.random() * len(others))]
            return aimed(card, 1 << on)[0]
        legal = AU_PIRE_TU_MEURS.legal_in(world, seat)
        plays = len(legal) - sum(not accused >> other & 1 for other in others)
        return legal[int(rng.random() * max(1, plays))]
