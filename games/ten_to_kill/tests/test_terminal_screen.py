"""The terminal screen: choosing, the cover, language, notes, log and help."""

from __future__ import annotations

import pytest
from deadpan_ten_to_kill.rules.choices import Investigate, Kill, Move
from textual.content import Content

from deadpan.locales import Words
from deadpan.terminal.choice_builder import Pick, describe
from deadpan.terminal.modals import Leave, Sheet
from deadpan.terminal.panels import Verbs
from deadpan.terminal.screen import TableScreen
from tests.terminal.person import Person, a_local_game, another_world, plays

pytestmark = pytest.mark.slow


def own_tiles(person: Person) -> list[str]:
    """The English names of the player's own tiles."""
    hand = person.local_game.game.show_now(person.local_game.view(0))["hand"]
    return [hand["hitman"], *hand["targets"]]


# -- choosing ----------------------------------------------------------------------------------------------------------


def test_a_choice_is_described_in_one_line() -> None:
    assert describe(Move("cat", 5), "ten-to-kill", Words("en"), []) == "move · cat → tile 5"
    assert describe(Kill("fox"), "ten-to-kill", Words("fr"), []) == "éliminer · renard"


def test_a_piece_is_picked_its_destinations_light_up_and_the_choice_is_confirmed() -> None:
    async def test(person: Person) -> None:
        assert person.builder.verb is Move
        await person.click_on(Pick("who", "cat"))
        assert {pick.field for pick in person.builder.options} == {"to"}
        assert len(person.builder.options) == 15
        await person.click_on(person.builder.options[3])
        to = person.builder.choice
        assert isinstance(to, Move)
        assert f"move · cat → tile {to.to}" in person.text
        assert "→ cat" in person.text
        await person.press("enter")
        assert f"You move the cat to tile {to.to}." in person.text
        assert "1 action left" in person.text

    plays(a_local_game("ten-to-kill", first=0), test)


def test_a_choice_is_made_only_when_it_is_confirmed() -> None:
    async def test(person: Person) -> None:
        before = person.local_game.play.state
        await person.press("enter", "enter")
        assert person.wanted() is not None
        await person.press("escape")
        assert person.wanted() is None
        await person.press("escape", "escape")
        assert person.builder.picks == ()
        assert person.local_game.play.state == before

    plays(a_local_game("ten-to-kill", first=0), test)


def test_another_piece_can_be_picked_instead() -> None:
    async def test(person: Person) -> None:
        await person.click_on(Pick("who", "cat"))
        await person.press("escape")
        await person.click_on(Pick("who", "fox"))
        assert person.builder.picks == (Pick("who", "fox"),)

    plays(a_local_game("ten-to-kill", first=0), test)


def test_the_arrow_keys_go_from_tile_to_tile_and_the_list_follows() -> None:
    async def test(person: Person) -> None:
        await person.press("enter", "right", "down")
        there = person.table.cursor
        assert there is not None
        tiles = person.local_game.game.show_now(person.local_game.view(0))["tiles"]
        assert tiles[there.value]["at"][1] == 1
        await person.press("enter")
        assert person.builder.picks[-1] == there

    plays(a_local_game("ten-to-kill", first=0), test)


def test_the_cursor_on_the_board_follows_the_list() -> None:
    async def test(person: Person) -> None:
        person.widget("#choices").focus()
        await person.press("down", "down")
        assert person.table.cursor == person.builder.options[2]
        await person.press("enter")
        assert person.builder.picks[0].field == "who"

    plays(a_local_game("ten-to-kill", first=0), test)


def test_a_kill_shows_the_weapon_and_only_victims_within_reach() -> None:
    async def test(person: Person) -> None:
        await person.press("2")
        assert person.builder.verb is Kill
        victims = {choice.who for choice in person.local_game.legal(0) if isinstance(choice, Kill)}
        assert {pick.value for pick in person.builder.options} == victims
        assert "(revolver)" in person.text or "(sniper rifle)" in person.text

    plays(a_local_game("ten-to-kill", first=0), test)


def test_the_selected_action_is_marked() -> None:
    async def test(person: Person) -> None:
        def marked() -> list[str]:
            content = person.table.query_one(Verbs).content
            assert isinstance(content, Content)
            return [content.plain[span.start : span.end] for span in content.spans if "reverse" in str(span.style)]

        assert marked() == [" 1 move "]
        await person.press("2")
        assert marked() == [" 2 kill "]

    plays(a_local_game("ten-to-kill", first=0), test)


def test_an_impossible_action_says_why() -> None:
    async def test(person: Person) -> None:
        await person.press("3")
        assert Investigate not in person.builder.verbs
        assert "Nobody is standing with a policeman" in person.text
        while Kill in person.builder.verbs:
            if person.builder.verb is not Kill:
                await person.press("2")
            await person.press("enter")
        await person.press("2")
        assert "One kill a turn is enough." in person.text

    plays(a_local_game("ten-to-kill", first=0, seats=2), test)


def test_a_character_with_a_policeman_can_be_asked_about() -> None:
    async def test(person: Person) -> None:
        await person.press("3")
        assert person.builder.verb is Investigate
        while person.builder.choice is None:
            await person.press("enter")
        assert isinstance(person.builder.choice, Investigate)
        await person.press("enter")
        assert "You ask " in person.text

    local_game = a_local_game("ten-to-kill", first=0, seed="kills", max_rounds=12)
    while not any(isinstance(choice, Investigate) for choice in local_game.legal(0)):
        ask = local_game.ask
        assert ask is not None
        legal = local_game.legal(ask.seat)
        local_game.choose(ask.seat, next((choice for choice in legal if isinstance(choice, Kill)), legal[0]))
    plays(local_game, test)


# -- cover -----------------------------------------------------------------------------------------------------------


def test_a_covered_screen_shows_no_secret() -> None:
    async def test(person: Person) -> None:
        hitman, *targets = own_tiles(person)
        assert f"✦ {hitman}" in person.text
        assert f"◎ {targets[0]}" in person.text
        await person.press("c")
        text = person.text
        assert "✦" not in text
        assert "◎" not in text
        assert "Your hitman" not in text
        assert "Covered" in text
        await person.press("f")
        assert "✗" not in person.text
        await person.press("c")
        assert f"✦ {hitman}" in person.text

    plays(a_local_game("ten-to-kill", first=0), test)


def test_a_covered_screen_does_not_depend_on_the_secrets() -> None:
    texts = []

    async def test(person: Person) -> None:
        await person.press("2", "c", "1", "enter", "3")
        texts.append(person.text)

    local_game = a_local_game("ten-to-kill", first=0)
    twin = another_world(local_game, seat=1)
    assert twin.view(1) == local_game.view(1)
    assert twin.view(0).hand != local_game.view(0).hand
    for world in (local_game, twin):
        plays(world, test)
    assert texts[0] == texts[1]


def test_nothing_can_be_chosen_under_cover() -> None:
    async def test(person: Person) -> None:
        before = person.local_game.play.state
        await person.press("c", "enter", "enter", "enter", "1", "escape")
        await person.click_on(Pick("who", "cat"))
        assert person.local_game.play.state == before
        await person.press("c")
        assert person.builder.picks == ()

    plays(a_local_game("ten-to-kill", first=0), test)


# -- everything else -------------------------------------------------------------------------------------------------


def test_the_language_changes_with_one_key_and_the_log_with_it() -> None:
    async def test(person: Person) -> None:
        assert "Your turn" in person.text
        await person.press("l")
        assert "À vous" in person.text
        assert "La partie commence" in person.text
        await person.press("l")
        assert "Twoja kolej" in person.text
        await person.press("l")
        assert "Your turn" in person.text

    plays(a_local_game("ten-to-kill", first=0), test)


def test_a_player_can_mark_the_case_file() -> None:
    async def test(person: Person) -> None:
        await person.press("f")
        assert "case file" in person.text
        await person.press("down", "enter")
        assert "·?" in person.text
        await person.press("enter")
        assert "·!" in person.text
        await person.press("enter", "enter")
        assert "·?" not in person.text
        assert "·!" not in person.text

    plays(a_local_game("ten-to-kill", first=0), test)


@pytest.mark.parametrize(("how", "said"), [("off", "Notes are switched off"), ("manual", "giraffe"), ("assisted", "✗")])
def test_the_case_file_helps_as_the_option_says(how: str, said: str) -> None:
    async def test(person: Person) -> None:
        await person.press("f")
        assert said in person.text
        assert ("✗" in person.text) == (how == "assisted")

    plays(a_local_game("ten-to-kill", first=0, case_file=how), test)


def test_a_line_of_the_log_is_shown_on_the_board() -> None:
    async def test(person: Person) -> None:
        await person.press("enter", "enter", "enter")
        moved = person.local_game.play.moves[0][1]
        assert isinstance(moved, Move)
        assert f"{moved.who}‹" in person.text
        await person.press("enter")
        person.widget("#log").focus()
        await person.press("end")
        assert f"{moved.who}‹" in person.text

    plays(a_local_game("ten-to-kill", first=0), test)


def test_the_help_explains_the_game() -> None:
    async def test(person: Person) -> None:
        await person.press("question_mark")
        assert person.on_top(Sheet)
        assert "three targets" in person.text
        await person.press("escape")
        assert person.on_top(TableScreen)

    plays(a_local_game("ten-to-kill", first=0), test)


def test_leaving_asks_for_confirmation() -> None:
    async def test(person: Person) -> None:
        await person.press("q")
        assert person.on_top(Leave)
        await person.press("escape")
        assert person.on_top(TableScreen)
        await person.press("ctrl+c")
        assert person.on_top(Leave)
        await person.click("#stay", 2, 0)
        assert person.on_top(TableScreen)
        await person.press("q")
        await person.pilot.click("#go")
        await person.pilot.pause()
        assert person.app.return_code == 0

    plays(a_local_game("ten-to-kill", first=0), test)


def test_the_table_fits_any_window() -> None:
    async def test(person: Person) -> None:
        for width, height in ((200, 60), (80, 24), (120, 40), (60, 20)):
            await person.pilot.resize_terminal(width, height)
            await person.settle()
            for part in ("#title", "#question", "#board", "#side", "#keys"):
                region = person.widget(part).region
                assert region.area
                assert region.right <= width
                assert region.bottom <= height
            assert "giraffe" in person.text

    plays(a_local_game("ten-to-kill", first=0), test)


def test_a_name_is_never_read_as_markup() -> None:
    async def test(person: Person) -> None:
        assert "[bold]Bo[/bold] 2" in person.text

    local_game = a_local_game("ten-to-kill", first=0)
    local_game.names = ["Ada", "[bold]Bo[/bold]", "Cy"]
    plays(local_game, test)
