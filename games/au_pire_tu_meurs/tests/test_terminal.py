"""Au pire tu meurs in the terminal: cards, answers, accusations, the cover and the notebook."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from deadpan_au_pire_tu_meurs.rules.choices import Accuse, Answer, End, Haunt, Identity, Play, Prize
from msgspec.structs import replace

from deadpan.locales import Words
from deadpan.terminal.choice_builder import Pick
from deadpan.terminal.local_game import YOU, LocalGame
from games.au_pire_tu_meurs.tests.kit import setup_of
from tests.review.records import posed
from tests.terminal.person import Person, a_local_game, another_world, local_game_of, plays

GAME = "au-pire-tu-meurs"


def shown(person: Person) -> dict[str, Any]:
    """The player's view as JSON values."""
    return person.local_game.game.show_now(person.local_game.view(YOU))


def until(found: Callable[[LocalGame], bool], seats: int = 4) -> LocalGame:
    """A game played at random until ``found`` is true while the player is asked."""
    for number in range(100):
        local_game, rng = a_local_game(GAME, seats, f"until {number}"), Random(number)
        while (ask := local_game.ask) is not None:
            if ask.seat == YOU and found(local_game):
                return local_game
            local_game.choose(ask.seat, rng.choice(local_game.legal(ask.seat)))
    raise AssertionError("no game comes to that")


def test_a_card_is_picked_first_and_then_its_aim() -> None:
    async def test(person: Person) -> None:
        card = next(pick for pick in person.builder.options if pick.value in ("pepin", "accident", "cata"))
        await person.click_on(card)
        assert {pick.field for pick in person.builder.options} == {"on"}
        await person.click_on(Pick("on", 2))
        name = Words("en").name("card", card.value)
        assert person.wanted() == Play(card.value, 2)
        assert f"play a card · {name} → Cy" in person.text
        await person.press("enter")
        assert "You give Cy a card" in person.text

    plays(
        until(
            lambda local_game: any(isinstance(each, Play) and each.card == "pepin" for each in local_game.legal(YOU))
        ),
        test,
    )


def test_the_two_players_of_a_switch_are_picked_one_after_the_other() -> None:
    async def test(person: Person) -> None:
        await person.click_on(Pick("card", "switch"))
        await person.click_on(Pick("on", 3))
        await person.click_on(Pick("on", 1))
        assert person.wanted() == Play("switch", (1, 3))

    def has_switch(local_game: LocalGame) -> bool:
        return Play("switch", (1, 3)) in local_game.legal(YOU)

    plays(until(has_switch), test)


def test_a_card_of_the_life_pile_is_picked_where_it_lies() -> None:
    async def test(person: Person) -> None:
        card = next(choice for choice in person.builder.legal if isinstance(choice, Play) and choice.card == "pioche")
        await person.click_on(Pick("card", "pioche"))
        if person.wanted() is None:
            await person.click_on(Pick("take", card.take))
        assert person.wanted() == card

    def has_pioche(local_game: LocalGame) -> bool:
        return any(isinstance(choice, Play) and choice.card == "pioche" for choice in local_game.legal(YOU))

    plays(until(has_pioche), test)


def test_an_answer_is_asked_for_with_or_without_a_card_to_give() -> None:
    async def test(person: Person) -> None:
        assert "Do you answer?" in person.text
        assert person.wanted() == Answer(None)
        made = len(person.local_game.play.moves)
        await person.press("enter")
        assert person.local_game.play.moves[made] == (YOU, Answer(None))

    plays(until(lambda local_game: local_game.legal(YOU) == (Answer(None),)), test)


def test_an_answer_without_a_card_has_a_label() -> None:
    async def test(person: Person) -> None:
        assert "let it happen" in person.text

    plays(until(lambda local_game: len(local_game.legal(YOU)) == 2 and Answer(None) in local_game.legal(YOU)), test)


def test_a_character_that_came_is_named() -> None:
    async def test(person: Person) -> None:
        came = Words("en").name("card", shown(person)["hand"][-1])
        assert f"A character came: {came} (" in person.text
        await person.press("enter")
        assert person.wanted() == Identity(True)

    plays(until(lambda local_game: Identity(True) in local_game.legal(YOU)), test)


def test_after_the_card_the_end_of_the_turn_is_selected_by_default() -> None:
    async def test(person: Person) -> None:
        assert person.wanted() == End()
        await person.press("1")
        assert "You have played your card this turn." in person.text
        await person.press("2")
        assert person.builder.verb is Accuse
        whom = person.builder.options[0]
        await person.click_on(Pick("whom", whom.value))
        assert person.wanted() == Accuse(whom.value)
        await person.press("enter")
        assert person.local_game.play.moves[-1] != (YOU, End())

    plays(until(lambda local_game: End() in local_game.legal(YOU) and len(local_game.legal(YOU)) > 2), test)


def test_the_turn_does_not_end_without_a_card() -> None:
    async def test(person: Person) -> None:
        await person.press("3")
        assert "Play a card first." in person.text
        assert person.builder.verb is Play

    plays(until(lambda local_game: isinstance(local_game.legal(YOU)[0], Play)), test)


def test_a_spectre_picks_from_its_own_life_pile() -> None:
    async def test(person: Person) -> None:
        assert "You haunt" in person.text
        assert "spectre" in person.text
        while person.wanted() is None:
            await person.press("enter")
        assert isinstance(person.wanted(), Haunt)

    plays(until(lambda local_game: isinstance(local_game.legal(YOU)[0], Haunt)), test)


def test_a_covered_screen_shows_no_secret() -> None:
    async def test(person: Person) -> None:
        character = Words("en").name("card", shown(person)["character"])
        assert character in person.text
        await person.press("c")
        assert character not in person.text
        assert "Your life pile" not in person.text
        assert all(Words("en").name("card", card) not in person.text for card in shown(person)["hand"])
        await person.press("f")
        assert character not in person.text

    plays(a_local_game(GAME, first=0), test)


def test_a_covered_screen_does_not_depend_on_the_secrets() -> None:
    texts = []

    async def test(person: Person) -> None:
        await person.press("c")
        texts.append(person.text)

    local_game = until(lambda local_game: local_game.view(YOU).table.turn > 6)
    twin = another_world(local_game, seat=1)
    assert twin.view(YOU) != local_game.view(YOU)
    for world in (local_game, twin):
        plays(world, test)
    assert texts[0] == texts[1]


@pytest.mark.parametrize(("how", "said"), [("off", "Notes are switched off"), ("manual", "Zack 80"), ("assisted", "…")])
def test_the_notebook_helps_as_the_option_says(how: str, said: str) -> None:
    async def test(person: Person) -> None:
        await person.press("f")
        assert said in person.text
        assert ("✗" in person.text) == (how == "assisted")

    plays(a_local_game(GAME, first=0, notebook=how), test)


def test_eight_players_fit_on_the_smallest_screen() -> None:
    async def test(person: Person) -> None:
        for seat, name in enumerate(person.local_game.names):
            assert name in person.text
            assert person.where(Pick("on", seat)) is not None
        board = person.widget("#board")
        for card in shown(person)["hand"]:
            region = person.where(Pick("card", card))
            assert region is not None
            assert region.right <= board.size.width

    plays(a_local_game(GAME, seats=8, first=0), test, size=(80, 24))


@pytest.mark.parametrize("prize", ["hand", "life", "either"])
def test_a_prize_is_picked_where_it_may_come_from(prize: str) -> None:
    """A4.3."""

    async def test(person: Person) -> None:
        held, lying = person.where(Pick("card", "accident")), person.where(Pick("card", "pepin"))
        assert (held is None, lying is None) == (prize == "life", prize == "hand")
        if prize != "either":
            return
        await person.click_on(Pick("card", "cata"))
        assert person.wanted() is None
        assert "from your own life pile" in person.text
        person.widget("#choices").focus()
        await person.press("down", "enter")
        assert person.wanted() == Prize("cata", "life")
        await person.press("enter")
        assert "from your own" in person.text

    setup = setup_of(["duel cata accident", "", ""], "duel", ["cata pepin", "pepin", ""])
    record = posed(GAME, setup, ["0 play card=duel on=1"], {"duel_prize": prize})
    plays(local_game_of(record), test)


def test_a_player_can_accuse_on_another_players_turn() -> None:
    """A3.6."""

    async def test(person: Person) -> None:
        async def waits_for(text: str) -> None:
            for _ in range(200):
                if text in person.text:
                    return
                await person.pilot.pause(0.02)
            raise AssertionError(text)

        await waits_for("You’re dead!")
        assert person.table.builder is None
        await person.pilot.press("1")
        await waits_for("waits. Esc")
        await person.pilot.press("escape")
        await person.pilot.pause()
        assert person.table.builder is None
        await person.pilot.press("1")
        await person.pilot.pause()
        assert person.builder.verb is Accuse
        await person.pilot.press("enter", "enter")
        await person.pilot.pause()
        assert person.local_game.play.moves == ((YOU, Accuse(1)),)

    setup = setup_of(["pepin", "pepin", ""], "pepin", first=1)
    local_game = local_game_of(posed(GAME, setup, [], {"accuse": "any-time"}))
    local_game.pace = replace(local_game.pace, turn=30)
    plays(local_game, test, waits=False)
