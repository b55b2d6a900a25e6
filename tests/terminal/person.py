"""A person at a terminal, for tests: keys and clicks in, the text of the screen out."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from msgspec.structs import replace
from textual.geometry import Region
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widget import Widget

from deadpan.bots import NO_BUDGET, bot_for
from deadpan.cli.common_options import fresh
from deadpan.game import GAMES
from deadpan.kernel.record import check_record
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice
from deadpan.locales import Language
from deadpan.session import Play, replay
from deadpan.terminal.app import TerminalApp
from deadpan.terminal.canvas_widget import CanvasWidget
from deadpan.terminal.choice_builder import ChoiceBuilder, Pick
from deadpan.terminal.local_game import YOU, BotPace, LocalGame
from deadpan.terminal.screen import TableScreen

AT_ONCE = BotPace(turn=0, window=0, budget=NO_BUDGET, timeout=60)


def a_local_game(game: str, seats: int = 3, seed: str = "4", bot: str = "random", **options: Any) -> LocalGame:
    """A new game against bots that choose without delay."""
    settings = [f"{name}={value}" for name, value in options.items()]
    return _local_game(fresh(game, seats, None, settings, None, seed), bot)


def local_game_of(record: Mapping[str, Any]) -> LocalGame:
    """The game of a record."""
    return _local_game(replay(check_record(record, GAMES), GAMES), "random")


def another_world(local_game: LocalGame, seat: Seat) -> LocalGame:
    """The same game with other secrets, which this seat cannot tell from it."""
    state = local_game.game.redeal(local_game.view(seat), Random("another world"))
    return _local_game(replace(local_game.play, state=state), "random")


def _local_game(played: Play, bot: str) -> LocalGame:
    bots = {seat: bot_for(played.rules.name, bot) for seat in range(len(played.record.seats)) if seat != YOU}
    return LocalGame(played, bots, AT_ONCE)


class Person:
    """The user of a terminal."""

    def __init__(self, app: TerminalApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.local_game = app.local_game
        self.pilot = pilot

    @property
    def table(self) -> TableScreen:
        """The screen of the table, even under a modal screen."""
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    @property
    def builder(self) -> ChoiceBuilder:
        """What can be chosen now."""
        assert self.table.builder is not None
        return self.table.builder

    def wanted(self) -> Choice | None:
        """The choice that waits to be confirmed."""
        return self.builder.choice

    def on_top(self, kind: type[Screen[Any]]) -> bool:
        """Whether the visible screen is of this class."""
        return isinstance(self.app.screen, kind)

    @property
    def is_over(self) -> bool:
        return self.local_game.ask is None

    async def press(self, *keys: str) -> None:
        """Press keys one after the other, and wait for the bots after each."""
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def settle(self) -> None:
        """Wait until the bots have chosen and the screen shows it."""
        await self.app.workers.wait_for_complete()
        await self.pilot.pause()

    async def click(self, selector: str, x: int = 0, y: int = 0) -> None:
        """Click into a widget, at a position from its top left corner."""
        assert await self.pilot.click(selector, offset=(x, y))
        await self.settle()

    async def click_on(self, pick: Pick) -> None:
        """Click on something on the board."""
        region = self.where(pick)
        assert region is not None, pick
        await self.click("#board", region.x, region.y)

    def where(self, pick: Pick) -> Region | None:
        """The region of something on the board."""
        return self.table.query_one("#board", CanvasWidget).where(pick)

    def widget(self, selector: str) -> Widget:
        """A widget of the table."""
        return self.table.query_one(selector)

    @property
    def text(self) -> str:
        """All text on the screen, line by line."""
        drawing = self.app.export_screenshot(simplify=True)
        lines: dict[float, str] = {}
        for y, line in re.findall(r'<text class="[^"]*-r\d+" x="[^"]*" y="([\d.]+)"[^>]*>(.*?)</text>', drawing, re.S):
            lines[float(y)] = lines.get(float(y), "") + html.unescape(line)
        return "\n".join(lines[y] for y in sorted(lines)).replace("\N{NO-BREAK SPACE}", " ")


@asynccontextmanager
async def sitting(
    local_game: LocalGame, lang: Language = "en", size: tuple[int, int] = (110, 36), waits: bool = True
) -> AsyncIterator[Person]:
    """Start the application; optionally wait for the bots."""
    app = TerminalApp(local_game, lang)
    async with app.run_test(size=size) as pilot:
        person = Person(app, pilot)
        await (person.settle() if waits else pilot.pause())
        yield person


def plays(local_game: LocalGame, test: Callable[[Person], Coroutine[Any, Any, None]], **how: Any) -> None:
    """Run a test with a person at a table."""

    async def run() -> None:
        async with sitting(local_game, **how) as person:
            await test(person)

    asyncio.run(run())
