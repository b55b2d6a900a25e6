"""Plays whole games through the screen to the scores, by keyboard and by mouse; for the tests of each game."""

from __future__ import annotations

from random import Random

from deadpan import __version__
from deadpan.game import GAMES
from deadpan.kernel.record import read_record
from deadpan.locales import Language, Words
from deadpan.session import replay, write_record
from deadpan.terminal.local_game import LocalGame
from tests.terminal.person import Person, plays


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


def play_by_keyboard(local_game: LocalGame, lang: Language) -> None:
    """Press keys at random until the game is over."""
    rng = Random(f"{local_game.game.name} keys")
    keys = ["enter"] * 12 + ["up", "down", "left", "right", "1", "2", "3", "escape", "tab"]

    async def test(person: Person) -> None:
        while not person.is_over:
            await person.press(rng.choice(keys))
        check_the_end(person, lang)

    plays(local_game, test, lang=lang)


def play_by_mouse(local_game: LocalGame, lang: Language) -> None:
    """Click on the choices, on the board where they lie there, until the game is over."""
    rng = Random(f"{local_game.game.name} clicks")

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

    plays(local_game, test, lang=lang)


def play_on_the_smallest_screen(local_game: LocalGame) -> None:
    """Press keys at random until the game is over, on a screen of 80 by 24."""
    rng = Random("small")

    async def test(person: Person) -> None:
        while not person.is_over:
            await person.press(rng.choice(["enter", "enter", "enter", "right", "down", "2"]))
        check_the_end(person, "en")

    plays(local_game, test, size=(80, 24))


def check_the_choices_on_screen(local_game: LocalGame) -> None:
    """In the first twelve questions, what can be chosen on the screen is what is legal."""

    async def test(person: Person) -> None:
        for _ in range(12):
            if person.is_over:
                break
            assert person.builder.legal == person.local_game.legal(0)
            await person.press("enter", "enter", "enter")

    plays(local_game, test)
