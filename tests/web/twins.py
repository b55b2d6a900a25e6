"""Two worlds that one seat cannot tell apart, and what everybody chooses in both."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from deadpan.host.bots import InlineBots, Thought
from deadpan.kernel.errors import RulesError
from deadpan.kernel.play import Choice, Step
from deadpan.kernel.rules import AnyRules
from deadpan.testing.tables import Seated, plies, unasked
from tests.host.house import HandClock

MOST = 25


class Posed:
    """A game that opens in a world that is given, whatever was dealt."""

    def __init__(self, game: AnyRules, opening: Step[Any]) -> None:
        self.game = game
        self.opening = opening

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def pose(self, *args: Any) -> Step[Any]:
        return self.opening


class Script:
    """What all seats do in both worlds, such that one of them cannot tell which world it is in."""

    def __init__(self, table: Seated, seat: int | None, seed: str) -> None:
        game, rng = table.game, Random(seed)
        self.seat = seat
        self.seed = seed
        step = table.open(seed)
        for ply in plies(table, seed, rng.randrange(50)):
            if game.asks(ply.step.state):
                step = ply.step
        twin = game.redeal(game.view(step.state, seat), rng)
        worlds = [step.state, twin]
        self.openings = [Step(world, step.told) for world in worlds]
        self.moves: list[tuple[int, int, Choice]] = []
        self.windows: set[int] = set()
        """The serials of the questions that are answer windows."""
        self.free: set[int] = set()
        """The serials of the questions to others at which this seat may choose all the same."""
        while len(self.moves) < MOST and (asks := game.asks(worlds[0])):
            chooser, found = self._chosen(game, worlds, rng)
            if found is None:
                break
            if seat in game.may(worlds[0]):
                self.free.add(asks[0].serial)
            self.moves.append((chooser, asks[0].serial, found[0]))
            if asks[0].kind in game.windows:
                self.windows.add(asks[0].serial)
            worlds = found[1]

    def _chosen(self, game: AnyRules, worlds: list[Any], rng: Random) -> tuple[int, tuple[Choice, list[Any]] | None]:
        """Who chooses next, and what: now and then one who is not asked, if that can be."""
        asked = game.asks(worlds[0])[0].seat
        for seat in (unasked(game, worlds[0], rng, 0.3), asked):
            if seat is None:
                continue
            both = set(game.legal_in(worlds[1], seat)).intersection(game.legal_in(worlds[0], seat))
            ordered = [choice for choice in game.legal_in(worlds[0], seat) if choice in both]
            found = self._same(game, worlds, seat, rng.sample(ordered, min(12, len(ordered))))
            if found is not None:
                return seat, found
        return asked, None

    def _same(
        self, game: AnyRules, worlds: list[Any], asked: int, tries: list[Choice]
    ) -> tuple[Choice, list[Any]] | None:
        """A choice after which the worlds still look the same to the seat."""
        for choice in tries:
            try:
                after = [game.apply(world, asked, choice).state for world in worlds]
            except RulesError:
                continue
            views = [game.show(game.view(state, self.seat)) for state in after]
            if views[0] == views[1] and game.legal(game.view(after[0], self.seat)) == game.legal(
                game.view(after[1], self.seat)
            ):
                return choice, after
        return None


class ScriptedBots(InlineBots):
    """Bots that choose what the script says, after really thinking for a while: for a hint, always the same while."""

    def __init__(self, script: Script, clock: HandClock, thinks: float) -> None:
        self._choices = {(seat, serial): choice for seat, serial, choice in script.moves}
        self._clock = clock
        self._thinks = thinks

    async def choose(self, thought: Thought) -> tuple[Choice, bool]:
        choice = self._scripted(thought.seed)
        thinking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if choice is not None:
            thinks = 0.2 if "/hint/" in thought.seed else self._thinks
            self._clock.later(thinks, lambda: None if thinking.done() else thinking.set_result(None))
        await thinking  # for ever, where the script has ended
        assert choice is not None
        return choice, True

    async def volunteer(self, thought: Thought) -> Choice | None:
        return self._scripted(thought.seed)

    def _scripted(self, seed: str) -> Choice | None:
        *_, seat, serial = seed.split("/")
        return self._choices.get((int(seat), int(serial)))
