"""The weights of a bot's judgement, in points (T7)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from deadpan_ten_to_kill.bots.suspicion import SHARP, Reading

PATIENT_ROUNDS, BOLD_ROUND = 5, 10


def caution(number: int) -> float:
    """The weight of caution in that round, from 1 down to 0: a game in which all players only hide would not end."""
    return max(0.0, min(1.0, (BOLD_ROUND - number) / (BOLD_ROUND - PATIENT_ROUNDS)))


class OpponentModel(Struct, frozen=True):
    """A kind of player, by its view of suspicion: the cost of being known, and how the others read choices."""

    exposure: float
    reading: Reading | None


class Weights(Struct, frozen=True):
    """The weights of a judgement. What hurts an opponent is worth a share of what the opponent loses."""

    reading: Reading | None
    """How the choices of opponents are read; ``None``: only what is certain counts."""
    models: tuple[OpponentModel, ...] = ()
    """The kinds of players that `opponent_models` considers; empty: `suspicion` alone is used."""
    target: float = 1.0
    hitman: float = 3.0
    """Killing an opponent's hitman."""
    innocent: float = -1.0
    arrest: float = 1.0
    police: float = -1337.0
    mistake: float = -4.0
    """A kill that the hitman could not make, if such kills are punished instead of refused (T8.2)."""
    exposure: float = 0.6
    """The cost of being known for certain while all opponents still have a turn."""
    nearly_sure: float = 0.7
    """The least probability at which a character is killed or asked about as an opponent's hitman."""
    in_reach: float = 0.1
    """Ending the turn with a target in reach."""
    watched: float = 0.1
    """Ending the turn with the own hitman in sight of the police."""
    cornered: float = 0.1
    """Ending the turn with a policeman on the tile of a character that is certainly an opponent's hitman."""


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
