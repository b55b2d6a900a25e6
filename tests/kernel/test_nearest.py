"""The order in which an error suggests known words."""

from __future__ import annotations

from deadpan.kernel.nearest import closest_first


def test_the_most_similar_word_comes_first() -> None:
    assert closest_first("hrad", ["random", "easy", "normal", "hard"])[0] == "hard"
    assert closest_first("SQARE", ["ring", "square", "staircase"])[0] == "square"


def test_equally_similar_words_keep_their_order() -> None:
    assert closest_first("", ["b", "a"]) == ["b", "a"]
    assert closest_first("zzz", ["en", "fr", "pl"]) == ["en", "fr", "pl"]
