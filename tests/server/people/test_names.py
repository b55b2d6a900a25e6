"""Names that look the same have the same skeleton."""

from __future__ import annotations

import pytest

from deadpan.server.errors import WrongMoment
from deadpan.server.people import free_name
from deadpan.server.people.names import skeleton


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Аnn"),  # Cyrillic
        ("Ann", "Αnn"),  # Greek
        ("Tom", "Torn"),
        ("Ian", "lan"),
        ("Bo", "B0"),
        ("Ann", "𝐀nn"),  # mathematical
        ("Ann", "Ａnn"),  # full width
        ("Ann", "ANN"),
        ("Zoé", "Zoe\u0301"),
        ("Ann", "An\u200dn"),
    ],
)
def test_names_that_look_the_same_are_the_same(one: str, other: str) -> None:
    with pytest.raises(WrongMoment, match="name-taken"):
        free_name(other, [one])
    with pytest.raises(WrongMoment, match="name-taken"):
        free_name(one, [other])


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Zoé", "Zoe"), ("Łucja", "Lucja"), ("Bo", "Вова"), ("A 1", "A 2")]
)
def test_names_that_look_different_are_different(one: str, other: str) -> None:
    assert free_name(other, [one]) == other


@pytest.mark.parametrize("name", ["Yew", "yew", "Υew", "Alder", "АLDЕR"])
def test_the_names_of_bots_are_reserved(name: str) -> None:
    with pytest.raises(WrongMoment, match="name-of-a-bot"):
        free_name(name)


def test_a_skeleton_of_a_name_is_its_own_skeleton() -> None:
    for name in ("Ann", "Tom", "Вова", "Ζωή", "Żaneta", "名前"):
        assert skeleton(skeleton(name)) == skeleton(name)
