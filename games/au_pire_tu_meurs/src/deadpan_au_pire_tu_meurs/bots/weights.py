"""What a player of Au pire tu meurs thinks things are worth."""

from __future__ import annotations

from math import exp

from msgspec import Struct
from msgspec.structs import replace

from deadpan_au_pire_tu_meurs.bots.beliefs import InferenceWeights


class Weights(Struct, frozen=True):
    """The weights of a judgement, in chances of winning, roughly."""

    inference: InferenceWeights
    rid: float = 0.8
    """Being rid of all opponents at once; one of several is worth its part."""
    nearly_sure: float = 0.0
    """How likely somebody must be dead to be accused."""
    wary: float = 12.0
    """How fast the own years lose their worth: a change from safe to dead happens within about four times that."""
    returned: float = 0.3
    """How likely a blow comes back by a Reverse."""
    spared: float = 0.2
    """How likely a Mort Subite is answered."""
    patience: float = 0.1
    """What it is worth to keep a card that can be used better later: a Mort Subite, a Reverse."""

    def health(self, years: float) -> float:
        """What it is worth to have that many years left, from 0 to 1."""
        return 1.0 / (1.0 + exp(-(years - 5.0) / self.wary))


GREEDY = Weights(inference=InferenceWeights(remembers=False, reads=False), nearly_sure=0.75)
DETECTIVE = Weights(inference=InferenceWeights(), nearly_sure=0.5)
SEARCHER = replace(DETECTIVE, inference=InferenceWeights(knows_frequencies=True))
