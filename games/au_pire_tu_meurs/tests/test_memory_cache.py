"""The cache of memories: a memory extended from an earlier view equals one folded from the start."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from deadpan_au_pire_tu_meurs.rules import memory_cache as module
from deadpan_au_pire_tu_meurs.rules.card_counts import names_in
from deadpan_au_pire_tu_meurs.rules.cards import CARDS
from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS as GAME
from deadpan_au_pire_tu_meurs.rules.lineages import GAIN, Lineages
from deadpan_au_pire_tu_meurs.rules.memory import NOBODY, Memory
from deadpan_au_pire_tu_meurs.rules.memory_cache import complete, memory_of
from deadpan_au_pire_tu_meurs.rules.options import Options
from deadpan_au_pire_tu_meurs.rules.redeal import redeals
from deadpan_au_pire_tu_meurs.rules.state import NO_CARD, balance
from deadpan_au_pire_tu_meurs.rules.view import View, hand_names, heard_in
from deadpan_au_pire_tu_meurs.rules.worlds import Worlds

from deadpan.kernel.types import Event
from deadpan.testing.tables import plies
from games.au_pire_tu_meurs.tests.kit import table
from games.au_pire_tu_meurs.tests.possible import names
from tests.tables import TABLES

SMALL = next(seated for seated in TABLES if seated.game is GAME and seated.options.get("hand_size") == 3)


@pytest.fixture(autouse=True)
def forget() -> None:
    """Clear the cache."""
    module._MEMORIES.cache_clear()


def known(memory: Memory[Any]) -> dict[str, Any]:
    """The masks of the cards in all places of a memory."""
    masks = memory.worlds.lineage_mask

    def said(bag: list[int]) -> list[str]:
        return [names(masks[card]) if card != NOBODY else "" for card in bag]

    return {
        "faces": said(memory.identities),
        "hands": [sorted(said(hand)) for hand in memory.hands],
        "lives": [sorted(said(life)) for life in memory.lives],
        "pile": said(memory.pile),
        "loose": said([memory.flight, memory.newcomer, memory.open_card]),
        "year_bounds": [
            (bounds.low, bounds.high, bounds.low_losses, bounds.high_losses) for bounds in memory.year_bounds
        ],
        "turns": memory.turns,
    }


def from_the_start(view: View) -> dict[str, Any]:
    """The same, from a memory that hears all events again."""
    memory = Memory(view.table.opening, Lineages)
    memory.hear(heard_in(view))
    return known(memory)


def game(most: int, seed: str = "recall") -> list[Any]:
    """The states of a small game, one after the other."""
    return [ply.step.state for ply in plies(SMALL, seed, most)]


# -- extending a memory ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", [1, 3])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_an_extended_memory_equals_one_from_the_start(seat: int | None, pace: int) -> None:
    for state in game(90)[::pace]:
        view = GAME.view(state, seat)
        assert known(memory_of(view, Lineages)) == from_the_start(view)


def test_an_earlier_view_knows_nothing_of_a_later_one() -> None:
    views = [GAME.view(state, 1) for state in game(60)]
    for view in reversed(views):
        assert known(memory_of(view, Lineages)) == from_the_start(view)


def test_a_memory_is_computed_once_and_hears_no_event_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[int] = []
    hear = Memory.hear

    def count(memory: Memory[Any], events: Sequence[Event]) -> None:
        heard.append(len(events))
        hear(memory, events)

    monkeypatch.setattr(Memory, "hear", count)
    states = game(30)
    views = [GAME.view(state, 2) for state in states]
    for view in views:
        assert memory_of(view, Lineages) is memory_of(view, Lineages)
    assert sum(heard) == len(heard_in(views[-1]))
    assert len(heard) > 20


def test_memories_are_cached_by_seat_and_class() -> None:
    state = game(20)[-1]
    views = [GAME.view(state, seat) for seat in (0, 1, None)]
    memories = [memory_of(view, kind) for view in views for kind in (Lineages, Worlds)]
    assert len({id(memory) for memory in memories}) == 6
    assert [type(memory.worlds) for memory in memories] == [Lineages, Worlds] * 3
    assert [memory_of(view, kind) for view in views for kind in (Lineages, Worlds)] == memories


def test_branches_of_a_game_have_separate_memories() -> None:
    rng = Random("branch")
    for state in game(60)[::6]:
        asked = GAME.asks(state)
        if not asked:
            break
        before = known(memory_of(GAME.view(state, 0), Lineages))
        legal = GAME.legal_in(state, asked[0].seat)
        for choice in rng.sample(legal, min(3, len(legal))):
            after = GAME.view(GAME.apply(state, asked[0].seat, choice).state, 0)
            assert known(memory_of(after, Lineages)) == from_the_start(after)
        assert known(memory_of(GAME.view(state, 0), Lineages)) == before


@pytest.mark.parametrize("other_first", [True, False])
def test_a_seat_in_a_drawn_world_does_not_get_the_memory_of_the_real_seat(other_first: bool) -> None:
    """Both have the same public log."""
    rng = Random("drawn")
    for state in game(60)[::10]:
        if not GAME.asks(state):
            break
        drawn = GAME.redeal(GAME.view(state, 0), rng)
        views = [GAME.view(state, 1), GAME.view(drawn, 1)]
        assert views[0].table.log is views[1].table.log
        for view in reversed(views) if other_first else views:
            assert known(memory_of(view, Lineages)) == from_the_start(view)
        module._MEMORIES.cache_clear()


# -- the seat's own cards, and the open question -----------------------------------------------------------------------


def test_completing_a_memory_adds_the_seats_own_cards_and_leaves_the_cached_one_unchanged() -> None:
    for state in game(90)[::4]:
        for seat in range(3):
            view = GAME.view(state, seat)
            shared = known(memory_of(view, Lineages))
            own = known(complete(view, Lineages))
            if GAME.asks(state):
                assert own["faces"][seat] == CARDS[view.character]
                assert own["hands"][seat] == sorted(hand_names(view.hand, NO_CARD, view.unsettled))
                assert own["lives"][seat] == sorted(names_in(view.life))
            assert known(memory_of(view, Lineages)) == shared


def test_a_character_that_waits_in_the_hand_is_known_to_its_owner() -> None:
    play = table(["pepin", "cata anibal franck", ""], "duel jody", first=1)
    memory = complete(GAME.view(play.state, 1), Lineages)
    assert known(memory)["loose"][1] == "anibal"
    assert known(memory)["hands"][1] == ["cata", "franck"]
    drawn = GAME.redeal(GAME.view(play.state, 0), Random(1))
    view = GAME.view(drawn, 1)
    assert known(complete(view, Lineages))["loose"][1] == CARDS[view.newcomer]


def test_a_blow_on_its_way_is_known_to_giver_and_receiver() -> None:
    play = table(["pepin cata", "duel", ""], "switch")
    play.do(0, "play", card="cata", on=1)
    said = [known(complete(GAME.view(play.state, seat), Lineages))["loose"][0] for seat in (0, 1, 2, None)]
    assert said == ["cata", "cata", "pepin accident cata", "pepin accident cata"]
    drawn = GAME.redeal(GAME.view(play.state, 2), Random(1))
    for seat in (0, 1):
        view = GAME.view(drawn, seat)
        assert known(complete(view, Lineages))["loose"][0] == CARDS[view.flight]


def blows(view: View, seat: int) -> set[int]:
    """The years of blows on a seat's life pile, over drawn worlds."""
    found = set()
    for number in range(40):
        drawn = GAME.redeal(view, Random(number))
        memory = complete(GAME.view(drawn, seat), Worlds)
        found.add(sum(memory.worlds.scales[GAIN][memory.worlds.kind(card)] for card in memory.lives[seat]))
    return found


def test_a_seat_that_is_asked_to_retaliate_or_haunt_has_a_blow() -> None:
    play = table(["pepin", "", ""], "duel switch duel", ["", "accident duel", ""])
    play.do(0, "accuse", whom=1)
    assert play.asked == [(1, "retaliate")]
    assert min(blows(GAME.view(play.state, 2), 1)) > 0
    assert min(blows(GAME.view(play.state, None), 1)) > 0
    play = table(["duel", "", ""], "duel switch duel", ["", "accident duel", ""], out=[1])
    play.do(0, "play", card="duel", on=2)
    play.do(0, "end")
    assert play.asked == [(1, "haunt")]
    assert min(blows(GAME.view(play.state, 2), 1)) > 0


def test_a_seat_without_a_private_log_uses_only_the_present_places_of_cards() -> None:
    rng = Random("never")
    for state in game(80)[::8]:
        if not GAME.asks(state):
            break
        drawn = GAME.redeal(GAME.view(state, 0), rng)
        view = GAME.view(drawn, 1)
        memory = complete(view, Worlds)
        assert max(map(len, memory.worlds.paths)) <= 2  # its own cards may have been dealt in any order
        assert known(memory)["faces"][1] == CARDS[view.character]
        assert known(memory)["hands"][1] == sorted(hand_names(view.hand, NO_CARD, view.unsettled))
        assert known(memory)["lives"][1] == sorted(names_in(view.life))
        kinds = Counter(memory.worlds.kinds)
        assert kinds == {kind: held for kind, held in enumerate(view.table.opening.stock) if held}


def test_the_giver_of_a_blow_remembers_it_in_a_redealt_world_but_not_in_redeals() -> None:
    play = table(["cata pepin", "duel", "accident"], "switch")
    play.do(0, "play", card="cata", on=1)
    play.do(1, "answer", card=None)
    assert known(complete(GAME.view(play.state, 0), Lineages))["lives"][1] == ["cata"]
    drawn = GAME.redeal(GAME.view(play.state, 2), Random(1))
    given = GAME.position(drawn)["life"][1]
    assert known(complete(GAME.view(drawn, 0), Lineages))["lives"][1] == given
    strolled = next(redeals(GAME.view(play.state, 2), Random(1)))
    assert known(complete(GAME.view(strolled, 0), Lineages))["lives"][1] == ["pepin accident cata"]


def test_the_accuser_remembers_a_balance_and_other_seats_the_result_of_the_accusation() -> None:
    numbers = {"shown": "number"}
    play = table(["duel", "cata", "pepin"], "pepin jouvence", ["", "accident jouvence", "pepin"], options=numbers)
    play.do(0, "accuse", whom=1)
    for seat in (0, 2, None):
        assert complete(GAME.view(play.state, seat), Worlds).worlds.total != []
    for number in range(20):
        drawn = GAME.redeal(GAME.view(play.state, 0), Random(number))
        assert balance(Options(), drawn.secrets.characters[1], drawn.secrets.lives[1]) == 70


def test_after_the_game_completing_a_memory_adds_nothing() -> None:
    play = table(["cata", "", ""], "duel", ["", "", ""], out=[1, 2])
    assert play.asked == []
    memory = complete(GAME.view(play.state, 0), Lineages)
    assert known(memory) == from_the_start(GAME.view(play.state, 0))
