"""``deadpan play``: a game in the terminal, against opponents who choose at random."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from deadpan import __version__
from deadpan.cli.common import Lang, Output, refuse, write_bytes
from deadpan.cli.menu import Left, Menu
from deadpan.cli.pictures import PICTURES
from deadpan.cli.table import Board, Edition, GameName, Names, Options, Seats, Seed, fresh
from deadpan.cli.telling import closing, opening
from deadpan.games import GAMES
from deadpan.kernel.chance import Chance
from deadpan.kernel.errors import DeadpanError
from deadpan.kernel.game import AnyGame
from deadpan.kernel.play import Choice, Told
from deadpan.kernel.record import Played, write_record
from deadpan.kernel.seats import Seat
from deadpan.locales import Words

YOU: Seat = 0


def play(
    game: GameName,
    seats: Seats = None,
    names: Names = None,
    edition: Edition = None,
    board: Board = None,
    option: Options = None,
    seed: Seed = None,
    output: Output = None,
    lang: Lang = "en",
) -> None:
    """Play in the terminal, in the first seat, against opponents who choose at random."""
    words = Words(lang)
    try:
        played = fresh(game, seats, names, edition, board, option, seed)
        played = Terminal(played.game, words, played.record.seats).play(played)
        if output is not None:
            write_bytes(write_record(played, __version__), output)
    except DeadpanError as problem:
        refuse(problem, words, GAMES.get(game))


class Terminal:
    """One person's side of a table: tells, draws, asks."""

    def __init__(self, game: AnyGame, words: Words, names: Sequence[str]) -> None:
        self._game = game
        self._words = words
        self._names = names
        self._menu = Menu(game.name, words, names, self._say)
        self._console = Console(highlight=False, markup=False, emoji=False)

    def play(self, played: Played) -> Played:
        """Play on until the game is over or the person leaves."""
        game, state = self._game, played.state
        told, moves = list(played.told), list(played.moves)
        chance = Chance(str(played.record.seed), "random opponents")
        self._say(*opening(played, self._words), self._words.say("play-welcome", player=self._names[YOU]), "")
        self._tell(played.told)
        while asks := game.asks(state):
            seat = asks[0].seat
            if seat == YOU:
                try:
                    choice = self._ask(state)
                except Left:
                    self._say("", self._words.say("play-stopped"))
                    break
            else:
                choice, chance = chance.pick(game.legal_in(state, seat))
            step = game.apply(state, seat, choice)
            state = step.state
            told += step.told
            moves.append((seat, choice))
            self._tell(step.told)
        else:
            self._say("", *closing(game, state, self._names, self._words))
        return Played(game, played.record, played.setup, state, tuple(told), tuple(moves))

    def _ask(self, state: object) -> Choice:
        view = self._game.view(state, YOU)
        if picture := PICTURES.get(self._game.name):
            self._console.print(picture(self._game.show(view), self._words))
        self._say("", self._words.say("play-your-turn", player=self._names[YOU]))
        return self._menu.choose(self._game.legal(view))

    def _tell(self, told: Sequence[Told]) -> None:
        heard = (each.heard_by(YOU) for each in told)
        self._say(*(self._words.tell(self._game.name, event, self._names) for event in heard if event is not None))

    def _say(self, *lines: str) -> None:
        for line in lines:
            self._console.print(Text(line), soft_wrap=True)
