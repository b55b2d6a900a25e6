"""What one look at the table takes: what is known, what is on offer, and the words for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Protocol

from msgspec import Struct
from msgspec.structs import fields
from rich.style import Style
from rich.text import Text

from deadpan.game import game_called
from deadpan.kernel.beats import Said
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice
from deadpan.locales import Words
from deadpan.locales.message_variables import kind_of
from deadpan.terminal import theme
from deadpan.terminal.canvas import DOUBLE, HEAVY, THIN, Canvas
from deadpan.terminal.choice_builder import ChoiceBuilder, Pick

Thing = tuple[str, Any]
"""A kind of names and one of the things it names: ``("piece", "cat")``."""


@dataclass(frozen=True)
class RenderContext:
    """The table as it is shown: ``view`` is the person's, or a spectator's while the secrets are covered."""

    game: AnyRules
    view: Any
    names: Sequence[str]
    words: Words
    builder: ChoiceBuilder | None = None
    unasked: ChoiceBuilder | None = None
    """What can be chosen while somebody else is asked."""
    cursor: Pick | None = None
    recent: frozenset[Thing] = frozenset()
    asked: Seat | None = None
    """Who is asked, if anybody is."""
    scores: Sequence[int] = ()
    """The points by seat, once the game is over."""

    @cached_property
    def shown(self) -> Mapping[str, Any]:
        """The view as plain values."""
        return self.game.show_now(self.view)

    @property
    def seat(self) -> Seat | None:
        """Whose secrets are shown; nobody's while they are covered."""
        seat: Seat | None = self.shown["seat"]
        return seat

    def name(self, kind: str, thing: str | int, form: str = "") -> str:
        """What a thing is called, plainly or in another form of its name."""
        return self.words.name(kind, thing, form)

    def is_lit(self, pick: Pick) -> bool:
        """Whether this can be picked next."""
        return self.builder is not None and pick in self.builder.options

    def is_chosen(self, pick: Pick) -> bool:
        """Whether this is part of all that is left to choose from."""
        return self.builder is not None and self.builder.is_settled(pick)

    def frame(self, picks: Sequence[Pick], usual: Style, lines: str = THIN) -> tuple[str, Style]:
        """The lines and the colour around something that stands for these picks."""
        if self.cursor in picks:
            return DOUBLE, theme.CURSOR_EDGE
        if any(map(self.is_chosen, picks)):
            return DOUBLE, theme.CHOSEN_EDGE
        if any(map(self.is_lit, picks)):
            return HEAVY, theme.LIT_EDGE
        return lines, usual

    def ink(self, pick: Pick, usual: Style = theme.INK) -> Style:
        """The colour of something that stands for a pick, written in one line."""
        if self.cursor == pick:
            return theme.CURSOR
        if self.is_chosen(pick):
            return theme.CHOSEN
        if self.is_lit(pick):
            return theme.LIT if usual is theme.INK else usual + theme.UNDERLINED
        return usual


class Score(Struct, frozen=True):
    """One player's count: what for, and how much."""

    seat: Seat
    items: tuple[tuple[str, str], ...]
    total: str


class NotesCell(Struct, frozen=True):
    """A cell of the notes: about whom, and what of them."""

    seat: Seat
    about: str


MARKS: Final = ("", "?", "!", "x")
"""What a person can write into a cell, one after the other."""


class TerminalBoard(Protocol):
    """What one game brings to the terminal."""

    @property
    def notes_title(self) -> str:
        """The message that names its notes."""

    def legend(self, words: Words) -> str:
        """What the signs on the board mean."""

    def how_to_play(self, words: Words) -> str:
        """How it is played, in paragraphs."""

    def verbs(self, context: RenderContext) -> tuple[type[Choice], ...]:
        """The kinds of choice to list for the open question, those that are not open now included."""

    def usual(self, context: RenderContext) -> type[Choice] | None:
        """The kind of choice that one most likely wants now; ``None``: the first."""

    def why_not(self, context: RenderContext, verb: type[Choice]) -> str:
        """Why a listed kind of choice is not open now."""

    def label(self, context: RenderContext, builder: ChoiceBuilder, pick: Pick) -> str:
        """How a list calls something that can be picked."""

    def question(self, context: RenderContext) -> str:
        """What is asked of the person now."""

    def standing(self, context: RenderContext) -> str:
        """How the game stands, in a few words."""

    def secrets(self, context: RenderContext) -> Text:
        """What lies face down before the person."""

    def paint(self, context: RenderContext, width: int, height: int) -> Canvas:
        """The board, in so much room or, if that is too little, in more."""

    def notes(self, context: RenderContext, marks: Mapping[NotesCell, str], width: int) -> Canvas:
        """What the person knows of the others, with the person's own marks."""

    def count(self, context: RenderContext) -> tuple[Score, ...]:
        """The count of a game that is over."""


def board_of(game: str) -> TerminalBoard:
    """What this game brings to the terminal; the board of any game where it brings nothing."""
    described = game_called(game)
    if described.terminal is None:
        from deadpan.terminal.generic.board import GenericBoard

        return GenericBoard(described.rules)
    return described.terminal()


def things_in(said: Iterable[Said]) -> frozenset[Thing]:
    """Everything with a name that events, or sentences of beats, are about."""
    found: set[Thing] = set()
    for each in said:
        for field in fields(each):
            kind, value = kind_of(field.type), getattr(each, field.name)
            if kind is not None:
                found |= {(kind, each) for each in (value if isinstance(value, tuple) else (value,))}
    return frozenset(found)
