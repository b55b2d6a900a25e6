"""Twin tables: pairs that differ only in whether the seat asked in a window holds a card to answer with."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final, NamedTuple

from deadpan.server.limits import fingerprint
from deadpan.server.state import AMONG_BOTS, AnyEntry, Began, BotSat, Joined, Opened, Sat, Settled, encode_entries
from deadpan.server.storage import SqliteStore, store_in
from games.au_pire_tu_meurs.tests.kit import setup_of

GAME: Final = "au-pire-tu-meurs"
TOKENS: Final = tuple(f"token-{number}-of-somebody-at-a-twin-table" for number in range(2))
ATTACK: Final = {"do": "play", "card": "pepin", "on": 1}
"""The choice of the first seat that asks the second seat in a window."""
DECLINE: Final = {"do": "answer", "card": None}
_HANDS: Final = {True: ("reverse pioche", "jouvence jouvence"), False: ("jouvence pioche", "reverse jouvence")}
"""By whether the second seat holds the card: the hands of the second and third seats. The list of cards in the game is
public, so both twins use the same cards."""


class TwinTable(NamedTuple):
    """A table, and whether the second seat holds a card to answer with."""

    code: str
    holds_card: bool


def _log(*, holds_card: bool, by_person: bool) -> list[AnyEntry]:
    setup = setup_of(["pepin jouvence", *_HANDS[holds_card]], "reverse " * 4, ["", "", ""])
    joined = [Joined(number, f"player {number}", fingerprint(token)) for number, token in enumerate(TOKENS)]
    asked: AnyEntry = Sat(1, 1) if by_person else BotSat(1, "hard")
    return [
        Opened(GAME, {}, 3, begins="asked"),
        *joined,
        Sat(0, 0),
        asked,
        BotSat(2, "greedy"),
        Settled(AMONG_BOTS),
        Began({}, "twins", setup, "twins"),
    ]


def make_twins(folder: Path, count: int, *, by_person: bool) -> list[tuple[TwinTable, TwinTable]]:
    """Write so many pairs into a store that no server uses; in each pair the table with the card comes first."""

    async def write() -> list[tuple[TwinTable, TwinTable]]:
        store = SqliteStore(store_in(folder))
        kind = "PERSON" if by_person else "BOT"
        pairs = []
        for number in range(count):
            pair = tuple(TwinTable(f"{kind}-{2 * number + 1 - card:05}", bool(card)) for card in (1, 0))
            for table in pair:
                lines = encode_entries(_log(holds_card=table.holds_card, by_person=by_person))
                await store.append(table.code, 0, lines, 0.0, "playing")
            pairs.append((pair[0], pair[1]))
        await store.close()
        return pairs

    return asyncio.run(write())
