"""During a game another player takes over a seat only with the consent of the players."""

from __future__ import annotations

from deadpan.server.tables import LiveTable, TableRegistry
from tests.server.harness import HandClock, Player, come, make_registry, open_table, reread, run, take


async def two_and_a_bot(registry: TableRegistry) -> tuple[LiveTable, Player, Player]:
    """Ada and Bo play with a bot in the third seat."""
    made = await registry.create("hush", {"first": 0}, 3, "Ada")
    table = await registry.find(made.code)
    ada, bo = Player(table, made.token), Player(table, await come(table, "Bo"))
    await bo.say(type="sit", seat=1)
    await ada.say(type="bot", seat=2, level="random")
    await ada.say(type="start")
    return table, ada, bo


def test_a_bots_seat_is_given_when_all_players_agree() -> None:
    async def test() -> None:
        registry = make_registry()
        table, ada, bo = await two_and_a_bot(registry)
        cy = Player(table, await come(table, "Cy"))
        await cy.say(type="take", seat=2)
        assert cy.line.last("welcome")["you"]["seat"] is None
        asking = {"participant": 2, "name": "Cy", "seat": 2, "agreed": [], "needed": [0, 1]}
        assert ada.shown()["asking"] == [asking]
        assert await cy.refused(type="consent", participant=2, agree=True) == "accepted"
        assert ada.shown()["asking"] == [asking], "nobody agrees with themselves"
        await ada.say(type="consent", participant=2, agree=True)
        again = await reread(registry, table.state.code)
        ada, bo, cy = (Player(again, each.token) for each in (ada, bo, cy))
        assert ada.shown()["asking"] == [{**asking, "agreed": [0]}]
        assert cy.line.last("view")["view"]["hand"] == []
        await bo.say(type="consent", participant=2, agree=True)
        assert cy.line.last("welcome")["you"]["seat"] == 2
        assert cy.line.last("view")["view"]["hand"] != []
        assert ada.shown()["asking"] == []

    run(test())


def test_a_player_can_decline_a_request_and_its_author_can_withdraw_it() -> None:
    async def test() -> None:
        table, ada, bo = await two_and_a_bot(make_registry())
        cy, di = Player(table, await come(table, "Cy")), Player(table, await come(table, "Di"))
        assert await ada.refused(type="consent", participant=2, agree=True) == "nobody-asks"
        await cy.say(type="take", seat=2)
        assert await di.refused(type="consent", participant=2, agree=True) == "no-say"
        await cy.say(type="consent", participant=2, agree=False)
        assert ada.shown()["asking"] == []
        for _ in range(3):
            await cy.say(type="take", seat=2)
            await bo.say(type="consent", participant=2, agree=False)
            assert ada.shown()["asking"] == []
        assert await cy.refused(type="take", seat=2) == "declined"

    run(test())


def test_a_former_player_has_no_vote() -> None:
    async def test() -> None:
        table, ada, bo = await two_and_a_bot(make_registry())
        cy = Player(table, await come(table, "Cy"))
        await cy.say(type="take", seat=2)
        await ada.say(type="consent", participant=2, agree=True)
        await bo.say(type="away")
        assert cy.line.last("welcome")["you"]["seat"] == 2

    run(test())


def test_a_former_players_seat_needs_the_consent_of_all_players_and_its_owner() -> None:
    async def test() -> None:
        table, (ada, bo, cy) = await open_table(make_registry(), 3)
        await ada.say(type="remove", participant=1)
        second = Player(table, await come(table, "Ada too"))
        await second.say(type="take", seat=1)
        assert ada.shown()["asking"][0]["needed"] == [0, 1, 2]
        await ada.say(type="consent", participant=3, agree=True)
        await cy.say(type="consent", participant=3, agree=True)
        assert second.line.last("view")["view"]["hand"] == []
        await cy.say(type="away")
        assert second.line.last("view")["view"]["hand"] == [], "a bot in their place is no leave"
        await bo.say(type="consent", participant=3, agree=True)
        assert second.line.last("welcome")["you"]["seat"] == 1

    run(test())


def test_a_removed_player_can_ask_only_for_the_former_seat() -> None:
    async def test() -> None:
        table, (ada, bo, cy, _) = await open_table(make_registry(), 4)
        for number in (1, 3):
            await ada.say(type="remove", participant=number)
        assert await bo.refused(type="take", seat=3) == "knows-too-much"
        await take(bo, 1, ada, cy)
        assert bo.line.last("welcome")["you"]["seat"] == 1
        assert bo.line.last("welcome")["you"]["standing"] == "in"
        assert table.state.play is not None
        assert table.state.play.people == (0, 1, 2, 3)

    run(test())


def test_a_removed_player_with_a_new_name_is_a_newcomer() -> None:
    async def test() -> None:
        table, (ada, bo, cy) = await open_table(make_registry(), 3)
        await ada.say(type="remove", participant=1)
        new = Player(table, await come(table, "Bobo"))
        await new.say(type="take", seat=1)
        await cy.say(type="consent", participant=3, agree=True)
        await bo.say(type="consent", participant=3, agree=True)
        assert new.line.last("view")["view"]["hand"] == []
        await ada.say(type="consent", participant=3, agree=False)
        assert new.line.last("view")["view"]["hand"] == []

    run(test())


def test_at_a_table_of_bots_alone_the_host_decides() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        made = await registry.create("hush", {}, 3, "Ada", "random")
        table = await registry.find(made.code)
        ada, bo = Player(table, made.token, clock), Player(table, await come(table, "Bo"), clock)
        await ada.say(type="away")
        await bo.say(type="take", seat=1)
        assert bo.line.last("welcome")["you"]["seat"] is None
        await ada.say(type="consent", participant=1, agree=True)
        assert bo.line.last("welcome")["you"]["seat"] == 1

    run(test())


def test_requests_end_with_their_game() -> None:
    async def test() -> None:
        table, ada, bo = await two_and_a_bot(make_registry())
        cy = Player(table, await come(table, "Cy"))
        await cy.say(type="take", seat=2)
        for player in (ada, bo):
            await player.say(type="end", agree=True)
        assert ada.shown()["asking"] == []
        assert await ada.refused(type="consent", participant=2, agree=True) == "not-playing"
        await ada.say(type="rematch")
        assert ada.shown()["asking"] == []

    run(test())
