"""``deadpan replay`` tells the demonstration turn of the rulebook."""

from __future__ import annotations

from pathlib import Path

import pytest

from deadpan.game import GAMES
from deadpan.kernel.record import read_record
from deadpan.session import replay as replayed
from tests.cli.command import deadpan

DEMONSTRATION = Path(__file__).parents[3] / "examples" / "demonstration-turn.json"


def demonstration(*arguments: str) -> str:
    """The demonstration turn of the rulebook, in French."""
    ran = deadpan("replay", str(DEMONSTRATION), "--lang", "fr", *arguments)
    assert ran.status == 0
    return ran.out


@pytest.mark.parametrize(
    ("seat", "who"),
    [([], "Bo montre à Ada"), (["--seat", "0"], "Bo te montre"), (["--seat", "1"], "Tu montres à Ada")],
    ids=["all", "the accuser", "the accused"],
)
def test_the_accuser_is_told_the_character_and_the_cards_of_the_balance(seat: list[str], who: str) -> None:
    """A6.1, A1.8: the line names the character, its place in the family, and the cards of the life pile."""
    pile = "ton" if who.startswith("Tu") else "son"
    assert f"{who} un solde de 0 an\u00a0: Anibal (le chien). Dans {pile} tas\u00a0: Cata." in demonstration(*seat)


@pytest.mark.parametrize(
    ("lang", "who"),
    [
        ("en", "You are Anibal (the dog)."),
        ("fr", "Tu joues Anibal (le chien)."),
        ("pl", "Twoja postać to Anibal (pies)."),
    ],
)
def test_a_player_is_told_the_place_of_the_own_character_in_the_family(lang: str, who: str) -> None:
    """A1.8."""
    told = deadpan("replay", str(DEMONSTRATION), "--lang", lang, "--seat", "1").out
    assert any(line.startswith(who) for line in told.splitlines())


def test_a_third_seat_is_told_of_the_accusation_and_of_nothing_that_was_shown() -> None:
    told = demonstration("--seat", "2")
    assert (
        "Ada à Bo\u00a0: «\u202fT’es mort\u202f!\u202f» Bo quitte la partie\u00a0: flagrant délit de décès."
        in told.splitlines()
    )
    for secret in ("Anibal", "le chien", "Cata", "solde"):
        assert secret not in told


def test_a_spectator_is_told_no_more_than_a_third_seat() -> None:
    told = replayed(read_record(DEMONSTRATION.read_bytes(), GAMES), GAMES).tell("fr")
    assert (
        told[-1] == "Ada à Bo\u00a0: «\u202fT’es mort\u202f!\u202f» Bo quitte la partie\u00a0: flagrant délit de décès."
    )
    assert not any(secret in line for line in told for secret in ("Anibal", "Cata", "solde"))
