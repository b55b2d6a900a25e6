"""What a client without access cannot do at a table, and what admitted ones can."""

from __future__ import annotations

from typing import Any

import httpx

from deadpan.server.limits import Limits, credentials
from deadpan.web.middleware import SecurityMiddleware
from tests.server.harness import HandClock, Json, make_registry, run, settle
from tests.web.driver import Socket, browser, connect, running


async def join(http: httpx.AsyncClient, made: Json, name: str, invitation: str | None = None) -> Json:
    """Join a table, with the invitation or without."""
    body = {"name": name} if invitation is None else {"name": name, "invitation": invitation}
    answer = await http.post(f"/api/tables/{made['code']}/participants", json=body)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def refused(socket: Socket, **message: Any) -> str:
    """The code with which a message is refused."""
    before = len(socket.frames)
    socket.say(**message)
    await settle()
    errors = [frame["code"] for frame in socket.heard[before:] if frame["type"] == "error"]
    return str(errors[0]) if errors else "accepted"


async def night(
    app: SecurityMiddleware, http: httpx.AsyncClient, clock: HandClock
) -> tuple[Json, list[str], list[Json]]:
    """Ann, Ben and Cy play with a bot at a table where newcomers knock, then disconnect; their tokens and hands."""
    body = {"game": "hush", "name": "Ann", "seats": 4, "door": "knock", "options": {"first": 0}}
    made = (await http.post("/api/tables", json=body)).json()
    tokens = [made["token"]]
    for seat, name in ((1, "Ben"), (2, "Cy")):
        tokens.append((await join(http, made, name, made["invitation"]))["token"])
        guest = await connect(app, made["code"], tokens[-1])
        guest.say(type="sit", seat=seat)
        await settle()
        guest.hang_up()
    ann = await connect(app, made["code"], tokens[0])
    for message in ({"type": "bot", "seat": 3, "level": "random"}, {"type": "start"}):
        ann.say(**message)
        await settle()
    ann.hang_up()
    hands = []
    for token in tokens:
        socket = await connect(app, made["code"], token)
        hands.append(socket.last("view")["view"]["hand"])
        socket.hang_up()
    await clock.advance(600)
    return made, tokens, hands


def test_a_stranger_cannot_take_over_a_sleeping_game() -> None:
    async def test() -> None:
        clock = HandClock()
        host = make_registry(clock=clock, limits=Limits(unload_after=300))
        async with running(host) as app, browser(app) as http:
            made, tokens, hands = await night(app, http, clock)
            code = made["code"]
            assert host.unload_idle() == 1
            knocking = await join(http, made, "Mallory")
            assert knocking["knocks"]
            mallory = await connect(app, code, knocking["token"])
            assert mallory.last("view")["view"]["hand"] == []
            theft: tuple[Json, ...] = (
                {"type": "admit", "participant": 3, "yes": True},
                {"type": "host", "participant": 3},
                {"type": "take", "seat": 1},
                {"type": "end", "agree": True},
                {"type": "chat", "text": "who is there?"},
            )
            assert [await refused(mallory, **step) for step in theft] == ["not-let-in"] * 5
            await clock.advance(200)
            assert mallory.last("welcome")["you"]["host"] is False

            # The same if the stranger was admitted, or has the invitation.
            invited = await connect(app, code, (await join(http, made, "Mallory 2", made["invitation"]))["token"])
            await clock.advance(200)
            assert invited.last("welcome")["you"]["host"] is False
            assert [
                await refused(invited, type="remove", participant=0),
                await refused(invited, type="host", participant=4),
                await refused(invited, type="take", seat=1),
                await refused(invited, type="end", agree=True),
                await refused(invited, type="pause", on=True),
                await refused(invited, type="skip", seat=0),
                await refused(invited, type="door", door="open"),
                await refused(invited, type="invite"),
            ] == ["not-host", "not-host", "seat-taken", "not-seated", "not-seated", *["not-host"] * 3]
            assert await refused(invited, type="take", seat=3) == "accepted", "he may ask"
            assert await refused(invited, type="consent", participant=4, agree=True) == "accepted"
            await clock.advance(600)
            assert invited.last("view")["view"]["hand"] == [], "and nobody has agreed"
            assert (await http.get(f"/api/tables/{code}/record")).json()["code"] == "not-over"

            for seat, token in enumerate(tokens):  # the players return
                socket = await connect(app, code, token)
                you, view = socket.last("welcome")["you"], socket.last("view")["view"]
                assert (you["seat"], you["host"], view["hand"]) == (seat, seat == 0, hands[seat])

    run(test())


def test_a_seat_in_a_running_game_is_taken_only_by_consent() -> None:
    async def test() -> None:
        clock = HandClock()
        host = make_registry(clock=clock)
        async with running(host) as app, browser(app) as http:
            made, tokens, _ = await night(app, http, clock)
            code = made["code"]
            ann, ben, cy = [await connect(app, code, token) for token in tokens]
            ann.say(type="remove", participant=1)
            await settle()
            names = ("A stranger", "Ann as well", "Benjamin")
            others = [
                await connect(app, code, (await join(http, made, name, made["invitation"]))["token"]) for name in names
            ]
            for seat, other in zip((3, 1, 1), others, strict=True):
                assert await refused(other, type="take", seat=seat) == "accepted"
            for number in (3, 4, 5):
                ann.say(type="consent", participant=number, agree=True)
            ben.say(type="consent", participant=5, agree=True)
            await clock.advance(100)
            for other in others:
                assert other.last("view")["view"]["hand"] == []
                assert other.last("welcome")["you"]["seat"] is None
            cy.say(type="consent", participant=3, agree=True)
            await settle()
            assert others[0].last("welcome")["you"]["seat"] == 3
            assert others[0].last("view")["view"]["hand"] != []
            assert [other.last("welcome")["you"]["seat"] for other in others[1:]] == [None, None]
            ann.say(type="remove", participant=1, on=False)
            await settle()
            assert ben.last("welcome")["you"]["seat"] == 1
            assert [other.last("welcome")["you"]["seat"] for other in others[1:]] == [None, None]

    run(test())


def test_newcomers_with_the_code_alone_knock_unless_the_maker_chose_another_door() -> None:
    async def test() -> None:
        async with running(make_registry()) as app, browser(app) as http:
            body = {"game": "hush", "name": "Ann"}
            for route in ("/api/tables", "/api/play"):
                for door, knocks in (({}, True), ({"door": "open"}, False)):
                    made = (await http.post(route, json={**body, **door})).json()
                    assert (await join(http, made, "Bo"))["knocks"] is knocks
                    assert (await join(http, made, "Cy", made["invitation"]))["knocks"] is False

    run(test())


def test_a_closed_table_reveals_only_that_it_exists() -> None:
    async def test() -> None:
        host = make_registry()
        async with running(host) as app, browser(app) as http:
            body = {"game": "hush", "name": "Ann", "bots": "random", "options": {"first": 0}}
            made = (await http.post("/api/play", json={**body, "door": "closed"})).json()
            table = f"/api/tables/{made['code']}"
            ann = await connect(app, made["code"], made["token"])
            ann.say(type="end", agree=True)
            await settle()
            for path in (table, f"{table}/record", f"{table}/games/1/record"):
                for secret in (None, "nothing", "Bearer", "Bearer nobody's", f"Basic {made['token']}"):
                    headers = {} if secret is None else {"authorization": secret}
                    answer = await http.get(path, headers=headers)
                    assert (answer.status_code, answer.json()["code"]) == (403, "table-closed")
                    assert "Ann" not in answer.text
                    assert "hush" not in answer.text
                for secret in (made["token"], made["invitation"]):
                    assert (await http.get(path, headers={"authorization": f"Bearer {secret}"})).status_code == 200
            answer = await http.post(f"{table}/participants", json={"name": "Eve"})
            assert (answer.status_code, answer.json()["code"]) == (403, "table-closed")
            stranger = await connect(app, made["code"], None)
            assert stranger.closed == (1008, "table-closed")
            assert [frame["type"] for frame in stranger.heard] == ["error"]
            assert (await connect(app, made["code"], None, invitation=made["invitation"])).closed is None

    run(test())


def test_a_ticket_is_exchanged_over_http_once() -> None:
    async def test() -> None:
        host = make_registry()
        async with running(host) as app, browser(app) as http:
            made = (await http.post("/api/play", json={"game": "hush", "name": "Ann"})).json()
            table = f"/api/tables/{made['code']}"
            old = await connect(app, made["code"], made["token"], lang="fr")
            given = (await http.post(f"{table}/tickets", json={"token": made["token"]})).json()
            assert given["seconds"] == 600
            answer = await http.post(f"{table}/tokens", json={"ticket": given["ticket"]})
            assert answer.status_code == 201
            assert "error" not in {frame["type"] for frame in old.heard}
            new = await connect(app, made["code"], answer.json()["token"])
            assert new.last("welcome")["you"]["seat"] == 0
            assert old.closed == (1008, "moved")
            assert old.last("error")["text"] == "Votre place est passée sur un autre appareil."
            for body in ({"ticket": given["ticket"]}, {"token": made["token"]}, {}):
                assert (await http.post(f"{table}/tokens", json=body)).status_code == 403
            assert (await http.post(f"{table}/tickets", json={"token": made["token"]})).status_code == 403
            assert (await connect(app, made["code"], made["token"])).closed == (1008, "wrong-token")

    run(test())


def test_a_table_continued_from_a_record_warns_whoever_sits_down() -> None:
    async def test() -> None:
        host = make_registry()
        async with running(host) as app, browser(app) as http:
            body = {"game": "hush", "name": "Ann", "bots": "random", "options": {"first": 0}}
            first = (await http.post("/api/play", json=body)).json()
            dealt = (await http.get(f"/api/tables/{first['code']}")).json()
            assert dealt["played_on"] is False
            ann = await connect(app, first["code"], first["token"])
            ann.say(type="end", agree=True)
            await settle()
            record = (await http.get(f"/api/tables/{first['code']}/record")).json()
            made = (await http.post("/api/branch", json={"record": record, "at": 0, "seat": 0, "name": "Mark"})).json()
            mark = await connect(app, made["code"], made["token"])
            assert mark.last("welcome")["table"]["played_on"] is True
            vic = await connect(app, made["code"], (await join(http, made, "Vic", made["invitation"]))["token"])
            assert await refused(vic, type="take", seat=1) == "played-on"
            assert await refused(vic, type="take", seat=1, knowing=True) == "accepted"
            mark.say(type="consent", participant=1, agree=True)
            await settle()
            assert vic.last("welcome")["you"]["seat"] == 1

    run(test())


def test_there_are_a_hundred_million_codes_and_old_codes_still_work() -> None:
    words = len(credentials._WORDS)
    made = {credentials.SecureCredentials().code() for _ in range(200)}
    assert len(made) == 200
    for code in made:
        first, second, number = code.split("-")
        assert {first, second} <= set(credentials._WORDS)
        assert 10_000 <= int(number) <= 99_999
        assert len(code) <= credentials.LONGEST_CODE
    assert words * words * 90_000 >= 10**8
