"""The records of a table's games, out of its log."""

from __future__ import annotations

import logging

from deadpan.server.errors import NoSuchGame, TableError, WrongMoment
from deadpan.server.services import Services
from deadpan.server.state import FinishedGame, RenderedRecord, TableState, render_record
from deadpan.server.storage import Damaged, Phase, StoreError

log = logging.getLogger(__name__)


async def record_of(state: TableState, services: Services, number: int | None, phase: Phase) -> RenderedRecord:
    """The record of a game, the last one if no number is given, once its end was told. Raises `TableError`.

    ``phase`` is what was told of the last game.
    """
    if number is not None and not 1 <= number <= state.plays:
        raise NoSuchGame("no-such-game", what=str(number)[:20])
    number = state.plays if number is None else number
    if not number or (number == state.plays and phase == "playing"):
        raise WrongMoment("not-over")
    finished = state.finished_games.games[number - 1]
    # Codes are given anew when tables are forgotten; what the maker's token looks like is this table's alone.
    key = state.code, state.participants[0].key, finished
    return await services.record_cache.get(key, lambda: _write(state.code, services, finished))


async def _write(code: str, services: Services, finished: FinishedGame) -> RenderedRecord:
    try:
        log_so_far = await services.store.read(code)
    except Damaged as problem:
        log.error("table %s is damaged: %s", code, problem)
        raise TableError("damaged-table") from problem
    except StoreError as problem:
        log.error("table %s could not be read: %s", code, problem)
        raise TableError("store-failed") from problem
    return await services.executor.do(render_record, finished, log_so_far, services.games)
