"""Names of participants, which must not look like each other's or like a bot's."""

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
    """A cleaned name. Raises `TableError` if it is not acceptable, or looks like one of ``taken`` or a bot's."""
    name = clean_name(raw)
    skeletons = _skeletons(name)
    if any(skeletons & _skeletons(bot) for bot in BOT_NAMES):
        raise WrongMoment("name-of-a-bot")
    if any(skeletons & _skeletons(other) for other in taken):
        raise WrongMoment("name-taken")
    return name


def names_taken(state: TableState, connected: Iterable[int], but: int | None = None) -> list[str]:
    """The names of all who are connected, have or had a seat, or knock, ``but`` for one participant."""
    numbers = {*connected, *(place.participant for place in state.places)}
    if state.play is not None:
        numbers |= state.play.seat_had.keys()
    numbers |= {each.number for each in state.access.knocking}
    return [state.participants[number].name for number in numbers - {but, None} if number is not None]


def check_new_name(name: str, who: int, state: TableState, connected: Iterable[int]) -> None:
    """Refuse a new name that looks like another participant's or a bot's. Raises `TableError`."""
    if name != state.participants[who].name:
        free_name(name, names_taken(state, connected, who))


def skeleton(text: str) -> str:
    """The skeleton of a text by Unicode TS 39: texts that look alike have the same."""
    prototypes = _confusables()
    plain = unicodedata.normalize("NFKD", text).translate(_JOINERS)
    return unicodedata.normalize("NFD", "".join(prototypes.get(char, char) for char in plain))


@lru_cache(maxsize=1024)
def _skeletons(name: str) -> frozenset[str]:
    """The skeletons of a name, ignoring case. Two names that share one look alike."""
    return frozenset({skeleton(name).casefold(), skeleton(name.casefold())})


@cache
def _confusables() -> Mapping[str, str]:
    """By character, the prototype that it looks like."""
    rows = files("deadpan.server.people").joinpath("confusables.txt").read_text("ascii").splitlines()
    found: dict[str, str] = {}
    for row in rows:
        if row.startswith("#"):
            continue
        prototype, sources = ([chr(int(point, 16)) for point in part.split()] for part in row.split(":"))
        found.update(dict.fromkeys(sources, "".join(prototype)))
    return found
