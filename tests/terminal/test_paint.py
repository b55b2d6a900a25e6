"""The canvas and the abbreviations that boards are painted with."""

from __future__ import annotations

import pytest
from rich.style import Style
from textual.geometry import Region

from deadpan.terminal.abbreviations import columns, cut, span
from deadpan.terminal.canvas import THIN, Canvas
from deadpan.terminal.choice_builder import Pick


def test_painting_is_clipped_at_the_edges() -> None:
    canvas = Canvas(5, 2)
    assert canvas.put(3, 0, "abc") == 2
    assert canvas.put(0, 1, "abcdef", most=3) == 3
    assert canvas.put(0, 7, "abc") == 0
    assert canvas.put(-2, 0, "abc") == 0
    assert canvas.text().plain == "   ab\nabc"


def test_wide_letters_take_two_cells_and_accents_none() -> None:
    canvas = Canvas(6, 1)
    assert canvas.put(0, 0, "日e\N{COMBINING ACUTE ACCENT}x") == 4
    assert canvas.text().plain == "日e\N{COMBINING ACUTE ACCENT}x"
    assert sum(segment.cell_length for segment in canvas.segments(0)) == 6


def test_a_wide_letter_that_does_not_fit_is_left_out() -> None:
    canvas = Canvas(3, 1)
    canvas.put(0, 0, "ab日")
    assert canvas.text().plain == "ab"


def test_neighbouring_cells_of_one_style_are_one_segment() -> None:
    canvas = Canvas(4, 1)
    canvas.put(0, 0, "ab", Style(bold=True))
    assert [segment.text for segment in canvas.segments(0)] == ["ab", "  "]


def test_a_box_is_drawn_around_a_region() -> None:
    canvas = Canvas(4, 3)
    canvas.box(Region(0, 0, 4, 3), THIN, Style())
    assert canvas.text().plain == "┌──┐\n│  │\n└──┘"


def test_later_regions_are_on_top() -> None:
    canvas = Canvas(9, 9)
    canvas.spot(Region(0, 0, 9, 9), Pick("to", 1))
    canvas.spot(Region(2, 2, 3, 1), Pick("who", "cat"))
    assert canvas.picks_at(2, 2) == [Pick("who", "cat"), Pick("to", 1)]
    assert canvas.picks_at(0, 0) == [Pick("to", 1)]
    assert canvas.picks_at(20, 0) == []
    assert canvas.region_of(Pick("who", "cat")) == Region(2, 2, 3, 1)
    assert canvas.region_of(Pick("who", "fox")) is None


@pytest.mark.parametrize("width", range(2, 8))
def test_names_that_begin_alike_have_different_abbreviations(width: int) -> None:
    short = cut(("panda", "panther", "parrot", "pelican", "penguin"), width)
    assert len(set(short)) == 5
    assert all(len(name) <= width for name in short)


@pytest.mark.parametrize(("count", "expected"), [(0, (1, 11)), (3, (1, 11)), (4, (2, 5)), (9, (3, 3)), (12, (4, 2))])
def test_many_names_are_put_in_columns(count: int, expected: tuple[int, int]) -> None:
    assert columns(count, 3, 11) == expected


def test_columns_never_get_too_narrow_to_read() -> None:
    assert columns(100, 3, 11) == (4, 2)


def test_a_gap_in_the_board_counts_once() -> None:
    assert span([0, 1, 900]) == [(0, True), (1, True), (899, False), (900, True)]
