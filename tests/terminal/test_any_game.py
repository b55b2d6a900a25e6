"""A game without a board of its own is played in the terminal, line by line and on the screen."""

from __future__ import annotations

from random import Random
from typing import Annotated, Any

import pytest

from deadpan.game import GAMES, Game
from deadpan.kernel.record import read_record
from deadpan.kernel.seats import Names, Seat
from deadpan.kernel.types import Choice
from deadpan.locales import LANGUAGES, Language, Words
from deadpan.session import replay
from deadpan.terminal.choice_builder import Pick, choice_builder
from deadpan.terminal.generic.layout import Fact, format_of, layout_of
from tests.cli.command import deadpan
from tests.terminal.person import Person, a_local_game, another_world, plays
from tests.terminal.whole_games import check_the_end

every_language = pytest.mark.parametrize("lang", LANGUAGES)
AT_THE_TABLE = {"en": ("Played", "In hand"), "fr": ("Jouées", "En main"), "pl": ("Zagrane", "W ręce")}


@every_language
def test_a_game_is_played_line_by_line_to_the_end(hush: Game, lang: Language, tmp_path: Any) -> None:
    """Choices are built detail by detail, and the record of the game replays."""
    rng = Random(lang)
    picks = "\n".join(str(rng.choice((1, 1, 1, 2, 2, 3))) for _ in range(400)).encode()
    file = tmp_path / "game.json"
    ran = deadpan("play", "hush", "--plain", "--seed", "7", "--lang", lang, "-o", file, stdin=picks)
    assert (ran.status, ran.err) == (0, "")
    for words in AT_THE_TABLE[lang]:
        assert words in ran.out
    assert Words(lang).say("terminal-your-turn") in ran.out
    end = replay(read_record(file.read_bytes(), GAMES), GAMES)
    assert end.is_over
    assert end.tell(lang, 0)[-1] in ran.out
    others = [event for event in end.heard(1) if event not in end.heard(0)]
    assert others
    assert not any(Words(lang).tell("hush", event, end.names, 0) in ran.out for event in others), "told to others"


@every_language
def test_a_game_is_played_by_keyboard(hush: Game, lang: Language) -> None:
    rng = Random(f"hush keys {lang}")
    keys = ["enter"] * 12 + ["up", "down", "left", "right", "1", "2", "3", "escape", "tab", "f"]

    async def test(person: Person) -> None:
        for words in AT_THE_TABLE[lang]:
            assert words in person.text
        while not person.is_over:
            await person.press(rng.choice(keys))
        check_the_end(person, lang)

    plays(a_local_game("hush"), test, lang=lang)


def test_enter_and_arrow_keys_are_enough(hush: Game) -> None:
    """If nothing on the board can be picked, the arrow keys go through the list."""

    async def test(person: Person) -> None:
        picked = 0
        while not person.is_over:
            options = person.builder.options
            if len(options) > 1:
                here = person.table.cursor
                for key in ("down", "right", "up", "left"):
                    if person.table.cursor == here:
                        await person.press(key)
                assert person.table.cursor != here
                picked += 1
            await person.press("enter")
        assert picked > 2
        check_the_end(person, "en")

    plays(a_local_game("hush", first=0), test)


def test_a_player_is_picked_on_the_board_by_mouse(hush: Game) -> None:
    async def test(person: Person) -> None:
        verbs = [str(verb.__struct_config__.tag) for verb in person.builder.verbs]
        await person.press(str(verbs.index("guess") + 1))
        await person.click_on(Pick("whom", 2))
        assert person.builder.picks == (Pick("whom", 2),)
        assert "Card?" in person.text

    matches = (a_local_game("hush", first=0, seed=str(seed)) for seed in range(20))
    plays(next(local_game for local_game in matches if 1 in local_game.view(0).hand), test)


def test_a_covered_screen_shows_nothing_private(hush: Game) -> None:
    texts: list[str] = []

    async def test(person: Person) -> None:
        assert "In hand" in person.text
        await person.press("f", "c")
        texts.append(person.text)
        assert "In hand" not in person.text
        await person.press("f")
        texts.append(person.text)

    local_game = a_local_game("hush", first=0)
    twin = another_world(local_game, seat=1)
    assert twin.view(1) == local_game.view(1)
    assert twin.view(0).hand != local_game.view(0).hand
    for world in (local_game, twin):
        plays(world, test)
    assert texts[:2] == texts[2:]


def test_the_notes_show_the_whole_view_and_the_help_lists_all_choices(hush: Game) -> None:
    async def test(person: Person) -> None:
        await person.press("f")
        for words in ("In hand: ", "Played: ", "Pile: 13", "Out: no, no, no"):
            assert words in person.text
        await person.press("question_mark")
        assert "What you can do: play a card; play 1 and guess." in person.text

    plays(a_local_game("hush", first=0), test)


def test_a_view_is_laid_out_by_seat_private_and_public(hush: Game) -> None:
    local_game = a_local_game("hush", first=0)
    shown = local_game.game.show_now(local_game.view(0))
    layout = layout_of(format_of(local_game.game), shown, 3)
    assert [fact.field for fact in layout.seats[1]] == ["played"]
    assert layout.signs[0] == ["turn"]
    assert layout.own == [Fact("hand", shown["hand"])]
    assert layout.open == [Fact("pile", 13)]
    shown = {**shown, "out": [False, True, False], "extra": {"card": 3}, "hands": [[1], [2], None]}
    layout = layout_of(format_of(local_game.game), shown, 3)
    assert layout.signs[1] == ["out"]
    assert Fact("card", 3) in layout.open
    assert Fact("hands", [2]) in layout.seats[1]


class Give(Choice, frozen=True):
    """A choice with an optional detail, and one that is shown by name."""

    what: Annotated[str, Names("toy-thing")]
    whom: Seat | None = None


def test_an_optional_detail_and_a_thing_without_a_name_have_labels(hush: Game) -> None:
    local_game = a_local_game("hush")
    builder = choice_builder([Give("sun"), Give("sun", 1), Give("moon")])
    assert builder is not None
    assert builder.kind_of("what") == "toy-thing"
    words = Words("en")
    assert [builder.label(pick, words, local_game.names) for pick in builder.options] == ["sun", "moon"]
    builder = builder.with_pick(Pick("what", "sun"))
    assert builder is not None
    assert [builder.label(pick, words, local_game.names) for pick in builder.options] == ["none", "Bo"]
