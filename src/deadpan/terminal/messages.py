"""The introduction and the end of a game, as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import fields

from deadpan.kernel.rules import AnyRules
from deadpan.locales import Words
from deadpan.session import Play


def opening(play: Play, words: Words) -> list[str]:
    """The game, its players, and its options: the edition always, the others if they differ from the defaults."""
    game = play.rules
    options = game.read_options(play.record.options)
    agreed = game.write_options(options)
    settings = [
        words.say(
            "option-setting", name=words.option(game.name, name)[0], value=words.option_value(game.name, name, value)
        )
        for name, value in ((field.encode_name, getattr(options, field.name)) for field in fields(game.options_type))
        if name == "edition" or name in agreed
    ]
    lines = [words.title(game.name), words.say("replay-players", players=words.join(play.record.seats))]
    if settings:
        lines.append(words.say("replay-options", options="; ".join(settings)))
    return lines


def closing(game: AnyRules, state: Any, names: Sequence[str], words: Words) -> list[str]:
    """The points so far, and who is asked."""
    lines = [
        words.say("score-line", player=name, points=points)
        for name, points in zip(names, game.scores(state), strict=True)
    ]
    asked = [names[ask.seat] for ask in game.asks(state)]
    if asked:
        lines.append(words.say("replay-asked", players=words.join(asked)))
    return lines
