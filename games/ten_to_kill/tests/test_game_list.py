"""What the server's list of games says of the options of this one."""

from __future__ import annotations

from tests.server.harness import make_registry, run
from tests.web.driver import browser, running


def test_the_list_of_games_says_what_each_option_of_a_board_takes() -> None:
    """T1.4, T1.8: a preset or coordinates; a number of sniper tiles or their own numbers."""

    async def test() -> None:
        async with running(make_registry()) as app, browser(app) as http:
            ten = next(game for game in (await http.get("/api/games")).json() if game["name"] == "ten-to-kill")
            options = {option["name"]: option for option in ten["options"]}
            assert (options["board"]["kind"], options["board"]["values"][0]) == ("board", "square")
            marks = options["sniper_tiles"]
            assert (marks["kind"], marks["min"], marks["max"], marks["default"]) == ("tiles", 0, 16, 8)
            body = {"game": "ten-to-kill", "name": "Ada", "options": {"sniper_tiles": [4, 0]}}
            made = await http.post("/api/tables", json=body)
            shown = (await http.get(f"/api/tables/{made.json()['code']}")).json()
            assert shown["options"] == {"sniper_tiles": [4, 0]}

    run(test())
