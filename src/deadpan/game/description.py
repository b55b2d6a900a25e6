"""The description of a game: its rules, and everything else that its package brings."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from deadpan.game.test_plan import TestPlan
from deadpan.kernel.rules import AnyRules

if TYPE_CHECKING:
    from deadpan.arena.questions import Question
    from deadpan.bots.protocol import Bot, Budget
    from deadpan.bots.seeded_bot import SeededBot
    from deadpan.kernel.beats import BeatGrouper
    from deadpan.kernel.types import Told
    from deadpan.review.reviewer import Reviewer
    from deadpan.session.play import Play
    from deadpan.terminal.render_context import TerminalBoard

ANY_GAME: Final = ("random", "sampler")
"""The levels of bots that every game has, weakest first."""
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}")


@dataclass(frozen=True, kw_only=True)
class Game:
    """One game. An entry point of the group ``deadpan.games`` leads to a value of this class.

    Only ``rules`` and words are compulsory; every other part has a default. What is slow to import is given as a
    function that imports it when it is called, so that listing games is fast.
    """

    rules: AnyRules
    words: Traversable | None = None
    """The folder of its messages (`deadpan.game.word_files`); `None`: ``words`` beside the rules, or above."""
    bots: Mapping[str, Callable[[], Bot]] = field(default_factory=dict)
    """The bots of this game by level, weakest first. Every game also has those that can play any game."""
    difficulties: Sequence[str] = ()
    """The levels that the page offers, easiest first; none: those that every game has."""
    instant: str = "random"
    """The level that chooses without search, as a fallback for bots that are late or fail."""
    studied_with: str = "sampler"
    """The default level of `deadpan study`."""
    presets: Mapping[str, Mapping[str, Mapping[str, Any]]] = field(default_factory=dict)
    """By option and value: the other options that a client sets together with this value.

    A record does not imply them: whoever sets a preset writes its values out.
    """
    option_widgets: Mapping[str, str] = field(default_factory=dict)
    """By option: the widget in the lobby, where it does not follow from the option's type."""
    beats: Callable[[], BeatGrouper[Any]] | None = None
    """How its events are grouped into beats (`deadpan.kernel.beats`); `None`: each event is a beat."""
    questions: Callable[[], Sequence[Question]] | None = None
    """What a study varies; `None`: the number of players, and each option that has a few values."""
    points_by_source: Callable[[Any, Sequence[Told], int], Sequence[dict[str, float]]] | None = None
    """For each seat its points by source, given a spectator's final view, all that was told, and the number of
    seats.
    """
    placing_key: Callable[[Sequence[Told], int], Sequence[Any]] | None = None
    """For each seat a tie-break among equal points, greater is better, given all that was told and the number of
    seats.
    """
    lesson: Traversable | None = None
    """The file of its guided first game (see `deadpan.lessons`)."""
    reviewer: Callable[[], Reviewer] | None = None
    """The reviewer of finished games."""
    terminal: Callable[[], TerminalBoard] | None = None
    """The board in the terminal."""
    testing: TestPlan = field(default_factory=TestPlan)
    """How `deadpan check` and the tests of `deadpan.testing` play it."""
    screen: Traversable | None = None
    """The folder with its screen for the browser: the built module ``screen.js``, and the files it fetches."""
    accent: str = ""
    """The colour of its generic poster, as ``#rrggbb``; by default a colour computed from its name."""
    icon: Traversable | None = None
    """The picture on its generic poster, an SVG file."""
    players_usual: int | None = None
    """How many seats a new table has; `None`: a number in the middle of those that the game allows."""
    how_to_play: Traversable | None = None
    """The folder with how to play it, ``en.md`` and so on; `None`: the sentence of each choice."""
    rules_page: Traversable | None = None
    """The folder with its numbered rules, ``en.md`` and so on; `None`: numbers of rules are not linked."""

    def __post_init__(self) -> None:
        """Refuse a level without a bot, and other impossible values. Raises `ValueError`."""
        levels = {*ANY_GAME, *self.bots}
        missing = [level for level in (*self.difficulties, self.instant, self.studied_with) if level not in levels]
        if missing:
            raise ValueError(f"{self.name} names a level without a bot: {', '.join(missing)}")
        if self.accent and not _COLOUR.fullmatch(self.accent):
            raise ValueError(f"{self.name} has an accent that is no colour like #e8b04b: {self.accent!r}")
        if self.players_usual is not None and self.players_usual not in self.rules.players:
            raise ValueError(f"{self.name} is not for {self.players_usual} players")

    @property
    def name(self) -> str:
        """The name in records, commands and addresses."""
        return self.rules.name

    def new(
        self,
        players: Sequence[str] | int,
        *,
        seed: str | None = None,
        options: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> Play:
        """A new game for players with these names, or for this many.

        The same ``seed`` deals the same cards in the same version; without one, the seed is random. Options are given
        by name, or as a mapping. Raises `SetupError` for wrong options, `RecordError` for wrong players.
        """
        from deadpan.session.new_game import new_play, with_presets

        return new_play(self.rules, players, with_presets(self.presets, {**(options or {}), **more}), seed)

    def bot(self, level: str, *, seed: str = "", budget: Budget | None = None) -> SeededBot:
        """A bot of this game: by its level, or ``FILE.py:CLASS``. Raises `ValueError` if there is none.

        All randomness in its choices comes from ``seed``; ``budget`` limits its search.
        """
        from deadpan.bots.seeded_bot import seeded_bot

        return seeded_bot(self.name, level, seed, budget)
