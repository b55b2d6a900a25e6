"""``python -m tests.lessons``: write the records of the first games again, with the events of the current rules.

Read the diff before you commit it: the texts of the lessons refer to the events.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from deadpan import __version__
from deadpan.game import GAMES, game_called
from deadpan.kernel.record import read_record
from deadpan.lessons import games_with_lessons, lesson_text
from deadpan.session import replay, write_record


def rewritten(game: str) -> str:
    """The file of a first game in its canonical format: one lesson per line, then the record."""
    raw = msgspec.json.decode(lesson_text(game))
    told = {key: value for key, value in raw["record"].items() if key not in ("events", "version")}
    record = write_record(replay(read_record(msgspec.json.encode(told), GAMES), GAMES), __version__).decode()
    lessons = ",\n    ".join(msgspec.json.encode(lesson).decode() for lesson in raw["lessons"])
    inset = record.rstrip().replace("\n", "\n  ")
    return f'{{\n  "seat": {raw["seat"]},\n  "lessons": [\n    {lessons}\n  ],\n  "record": {inset}\n}}\n'


def main() -> None:
    """Rewrite the file of every game that has a first game."""
    for game in games_with_lessons():
        file = Path(str(game_called(game).lesson))
        file.write_text(rewritten(game), encoding="utf-8")
        print(file)


if __name__ == "__main__":
    main()
