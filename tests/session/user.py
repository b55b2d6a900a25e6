"""A program that imports only public names. It is type-checked and run."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from deadpan import (
    Bot,
    Budget,
    Choice,
    DeadpanError,
    Event,
    Game,
    IllegalChoice,
    Outcome,
    Play,
    RecordError,
    Seat,
    SetupError,
    View,
    games,
    load,
    replay,
)


class First:
    """A bot that always takes the first choice."""

    def choose(self, view: View, legal: Sequence[Choice], rng: Random, budget: Budget) -> Choice:
        """The first of them."""
        return legal[0]


def play_out(game: Game, bots: Sequence[Bot], seed: str) -> Play:
    """A whole game of these bots."""
    play = game.new(len(bots), seed=seed)
    rng, budget = Random(seed), Budget(playouts=10)
    while not play.is_over:
        seat: Seat | None = play.to_move
        assert seat is not None
        choice = bots[seat].choose(play.view(seat), play.legal(seat), rng, budget)
        try:
            play = play.apply(seat, choice)
        except IllegalChoice as problem:
            raise SystemExit(play.explain(problem)) from problem
    return play


def refused(game: Game, players: int) -> str:
    """The reason why so many players are refused."""
    try:
        game.new(players, options={"no such option": 1})
    except (SetupError, RecordError) as problem:
        error: DeadpanError = problem
        return error.code
    return ""


def main(folder: Path) -> list[str]:
    """Play each installed game once, and tell its end from its record."""
    told: list[str] = []
    for name in games():
        game = load(name)
        fewest = game.rules.players[0]
        own: Bot = First()
        play = play_out(game, [own, *(game.bot("random", seed=str(seat)) for seat in range(1, fewest))], "user")
        outcome: Outcome = play.outcome
        heard: list[Event] = play.heard(0)
        play.save(folder / f"{name}.json")
        again = replay(folder / f"{name}.json")
        assert (again.outcome, again.heard(0)) == (outcome, heard)
        told += [again.tell(seat=0)[-1], refused(game, fewest), refused(game, 99)]
    return told
