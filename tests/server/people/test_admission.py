"""Admission: at once with the invitation, with the code alone after a seated player admits the visitor."""

from __future__ import annotations

import pytest

from deadpan.server.errors import Forbidden, TooMuch, WrongMoment
from deadpan.server.limits import Limits
from deadpan.server.tables import LiveTable, TableRegistry
from tests.server.harness import HandClock, Player, come, make_registry, reread, run


async def made(registry: TableRegistry, door: str = "knock") -> tuple[LiveTable, Player]:
    admission = await registry.create("hush", {}, 3, "Ada", door=door)  # type: ignore[arg-type]
    table = await registry.find(admission.code)
    return table, Player(table, admission.token)


async def knock(table: LiveTable, name: str) -> Player:
    joining = await table.token_service.join(name)
    assert joining.knocks
    return Player(table, joining.token)


def test_a_visitor_with_the_invitation_is_admitted_at_once() -> None:
    async def test() -> None:
        table, ada = await made(make_registry())
        invitation = ada.line.last("welcome")["you"]["invitation"]
        joining = await table.token_service.join("Bo", invitation)
        assert not joining.knocks
        bo = Player(table, joining.token)
        assert bo.line.last("welcome")["you"]["invitation"] is None, "those who have no seat cannot pass it on"
        await bo.say(type="sit", seat=1)
        assert bo.line.last("welcome")["you"]["invitation"] == invitation

    run(test())


def test_a_visitor_with_the_code_knocks_and_any_seated_player_admits() -> None:
    async def test() -> None:
        registry = make_registry()
        table, ada = await made(registry)
        bo = Player(table, await come(table, "Bo"))
        cy = await knock(table, "Cy")
        assert cy.line.last("welcome")["you"]["standing"] == "knocking"
        assert ada.shown()["knocking"] == [{"participant": 2, "name": "Cy"}]
        assert [person["name"] for person in ada.shown()["people"]] == ["Ada", "Bo"]
        for message in (
            {"type": "sit", "seat": 1},
            {"type": "chat", "text": "hello"},
            {"type": "rename", "name": "Di"},
        ):
            assert await cy.refused(**message) == "not-let-in"
        assert await cy.refused(type="admit", participant=2, yes=True) == "not-let-in"
        assert await bo.refused(type="admit", participant=2, yes=True) == "not-seated"
        await bo.say(type="sit", seat=1)
        again = await reread(registry, table.state.code)
        bo, cy = Player(again, bo.token), Player(again, cy.token)
        assert await bo.refused(type="admit", participant=0, yes=True) == "nobody-knocks"
        await bo.say(type="admit", participant=2, yes=True)
        assert cy.line.last("welcome")["you"]["standing"] == "in"
        await cy.say(type="sit", seat=2)
        assert (cy.shown()["knocking"], cy.seat(2)["name"]) == ([], "Cy")

    run(test())


def test_a_rejected_visitor_is_not_a_participant() -> None:
    async def test() -> None:
        registry = make_registry()
        table, ada = await made(registry)
        cy = await knock(table, "Cy")
        await ada.say(type="admit", participant=1, yes=False)
        assert cy.line.closed == (1008, "turned-away")
        assert ada.shown()["knocking"] == []
        for each in (table, await reread(registry, table.state.code)):
            with pytest.raises(Forbidden, match="turned-away"):  # not only a client that is connected is told
                Player(each, cy.token)
        await knock(table, "Cy")

    run(test())


def test_the_code_alone_admits_to_an_open_table() -> None:
    async def test() -> None:
        table, ada = await made(make_registry(), "open")
        joining = await table.token_service.join("Bo")
        assert not joining.knocks
        await Player(table, joining.token).say(type="sit", seat=1)
        assert ada.seat(1)["name"] == "Bo"

    run(test())


def test_a_closed_table_admits_only_its_participants_and_the_invited() -> None:
    async def test() -> None:
        table, ada = await made(make_registry())
        stranger, cy = Player(table, None), await knock(table, "Cy")
        invited = Player(table, None, invitation=table.state.access.invitation)
        assert await cy.refused(type="door", door="closed") == "not-let-in"
        await ada.say(type="door", door="closed")
        assert stranger.line.closed == (1008, "table-closed")
        assert cy.line.closed == (1008, "turned-away")
        assert invited.line.closed is None
        with pytest.raises(Forbidden, match="table-closed"):
            await table.token_service.join("Di")
        for invitation in (None, "another"):
            with pytest.raises(Forbidden, match="table-closed"):
                Player(table, None, invitation=invitation)
        assert not (await table.token_service.join("Di", table.state.access.invitation)).knocks
        Player(table, ada.token)

    run(test())


def test_an_invitation_can_be_revoked() -> None:
    async def test() -> None:
        registry = make_registry()
        table, ada = await made(registry)
        before = table.state.access.invitation
        bo = Player(table, await come(table, "Bo"))
        await bo.say(type="sit", seat=1)
        assert await bo.refused(type="invite") == "not-host"
        await ada.say(type="invite")
        now = ada.line.last("welcome")["you"]["invitation"]
        assert now not in (None, before)
        again = await reread(registry, table.state.code)
        assert (await again.token_service.join("Cy", before)).knocks
        assert not (await again.token_service.join("Di", now)).knocks

    run(test())


def test_opening_the_table_admits_waiting_visitors() -> None:
    async def test() -> None:
        table, ada = await made(make_registry())
        cy = await knock(table, "Cy")
        await ada.say(type="door", door="open")
        assert cy.line.last("welcome")["you"]["standing"] == "in"

    run(test())


def test_an_old_table_gets_an_invitation_when_it_is_closed() -> None:
    async def test() -> None:
        table, ada = await made(make_registry(), "open")
        table.state.access.invitation = None
        await ada.say(type="resync")
        assert not (await table.token_service.join("Bo")).knocks
        await ada.say(type="door", door="knock")
        assert ada.line.last("welcome")["you"]["invitation"] is not None

    run(test())


def test_knocking_visitors_cannot_fill_the_table() -> None:
    async def test() -> None:
        table, _ = await made(make_registry(limits=Limits(knocking=2, knocks=4)))
        waiting = [await knock(table, f"Knocker {n}") for n in range(2)]
        with pytest.raises(TooMuch, match="too-many-knocks"):
            await table.token_service.join("Di")
        waiting[0].leave()
        await knock(table, "Di")
        assert [each.name for each in table.state.access.knocking] == ["Knocker 1", "Di"]
        waiting[1].leave()
        await knock(table, "Ed")
        with pytest.raises(TooMuch, match="too-many-knocks"):
            await table.token_service.join("Fay")
        assert not (await table.token_service.join("Gus", table.state.access.invitation)).knocks

    run(test())


def test_the_role_of_host_never_passes_to_a_newcomer() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        table, ada = await made(registry)
        bo = Player(table, await come(table, "Bo"))
        await bo.say(type="sit", seat=1)
        await ada.say(type="bot", seat=2, level="random")
        cy = Player(table, await come(table, "Cy"))
        await ada.say(type="start")
        assert await ada.refused(type="host", participant=2) == "not-of-this-game"
        ada.leave()
        bo.leave()
        await clock.advance(200)
        assert table.state.host == 0
        assert not cy.line.last("welcome")["you"]["host"]
        bo = Player(table, bo.token)
        await clock.advance(61)
        assert bo.line.last("welcome")["you"]["host"]

    run(test())


@pytest.mark.parametrize("name", ["Ada", "ada", "Аda", "Hazel", "HAZEL", "Hаzel"])
def test_names_at_a_table_must_look_different(name: str) -> None:
    async def test() -> None:
        table, ada = await made(make_registry())
        with pytest.raises(WrongMoment, match="name-of-a-bot" if name.lower().endswith("zel") else "name-taken"):
            await come(table, name)
        bo = Player(table, await come(table, "Bo"))
        assert await bo.refused(type="rename", name=name) in ("name-of-a-bot", "name-taken")
        assert await bo.refused(type="sit", seat=1, name=name) in ("name-of-a-bot", "name-taken")
        assert await ada.refused(type="rename", name="Ada") == "accepted", "one's own stays one's own"

    run(test())
