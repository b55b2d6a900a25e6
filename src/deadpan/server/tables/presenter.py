"""The game at a table as it goes on: what was told of it, and all that happens by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, get_args

from deadpan.frames import Snapshot
from deadpan.server.errors import Forbidden
from deadpan.server.people import AbsenceTimers, Act, Connection, Connections, HostHandover
from deadpan.server.scheduling import PausableClock
from deadpan.server.services import Services
from deadpan.server.state import (
    AnyEntry,
    Began,
    BrokenOff,
    DoorSet,
    GameEntry,
    Invited,
    Moved,
    Removed,
    Reopened,
    Resumed,
    TableState,
    TurnedAway,
)
from deadpan.server.storage import Phase
from deadpan.server.tables.bot_turns import BotScheduler, Chooser
from deadpan.server.tables.broadcast import GameBroadcast
from deadpan.server.tables.player_clocks import PlayerClocks
from deadpan.server.tables.summary import table_json


class Presenter:
    """What the visitors of a table see. It changes nothing: what comes due is given to ``choose`` and ``act``.

    ``resume`` says how the game is told that the log has. ``on_result`` is called when the result of an answer window
    is told, with the number of the choice.
    """

    def __init__(
        self,
        ledger: TableState,
        house: Services,
        visitors: Connections,
        choose: Chooser,
        act: Act,
        resume: Callable[[], Resumed],
        on_result: Callable[[int], None],
    ) -> None:
        self._ledger = ledger
        self._house = house
        self._visitors = visitors
        self._resume = resume
        self._on_result = on_result
        self._time = PausableClock(house.clock)
        self.clocks = PlayerClocks(ledger, self._time, self._on_time_up)
        self.bots = BotScheduler(ledger, house, self._time, self.clocks, choose, visitors.payer)
        self.missing = AbsenceTimers(ledger, self._time, visitors, act)
        self._hosts = HostHandover(ledger, house, visitors, act)
        self._is_closed = False
        self.showing: GameBroadcast | None = None
        self.set()

    @property
    def phase(self) -> Phase:
        """What is going on, as far as it was told."""
        return "lobby" if self.showing is None else "over" if self.showing.is_over else "playing"

    @property
    def is_paused(self) -> bool:
        """Whether the game is interrupted."""
        return self.showing is not None and self.showing.play.is_paused and not self.showing.is_over

    @property
    def told_of_held(self) -> int | None:
        """How many choices were told, where the answer to the last question is held back."""
        return self.showing.moment.n if self.showing is not None and self.showing.is_held else None

    def set(self) -> None:
        """Set the stage for the game that the ledger has, or for none."""
        if self.showing is not None:
            self.showing.close()
        play = None if self._ledger.in_lobby else self._ledger.play
        if play is None:
            self.showing = None
        else:
            told = self._told
            self.showing = GameBroadcast(
                play, self._resume(), self._ledger, self._house, self._time, self._visitors, told
            )

    def summary(self) -> dict[str, Any]:
        """What everybody may know of this table."""
        asks = None if self.showing is None else self.showing.asks()
        here, missing = set(self._visitors.participants), self.missing.missing()
        return table_json(self._ledger, asks, here, self._visitors.spectators, missing)

    def mind(self) -> bool:
        """See to what happens by itself; whether somebody is missing now who was not, or the other way round.

        A table that nobody visits stands still.
        """
        if self._is_closed:
            return False
        self._time.run(bool(len(self._visitors)) and not self.is_paused)
        self._hosts.mind()
        showing = self.showing if len(self._visitors) else None
        if showing is not None:
            self.clocks.mind(showing)
            self.bots.mind(showing)
        return self.missing.mind(() if showing is None else showing.asks())

    def close(self) -> None:
        """Let nothing happen any more."""
        self._is_closed = True
        if self.showing is not None:
            self.showing.close()
        self.clocks.close()
        self.bots.close()
        self.missing.close()
        self._hosts.close()

    # -- telling ----------------------------------------------------------------------------------------------------

    def tell(self, entries: Sequence[AnyEntry]) -> None:
        """Tell what was changed around the game, and go on from there."""
        for entry in entries:
            self._show_out(entry)
        kinds = {type(entry) for entry in entries}
        if kinds & {Began, Reopened}:
            self.set()
        self.mind()
        moved = self._visitors.announce(self.summary())
        if self.showing is None:
            return
        if Began in kinds:
            self.showing.open()
        elif BrokenOff in kinds:
            self.showing.break_off()
        else:
            for visitor in moved:
                visitor.line.send(self.showing.view(self._ledger.seat_of(visitor.participant)))
        if kinds.intersection(get_args(GameEntry)):
            self.tell_clock()

    def _show_out(self, entry: AnyEntry) -> None:
        """Close the lines of those who may not stay as what they came."""
        match entry:
            case Removed(number):
                self._visitors.show_out(number, Forbidden("removed"))
            case TurnedAway(number):
                self._visitors.show_out(number, Forbidden("turned-away"))
            case Moved(number):
                self._visitors.show_out(number, Forbidden("moved"))
            case DoorSet() | Invited() if self._ledger.doorway.door == "closed":
                self._visitors.show_out_strangers()
            case _:
                pass

    def catch_up(self, visitor: Connection, stream: str | None = None, have: int | None = None) -> None:
        """Tell a visitor what it is missing of the game, who has the first ``have`` frames of a stream."""
        if self.showing is not None and not visitor.quiet:
            for frame in self.showing.since(self._ledger.seat_of(visitor.participant), stream, have):
                visitor.line.send(frame)
            clock = self.clocks.frame(self.showing)
            if clock is not None:
                visitor.line.send(clock)

    def tell_clock(self) -> None:
        """Tell everybody how much time there is."""
        clock = None if self.showing is None else self.clocks.frame(self.showing)
        if clock is not None:
            self._visitors.tell_of_the_game(clock)

    def _told(self, result: Snapshot | None) -> None:
        """A moment of the game was told: on with it. That the ``result`` of a window was, is written."""
        if result is not None and self.phase == "playing":
            self._on_result(result.n)
        self.tell_clock()
        if self.mind() or self.phase == "over":
            self._visitors.announce(self.summary())

    def _on_time_up(self) -> None:
        self.mind()
