"""The lobby of a table, and which participants may change what."""

from __future__ import annotations

from typing import Any

import pytest

from deadpan.kernel.errors import RecordError, SetupError
from deadpan.server.errors import Forbidden, TableError, WrongMoment
from tests.hush_variants import LONG
from tests.server.harness import HandClock, Player, asked, come, in_play, lobby, make_registry, open_table, run


def test_the_maker_is_host_and_has_the_first_seat() -> None:
    async def test() -> None:
        registry = make_registry()
        made = await registry.create("hush", {"copies": 2}, 3, "  Zoé   B ")
        player = Player(await registry.find(made.code.lower()), made.token)
        welcome = player.line.last("welcome")
        assert welcome["you"] == {
            "participant": 0, "seat": 0, "host": True, "name": "Zoé B", "standing": "in",
            "invitation": made.invitation, "exchange": False, "back_to": None,
        }  # fmt: skip
        assert welcome["table"]["phase"] == "lobby"
        assert welcome["table"]["options"] == {"copies": 2}
        assert [seat["kind"] for seat in welcome["table"]["seats"]] == ["person", "open", "open"]

    run(test())


def test_players_sit_stand_and_swap_and_all_are_told() -> None:
    async def test() -> None:
        registry = make_registry()
        made = await registry.create("hush", {}, 3, "Ada")
        table = await registry.find(made.code)
        ada, bo = Player(table, made.token), Player(table, await come(table, "Bo"))
        assert ada.line.last("table")["table"]["spectators"] == 1
        await bo.say(type="sit", seat=2, name="Bob")
        you = bo.line.last("welcome")["you"]
        assert (you["participant"], you["seat"], you["host"], you["name"]) == (1, 2, False, "Bob")
        assert ada.line.last("table")["table"]["seats"][2]["name"] == "Bob"
        await ada.say(type="swap", a=0, b=2)
        assert (ada.line.last("welcome")["you"]["seat"], bo.line.last("welcome")["you"]["seat"]) == (2, 0)
        await bo.say(type="sit", seat=1)
        assert [seat["name"] for seat in ada.line.last("table")["table"]["seats"]] == [None, "Bob", "Ada"]
        await bo.say(type="stand")
        assert bo.line.last("welcome")["you"]["seat"] is None
        await bo.say(type="sit", seat=0)
        await ada.say(type="bot", seat=1, level="random")
        seat = ada.line.last("table")["table"]["seats"][1]
        assert (seat["kind"], seat["level"], seat["connected"]) == ("bot", "random", True)
        await ada.say(type="empty", seat=0)
        assert bo.line.last("welcome")["you"]["seat"] is None
        await ada.say(type="options", options={"copies": 2, "highest": 6}, seats=4)
        shown = bo.line.last("table")["table"]
        assert (shown["options"], len(shown["seats"])) == ({"copies": 2}, 4)

    run(test())


@pytest.mark.parametrize(
    ("message", "problem", "code"),
    [
        ({"type": "sit", "seat": 0}, WrongMoment, "seat-taken"),
        ({"type": "sit", "seat": 9}, TableError, "no-such-seat"),
        ({"type": "sit", "seat": -1}, TableError, "no-such-seat"),
        ({"type": "rename", "name": "\u202egnp.exe"}, TableError, "bad-nickname"),
        ({"type": "rename", "name": " \t "}, TableError, "bad-nickname"),
        ({"type": "rename", "name": "x" * 25}, TableError, "bad-nickname"),
        ({"type": "start"}, Forbidden, "not-host"),
        ({"type": "bots", "fast": True}, Forbidden, "not-host"),
        ({"type": "rematch"}, Forbidden, "not-host"),
        ({"type": "swap", "a": 0, "b": 1}, Forbidden, "not-host"),
        ({"type": "choose", "id": "1", "serial": 0, "choice": {}}, Forbidden, "not-seated"),
        ({"type": "hello"}, WrongMoment, "hello-again"),
    ],
)
def test_commands_that_a_guest_may_not_give_change_nothing(message: Any, problem: type[Exception], code: str) -> None:
    async def test() -> None:
        registry = make_registry()
        made = await registry.create("hush", {}, 2, "Ada")
        table = await registry.find(made.code)
        guest = Player(table, await come(table, "Bo"))
        before = await registry.services.store.read(made.code)
        with pytest.raises(problem) as refusal:
            await guest.say(**message)
        assert refusal.value.code == code  # type: ignore[attr-defined]
        assert await registry.services.store.read(made.code) == before

    run(test())


@pytest.mark.parametrize(
    ("message", "problem"),
    [
        ({"type": "start"}, WrongMoment),
        ({"type": "rematch"}, WrongMoment),
        ({"type": "lobby"}, WrongMoment),
        ({"type": "bot", "seat": 1, "level": "godlike"}, TableError),
        ({"type": "options", "options": {"copies": "xx"}, "seats": 2}, SetupError),
        ({"type": "options", "options": {}, "seats": 99}, RecordError),
        ({"type": "options", "options": {"first": 2}, "seats": 2}, SetupError),
        ({"type": "empty", "seat": 5}, TableError),
    ],
)
def test_commands_that_a_host_may_not_give_are_refused(message: Any, problem: type[Exception]) -> None:
    async def test() -> None:
        registry = make_registry()
        made = await registry.create("hush", {}, 2, "Ada")
        with pytest.raises(problem):
            await Player(await registry.find(made.code), made.token).say(**message)

    run(test())


def test_an_anonymous_spectator_cannot_act() -> None:
    async def test() -> None:
        registry = make_registry()
        code, _ = await lobby(registry)
        onlooker = Player(await registry.find(code), None)
        assert onlooker.line.last("welcome")["you"] == {
            "participant": None, "seat": None, "host": False, "name": None, "standing": None,
            "invitation": None, "exchange": False, "back_to": None,
        }  # fmt: skip
        with pytest.raises(Forbidden):
            await onlooker.say(type="sit", seat=0)
        with pytest.raises(Forbidden):
            await onlooker.say(type="choose", id="x", serial=0, choice={})

    run(test())


def test_a_wrong_token_or_one_of_another_table_is_refused() -> None:
    async def test() -> None:
        registry = make_registry()
        code, _ = await lobby(registry)
        _, others = await lobby(registry)
        table = await registry.find(code)
        for token in ("", "x", others[0], others[1]):
            with pytest.raises(Forbidden) as refusal:
                Player(table, token)
            assert token == "" or token not in str(refusal.value)
        assert not len(table.connections)

    run(test())


def test_tokens_are_kept_as_fingerprints_only() -> None:
    async def test() -> None:
        registry = make_registry()
        code, tokens = await in_play(registry)
        written = b"".join(await registry.services.store.read(code)).decode()
        assert all(token not in written for token in tokens)

    run(test())


def test_no_frame_ever_holds_a_token_or_a_fingerprint() -> None:
    async def test() -> None:
        table, players = await open_table(make_registry(games=LONG))
        for _ in range(30):
            await asked(players).choose()
        said = b"".join(frame for player in players for frame in player.line.frames).decode()
        assert "token" not in said
        assert all(person.key not in said for person in table.state.participants.values())

    run(test())


def test_the_role_of_host_passes_on_when_the_host_stays_away() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        code, tokens = await lobby(registry, 3)
        table = await registry.find(code)
        players = [Player(table, token) for token in tokens]
        onlooker = Player(table, await come(table, "early bird"))
        players[0].leave()
        await clock.advance(59)
        back = Player(table, tokens[0])
        back.leave()
        await clock.advance(59)
        assert not players[1].line.last("welcome")["you"]["host"]
        await clock.advance(2)
        assert players[1].line.last("welcome")["you"]["host"]
        assert not onlooker.line.last("welcome")["you"]["host"]
        await players[1].say(type="start")

    run(test())


def test_a_change_of_options_keeps_those_that_it_does_not_name() -> None:
    async def test() -> None:
        registry = make_registry()
        made = await registry.create("hush", {"copies": 4}, 3, "Ada")
        ada = Player(await registry.find(made.code), made.token)
        await ada.say(type="options", options={"highest": 9})
        await ada.say(type="options", seats=4)
        await ada.say(type="options")
        assert (ada.shown()["options"], len(ada.shown()["seats"])) == ({"copies": 4, "highest": 9}, 4)
        await ada.say(type="options", options={"copies": 3})
        assert ada.shown()["options"] == {"highest": 9}
        await ada.say(type="options", game="hush", options={"copies": 2})
        assert (ada.shown()["options"], len(ada.shown()["seats"])) == ({"copies": 2}, 4)
        await ada.say(type="settings", settings={"patience": 20})
        await ada.say(type="settings", settings={"hints": True})
        assert (ada.shown()["settings"]["patience"], ada.shown()["settings"]["hints"]) == (20, True)

    run(test())


def test_invalid_options_are_refused_before_the_start() -> None:
    async def test() -> None:
        registry = make_registry()
        code, tokens = await lobby(registry, 4, first=3)
        ada = Player(await registry.find(code), tokens[0])
        before = ada.shown()
        assert await ada.refused(type="options", options={"first": 3}, seats=3) == "wrong-option-first"
        assert await ada.refused(type="options", options={"first": 2}, seats=2) == "wrong-option-first"
        assert ada.shown() == before
        with pytest.raises(SetupError):
            await registry.create("hush", {"first": 3}, 3, "Bo")
        await ada.say(type="start")

    run(test())
