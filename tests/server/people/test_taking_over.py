"""A participant takes the seat of a bot during a game and gets its view; no participant gets the views of two seats."""

from __future__ import annotations

from deadpan.server.state.written_game import written_game
from deadpan.server.tables import LiveTable, TableRegistry
from tests.hush_variants import WINDOWED
from tests.server.harness import HandClock, Player, come, make_registry, open_table, reread, run, take


async def with_bots(
    clock: HandClock, seats: int = 3, registry: TableRegistry | None = None
) -> tuple[LiveTable, Player]:
    registry = registry or make_registry(clock=clock)
    made = await registry.create("hush", {"first": 1}, seats, "Ada", "random")
    table = await registry.find(made.code)
    return table, Player(table, made.token, clock)


def test_a_guest_takes_the_seat_of_a_bot_and_gets_its_whole_view() -> None:
    async def test() -> None:
        clock = HandClock()
        table, ada = await with_bots(clock)
        bo = Player(table, await come(table, "Bo"), clock)
        assert bo.line.last("view")["view"]["hand"] == []
        await clock.advance(0.5)
        await take(bo, 1, ada, name="Bobo")
        assert bo.line.types()[-2:] == ["welcome", "view"]
        you = bo.line.last("welcome")["you"]
        assert (you["participant"], you["seat"], you["host"], you["name"]) == (1, 1, False, "Bobo")
        view = bo.line.last("view")
        assert (view["stream"], view["view"]["seat"]) == ("1.1", 1)
        assert view["view"]["hand"] != []
        assert (ada.seat(1)["name"], ada.seat(1)["kind"], ada.seat(1)["level"]) == ("Bobo", "person", None)
        await clock.advance(100)
        assert "step" not in ada.line.types(), "the bot chooses no more"
        await bo.choose()
        assert ada.line.last("step")["n"] == 1

    run(test())


def test_all_connections_of_a_guest_get_the_view_of_the_seat() -> None:
    async def test() -> None:
        table, ada = await with_bots(HandClock())
        token = await come(table, "Bo")
        lines = [Player(table, token), Player(table, token)]
        await take(lines[0], 2, ada)
        assert [line.line.last("view")["stream"] for line in lines] == ["1.2", "1.2"]

    run(test())


def test_a_player_with_a_seat_in_this_game_takes_no_other() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        table, ada = await with_bots(clock, 4, registry)
        assert await ada.refused(type="take", seat=2) == "knows-too-much"
        await ada.say(type="away")
        assert await ada.refused(type="take", seat=2) == "knows-too-much"
        bo = Player(table, await come(table, "Bo"), clock)
        await take(bo, 1, ada)
        assert await bo.refused(type="take", seat=2) == "knows-too-much"
        assert await bo.refused(type="take", seat=1) == "knows-too-much"
        await ada.say(type="back")
        again = await reread(registry, table.state.code)
        assert await Player(again, bo.token).refused(type="take", seat=3) == "knows-too-much"

    run(test())


def test_a_seat_is_taken_from_a_bot_only_and_in_a_game_only() -> None:
    async def test() -> None:
        clock = HandClock()
        table, ada = await with_bots(clock)
        bo = Player(table, await come(table, "Bo"), clock)
        await ada.say(type="away")
        assert await bo.refused(type="take", seat=0) == "seat-taken", "the bot there plays for a person"
        assert await bo.refused(type="take", seat=7) == "no-such-seat"
        assert await Player(table, None).refused(type="take", seat=1) == "not-participant"
        await ada.say(type="back")
        await ada.say(type="end", agree=True)
        assert await bo.refused(type="take", seat=1) == "not-playing"

    run(test())


def test_a_seat_in_the_last_game_does_not_prevent_taking_a_bots_seat() -> None:
    async def test() -> None:
        clock = HandClock()
        table, (ada, bo) = await open_table(make_registry(clock=clock))
        for player in (ada, bo):
            await player.say(type="end", agree=True)
        await ada.say(type="lobby")
        await bo.say(type="stand")
        await ada.say(type="bot", seat=1, level="random")
        await ada.say(type="start")
        await take(bo, 1, ada)
        assert table.state.places[1].participant == 1

    run(test())


def test_a_seat_taken_in_an_answer_window_does_not_show_held_answers() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock, games=WINDOWED)
        made = await registry.create("hush", {}, 4, "Ada", "random")
        table = await registry.find(made.code)
        ada = Player(table, made.token, clock)
        bo = Player(table, await come(table, "Bo"), clock)
        while "step" not in ada.line.types() or not bots_window(table):
            if ada.question():
                await ada.choose(-1)
            await clock.advance(0.25)
        seat = bots_window(table)
        n = ada.line.last("step")["n"]
        assert table.state.play is not None
        assert written_game(table.state).latest.n == n + 1, "the bot has answered, and nobody knows"
        assert seat is not None
        await take(bo, seat, ada)
        view = bo.line.last("view")
        assert (view["n"], view["ask"]["serial"]) == (n, n)
        assert await bo.refused(type="choose", id="1", serial=n, choice=view["legal"][0]) == "stale-ask"
        await clock.advance(1.5)
        assert bo.line.last("step")["n"] == n + 1

    def bots_window(table: LiveTable) -> int | None:
        """The seat of the bot whose answer is held back, if there is one."""
        broadcast = table._presenter.broadcast
        assert broadcast is not None
        assert not broadcast.is_over
        ask = broadcast.asks()[0]
        return ask.seat if broadcast.is_held and table.state.places[ask.seat].participant is None else None

    run(test())
