"""The choices of people and bots in the game of a table: checked, written, acknowledged and sent, in that order."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec import structs, to_builtins

from deadpan.frames import encode
from deadpan.kernel.errors import StaleAsk
from deadpan.kernel.types import Choice
from deadpan.server.errors import Forbidden, WrongMoment
from deadpan.server.messages import Choose
from deadpan.server.people import Connection, check_may_choose
from deadpan.server.state import Chose, TableState
from deadpan.server.state.written_game import written_game
from deadpan.server.tables.bot_turns import BotTurn, By
from deadpan.server.tables.broadcast import GameBroadcast
from deadpan.server.tables.log_writer import LogWriter
from deadpan.server.tables.presenter import Presenter
from deadpan.server.tables.timers import TableTimers


class ChoiceHandler:
    """Handles the choices at one table. `LiveTable` calls it under the table's lock.

    ``end_game`` breaks off a game that reached ``most_choices``.
    """

    def __init__(
        self,
        state: TableState,
        presenter: Presenter,
        timers: TableTimers,
        log_writer: LogWriter,
        most_choices: int,
        end_game: Callable[[], Awaitable[None]],
    ) -> None:
        self._state = state
        self._presenter = presenter
        self._timers = timers
        self._log_writer = log_writer
        self._most_choices = most_choices
        self._end_game = end_game

    async def from_person(self, connection: Connection, message: Choose) -> None:
        """Handle a choice that a client sent. Raises `DeadpanError`, and then nothing has changed.

        A choice with an id that was accepted before is only acknowledged again.
        """

        def accept(n: int) -> None:
            connection.transport.send(encode({"type": "accepted", "id": message.id, "n": n}))

        seat = self._state.seat_of(connection.participant)
        if seat is None:
            raise Forbidden("not-seated")
        broadcast = self._presenter.broadcast
        if broadcast is None:
            raise WrongMoment("not-playing")
        made = broadcast.play.made.get((seat, message.id))
        if made is not None:
            accept(made)
            return
        is_time_up = self._timers.is_time_up(broadcast, seat)
        check_may_choose(self._state, seat, is_paused=broadcast.is_paused, is_time_up=is_time_up)
        choice = broadcast.play.game.read_choice(message.choice)
        await self._commit(broadcast, Chose(seat, message.choice, message.id), choice, message.serial, accept)

    async def from_bot(self, turn: BotTurn, choice: Choice, by: By) -> bool:
        """Handle a bot's choice, if its turn is still open; ``False`` if the game is paused. Raises `DeadpanError`."""
        broadcast = self._presenter.broadcast
        if broadcast is None or broadcast.is_held or not self._timers.is_open(broadcast, turn):
            return True
        if broadcast.is_paused:
            return False
        chose = Chose(turn.ask.seat, to_builtins(choice), by=by)
        await self._commit(broadcast, chose, choice, turn.ask.serial, lambda n: None)
        return True

    async def _commit(
        self, broadcast: GameBroadcast, chose: Chose, choice: Choice, serial: int, accept: Callable[[int], None]
    ) -> None:
        """Check a choice against the game that clients know, write it, acknowledge it and send what it leads to.

        A seat that is not asked gets the same refusal at the same time, whether or not the seat that is asked has
        answered already: so ``is_held`` is looked at after `apply`.
        """
        play, game, asks = broadcast.play, broadcast.play.game, broadcast.asks()
        if play.is_broken_off:
            raise WrongMoment("not-playing")
        if asks and serial != asks[0].serial:
            raise StaleAsk("stale-ask")
        step = game.apply(broadcast.latest.state, chose.seat, choice)
        if broadcast.is_held:
            raise StaleAsk("stale-ask")
        chose = structs.replace(chose, spent=self._timers.time_spent(broadcast, chose.seat))
        await self._log_writer.write([chose], "playing" if game.asks(step.state) else "over", step)
        written = written_game(self._state)
        accept(written.latest.n)
        broadcast.send_result(written.latest)
        if written.latest.n >= self._most_choices and not written.is_over and not broadcast.is_held:
            await self._end_game()
