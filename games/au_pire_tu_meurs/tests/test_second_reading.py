"""The game compared with a second implementation of what accusations and duels show and make certain."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS as GAME

from deadpan.testing.tables import Seated, plies
from games.au_pire_tu_meurs.tests.reading import BLOWS, YEARS, Reader, shown_by
from tests.kit import plain

KINDS = ("balance-shown", "sums-shown")

every_table = pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"hand_size": 4}),
        (5, {"duel_prize": "either"}),
        (4, {"hand_size": 3, "shown": "number", "duel_prize": "life"}),
    ],
    ids=["three", "five", "numbers"],
)


@every_table
def test_a6_1_only_the_two_players_see_what_accusations_and_duels_show(seats: int, options: dict[str, object]) -> None:
    shown = str(options.get("shown", "cards"))
    seen: Counter[str] = Counter()
    for ply in plies(Seated(GAME, options, seats), "shown", 400):
        wanted = shown_by(plain(ply.choice), ply.seat, GAME.position(ply.state), shown)
        for seat in [*range(seats), None]:
            heard = [plain(event) for told in ply.step.told if (event := told.heard_by(seat)) is not None]
            showings = [event for event in heard if event["event"] in KINDS]
            assert showings == ([wanted[1]] if wanted is not None and seat in wanted[0] else [])
        if wanted is not None:
            seen[wanted[1]["event"]] += 1
    assert seen.keys() == set(KINDS)


@every_table
def test_a9_3_the_notebook_contains_whatever_the_seat_is_certain_of(seats: int, options: dict[str, object]) -> None:
    shown = str(options.get("shown", "cards"))
    rng = Random("certain")
    certain: Counter[str] = Counter()
    for evening in range(6):
        readers = [Reader(seat, seats, shown) for seat in range(seats)]
        for ply in plies(Seated(GAME, options, seats), f"certain {evening}", 200):
            before, after = GAME.position(ply.state), GAME.position(ply.step.state)
            for reader in readers:
                reader.see(before, ply.seat, plain(ply.choice), after)
            if GAME.asks(ply.step.state):
                certain += _compared(readers[rng.randrange(seats)], ply.step.state)
    assert min(certain["faces"], certain["blows"]) > 20
    if shown == "cards":
        assert certain["balances"] > 20


def _compared(reader: Reader, state: object) -> Counter[str]:
    """Check a notebook against what is certain; returns how many facts of each kind were compared."""
    found: Counter[str] = Counter()
    pages = GAME.show_now(GAME.view(state, reader.me))["notebook"]  # type: ignore[arg-type]
    for seat, page in enumerate(pages):
        if page is None:
            continue
        face, blows, jouvences = reader.face[seat], reader.blows[seat], reader.jouvences[seat]
        if face is not None:
            assert page["characters"] == [face]
            found["faces"] += 1
        if blows is not None:
            assert Counter(page["blows"]) == blows
            found["blows"] += 1
        if face is not None and blows is not None and jouvences is not None:
            years = YEARS[face] - sum(BLOWS[card] for card in blows.elements()) + 10 * jouvences
            assert page["balance"] == [years, years]
            found["balances"] += 1
    return found
