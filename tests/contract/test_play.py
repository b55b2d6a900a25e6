"""What holds in every game, at every moment of it."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import msgspec
import pytest

from deadpan.kernel.errors import NotAsked, RulesError
from deadpan.kernel.formats import FORMAT
from deadpan.kernel.play import Choice, Event, audience_of, choice_json
from deadpan.kernel.record import Record, read_move, read_record
from deadpan.session import replay, write_record
from deadpan.testing.tables import Ply, Seated, lively, plies
from tests.tables import TABLES

every_table = pytest.mark.parametrize("table", TABLES, ids=str)

MOST = 250


def bytes_of(shown: object) -> bytes:
    return msgspec.json.encode(shown)


def audience(table: Seated) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(table.seats), None]


@pytest.fixture(scope="module")
def pools() -> dict[str, list[Choice]]:
    """For each game, choices that were legal at some moment of some game."""
    found: dict[str, set[Choice]] = {}
    for table in TABLES:
        pool = found.setdefault(table.game.name, set())
        for ply in plies(table, "pool", 60):
            legal = table.game.legal_in(ply.state, ply.seat)
            pool.update(Random(str(len(pool))).sample(legal, min(len(legal), 12)))
    return {name: sorted(pool, key=repr) for name, pool in found.items()}


@every_table
def test_a_choice_applies_if_and_only_if_it_is_legal(table: Seated, pools: dict[str, list[Choice]]) -> None:
    game, rng = table.game, Random("legal")
    for number, ply in enumerate(plies(table, "legal", MOST)):
        legal = game.legal_in(ply.state, ply.seat)
        assert legal, "a seat that is asked has something to choose"
        assert len(set(legal)) == len(legal)
        assert game.legal(game.view(ply.state, ply.seat)) == legal
        for choice in legal if number % 25 == 0 else rng.sample(legal, min(len(legal), 3)):
            game.apply(ply.state, ply.seat, choice)
        for choice in rng.sample(pools[game.name], min(len(pools[game.name]), 25)):
            if choice not in legal:
                with pytest.raises(RulesError):
                    game.apply(ply.state, ply.seat, choice)


@every_table
def test_a_seat_that_may_not_choose_has_no_choice_and_is_refused(table: Seated) -> None:
    game = table.game
    for ply in plies(table, "unasked", MOST):
        asked = {ask.seat for ask in game.asks(ply.state)}
        assert game.legal(game.view(ply.state, None)) == ()
        for seat in set(range(table.seats)) - asked - set(game.may(ply.state)):
            assert game.legal(game.view(ply.state, seat)) == ()
            with pytest.raises(NotAsked) as refusal:
                game.apply(ply.state, seat, ply.choice)
            assert refusal.value.rule


@every_table
def test_a_seat_that_may_choose_unasked_has_choices_of_its_own_and_no_others(table: Seated) -> None:
    game = table.game
    for ply in plies(table, "free", MOST):
        asks, free = game.asks(ply.state), game.may(ply.state)
        assert list(free) == sorted(set(free) - {ask.seat for ask in asks})
        for seat in free:
            legal = game.legal_in(ply.state, seat)
            assert legal
            assert game.legal(game.view(ply.state, seat)) == legal
            game.apply(ply.state, seat, legal[-1])
            for choice in game.legal_in(ply.state, asks[0].seat):
                if choice not in legal:
                    with pytest.raises(RulesError):
                        game.apply(ply.state, seat, choice)


@every_table
def test_every_question_has_a_serial_of_its_own(table: Seated) -> None:
    serials = [table.game.asks(ply.state)[0].serial for ply in plies(table, "serial", MOST)]
    assert serials == list(range(len(serials)))


@every_table
def test_a_view_holds_all_that_its_seat_was_told_and_nothing_else(table: Seated) -> None:
    game = table.game
    opening = table.open("recall")
    told = {seat: [each.heard_by(seat) for each in opening.told] for seat in audience(table)}
    for number, ply in enumerate(plies(table, "recall", MOST)):
        for seat in audience(table):
            told[seat] += [each.heard_by(seat) for each in ply.step.told]
            if number % 10 == 0:
                heard = [event for event in told[seat] if event is not None]
                assert game.heard(game.view(ply.step.state, seat)) == heard


@every_table
def test_everything_is_told_to_those_whom_its_class_names(table: Seated) -> None:
    told = [*table.open("told").told, *(each for ply in plies(table, "told", MOST) for each in ply.step.told)]
    for each in told:
        assert each.to == audience_of(each.event), each.event


@every_table
def test_nothing_changes_a_state(table: Seated) -> None:
    game = table.game
    for ply in plies(table, "pure", 60):
        before = game.dump(ply.state)
        game.apply(ply.state, ply.seat, ply.choice)
        game.redeal(game.view(ply.state, ply.seat), Random(1))
        game.show(game.view(ply.state, None))
        assert game.dump(ply.state) == before


@every_table
def test_json_copy_and_pickle_of_a_state_go_on_as_it_does(table: Seated) -> None:
    game = table.game

    def looks(state: Any) -> list[bytes]:
        return [bytes_of(game.show(game.view(state, seat))) for seat in audience(table)]

    for ply in plies(table, "twice", 25):
        seen, after = looks(ply.state), game.dump(ply.step.state)
        for other in (
            game.load(game.dump(ply.state)),
            copy.deepcopy(ply.state),
            copy.copy(ply.state),
            pickle.loads(pickle.dumps(ply.state)),
        ):
            assert other == ply.state
            assert looks(other) == seen
            step = game.apply(other, ply.seat, ply.choice)
            assert step.told == ply.step.told
            assert game.dump(step.state) == after


@every_table
def test_choices_and_events_survive_json(table: Seated) -> None:
    game = table.game
    kinds = msgspec.json.Decoder(msgspec_union(game.event_types))
    for ply in plies(table, "wire", MOST):
        raw = msgspec.json.decode(msgspec.json.encode(choice_json(ply.seat, ply.choice)))
        assert read_move(raw, game, table.seats) == (ply.seat, ply.choice)
        for each in ply.step.told:
            assert kinds.decode(msgspec.json.encode(each.whole)) == each.whole


def msgspec_union(kinds: tuple[type[Event], ...]) -> Any:
    union: Any = kinds[0]
    for kind in kinds[1:]:
        union = union | kind
    return union


@every_table
def test_a_finished_game_is_written_and_replayed_exactly(table: Seated) -> None:
    game = table.game
    played = list(plies(table, "record"))
    state = played[-1].step.state
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners
    assert outcome.rule
    assert game.asks(state) == ()

    record = Record(
        format=FORMAT,
        game=game.name,
        options=table.options,
        seats=[f"player {seat}" for seat in range(table.seats)],
        seed="record",
        choices=[choice_json(ply.seat, ply.choice) for ply in played],
    )
    games = {game.name: game}
    first = replay(record, games)
    assert game.dump(first.state) == game.dump(state)
    written = write_record(first, "1.2.3")
    assert b'"setup"' in written
    assert b'"events"' in written
    second = replay(read_record(written, games), games)
    assert second.told == first.told
    assert write_record(second, "1.2.3") == written
    for seat in range(table.seats):
        with pytest.raises(NotAsked) as refusal:
            game.apply(state, seat, played[-1].choice)
        assert refusal.value.rule == outcome.rule


@every_table
def test_every_game_ends_with_scores_for_all(table: Seated) -> None:
    game = table.game
    for seed in ("a", "b", "c"):
        last: Ply | None = None
        for ply in plies(table, seed, 100_000):
            assert game.outcome(ply.state) is None
            last = ply
        assert last is not None
        outcome = game.outcome(last.step.state)
        assert outcome is not None
        assert len(outcome.scores) == table.seats == len(game.scores(last.step.state))
        assert outcome.scores == game.scores(last.step.state)


@every_table
def test_a_redealt_world_can_be_played_to_its_end(table: Seated) -> None:
    game, rng = table.game, Random("world")
    for number, ply in enumerate(plies(table, "world", 120)):
        if number % 40 != 0:
            continue
        state = game.redeal(game.view(ply.state, rng.choice(audience(table))), rng)
        for _ in range(100_000):
            asks = game.asks(state)
            if not asks:
                break
            state = game.apply(state, asks[0].seat, lively(game.legal_in(state, asks[0].seat), rng)).state
        assert game.outcome(state) is not None
