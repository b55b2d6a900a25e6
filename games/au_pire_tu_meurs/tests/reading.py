"""A second, independent implementation of what A6.1, A4.3 and A9.1 let a seat be certain of.

It imports nothing from the game and deduces nothing from events: a `Reader` compares the whole table before and after
every choice, and records for each card that moved or was shown whether its seat saw it. A notebook must contain
whatever is certain by that alone; it may contain more, by elimination and by sums.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]

BLOWS = {"pepin": 5, "accident": 10, "cata": 20}
YEARS = {"zack": 80, "felicity": 70, "zoe": 60, "jody": 50, "joshua": 40, "franck": 40, "archibald": 30, "anibal": 20}


def blows_in(life: list[str]) -> Counter[str]:
    return Counter(card for card in life if card in BLOWS)


def shown_by(choice: Json, seat: int, position: Json, shown: str) -> tuple[set[int], Json] | None:
    """What a choice makes a player show, by the table before it: the seats that see it, and the event."""
    characters, life = position["characters"], position["life"]
    order = ["pepin", "accident", "cata", "duel", "reverse", "punition", "mort-subite", "miracle", "jouvence",
             "transfert", "pioche", "switch"]  # fmt: skip

    def sorted_(cards: list[str]) -> list[str]:
        return sorted(cards, key=order.index)

    if choice["do"] == "accuse":
        whom = choice["whom"]
        years = YEARS[characters[whom]] - sum(BLOWS.get(card, 0) for card in life[whom])
        years += 10 * life[whom].count("jouvence")
        event = {"event": "balance-shown", "by": seat, "whom": whom, "years": years}
        if shown == "cards":
            event |= {"character": characters[whom], "life": sorted_(life[whom])}
        return {seat, whom}, event
    if choice["do"] == "play" and choice["card"] == "duel":
        on = choice["on"]
        own, other = blows_in(life[seat]), blows_in(life[on])
        event = {"event": "sums-shown", "by": seat, "on": on}
        for name, held in (("own", own), ("other", other)):
            event[name] = sum(BLOWS[card] for card in held.elements())
            if shown == "cards":
                event[f"{name}_blows"] = sorted_(list(held.elements()))
        return {seat, on}, event
    return None


class Reader:
    """What one seat is certain of: the others' characters, the blows and the number of Jouvences on their piles."""

    def __init__(self, me: int, seats: int, shown: str) -> None:
        self.me = me
        self.shown = shown
        self.face: list[str | None] = [None] * seats
        self.blows: list[Counter[str] | None] = [Counter() for _ in range(seats)]
        self.jouvences: list[int | None] = [0] * seats
        self.flight: str | None = None

    def see(self, before: Json, seat: int, choice: Json, after: Json) -> None:
        """Update after a choice."""
        card: Any = choice.get("card")
        on: Any = choice.get("on")
        match choice["do"]:
            case "identity" if choice["take"]:
                self.face[seat] = None
            case "play" if card in BLOWS:
                self._give(card, seat, on)
            case "play":
                self._play(before, seat, choice, after)
            case "prize" if card is not None:
                if len(after["life"][seat]) < len(before["life"][seat]):
                    self._goes(seat, card, {seat, after["flight"]["to"]})
                self._give(card, seat, after["flight"]["to"])
            case "haunt":
                self._goes(seat, card, {seat, on})
                self._give(card, seat, on)
            case "retaliate":
                (to,) = (other for other in range(len(self.face)) if _grew(before, after, other))
                self._goes(seat, card, {seat, to})
                self._comes(to, card if self.me in (seat, to) else None)
            case "accuse" if self.me == seat and self.shown == "cards":
                whom = choice["whom"]
                self.face[whom] = before["characters"][whom]
                self.blows[whom] = blows_in(before["life"][whom])
                self.jouvences[whom] = before["life"][whom].count("jouvence")
        if "flight" in before and "flight" not in after:
            (on,) = (other for other in range(len(self.face)) if _grew(before, after, other))
            self._comes(on, self.flight)

    def _play(self, before: Json, seat: int, choice: Json, after: Json) -> None:
        on: Any = choice.get("on")
        match choice["card"]:
            case "jouvence":
                held = self.jouvences[seat]
                self.jouvences[seat] = None if held is None else held + 1
            case "punition":
                self.blows[on] = self.jouvences[on] = None
            case "transfert" | "pioche":
                self.blows[seat] = self.jouvences[seat] = None
            case "switch":
                one, other = on
                self.face[one], self.face[other] = self.face[other], self.face[one]
                if self.me in on:
                    self.face[one], self.face[other] = after["characters"][one], after["characters"][other]
            case "duel" if self.me in (seat, on) and self.shown == "cards":
                other = on if self.me == seat else seat
                self.blows[other] = blows_in(before["life"][other])

    def _give(self, card: str, seat: int, to: int) -> None:
        self.flight = card if self.me in (seat, to) else None

    def _comes(self, seat: int, card: str | None) -> None:
        held = self.blows[seat]
        if held is not None and card is not None:
            self.blows[seat] = held + Counter([card])
        else:
            self.blows[seat] = None

    def _goes(self, seat: int, card: str, seen_by: set[int]) -> None:
        held = self.blows[seat]
        self.blows[seat] = held - Counter([card]) if held is not None and self.me in seen_by else None


def _grew(before: Json, after: Json, seat: int) -> bool:
    return len(after["life"][seat]) > len(before["life"][seat])
