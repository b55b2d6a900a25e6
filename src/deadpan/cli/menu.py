"""One choice out of hundreds: what it does first, then one detail after the other."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import msgspec
from msgspec.structs import fields

from deadpan.kernel.play import Choice
from deadpan.locales import Words

Group = tuple[str, list[Choice]]


class Left(Exception):
    """The person got up from the table."""


def split(choices: Sequence[Choice], game: str, words: Words, names: Sequence[str]) -> list[Group]:
    """Choices grouped by the first thing they differ in, each group under what a menu calls it."""
    kind = type(choices[0])
    if len(choices) == 1 or any(type(choice) is not kind for choice in choices):
        return _grouped(choices, type, lambda choice: words.verb(game, str(choice.__struct_config__.tag)))
    for field in fields(kind):

        def value(choice: Choice, name: str = field.name) -> bytes:
            return msgspec.json.encode(getattr(choice, name))

        def label(choice: Choice, name: str = field.name, of: object = field.type) -> str:
            return words.value(of, getattr(choice, name), names)

        groups = _grouped(choices, value, label)
        if len(groups) > 1:
            return groups
    raise ValueError("two choices are the same")


def _grouped(
    choices: Sequence[Choice], key: Callable[[Choice], Hashable], label: Callable[[Choice], str]
) -> list[Group]:
    groups: dict[Hashable, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(key(choice), []).append(choice)
    return [(label(group[0]), group) for group in groups.values()]


class Menu:
    """Asks a person to narrow choices down to one."""

    def __init__(self, game: str, words: Words, names: Sequence[str], say: Callable[[str], None]) -> None:
        self._game = game
        self._words = words
        self._names = names
        self._say = say

    def choose(self, legal: Sequence[Choice]) -> Choice:
        """The one of ``legal`` that the person wants. Raises `Left`."""
        trail: list[Sequence[Choice]] = []
        left = legal
        while len(left) > 1 or not trail:
            groups = split(left, self._game, self._words, self._names)
            picked = self._pick([label for label, _ in groups])
            if picked is not None:
                trail.append(left)
                left = groups[picked][1]
            elif trail:
                left = trail.pop()
        return left[0]

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
