"""The weights of a bot's judgement in Au pire tu meurs."""

from __future__ import annotations

from math import exp

from msgspec import Struct
from msgspec.structs import replace

from deadpan_au_pire_tu_meurs.bots.beliefs import InferenceWeights


class Weights(Struct, frozen=True):
    """The weights of a judgement, roughly in probabilities of winning."""

    inference: InferenceWeights
    rid: float = 0.8
    """The value of eliminating all opponents; one of *n* is worth an *n*-th of it."""
    nearly_sure: float = 0.0
    """The least probability of being dead to accuse a player."""
    wary: float = 12.0
    """The scale of `health` in years: most of the change from safe to dead happens within four times this."""
    returned: float = 0.3
    """The probability that a blow is returned by a Reverse."""
    spared: float = 0.2
    """The probability that a Mort Subite is answered with a Miracle."""
    patience: float = 0.1
    """The value of keeping a Mort Subite or a Reverse for later."""

    def health(self, years: float) -> float:
        """The value of having that many years left, from 0 to 1."""
        return 1.0 / (1.0 + exp(-(years - 5.0) / self.wary))


GREEDY = Weights(inference=InferenceWeights(remembers=False, reads=False), nearly_sure=0.75)
DETECTIVE = Weights(inference=InferenceWeights(), nearly_sure=0.5)
SEARCHER = replace(DETECTIVE, inference=InferenceWeights(knows_frequencies=True))
