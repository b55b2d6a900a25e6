"""What a player thinks things are worth, in points (T7)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from deadpan_ten_to_kill.bots.suspicion import SHARP, Reading

PATIENT_ROUNDS, BOLD_ROUND = 5, 10


def caution(number: int) -> float:
    """How much caution still counts in that round: where everybody only hides and waits, somebody has to stop."""
    return max(0.0, min(1.0, (BOLD_ROUND - number) / (BOLD_ROUND - PATIENT_ROUNDS)))


class OpponentModel(Struct, frozen=True):
    """What somebody thinks of being seen: what being known costs, and what the others read into choices."""

    exposure: float
    reading: Reading | None


class Weights(Struct, frozen=True):
    """The weights of a judgement. What hurts an opponent is worth a share of what they lose."""

    reading: Reading | None
    """How much is read into the choices of others; ``None``: only what is certain."""
    models: tuple[OpponentModel, ...] = ()
    """Whom the others may think like, where their turns are read by what each would have done; none: by habit alone."""
    target: float = 1.0
    hitman: float = 3.0
    """Killing another's hitman."""
    innocent: float = -1.0
    arrest: float = 1.0
    police: float = -1337.0
    mistake: float = -4.0
    """A kill that the hitman could not make, where such kills are punished rather than refused (T8.2)."""
    exposure: float = 0.6
    """Being known for certain, with everybody still to play."""
    nearly_sure: float = 0.7
    """How likely somebody must be to be killed or questioned as another's hitman."""
    in_reach: float = 0.1
    """Ending the turn with a target in reach."""
    watched: float = 0.1
    """Ending the turn with the own hitman in sight of the police."""
    cornered: float = 0.1
    """Ending the turn with a policeman beside somebody who is surely another's hitman."""


GREEDY = Weights(reading=None)
DETECTIVE = Weights(
    reading=SHARP,
    hitman=4.2,
    innocent=-0.8,
    arrest=2.2,
    exposure=3.0,
    nearly_sure=0.0,
)
SEARCHER = replace(
    DETECTIVE,
    models=tuple(OpponentModel(exposure=weights.exposure, reading=weights.reading) for weights in (GREEDY, DETECTIVE)),
)
