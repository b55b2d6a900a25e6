"""Plays a script through the server, with everything that can go on around a game.

It runs the same in both worlds of a script, except for what the observing seat may not notice: what the others hold,
how long bots really think, and how fast people answer in a window.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec

from deadpan.bots import best_level
from deadpan.web.middleware import SecurityMiddleware
from tests.server.harness import HandClock, settle
from tests.web.driver import Socket, connect
from tests.web.twins import Script

SETTINGS = {"choice_seconds": 5, "game_seconds": 10, "hints": True, "patience": 5}
HOST = 0
GAME = ('{"type":"view"', '{"type":"step"')
"""How frames about the game begin."""


class ScriptPlayer:
    """A script being played. What happens is drawn from the script's seed, so it is the same in both worlds."""

    def __init__(
        self, app: SecurityMiddleware, code: str, tokens: list[str], clock: HandClock, script: Script, world: int
    ) -> None:
        self._app, self._code, self._tokens, self._clock = app, code, tokens, clock
        self._script = script
        self._world = world
        self._rng = Random(script.seed)
        self.mine: list[Socket] = []
        """The sockets of the observing seat, in the order of its connections."""
        others = [seat for seat in range(len(tokens)) if seat not in (HOST, script.seat)]
        self._bots = set(others[2:] or others[1:])
        """The seats of bots. The people who could have had these seats are spectators."""
        self._shared = [seat for seat in others if seat not in self._bots] if len(others) > 2 else []
        """The seats that share a device."""
        self._device: tuple[Socket, int | None] | None = None
        self._sockets: dict[int, Socket] = {}

    # -- connections ------------------------------------------------------------------------------------------------

    def everybody(self) -> list[Socket]:
        return [*self._sockets.values(), *self.mine, *([] if self._device is None else [self._device[0]])]

    async def _connect(self, token: str | None, **hello: Any) -> Socket:
        return await connect(self._app, self._code, token, self._clock, **hello)

    async def _show_device_to(self, seat: int | None) -> Socket:
        """A player uncovers the shared device, or it is covered."""
        if self._device is not None:
            self._device[0].hang_up()
            await settle()
        token = None if seat is None else self._tokens[seat]
        socket = await self._connect(token, also=[self._tokens[other] for other in self._shared if other != seat])
        self._device = socket, seat
        return socket

    async def _line(self, seat: int) -> Socket:
        """The player of a seat uses their connection."""
        if seat == self._script.seat:
            return self.mine[-1]
        if seat not in self._shared:
            return self._sockets[seat]
        if self._device is not None and self._device[1] == seat:
            return self._device[0]
        return await self._show_device_to(seat)

    # -- the script -------------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Connect all players, seat a few bots, and start the game."""
        for seat, token in enumerate(self._tokens):
            if seat == self._script.seat:
                self.mine.append(await self._connect(token))
            elif seat not in self._shared:
                self._sockets[seat] = await self._connect(token)
        if self._script.seat is None:
            self.mine.append(await self._connect(None))
        if self._shared:
            await self._show_device_to(None)
        host = await self._line(HOST)
        for seat in self._bots:
            host.say(type="bot", seat=seat, level=best_level(self._script.table.game.name))
        host.say(type="settings", settings=SETTINGS)
        host.say(type="start")
        await settle()

    async def play(self) -> None:
        """Play the game, with other messages in between."""
        for turn in range(4 * len(self._script.moves)):
            await self._go_around(turn)
            at = self._at()
            if at >= len(self._script.moves):
                break
            seat, _, _ = self._script.moves[at]
            if seat in self._bots:
                await self._until_told(at)
                continue
            manner = self._rng.choice([self._answer] * 5 + [self._be_away, self._be_gone, self._be_late])
            await manner(at, seat)
            if seat in self._shared:
                await self._show_device_to(None)

    async def end(self) -> None:
        """All agree to end the game early."""
        for seat in range(len(self._tokens)):
            if seat not in self._bots:
                (await self._line(seat)).say(type="end", agree=True)
                await settle()
        await self._clock.advance(5)

    def _at(self) -> int:
        """How many choices were told."""
        told = [frame for socket in self.mine for frame in socket.frames if frame.startswith(GAME)]
        return int(json.loads(told[-1])["n"])

    def _is_window_open(self, at: int) -> bool:
        """Whether the open question was asked by the last step, and its answer is held back for a window."""
        start, (line, times) = f'{{"type":"step","n":{at},', (self.mine[-1].frames, self.mine[-1].times)
        told_at = next((time for frame, time in zip(line, times, strict=True) if frame.startswith(start)), times[0])
        is_live = told_at > times[0]
        return is_live and self._script.moves[at][1] in self._script.windows and self._clock.now() - told_at < 0.15

    async def _until_told(self, at: int) -> None:
        """Advance the clock until a choice is told."""
        for _ in range(25):
            await settle()
            if self._at() != at:
                break
            await self._clock.advance(0.1)

    # -- answers to questions ---------------------------------------------------------------------------------------

    async def _answer(self, at: int, seat: int) -> None:
        """Answer at once, or late in one of the worlds if the observer may not know. The observer probes first."""
        socket = await self._line(seat)
        is_hidden = seat != self._script.seat and self._is_window_open(at)
        await self._clock.advance(0.05)
        if not is_hidden or self._world == 0:
            self._choose(socket, at)
        await settle()
        if self._at() == at:
            await self._clock.advance(0.15)
            await self._probe(at)
            await self._clock.advance(0.15)
        if is_hidden and self._world == 1:
            self._choose(socket, at)
        await self._until_told(at)

    async def _probe(self, at: int) -> None:
        """Send all kinds of messages, to compare the reactions."""
        _, serial, choice = self._script.moves[min(at, len(self._script.moves) - 1)]
        if serial in self._script.free:  # a free choice would be accepted, and can rightly reveal something
            self.mine[-1].say(type="why", choice=msgspec.to_builtins(choice))
        else:
            self._choose(self.mine[-1], at, "probe")
        for message in ({"type": "rename", "name": f"Prober {at}"}, {"type": "lobby"}, {"type": "resync"}):
            self.mine[-1].say(**message)
        await settle()

    def _choose(self, socket: Socket, at: int, name: str = "mine") -> None:
        _, serial, choice = self._script.moves[min(at, len(self._script.moves) - 1)]
        socket.say(type="choose", id=f"{name} {at}", serial=serial, choice=msgspec.to_builtins(choice))

    async def _be_away(self, at: int, seat: int) -> None:
        """A bot plays for an absent player who asked for it."""
        socket = await self._line(seat)
        socket.say(type="away")
        await settle()
        await self._clock.advance(2.5)
        socket.say(type="back")
        await settle()

    async def _be_gone(self, at: int, seat: int) -> None:
        """A bot plays for a player who disconnects and returns. The observing seat stays connected and is late."""
        if seat == self._script.seat:
            await self._be_late(at, seat)
            return
        socket = await self._line(seat)
        socket.hang_up()
        await settle()
        if self._rng.random() < 0.5:
            (await self._line(HOST)).say(type=self._rng.choice(["skip", "extend"]), seat=seat)
        await self._clock.advance(13)
        if seat in self._shared:
            socket = await self._show_device_to(seat)
        else:
            self._sockets[seat] = socket = await self._connect(self._tokens[seat])
        socket.say(type="back")
        await settle()

    async def _be_late(self, at: int, seat: int) -> None:
        """A bot chooses for a player whose clock has run out."""
        await self._line(seat)
        await self._clock.advance(18)

    # -- everything else --------------------------------------------------------------------------------------------

    async def _go_around(self, turn: int) -> None:
        what = self._rng.choice(["talk", "ask", "pause", "vote", "hurry", "resync", *["nothing"] * 4])
        someone = self._rng.choice([self.mine[-1], *self._sockets.values()])
        if what == "talk":
            someone.say(type="chat", text=f"{turn}?")
        elif what == "ask":
            for socket in (someone, self.mine[-1]):
                socket.say(type="why", choice=msgspec.to_builtins(self._script.moves[-1][2]))
                socket.say(type="hint")
        elif what == "pause":
            someone.say(type="pause", on=True)
            await self._clock.advance(0.3)
            await self._probe(self._at())
            await self._clock.advance(30)
            (await self._line(HOST)).say(type="pause", on=False)
        elif what == "vote":
            for agree in (True, False):
                someone.say(type="end", agree=agree)
        elif what == "hurry":
            (await self._line(HOST)).say(type="bots", fast=turn % 2 == 0)
        elif what == "resync":
            self.mine[-1].say(type="resync")
        if turn == 6 and self._bots:
            await self._take_over()
        if turn == 9:
            await self._come_back()
        if turn == 15 and self._shared:
            (await self._line(HOST)).say(type="remove", participant=self._shared[-1])
            self._bots.add(self._shared.pop())
        await settle()
        await self._clock.advance(self._rng.choice([0.0, 0.0, 0.1, 1.0]))

    async def _take_over(self) -> None:
        """A spectator takes the seat of a bot."""
        seat = min(self._bots)
        self._bots.remove(seat)
        self._sockets[seat].say(type="take", seat=seat, name="Late")
        await settle()

    async def _come_back(self) -> None:
        """The observing seat disconnects and reconnects."""
        old = self.mine[-1]
        old.hang_up()
        await settle()
        await self._clock.advance(1)
        seat, frame = self._script.seat, old.last("view")
        token = None if seat is None else self._tokens[seat]
        self.mine.append(await self._connect(token, stream=frame["stream"], have=self._at()))
