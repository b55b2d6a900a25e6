"""The invariants of every reachable state of Au pire tu meurs."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from deadpan_au_pire_tu_meurs.rules.card_counts import blow_years, cards_in, size
from deadpan_au_pire_tu_meurs.rules.cards import COPIES, FIRST_CHARACTER
from deadpan_au_pire_tu_meurs.rules.state import NO_CARD, Acting, Answering, Haunting, Settling, State


def random_options(rng: Random) -> dict[str, Any]:
    """Options from the whole range."""
    options: dict[str, Any] = {
        "jouvence_years": rng.choice([0, 5, 10, 10, 15, 20]),
        "hand_size": rng.choice([1, 3, 5, 7, 7, 7, 9]),
        "spectres_after_sudden_death": rng.random() < 0.5,
        "duel_prize": rng.choice(["hand", "life", "either"]),
        "accuse": rng.choice(["own-turn", "any-time"]),
        "rest": rng.random() < 0.5,
    }
    if rng.random() < 0.2:
        options["max_turns"] = rng.randrange(1, 200)
    return options


def cards_of(state: State) -> Counter[int]:
    """The number of cards of each kind in all places together."""
    secrets = state.secrets
    found = Counter(secrets.characters)
    found.update(secrets.pile)
    for bag in (*secrets.hands, *secrets.lives):
        found.update(cards_in(bag))
    for waiting in secrets.unsettled:
        found.update(waiting)
    found.update(card for card in (secrets.flight, secrets.newcomer, state.table.open_card) if card != NO_CARD)
    return found


def check(before: State | None, state: State) -> None:
    """Fail if this state, reached from the one before, breaks an invariant."""
    table, secrets = state.table, state.secrets
    stock = {kind: held for kind, held in enumerate(table.opening.stock) if held}
    assert cards_of(state) == stock, "a card is lost, or lies in two places"
    assert all(held <= COPIES[kind] for kind, held in stock.items())
    check_sizes(state)
    assert not table.living & table.spectres
    assert all(not hand for seat, hand in enumerate(secrets.hands) if not table.living >> seat & 1)
    assert all(not blow_years(secrets.lives[seat]) for seat in range(8) if table.faded >> seat & 1)
    assert table.turn <= table.opening.options.max_turns
    assert (table.ended != "") == (not table.frames)
    assert table.living
    if table.frames:
        assert table.living.bit_count() > 1
        assert isinstance(table.frames[0], Acting | Haunting | Settling)
        assert len(table.frames) <= 2
        assert (secrets.flight != NO_CARD) == isinstance(table.frames[-1], Answering)
        assert (secrets.newcomer != NO_CARD) == isinstance(table.frames[-1], Settling)
    if before is not None:
        check_step(before, state)


def check_sizes(state: State) -> None:
    """The public sizes of hands and piles are the numbers of cards there."""
    table, secrets = state.table, state.secrets
    sizes = [size(hand) for hand in secrets.hands]
    for seat, waiting in enumerate(secrets.unsettled):
        sizes[seat] += len(waiting)
    if secrets.newcomer != NO_CARD:
        sizes[table.frames[-1].seat] += 1
    assert table.hand_sizes == tuple(sizes)
    assert table.life_sizes == tuple(size(life) for life in secrets.lives)
    assert table.pile_size == len(secrets.pile)


def check_step(before: State, state: State) -> None:
    """No player comes back to life; the pile is drawn from the top and grows at the bottom, in order (A3.5)."""
    assert state.table.living & before.table.living == state.table.living, "somebody lives again"
    assert state.table.serial == before.table.serial + 1
    old, new = before.secrets.pile, state.secrets.pile
    assert any(new.startswith(old[drawn:]) for drawn in range(min(2, len(old)) + 1)), "the pile lost its order"
    assert all(card >= FIRST_CHARACTER for card in state.secrets.characters)
