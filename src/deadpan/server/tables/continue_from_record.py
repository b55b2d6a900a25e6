"""Makes the log of a table that continues a record from any of its choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET, to_builtins

from deadpan.game import package_of
from deadpan.kernel.errors import RecordError
from deadpan.kernel.record import LONGEST_GAME, check_record
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.server.errors import WrongMoment
from deadpan.server.people import check_level
from deadpan.server.state import (
    AMONG_BOTS,
    AnyEntry,
    Began,
    BotSat,
    Chose,
    Joined,
    Opened,
    Sat,
    Settled,
    options_for_log,
)
from deadpan.session import replay


def continue_from_record(
    raw: Any, at: int, seat: Seat, joined: Joined, bots: str | None, bot_seed: str, games: Mapping[str, AnyRules]
) -> list[AnyEntry]:
    """The log of a table that continues a record after its first ``at`` choices. Raises `DeadpanError`.

    ``joined`` gets ``seat``, and bots the others: of the level ``bots``, by default the game's usual one.
    """
    record = check_record(raw, games)
    seats = len(record.seats)
    if not 0 <= seat < seats:
        raise RecordError("no-such-seat", seats=seats, what=str(seat)[:20])
    if not 0 <= at <= len(record.choices):
        raise RecordError("no-such-moment", most=len(record.choices))
    if at > LONGEST_GAME:
        raise RecordError("too-many-choices", most=LONGEST_GAME)
    played = replay(record, games, at)
    game = played.rules
    if not game.asks(played.state):
        raise WrongMoment("already-over")
    level = check_level(game.name, bots)
    options = options_for_log(game, game.read_options(record.options))
    agreed = {name: value for name, value in options.items() if name != "first"}  # it is decided for this game only
    seed = "" if record.seed is UNSET else record.seed
    return [
        Opened(game.name, agreed, seats, begins="asked", package=package_of(game.name)),
        joined,
        Sat(joined.participant, seat),
        *(BotSat(other, level) for other in range(seats) if other != seat),
        Settled(AMONG_BOTS),
        Began(options, seed, dict(played.setup), bot_seed, played_on=True),
        *(Chose(chooser, to_builtins(choice), by="record") for chooser, choice in played.moves),
    ]
