"""What lies on the table, drawn for a terminal. A game without a picture is played by its words alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from deadpan.locales import Words

HITMAN, TARGET, POLICE, SNIPER = "✦", "◎", "★", "⌖"
WIDTH: Final = 19


def town(view: Mapping[str, Any], words: Words) -> RenderableType:
    """10' to Kill: the tiles where they lie, and who stands on them."""
    marks = {view["hand"]["hitman"]: HITMAN, **dict.fromkeys(view["hand"]["targets"], TARGET)}
    crowd: dict[int, list[str]] = {}
    for who, tile in view["characters"].items():
        crowd.setdefault(tile, []).append(f"{marks.get(who, ' ')} {words.name('piece', who)}")
    for number, tile in enumerate(view["police"], start=1):
        if tile is not None:
            crowd.setdefault(tile, []).append(f"{POLICE} {words.name('piece', f'police-{number}')}")
    laid = {tuple(tile["at"]): number for number, tile in enumerate(view["tiles"]) if tile["at"] is not None}
    grid = Table.grid()
    for y in _span(y for _, y in laid):
        places = [laid.get((x, y)) for x in _span(x for x, _ in laid)]
        grid.add_row(*("" if number is None else _tile(number, view, crowd) for number in places))
    legend = words.say("ten-to-kill-legend", hitman=HITMAN, target=TARGET, police=POLICE, sniper=SNIPER)
    return Group(grid, Text(legend))


def _span(numbers: Iterable[int]) -> range:
    found = list(numbers)
    return range(min(found), max(found) + 1) if found else range(0)


def _tile(number: int, view: Mapping[str, Any], crowd: Mapping[int, list[str]]) -> Panel:
    sniper = f" {SNIPER}" if view["tiles"][number].get("sniper") else ""
    people = Text("\n".join(crowd.get(number, [" "])))
    return Panel(people, title=f"{number}{sniper}", box=box.SQUARE, padding=0, width=WIDTH)


PICTURES: Final[Mapping[str, Callable[[Mapping[str, Any], Words], RenderableType]]] = {"ten-to-kill": town}
