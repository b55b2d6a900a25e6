"""Wire twins: two games that differ only in what a seat may not know, played through the server.

Every frame that this seat's socket receives is the same, byte for byte and at the same time: with clocks, chat, pauses,
substitute bots, take-overs, shared devices and an agreed end.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from functools import reduce
from itertools import cycle, islice
from operator import or_
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from deadpan_hush import GAME as HUSH

from deadpan.frames import beats as frame_beats
from deadpan.game import GAMES, Game, game_called
from deadpan.kernel.beats import BeatGrouper
from deadpan.kernel.errors import RulesError, StaleAsk
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.types import Event, audience_of
from deadpan.server.scheduling import DEFAULT_BOT_SECONDS
from deadpan.server.tables.bot_turns import BotScheduler
from deadpan.server.tables.broadcast import GameBroadcast
from deadpan.server.tables.choices import ChoiceHandler
from deadpan.server.tables.player_clocks import PlayerClocks
from deadpan.testing.leaks import Leak, leaks_of
from deadpan.testing.tables import Seated, tables_of
from tests.installed import game_with_windows
from tests.server.harness import HandClock, lobby, make_registry, run, settle
from tests.tables import TABLES
from tests.web.driver import running
from tests.web.script_player import ScriptPlayer
from tests.web.twins import Posed, Script, ScriptedBots, script_with

pytestmark = pytest.mark.slow


async def heard(
    script: Script, world: int, game: AnyRules | None = None, grouper: BeatGrouper[Any] | None = None
) -> tuple[list[str], list[float]]:
    """What the observing seat's sockets received in one of the worlds, and when."""
    with nullcontext() if grouper is None else patch.object(frame_beats, "grouper_of", lambda _: grouper):
        return await _heard(script, world, game)


async def _heard(script: Script, world: int, game: AnyRules | None) -> tuple[list[str], list[float]]:
    clock, table = HandClock(), script.table
    rules = table.game if game is None else game
    games: dict[str, Any] = {table.game.name: Posed(rules, script.opening(world, rules))}
    bots = ScriptedBots(script, clock, (0.1 * DEFAULT_BOT_SECONDS, 0.9 * DEFAULT_BOT_SECONDS)[world])
    host = make_registry(clock=clock, games=games, bots=bots)
    async with running(host) as app:
        code, tokens = await lobby(host, table.seats, table.game.name, **table.options)
        player = ScriptPlayer(app, code, tokens, clock, script, world)
        await player.begin()
        await player.play()
        await player.end()
        for socket in player.everybody():
            socket.hang_up()
        await settle()
    frames = [frame for socket in player.mine for frame in socket.frames]
    return frames, [round(time, 6) for socket in player.mine for time in socket.times]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_seat_cannot_tell_two_worlds_apart_by_its_frames(table: Seated) -> None:
    async def test() -> None:
        rng = Random(str(table))
        for number in range(2):
            seat = rng.choice([*range(table.seats), None])
            script = script_with(table, f"twins {number}", has_moves, [seat])
            one, two = await heard(script, 0), await heard(script, 1)
            assert one == two
            assert overheard(one[0], table.game, seat) == []
            told = [msgspec.json.decode(frame) for frame in one[0]]
            last = max(frame["n"] for frame in told if frame["type"] in ("view", "step"))
            assert last == len(script.moves), "the whole script was played"

    run(test())


def overheard(frames: list[str], game: AnyRules, seat: int | None) -> list[Event]:
    """The received events that this seat may not hear, by their classes."""
    kind, found = reduce(or_, game.event_types), list[Event]()
    for frame in map(msgspec.json.decode, frames):
        told = frame.get("events") or frame.get("view", {}).get("events", []) if isinstance(frame, dict) else []
        found += [event for event in msgspec.convert(told, list[kind]) if not audience_of(event).hears(seat)]  # type: ignore[valid-type]
    return found


def has_moves(script: Script) -> bool:
    return bool(script.moves)


def tells(script: Script, kind: type[Event] | None) -> bool:
    """Whether a choice is made, and an event of this kind is told to others only."""
    return bool(script.moves) and (kind is None or kind in script.whispers)


def games_with_leaks() -> list[Any]:
    """Every leak that can reach a player over a connection, in every game.

    Leaks that differ only in the declared audience are left out: on the wire they are the same.
    """
    games = [game_called(name) for name in GAMES] + [HUSH]
    return [
        pytest.param(game, leak, id=f"{game.name}: {leak.name}")
        for game in games
        for leak in leaks_of(game.rules)
        if leak.on_the_wire and not leak.name.startswith("declares") and not leak.name.endswith("a seat too many")
    ]


@pytest.mark.parametrize(("game", "leak"), games_with_leaks())
def test_a_deliberate_leak_changes_the_frames(game: Game, leak: Leak, request: pytest.FixtureRequest) -> None:
    if game is HUSH:
        request.getfixturevalue("hush")  # the server asks the registry which bots the game has

    async def test() -> bool:
        kind = getattr(leak.make, "keywords", {}).get("kind")
        for number, table in enumerate(islice(cycle(tables_of(game)[::-1]), 12)):
            try:
                script = script_with(table, f"leak {number}", lambda script: tells(script, kind), tries=250)
            except LookupError:
                continue  # an event that is told to others only does not happen at this table
            if await (is_overheard if leak.is_told else differs)(script, leak):
                return True
        return False

    async def check() -> None:
        assert await test()

    run(check())


async def differs(script: Script, leak: Leak) -> bool:
    """Whether the observing seat can tell the worlds apart if the game leaks."""
    found = []
    for world in (0, 1):
        game, grouper = leak.make(script.table.game), leak.group(script.table.grouper)
        try:
            found.append(str(await heard(script, world, game, grouper)))
        except RulesError as refusal:  # a choice made in one world is impossible in the other
            found.append(str(refusal))
    return found[0] != found[1]


async def is_overheard(script: Script, leak: Leak) -> bool:
    """Whether the observing seat receives an event that it may not hear."""
    frames, _ = await heard(script, 0, leak.make(script.table.game))
    return bool(overheard(frames, script.table.game, script.seat))


def leak_the_time_of_answers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(GameBroadcast, "_window_seconds", lambda self: 0.0)


def leak_the_time_of_answers_by_the_banks(patch: pytest.MonkeyPatch) -> None:
    def spent(self: PlayerClocks, showing: GameBroadcast, seat: int) -> int:
        return round((self._time.now() - showing.sent_at) * 1000) + 5000

    patch.setattr(PlayerClocks, "spent", spent)


def leak_that_there_is_an_answer(patch: pytest.MonkeyPatch) -> None:
    commit = ChoiceHandler._commit

    async def commit_unless_held(self: ChoiceHandler, showing: GameBroadcast, *args: Any) -> None:
        if showing.is_held:
            raise StaleAsk("stale-ask")
        await commit(self, showing, *args)

    patch.setattr(ChoiceHandler, "_commit", commit_unless_held)


def leak_how_long_bots_think(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(BotScheduler, "_delay", lambda *_: 0.0)


@pytest.mark.parametrize(
    "leak",
    [
        leak_the_time_of_answers,
        leak_the_time_of_answers_by_the_banks,
        leak_that_there_is_an_answer,
        leak_how_long_bots_think,
    ],
)
def test_a_server_that_leaks_fails_the_comparison(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> bool:
        table = Seated(game_with_windows(), {}, 4)
        leak(monkeypatch)
        for number in range(24):
            script = script_with(table, f"window {number}", lambda script: script.seat == 1 and script.windows)
            if await heard(script, 0) != await heard(script, 1):
                return True
        return False

    async def check() -> None:
        assert await test()

    run(check())
