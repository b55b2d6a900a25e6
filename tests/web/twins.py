"""Two deals that one seat cannot tell apart, with the choices of all seats in both, for tests through the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from deadpan.kernel.rules import AnyRules
from deadpan.kernel.types import Choice, Event, Step
from deadpan.server.scheduling import BotTask, InlineBotRunner
from deadpan.testing.tables import Seated
from deadpan.testing.twins import Deal, TwinGames
from tests.server.harness import HandClock

MOST = 25


class Posed:
    """Rules that open every game in a given world, whatever was dealt."""

    def __init__(self, game: AnyRules, opening: Step[Any]) -> None:
        self.game = game
        self.opening = opening

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def pose(self, *args: Any) -> Step[Any]:
        return self.opening


class Script:
    """What all seats choose in two deals, until an event tells one of them which deal it is.

    The game at the table opens after some of these choices, so that later moments are reached as well.
    """

    def __init__(self, table: Seated, seat: int | None, seed: str, skipped: int | None = None) -> None:
        rng = Random(f"{seed} {table}")
        self.table, self.seat, self.seed = table, seat, seed
        self.deal = Deal(table, seed)
        self.twin, self.moved = self.deal.twin(seat, rng, None, rng.choice([1, 2, None]))
        assert self.moved, "nothing is hidden from this seat"
        self.skipped: list[tuple[int, Choice]] = []
        """The choices before the game at the table opens."""
        self.moves: list[tuple[int, int, Choice]] = []
        self.windows: set[int] = set()
        """The serials of the questions that are answer windows."""
        self.free: set[int] = set()
        """The serials of the questions to others during which this seat may choose without being asked."""
        self.whispers: set[type[Event]] = set()
        """What is told to others only."""
        self._choose(table.game, rng, rng.randrange(50) if skipped is None else skipped)

    def _choose(self, game: AnyRules, rng: Random, skipped: int) -> None:
        one, two = (self._posed(game, world) for world in (0, 1))
        self.whispers |= self._whispers([one, two])
        played = TwinGames(self.table, self.seat, (one.state, two.state), rng)
        found: list[tuple[int, int, Choice, str, bool]] = []
        while len(found) < skipped + MOST and (move := played.choice()) is not None:
            seat, choice = move
            ask, is_free = game.asks(played.states[0])[0], self.seat in game.may(played.states[0])
            steps = played.make(seat, choice)
            if steps is None:
                break
            found.append((seat, ask.serial, choice, ask.kind, is_free))
            self.whispers |= self._whispers(steps)
        skipped = min(skipped, max(0, len(found) - MOST))
        self.skipped = [(seat, choice) for seat, _, choice, *_ in found[:skipped]]
        for seat, serial, choice, kind, is_free in found[skipped:]:
            self.moves.append((seat, serial, choice))
            if is_free:
                self.free.add(serial)
            if kind in game.windows:
                self.windows.add(serial)

    def _whispers(self, steps: Sequence[Step[Any]]) -> set[type[Event]]:
        return {type(each.event) for step in steps for each in step.told if not each.to.hears(self.seat)}

    def _posed(self, game: AnyRules, world: int) -> Step[Any]:
        options, seats = self.deal.options, self.table.seats
        return game.pose(options, seats, (self.deal.setup, self.twin)[world], self.deal.seed)

    def opening(self, world: int, game: AnyRules | None = None) -> Step[Any]:
        """The opening of the game at the table in one of the deals, with all that was told before."""
        rules = self.table.game if game is None else game
        step = self._posed(rules, world)
        told = step.told
        for seat, choice in self.skipped:
            step = rules.apply(step.state, seat, choice)
            told += step.told
        return Step(step.state, told)


def script_with(
    table: Seated, seed: str, wanted: Callable[[Script], object], seats: Sequence[int | None] = (), tries: int = 400
) -> Script:
    """A script with some property, for one of these seats. Raises `LookupError` if there is none in so many."""
    rng = Random(f"{seed} {table}")
    for number in range(tries):
        script = Script(table, rng.choice(seats or [*range(table.seats), None]), f"{seed} {number}")
        if wanted(script):
            return script
    raise LookupError(f"no script at {table} in {tries} tries")


class ScriptedBots(InlineBotRunner):
    """Bots that make the script's choices, after a thinking time; for a hint, the time is always the same."""

    def __init__(self, script: Script, clock: HandClock, thinks: float) -> None:
        self._choices = {(seat, serial): choice for seat, serial, choice in script.moves}
        self._clock = clock
        self._thinks = thinks

    async def choose(self, task: BotTask) -> tuple[Choice, bool]:
        choice = self._scripted(task.seed)
        thinking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if choice is not None:
            thinks = 0.2 if "/hint/" in task.seed else self._thinks
            self._clock.later(thinks, lambda: None if thinking.done() else thinking.set_result(None))
        await thinking  # forever, when the script has ended
        assert choice is not None
        return choice, True

    async def volunteer(self, task: BotTask) -> Choice | None:
        return self._scripted(task.seed)

    def _scripted(self, seed: str) -> Choice | None:
        *_, seat, serial = seed.split("/")
        return self._choices.get((int(seat), int(serial)))
