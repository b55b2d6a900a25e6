"""The guided first game."""

from __future__ import annotations

from deadpan.lessons import guided


def test_the_first_game_teaches_blows_answers_and_accusations() -> None:
    found = guided("au-pire-tu-meurs")
    made = [lesson.choice for lesson in found.lessons if lesson.choice]
    assert {choice["do"] for choice in made} == {*("play", "answer", "end", "accuse", "identity", "prize", "retaliate")}
    assert {choice["card"] for choice in made if choice["do"] == "answer"} == {"reverse", "miracle", None}
