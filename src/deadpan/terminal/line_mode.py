"""Playing line by line, without a screen: what happened, the board, numbered choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.console import Console
from rich.text import Text

from deadpan.game import grouper_of
from deadpan.kernel.beats import Beat, Said, begin_beats
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Ask, Choice
from deadpan.locales import Words
from deadpan.terminal.choice_builder import ChoiceBuilder, choice_builder, describe, verb_name
from deadpan.terminal.local_game import YOU, LocalGame
from deadpan.terminal.messages import closing, opening
from deadpan.terminal.render_context import RenderContext, board_of

WIDTH, HEIGHT = 80, 24
"""The space for a board."""


class Left(Exception):
    """The person left the table."""


class LineMode:
    """The dialogue with one person: tells, draws, asks."""

    def __init__(self, local_game: LocalGame, words: Words) -> None:
        self._local_game = local_game
        self._board = board_of(local_game.game.name)
        self._words = words
        self._stream = begin_beats(grouper_of(local_game.game.name), YOU)
        self._untold: dict[int, Beat] = {}
        """By number, beats that are not told as they are now."""
        self._told: dict[int, tuple[Said, ...]] = {}
        """By number, what was told of a beat."""
        self._console = Console(highlight=False, markup=False, emoji=False)

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        local_game, words = self._local_game, self._words
        self._say(*opening(local_game.play, words), words.say("play-welcome", player=local_game.names[YOU]), "")
        while (ask := local_game.ask) is not None:
            self._tell_news()
            try:
                seat, choice = self._next(ask)
            except Left:
                self._say("", words.say("play-stopped"))
                return
            local_game.choose(seat, choice)
        self._tell_news()
        self._say("", *closing(local_game.game, local_game.play.state, local_game.names, words))

    def _next(self, ask: Ask) -> tuple[Seat, Choice]:
        """The next choice, and its seat. Raises `Left`."""
        local_game = self._local_game
        wanted = self._unasked() if ask.seat != YOU else None
        if wanted is not None:
            return YOU, wanted
        return local_game.volunteer(ask) or (ask.seat, self._ask() if ask.seat == YOU else local_game.think(ask))

    def _unasked(self) -> Choice | None:
        """What the person chooses without being asked, if they can and want to. Raises `Left`."""
        local_game, words = self._local_game, self._words
        legal = local_game.legal(YOU)
        if not legal:
            return None
        deeds = [describe(choice, local_game.game.name, words, local_game.names) for choice in legal]
        picked = self._pick([words.say("play-go-on"), *deeds])
        return legal[picked - 1] if picked else None

    def _ask(self) -> Choice:
        context, board = self._render_context(), self._board
        self._console.print(board.paint(context, WIDTH, HEIGHT).text(), soft_wrap=True)
        standing, secrets = board.standing(context), str(board.secrets(context))
        self._say(*filter(None, [board.legend(self._words), standing, secrets]), "", board.question(context))
        return self._choose(context, choice_builder(self._local_game.legal(YOU)))

    def _choose(self, context: RenderContext, start: ChoiceBuilder | None) -> Choice:
        """The choice that the person builds. Raises `Left`."""
        assert start is not None, "whoever is asked has a choice"
        builder: ChoiceBuilder | None = None
        asked = self._board.question(context)
        while True:
            if builder is None:
                if len(start.verbs) == 1 and start.choice is None:
                    builder = start
                    continue
                picked = self._pick([verb_name(verb, context.game.name, self._words) for verb in start.verbs])
                builder = None if picked is None else start.with_verb(start.verbs[picked])
            elif builder.choice is not None:
                return builder.choice
            else:
                question = self._board.question(replace(context, builder=builder))
                if question != asked:
                    self._say(question)
                picked = self._pick([self._board.label(context, builder, pick) for pick in builder.options])
                if picked is not None:
                    builder = builder.with_pick(builder.options[picked])
                else:
                    builder = builder.back() if builder.picks else None

    def _pick(self, labels: Sequence[str]) -> int | None:
        """The index of the label that is picked, ``None`` to go back."""
        for number, label in enumerate(labels, start=1):
            self._say(f"{number:4}  {label}")
        while True:
            try:
                answer = input(self._words.say("play-your-number") + " ").strip().lower()
            except EOFError:
                raise Left from None
            if answer == "q":
                raise Left
            if answer == "b":
                return None
            if answer in map(str, range(1, len(labels) + 1)):
                return int(answer) - 1
            self._say(self._words.say("play-wrong-number", fewest=1, most=len(labels)))

    def _tell_news(self) -> None:
        """Print what happened. The last beat may still grow, so it is held back until the person can choose or the game
        ends.
        """
        context, local_game = self._render_context(), self._local_game
        self._stream, beats = self._stream.up_to(context.game.heard(context.view), context.view)
        self._untold.update((beat.n, beat) for beat in beats)
        is_waiting = local_game.ask is not None and not local_game.legal(YOU)
        for n in sorted(self._untold):
            if not is_waiting or n < self._stream.count - 1:
                self._tell(context, self._untold.pop(n))

    def _tell(self, context: RenderContext, beat: Beat) -> None:
        """Print a beat; if it has grown, only the new part."""
        said = (*beat.says, *beat.aside)
        before, fresh = list(self._told.get(beat.n, ())), []
        for each in said:
            if each in before:
                before.remove(each)
            else:
                fresh.append(self._words.tell(context.game.name, each, context.names, YOU))
        if fresh:
            self._say(" ".join(fresh))
        self._told[beat.n] = said

    def _render_context(self) -> RenderContext:
        local_game = self._local_game
        asked = None if local_game.ask is None else local_game.ask.seat
        return RenderContext(local_game.game, local_game.view(YOU), local_game.names, self._words, asked=asked)

    def _say(self, *lines: str) -> None:
        for line in lines:
            self._console.print(Text(line), soft_wrap=True)
