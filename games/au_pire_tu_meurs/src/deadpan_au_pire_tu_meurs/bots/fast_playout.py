"""The playout policy of the search: fast enough for thousands of turns per second.

The worlds are sampled, so the policy may look at them. A player's estimate of a balance is the mean of what is public
(the numbers of blows and Jouvences) and of the true balance in that world, plus noise: about as good as the estimate of
a player who gave some of those blows.
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
"""The standard deviation of the noise in estimates of years."""
_SURELY_DEAD: Final = -6.0
"""A player with an estimated balance below this is accused."""
_USUAL_CHARACTER: Final = sum(YEARS) / len(YEARS)
_USUAL_BLOW: Final = 9.7
_WEAK: Final = 25
"""A player with an own balance below this raises it first."""


def years_left(world: Any, seat: Seat, jouvence: int) -> int:
    """The balance of a seat in a sampled world."""
    secrets = world.secrets
    life = secrets.lives[seat]
    return character_years(secrets.characters[seat]) - blow_years(life) + jouvence * count(life, JOUVENCE)


class FastPlayout:
    """All players of one playout."""

    __slots__ = ("blur", "jouvence")

    def __init__(self, seats: int, jouvence: int, rng: Random) -> None:
        self.blur = [rng.gauss(0.0, _BLUR) for _ in range(seats)]
        self.jouvence = jouvence

    def note(self, view: Any, choice: Choice) -> None:
        """Does nothing: this policy draws no conclusions from choices."""

    def choose(self, world: Any, seat: Seat, rng: Random) -> Choice:
        """The choice of a seat in this world."""
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
                return legal[int(rng.random() * (len(legal) - world.table.opening.options.rest))]  # never `Rest`

    def _guess(self, world: Any, seat: Seat) -> float:
        """The other players' estimate of the balance of a seat."""
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
