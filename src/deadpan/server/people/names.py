"""Names at a table that nobody mistakes for each other's, or for a bot's."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from deadpan.server.errors import WrongMoment
from deadpan.server.limits import clean_name
from deadpan.server.state import BOT_NAMES, TableState

_JOINERS: Final = dict.fromkeys(map(ord, "\u200c\u200d\ufe0e\ufe0f"))


def free_name(raw: str, taken: Iterable[str] = ()) -> str:
    """A name as it is shown to others. Raises `HostError` for what is no name, or is too much like one of ``taken``."""
    name = clean_name(raw)
    looks = _looks(name)
    if any(looks & _looks(bot) for bot in BOT_NAMES):
        raise WrongMoment("name-of-a-bot")
    if any(looks & _looks(other) for other in taken):
        raise WrongMoment("name-taken")
    return name


def names_taken(state: TableState, here: Iterable[int], but: int | None = None) -> list[str]:
    """The names of all who are ``here``, have a seat, had one in this game or knock, ``but`` for one participant."""
    numbers = {*here, *(place.participant for place in state.places)}
    if state.play is not None:
        numbers |= state.play.seat_had.keys()
    numbers |= {each.number for each in state.access.knocking}
    return [state.participants[number].name for number in numbers - {but, None} if number is not None]


def check_new_name(name: str, who: int, state: TableState, here: Iterable[int]) -> None:
    """Refuse a new name that looks like another participant's or a bot's. Raises `TableError`."""
    if name != state.participants[who].name:
        free_name(name, names_taken(state, here, who))


def skeleton(text: str) -> str:
    """What a text looks like, by Unicode TS 39: texts that can be taken for each other have the same."""
    look = _look()
    plain = unicodedata.normalize("NFKD", text).translate(_JOINERS)
    return unicodedata.normalize("NFD", "".join(look.get(char, char) for char in plain))


@lru_cache(maxsize=1024)
def _looks(name: str) -> frozenset[str]:
    """What a name is known by: two that share one of these are too much alike. Capitals make no difference."""
    return frozenset({skeleton(name).casefold(), skeleton(name.casefold())})


@cache
def _look() -> Mapping[str, str]:
    """By character, what it looks like."""
    rows = files("deadpan.server.people").joinpath("confusables.txt").read_text("ascii").splitlines()
    found: dict[str, str] = {}
    for row in rows:
        if row.startswith("#"):
            continue
        prototype, sources = ([chr(int(point, 16)) for point in part.split()] for part in row.split(":"))
        found.update(dict.fromkeys(sources, "".join(prototype)))
    return found
