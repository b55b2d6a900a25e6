"""A seat moves to another device by a ticket: one use, ten minutes, a new token in place of the old one."""

from __future__ import annotations

import json

import pytest

from deadpan.server.errors import Forbidden, TooMuch
from deadpan.server.limits import Limits
from deadpan.server.messages import Hello
from deadpan.server.storage import InMemoryStore
from deadpan.server.tables import LiveTable
from tests.server.harness import HandClock, Player, in_play, make_registry, open_table, reread, run


async def arrive(table: LiveTable, token: str) -> Player:
    await table.token_service.activate(Hello(token))
    return Player(table, token)


def test_a_ticket_moves_a_seat_to_another_device_and_the_old_one_is_told() -> None:
    async def test() -> None:
        registry = make_registry()
        table, (ada, _) = await open_table(registry)
        ticket = await table.token_service.ticket(ada.token or "")
        kept = (await reread(registry, table.state.code)).state.participants[0]
        assert kept.ticket is not None, "it outlives a restart"
        old = Player(table, ada.token)
        token = await table.token_service.exchange(ticket, None)
        assert not old.line.closed, "an answer that is lost costs nobody their seat"
        new = await arrive(table, token)
        assert (new.line.last("welcome")["you"]["seat"], new.line.last("welcome")["you"]["host"]) == (0, True)
        assert new.line.last("view")["view"]["hand"] == old.line.last("view")["view"]["hand"]
        for line in (ada.line, old.line):
            assert line.closed == (1008, "moved")
        for each in (table, await reread(registry, table.state.code)):
            with pytest.raises(Forbidden, match="wrong-token"):
                Player(each, ada.token)
            with pytest.raises(Forbidden, match="wrong-ticket"):
                await each.token_service.exchange(ticket, None)
            Player(each, token)

    run(test())


def test_a_ticket_expires_after_ten_minutes_or_when_another_is_issued() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        code, tokens = await in_play(registry)
        token_service = (await registry.find(code)).token_service
        first, second = await token_service.ticket(tokens[0]), await token_service.ticket(tokens[0])
        with pytest.raises(Forbidden, match="wrong-ticket"):
            await token_service.exchange(first, None)
        await clock.advance(601)
        with pytest.raises(Forbidden, match="wrong-ticket"):
            await token_service.exchange(second, None)
        third = await token_service.ticket(tokens[0])
        await clock.advance(599)
        await token_service.exchange(third, None)

    run(test())


def test_a_ticket_is_only_given_for_the_own_token() -> None:
    async def test() -> None:
        registry = make_registry(limits=Limits(tickets=2))
        code, tokens = await in_play(registry)
        token_service = (await registry.find(code)).token_service
        with pytest.raises(Forbidden, match="wrong-token"):
            await token_service.ticket("nobody's")
        for _ in range(2):
            await token_service.ticket(tokens[1])
        with pytest.raises(TooMuch, match="too-many-tickets"):
            await token_service.ticket(tokens[1])

    run(test())


def test_a_current_token_cannot_be_exchanged_like_an_old_link() -> None:
    async def test() -> None:
        registry = make_registry()
        code, tokens = await in_play(registry)
        with pytest.raises(Forbidden, match="wrong-ticket"):
            await (await registry.find(code)).token_service.exchange(None, tokens[0])

    run(test())


def test_an_old_pass_is_exchanged_once_for_a_token() -> None:
    async def test() -> None:
        clock = HandClock()
        store = InMemoryStore()
        first = make_registry(store=store, clock=clock)
        code, tokens = await in_play(first)
        lines = [json.loads(line) for line in await store.read(code)]
        for line in lines:
            for younger in ("ticketed", "door"):
                line.pop(younger, None)
        old = [json.dumps(line).encode() for line in lines if line["entry"] != "invited"]
        before = InMemoryStore()
        await before.append(code, 0, old, 0.0, "playing")
        registry = make_registry(store=before, clock=clock)
        await registry.start()
        table = await registry.find(code)
        ada = Player(table, tokens[0])
        you = ada.line.last("welcome")["you"]
        assert (you["seat"], you["exchange"], you["invitation"]) == (0, True, None)
        lost = await table.token_service.exchange(None, tokens[0])
        assert Player(table, tokens[0]).line.last("welcome")["you"]["seat"] == 0
        token = await table.token_service.exchange(None, tokens[0])
        again = await arrive(table, token)
        assert (again.line.last("welcome")["you"]["seat"], again.line.last("welcome")["you"]["exchange"]) == (0, False)
        assert ada.line.closed == (1008, "moved")
        for worthless in (tokens[0], lost):
            with pytest.raises(Forbidden):
                Player(table, worthless)
            with pytest.raises(Forbidden):
                await table.token_service.exchange(None, worthless)
        assert Player(table, tokens[1]).line.last("welcome")["you"]["exchange"], "each has a pass of their own"

    run(test())
