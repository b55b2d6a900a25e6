"""The records of a table's games, out of its log."""

from __future__ import annotations

import logging

from deadpan.server.errors import HostError, NoSuchGame, WrongMoment
from deadpan.server.services import House
from deadpan.server.state import Finished, Ledger, Written, write_finished
from deadpan.server.storage import Damaged, Phase, StoreError

log = logging.getLogger(__name__)


async def record_of(ledger: Ledger, house: House, number: int | None, phase: Phase) -> Written:
    """The record of a game, the last one if no number is given, once its end was told. Raises `HostError`.

    ``phase`` is what was told of the last game.
    """
    if number is not None and not 1 <= number <= ledger.plays:
        raise NoSuchGame("no-such-game", what=str(number)[:20])
    number = ledger.plays if number is None else number
    if not number or (number == ledger.plays and phase == "playing"):
        raise WrongMoment("not-over")
    finished = ledger.evening.finished[number - 1]
    # Codes are given anew when tables are forgotten; what the maker's token looks like is this table's alone.
    key = ledger.code, ledger.participants[0].key, finished
    return await house.copies.get(key, lambda: _write(ledger.code, house, finished))


async def _write(code: str, house: House, finished: Finished) -> Written:
    try:
        log_so_far = await house.store.read(code)
    except Damaged as problem:
        log.error("table %s is damaged: %s", code, problem)
        raise HostError("damaged-table") from problem
    except StoreError as problem:
        log.error("table %s could not be read: %s", code, problem)
        raise HostError("store-failed") from problem
    return await house.desk.do(write_finished, finished, log_so_far, house.games)
