"""Connecting and disconnecting over real sockets: what clients are told, and which connections are closed."""

from __future__ import annotations

from tests.server.harness import HandClock, in_play, lobby, make_registry, run, settle
from tests.web.driver import browser, connect, running


def test_a_removed_participant_is_told_why_disconnected_and_refused() -> None:
    async def test() -> None:
        host = make_registry()
        code, tokens = await lobby(host, 3)
        async with running(host) as app:
            ada, bo, cy = [await connect(app, code, token) for token in tokens]
            second = await connect(app, code, tokens[1], lang="fr")
            ada.say(type="remove", participant=1)
            await settle()
            for socket in (bo, second):
                assert socket.closed == (1008, "removed")
                assert socket.heard[-1]["code"] == "removed"
            assert second.heard[-1]["text"] == "L’hôte vous a retiré l’accès à cette table."
            assert cy.closed is None
            assert (await connect(app, code, tokens[1])).closed == (1008, "wrong-token")
            assert (await connect(app, code, None)).closed is None, "anybody may look on"

    run(test())


def test_messages_of_a_removed_participant_change_nothing() -> None:
    async def test() -> None:
        host = make_registry()
        code, tokens = await in_play(host, 3)
        async with running(host) as app:
            ada, bo = [await connect(app, code, token) for token in tokens[:2]]
            bo.is_deaf = True  # the close frame has not arrived yet
            ada.say(type="remove", participant=1)
            for message in ("pause", "end", "away", "back", "resync"):
                bo.say(type=message, **({"on": True} if message == "pause" else {}))
            bo.say(type="chat", text="I am still here")
            bo.say(type="rename", name="Ghost")
            for _ in range(50):
                await settle()
            written = b"".join(await host.services.store.read(code))
            assert b"still here" not in written
            assert b"Ghost" not in written
            assert b"paused" not in written
            bo.is_deaf = False
            await settle()
            assert [frame["type"] for frame in bo.heard][-1] == "error"

    run(test())


def test_a_missing_player_is_counted_down_and_returns_in_time() -> None:
    async def test() -> None:
        clock = HandClock()
        host = make_registry(clock=clock)
        code, tokens = await in_play(host, first=1)
        async with running(host) as app, browser(app) as http:
            ada, bo = [await connect(app, code, token, clock) for token in tokens]
            bo.hang_up()
            await settle()
            assert ada.last("table")["table"]["missing"] == [{"seat": 1, "left": 60.0}]
            assert (await http.get(f"/api/tables/{code}")).json()["missing"] == [{"seat": 1, "left": 60.0}]
            ada.say(type="skip", seat=1)
            await settle()
            assert ada.last("table")["table"]["seats"][1]["level"] == "sampler"
            back = await connect(app, code, tokens[1], clock, lang="pl")
            frame = back.last("view")
            back.say(type="choose", id="1", serial=frame["ask"]["serial"], choice=frame["legal"][0])
            await settle()
            assert back.last("refused")["text"] == "Bot gra za ciebie. Najpierw wróć do gry."
            back.say(type="back")
            back.say(type="choose", id="1", serial=frame["ask"]["serial"], choice=frame["legal"][0])
            await settle()
            assert back.last("accepted")["n"] == 1

    run(test())


def test_a_shared_device_counts_for_all_its_players() -> None:
    async def test() -> None:
        host = make_registry()
        code, tokens = await in_play(host, 3)
        async with running(host) as app:
            device = await connect(app, code, None, also=tokens)
            table = device.last("welcome")["table"]
            assert [seat["connected"] for seat in table["seats"]] == [True] * 3
            assert table["spectators"] == 0
            assert device.last("view")["stream"] == "1.-"
            wrong = await connect(app, code, tokens[0], also=["guess"])
            assert wrong.closed == (1008, "wrong-token")
            many = await connect(app, code, tokens[0], also=tokens * 3)
            assert many.closed is not None
            assert many.closed[0] == 1008

    run(test())


def test_the_host_is_told_at_once_of_invalid_options_and_settings() -> None:
    async def test() -> None:
        host = make_registry()
        code, tokens = await lobby(host)
        async with running(host) as app:
            ada = await connect(app, code, tokens[0])
            ada.say(type="options", options={"first": 3}, seats=2)
            await settle()
            assert ada.last("error")["code"] == "wrong-option-first"
            ada.say(type="settings", settings={"choice_seconds": 1})
            await settle()
            assert ada.last("error")["code"] == "wrong-value"
            ada.say(type="settings", settings={"choice_seconds": 30, "game_seconds": None, "patience": 5})
            await settle()
            ada.say(type="start")
            await settle()
            assert ada.heard[-1] == {
                "type": "clock", "banks": None, "choice": 30, "asked": ada.last("view")["waiting"], "spent": 0.0,
                "paused": False,
            }  # fmt: skip

    run(test())
