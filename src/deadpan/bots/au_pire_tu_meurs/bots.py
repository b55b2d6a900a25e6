"""The ladder of Au pire tu meurs below search."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from deadpan.bots.au_pire_tu_meurs.judge import judge
from deadpan.bots.au_pire_tu_meurs.taste import Taste
from deadpan.bots.protocol import Budget
from deadpan.bots.temper import warm_pick
from deadpan.games.au_pire_tu_meurs.view import View
from deadpan.kernel.play import Choice


class JudgingBot(Struct, frozen=True):
    """One who weighs every choice by a taste and takes the best, or with some temperature a good one."""

    taste: Taste
    temperature: float = 0.0
    margin: float = 0.1

    def choose(self, view: View, legal: Sequence[Choice], rng: Random, budget: Budget) -> Choice:
        """The choice that is worth most."""
        if len(legal) == 1:
            return legal[0]
        return warm_pick(legal, judge(view, legal, self.taste), rng, self.temperature, self.margin)
