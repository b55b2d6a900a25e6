"""Play line by line, where there is no screen to draw on: what happened, the board, numbered choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.console import Console
from rich.text import Text

from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Ask, Choice
from deadpan.locales import Words
from deadpan.terminal.choice_builder import ChoiceBuilder, choice_builder, describe, verb_name
from deadpan.terminal.local_game import YOU, LocalGame
from deadpan.terminal.messages import closing, opening, told_after
from deadpan.terminal.render_context import RenderContext, board_of

WIDTH, HEIGHT = 80, 24
"""The room a board is drawn in."""


class Left(Exception):
    """The person got up from the table."""


class LineMode:
    """One person's side of a table: tells, draws, asks."""

    def __init__(self, match: LocalGame, words: Words) -> None:
        self._match = match
        self._face = board_of(match.game.name)
        self._words = words
        self._told = 0
        """How many of the events that were heard are told."""
        self._console = Console(highlight=False, markup=False, emoji=False)

    def play(self) -> None:
        """Play on until the game is over or the person leaves."""
        match, words = self._match, self._words
        self._say(*opening(match.play, words), words.say("play-welcome", player=match.names[YOU]), "")
        self._tell_news()
        while (ask := match.ask) is not None:
            try:
                seat, choice = self._next(ask)
            except Left:
                self._say("", words.say("play-stopped"))
                return
            match.choose(seat, choice)
            self._tell_news()
        self._say("", *closing(match.game, match.play.state, match.names, words))

    def _next(self, ask: Ask) -> tuple[Seat, Choice]:
        """The next choice, and whose it is. Raises `Left`."""
        match = self._match
        wanted = self._unasked() if ask.seat != YOU else None
        if wanted is not None:
            return YOU, wanted
        return match.volunteer(ask) or (ask.seat, self._ask() if ask.seat == YOU else match.think(ask))

    def _unasked(self) -> Choice | None:
        """What the person chooses without being asked, if they can and want to. Raises `Left`."""
        match, words = self._match, self._words
        legal = match.legal(YOU)
        if not legal:
            return None
        deeds = [describe(choice, match.game.name, words, match.names) for choice in legal]
        picked = self._pick([words.say("play-go-on"), *deeds])
        return legal[picked - 1] if picked else None

    def _ask(self) -> Choice:
        scene, face = self._scene(), self._face
        self._console.print(face.paint(scene, WIDTH, HEIGHT).text(), soft_wrap=True)
        standing, secrets = face.standing(scene), str(face.secrets(scene))
        self._say(*filter(None, [face.legend(self._words), standing, secrets]), "", face.question(scene))
        return self._choose(scene, choice_builder(self._match.legal(YOU)))

    def _choose(self, scene: RenderContext, start: ChoiceBuilder | None) -> Choice:
        """The one choice that the person wants. Raises `Left`."""
        assert start is not None, "whoever is asked has a choice"
        offer: ChoiceBuilder | None = None
        asked = self._face.question(scene)
        while True:
            if offer is None:
                if len(start.verbs) == 1 and start.choice is None:
                    offer = start
                    continue
                picked = self._pick([verb_name(verb, scene.game.name, self._words) for verb in start.verbs])
                offer = None if picked is None else start.with_verb(start.verbs[picked])
            elif offer.choice is not None:
                return offer.choice
            else:
                question = self._face.question(replace(scene, offer=offer))
                if question != asked:
                    self._say(question)
                picked = self._pick([self._face.label(scene, offer, pick) for pick in offer.options])
                if picked is not None:
                    offer = offer.with_pick(offer.options[picked])
                else:
                    offer = offer.back() if offer.picks else None

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
        """Say what was heard and remarked since the last time."""
        scene = self._scene()
        heard = scene.game.heard(scene.view)
        news = told_after(self._told, heard, self._face.remarks(scene))
        self._told = len(heard)
        self._say(*(self._words.tell(scene.game.name, event, scene.names) for event in news))

    def _scene(self) -> RenderContext:
        match = self._match
        asked = None if match.ask is None else match.ask.seat
        return RenderContext(match.game, match.view(YOU), match.names, self._words, asked=asked)

    def _say(self, *lines: str) -> None:
        for line in lines:
            self._console.print(Text(line), soft_wrap=True)
