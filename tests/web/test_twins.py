"""Wire twins: two games that differ only in what a seat may not know, driven through the server.

Every frame that this seat's socket receives is the same, byte for byte and at the same time.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any
from zlib import crc32

import msgspec
import pytest

from deadpan.games import GAMES
from deadpan.host.bots import InlineBots
from deadpan.kernel.errors import RulesError
from deadpan.kernel.game import AnyGame
from deadpan.kernel.play import Choice, Step
from tests.contract.tables import TABLES, Seated, plies
from tests.host.house import HandClock, Player, lobby, make_host, run, settle
from tests.web.driver import Socket, connect, running

MOST = 25
PAIRS = 2
SETTINGS = {"choice_seconds": None, "game_seconds": None, "hints": True, "patience": 60}


class Posed:
    """A game that opens in a world that is given, whatever was dealt."""

    def __init__(self, game: AnyGame, opening: Step[Any]) -> None:
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
        step = table.open(seed)
        for ply in plies(table, seed, rng.randrange(50)):
            if game.asks(ply.step.state):
                step = ply.step
        twin = game.redeal(game.view(step.state, seat), rng)
        worlds = [step.state, twin]
        self.openings = [Step(world, step.told) for world in worlds]
        self.moves: list[tuple[int, int, Choice]] = []
        while len(self.moves) < MOST and (asks := game.asks(worlds[0])):
            asked = asks[0].seat
            both = set(game.legal_in(worlds[1], asked)).intersection(game.legal_in(worlds[0], asked))
            ordered = [choice for choice in game.legal_in(worlds[0], asked) if choice in both]
            found = self._same(game, worlds, asked, rng.sample(ordered, min(12, len(ordered))))
            if found is None:
                break
            self.moves.append((asked, asks[0].serial, found[0]))
            worlds = found[1]

    def _same(
        self, game: AnyGame, worlds: list[Any], asked: int, tries: list[Choice]
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


class Seeing(InlineBots):
    """Bots whose choice comes from all that they see, and from nothing else."""

    async def choose(self, game: str, level: str, view: Any, seed: str) -> tuple[Choice, bool]:
        seen = crc32(msgspec.json.encode(GAMES[game].show(view)))
        legal = GAMES[game].legal(view)
        return legal[seen % len(legal)], True


def small_talk(number: int, mine: Socket, everyone: list[Socket], choice: Choice) -> None:
    """What goes on beside the game: people talk, and the seat asks for every advice there is."""
    everyone[number % len(everyone)].say(type="chat", text=f"move {number}")
    mine.say(type="emote", emote="suspicious")
    mine.say(type="why", choice=msgspec.to_builtins(choice))
    mine.say(type="hint")


async def frames_of(
    table: Seated, script: Script, world: int, posed: type[Posed] = Posed
) -> tuple[list[str], list[float]]:
    """Play a script in one of its worlds through the server; what the seat's socket got, and when."""
    clock = HandClock()
    games = {table.game.name: posed(table.game, script.openings[world])}
    host = make_host(clock=clock, games=games, bots=Seeing())
    async with running(host) as app:
        code, tokens = await lobby(host, table.seats, table.game.name, **table.options)
        maker = Player(await host.find(code), tokens[0])
        await maker.say(type="settings", settings=SETTINGS)
        await maker.say(type="start")
        maker.leave()
        everyone = [await connect(app, code, token, clock) for token in tokens]
        watching = await connect(app, code, None, clock)
        mine = watching if script.seat is None else everyone[script.seat]
        rng = Random(7)
        for number, (seat, serial, choice) in enumerate(script.moves):
            await clock.advance(rng.choice([0.0, 0.2, 3.0]))
            raw = msgspec.to_builtins(choice)
            small_talk(number, mine, everyone, choice)
            await settle()
            # The seat tries things out of turn, and against the rules.
            mine.say(type="choose", id=f"try {number}", serial=serial, choice=raw)
            await settle()
            if seat != script.seat:
                everyone[seat].say(type="choose", id=str(number), serial=serial, choice=raw)
            await settle()
            await clock.advance(2.0)
            if number % 10 == 0:
                mine.say(type="resync")
        await settle()
        for socket in [*everyone, watching]:
            socket.hang_up()
        return mine.frames, mine.times


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_seat_cannot_tell_two_worlds_apart_by_anything_on_its_wire(table: Seated) -> None:
    async def test() -> None:
        rng = Random(str(table))
        compared = 0
        for number in range(PAIRS):
            script = Script(table, rng.choice([*range(table.seats), None]), f"twins {number}")
            one = await frames_of(table, script, 0)
            two = await frames_of(table, script, 1)
            assert one == two
            compared += len(one[0])
        assert compared > 5 * PAIRS

    run(test())


def test_twins_are_told_of_everything_that_goes_on() -> None:
    async def test() -> None:
        table = Seated(GAMES["ten-to-kill"], {}, 2)
        kinds = set()
        for number in range(3):
            frames, _ = await frames_of(table, Script(table, 0, f"kinds {number}"), 0)
            kinds |= {json.loads(frame)["type"] for frame in frames}
        assert kinds >= {"welcome", "table", "view", "step", "chat", "why", "hint", "accepted", "refused", "error"}

    run(test())


def test_a_game_that_leaks_is_found_out() -> None:
    class Leaking(Posed):
        def changes(self, then: Any, now: Any) -> dict[str, Any]:
            return {**self.game.changes(then, now), "leak": self.game.position(self.opening.state)["hands"]}

    async def test() -> None:
        table = Seated(GAMES["ten-to-kill"], {}, 3)
        found = []
        for number in range(5):
            script = Script(table, 0, f"leak {number}")
            one, two = [await frames_of(table, script, world, Leaking) for world in (0, 1)]
            found.append(one != two)
        assert any(found)

    run(test())
