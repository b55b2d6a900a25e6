"""``deadpan replay``: a record as sentences, or its final position as JSON."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import msgspec
import typer

from deadpan.cli.input_output import Lang, read_bytes, refuse
from deadpan.game import GAMES
from deadpan.kernel.errors import DeadpanError, RecordError
from deadpan.kernel.record import read_record
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import choice_json
from deadpan.locales import Words
from deadpan.session import Play
from deadpan.session import replay as replay_record
from deadpan.terminal.messages import closing, opening


def replay(
    file: Annotated[str, typer.Argument(help="A record; - is standard input.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object in place of words.")] = False,
    at: Annotated[int | None, typer.Option("--at", help="Stop after this many choices.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="Only what this seat may know.")] = None,
    every: Annotated[bool, typer.Option("--every", help="Tell each event in a line of its own.")] = False,
    lang: Lang = "en",
) -> None:
    """Replay a record and tell what happened."""
    words = Words(lang)
    game: AnyRules | None = None
    names: list[str] = []
    try:
        if at is not None and at < 0:
            raise RecordError("negative-count", what=at)
        record = read_record(read_bytes(file), GAMES)
        game, names = GAMES[record.game], record.seats
        if seat is not None and not 0 <= seat < len(names):
            raise RecordError("no-such-seat", seats=len(names), what=seat)
        play = replay_record(record, GAMES, at)
    except DeadpanError as problem:
        refuse(problem, words, game, names)
    if as_json:
        sys.stdout.write(msgspec.json.encode(as_object(play, seat)).decode() + "\n")
    else:
        sys.stdout.write("\n".join(in_words(play, seat, words, every=every)) + "\n")


def as_object(play: Play, seat: Seat | None) -> dict[str, Any]:
    """The position of a game with everything that happened; with a seat, only what it may know."""
    game, state = play.rules, play.state
    outcome = game.outcome(state)
    asked = [ask.seat for ask in game.asks(state)]
    chooser = (asked[0] if asked else None) if seat is None else seat
    legal = [] if chooser is None else [choice_json(chooser, each) for each in game.legal(game.view(state, chooser))]
    told: dict[str, Any] = {
        "over": outcome is not None,
        "asked": asked,
        "scores": game.scores(state),
        "winners": outcome.winners if outcome else (),
        "events": play.events() if seat is None else play.events_heard(seat),
        "legal": legal,
    }
    if seat is None:
        told["position"] = game.position(state)
    else:
        told["view"] = game.show(game.view(state, seat))
    return told


def in_words(play: Play, seat: Seat | None, words: Words, *, every: bool) -> list[str]:
    """A game as sentences; with a seat, only what it was told. ``every``: a line for each event, not for each beat."""
    told = play.tell(words.lang, seat, face_up=seat is None, every=every)
    return [*opening(play, words), "", *told, "", *closing(play.rules, play.state, play.record.seats, words)]
