"""Whole games, played through the screen to the scores, by keyboard and by mouse, in every language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deadpan import __version__
from deadpan.game import GAMES
from deadpan.kernel.record import read_record
from deadpan.locales import LANGUAGES, Language, Words
from deadpan.session import replay, write_record
from deadpan.terminal.local_game import LocalGame
from tests.terminal.person import Person, a_local_game, plays

pytestmark = pytest.mark.slow

SHORT: dict[str, dict[str, Any]] = {
    "ten-to-kill": {"max_rounds": 2, "police": 3},
    "au-pire-tu-meurs": {"max_turns": 8, "hand_size": 4},
}
"""Options that end a game soon."""

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def check_the_end(person: Person, lang: Language) -> None:
    """The scores are shown over the table, and the record of the game replays to the same state."""
    local_game = person.local_game
    outcome = local_game.game.outcome(local_game.play.state)
    assert outcome is not None
    winners = Words(lang).join([local_game.names[seat] for seat in outcome.winners])
    said = Words(lang).say("terminal-won", winners=winners, count=len(outcome.winners))
    assert said.split()[0] in person.text
    assert local_game.names[outcome.winners[0]] in person.text
    record = read_record(write_record(local_game.play, __version__), GAMES)
    assert replay(record, GAMES).state == local_game.play.state


@every_language
@every_game
def test_a_game_is_played_by_keyboard(game: str, lang: Language) -> None:
    rng = Random(f"{game} keys")
    keys = ["enter"] * 12 + ["up", "down", "left", "right", "1", "2", "3", "escape", "tab"]

    async def test(person: Person) -> None:
        while not person.is_over:
            await person.press(rng.choice(keys))
        check_the_end(person, lang)

    plays(a_local_game(game, **SHORT[game]), test, lang=lang)


@every_language
@every_game
def test_a_game_is_played_by_mouse(game: str, lang: Language) -> None:
    rng = Random(f"{game} clicks")

    async def test(person: Person) -> None:
        while not person.is_over:
            if person.builder.choice is not None:
                await person.click("#confirm", 2, 1)
                continue
            if not person.builder.picks and len(person.builder.verbs) > 1 and rng.random() < 0.5:
                await person.click("#verbs", rng.randrange(24), 0)
                continue
            lying = [pick for pick in person.builder.options if person.where(pick) is not None]
            if lying:
                await person.click_on(rng.choice(lying))
            else:
                await person.click("#choices", 1, 0)
        check_the_end(person, lang)

    plays(a_local_game(game, **SHORT[game]), test, lang=lang)


@every_game
def test_a_game_is_played_on_the_smallest_screen(game: str) -> None:
    rng = Random("small")

    async def test(person: Person) -> None:
        while not person.is_over:
            await person.press(rng.choice(["enter", "enter", "enter", "right", "down", "2"]))
        check_the_end(person, "en")

    plays(a_local_game(game, **SHORT[game]), test, size=(80, 24))


@pytest.mark.parametrize("board", ["built", "archipelago", "boulevard", "staircase", "ring", "random"])
def test_a_game_is_played_on_every_board(board: str) -> None:
    async def test(person: Person) -> None:
        while not person.is_over:
            await person.press("enter")
        check_the_end(person, "en")

    plays(a_local_game("ten-to-kill", max_rounds=1, board=board), test, size=(80, 24))


def every_choice_is_offered(local_game: LocalGame, person: Person) -> None:
    assert person.builder.legal == local_game.legal(0)


@every_game
def test_the_choices_on_screen_are_the_legal_ones(game: str) -> None:
    async def test(person: Person) -> None:
        for _ in range(12):
            if person.is_over:
                break
            every_choice_is_offered(person.local_game, person)
            await person.press("enter", "enter", "enter")

    plays(a_local_game(game, **SHORT[game]), test)
