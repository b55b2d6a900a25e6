"""What a screen or a board is rendered from: the view, what can be chosen, and the words."""

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
    """What is rendered: ``view`` is the person's, or a spectator's while the secrets are covered."""

    game: AnyRules
    view: Any
    names: Sequence[str]
    words: Words
    builder: ChoiceBuilder | None = None
    unasked: ChoiceBuilder | None = None
    """What can be chosen without being asked."""
    cursor: Pick | None = None
    recent: frozenset[Thing] = frozenset()
    asked: Seat | None = None
    """The seat that is asked, if any."""
    scores: Sequence[int] = ()
    """The points by seat, once the game is over."""

    @cached_property
    def shown(self) -> Mapping[str, Any]:
        """The view as JSON values."""
        return self.game.show_now(self.view)

    @property
    def seat(self) -> Seat | None:
        """The seat whose secrets are shown; ``None`` while they are covered."""
        seat: Seat | None = self.shown["seat"]
        return seat

    def name(self, kind: str, thing: str | int, form: str = "") -> str:
        """The name of a thing, in its plain or another grammatical form."""
        return self.words.name(kind, thing, form)

    def is_lit(self, pick: Pick) -> bool:
        """Whether this can be picked next."""
        return self.builder is not None and pick in self.builder.options

    def is_chosen(self, pick: Pick) -> bool:
        """Whether all remaining choices have this detail."""
        return self.builder is not None and self.builder.is_settled(pick)

    def frame(self, picks: Sequence[Pick], usual: Style, lines: str = THIN) -> tuple[str, Style]:
        """The lines and the colour of the frame around something that stands for these picks."""
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
    """One player's score: its items, and the total."""

    seat: Seat
    items: tuple[tuple[str, str], ...]
    total: str


class NotesCell(Struct, frozen=True):
    """A cell of the notes: the opponent, and the thing."""

    seat: Seat
    about: str


MARKS: Final = ("", "?", "!", "x")
"""The marks of a cell, in the order in which a key goes through them."""


class TerminalBoard(Protocol):
    """The part of the terminal that a game brings."""

    @property
    def notes_title(self) -> str:
        """The id of the message with the title of its notes."""

    def legend(self, words: Words) -> str:
        """The explanation of the signs on the board."""

    def how_to_play(self, words: Words) -> str:
        """How to play it, in paragraphs."""

    def verbs(self, context: RenderContext) -> tuple[type[Choice], ...]:
        """The kinds of choice to list for the open question, including those that are not open now."""

    def usual(self, context: RenderContext) -> type[Choice] | None:
        """The kind of choice to preselect; ``None``: the first."""

    def why_not(self, context: RenderContext, verb: type[Choice]) -> str:
        """Why a listed kind of choice is not open now."""

    def label(self, context: RenderContext, builder: ChoiceBuilder, pick: Pick) -> str:
        """The name of something that can be picked, for a list."""

    def question(self, context: RenderContext) -> str:
        """The open question to the person."""

    def standing(self, context: RenderContext) -> str:
        """The state of the game, in a few words."""

    def secrets(self, context: RenderContext) -> Text:
        """The person's secrets."""

    def paint(self, context: RenderContext, width: int, height: int) -> Canvas:
        """The board, in the given space or, if that is too small, in more."""

    def notes(self, context: RenderContext, marks: Mapping[NotesCell, str], width: int) -> Canvas:
        """What the person knows of the others, with the person's marks."""

    def count(self, context: RenderContext) -> tuple[Score, ...]:
        """The scores of a finished game."""


def board_of(game: str) -> TerminalBoard:
    """The board that this game brings, or the generic one."""
    described = game_called(game)
    if described.terminal is None:
        from deadpan.terminal.generic.board import GenericBoard

        return GenericBoard(described.rules)
    return described.terminal()


def things_in(said: Iterable[Said]) -> frozenset[Thing]:
    """All named things that events, or sentences of beats, are about."""
    found: set[Thing] = set()
    for each in said:
        for field in fields(each):
            kind, value = kind_of(field.type), getattr(each, field.name)
            if kind is not None:
                found |= {(kind, each) for each in (value if isinstance(value, tuple) else (value,))}
    return frozenset(found)
