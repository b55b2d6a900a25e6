"""The promises of the contract that a single game can be checked for, at every moment.

Each function plays games at a table and raises `ContractBroken`. Its docstring is the promise; it returns how many
moments it checked.
"""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import zip_longest
from operator import or_
from random import Random
from typing import Any

import msgspec

from deadpan.kernel.beats import Beat, begin_beats
from deadpan.kernel.decoding import differences, plain
from deadpan.kernel.errors import NotAsked, RulesError, SetupError
from deadpan.kernel.record import Record, read_move, read_record
from deadpan.kernel.record_formats import FORMAT
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice, Event, choice_json
from deadpan.session import replay, write_record
from deadpan.testing.contract_errors import ContractBroken, after_events, brief
from deadpan.testing.divergence import check_told, heard_of
from deadpan.testing.tables import Ply, Seated, lively, plies


def _games(table: Seated, name: str, games: int) -> Iterator[Ply]:
    for number in range(games):
        yield from plies(table, f"{name} {number}")


def _some(table: Seated, name: str, games: int, most: int = 40) -> list[Ply]:
    """This many moments of each game, evenly distributed however long it is."""
    rng, found = Random(f"{name} {table}"), list[Ply]()
    for number in range(games):
        played = list(plies(table, f"{name} {number}"))
        kept = sorted(rng.sample(range(len(played)), min(most, len(played))))
        found += [played[index] for index in kept]
    return found


def _everybody(table: Seated) -> list[Seat | None]:
    return [*range(table.seats), None]


def _require(holds: object, text: str, seat: Seat | str | None = "", event: Event | None = None) -> None:
    if not holds:
        raise ContractBroken(text, seat=seat, event=event)


def told_as_declared(table: Seated, games: int) -> int:
    """Every event is told to the audience that its class declares, and to nobody else."""
    looked = 0
    for number in range(games):
        check_told(table.open(f"told {number}").told)
        for ply in plies(table, f"told {number}"):
            check_told(ply.step.told)
            looked += 1
    return looked


def views_hold_what_was_told(table: Seated, games: int) -> int:
    """A view holds all that its seat was told, in order, and nothing else."""
    rules, looked = table.game, 0
    for number in range(games):
        opening = table.open(f"recall {number}")
        told = {seat: heard_of(opening.told, seat) for seat in _everybody(table)}
        state = opening.state
        _check_heard(table, state, told)
        for moment, ply in enumerate(plies(table, f"recall {number}")):
            for seat, heard in told.items():
                heard += heard_of(ply.step.told, seat)
            state = ply.step.state
            if moment % 10 == 0 or rules.outcome(state) is not None:
                _check_heard(table, state, told)
            looked += 1
    return looked


def _check_heard(table: Seated, state: Any, told: dict[Seat | None, list[Event]]) -> None:
    for seat, wanted in told.items():
        heard = table.game.heard(table.game.view(state, seat))
        if heard != wanted:
            pairs = zip(heard, wanted, strict=False)
            place = next((n for n, (one, other) in enumerate(pairs) if one != other), min(len(heard), len(wanted)))
            event = (heard if place < len(heard) else wanted)[place]
            text = f"the view has {brief(heard[place:][:1])} where {brief(wanted[place:][:1])} was told"
            raise ContractBroken(text, seat=seat, event=event)


def beats_tell_what_was_heard(table: Seated, games: int) -> int:
    """Every event that a seat hears is in one beat, and public events give the same sentences to all.

    The beats of a seat depend on what it heard, and on nothing that another seat was told before.
    """
    rules, looked = table.game, 0
    for number in range(games):
        opening = table.open(f"beats {number}")
        told, state = [opening.told], opening.state
        for ply in plies(table, f"beats {number}"):
            told.append(ply.step.told)
            state = ply.step.state
        whole = [each for step in told for each in step]
        views = {seat: rules.view(state, seat) for seat in _everybody(table)}
        alone = {seat: _grouped(table, heard_of(whole, seat), views[seat], seat) for seat in views}
        for seat, beats in alone.items():
            _check_beats(beats, heard_of(whole, seat), alone[None], seat)
            stream, found = begin_beats(table.grouper, seat), dict[int, Beat]()
            for step in told:
                stream, changed = stream.after(heard_of(step, seat), table.grouper.remarks(views[seat]))
                found.update((beat.n, beat) for beat in changed)
            _require(tuple(found.values()) == beats, "its beats are others when they are told step by step", seat)
            again = _grouped(table, heard_of(whole, seat), views[seat], seat)
            _require(again == beats, "its beats are others after those of the other seats were made", seat)
        looked += len(told)
    return looked


def _grouped(table: Seated, heard: list[Event], view: Any, seat: Seat | None) -> tuple[Beat, ...]:
    memory, n = table.grouper.begin(seat), 0
    for event in heard:
        memory, texts = table.grouper.hear(memory, event, n)
        _require(texts, "it is in no beat", seat, event)
        n = max(n, *(number + 1 for number, _ in texts))
    return begin_beats(table.grouper, seat).up_to(heard, view)[1]


def _check_beats(beats: Sequence[Beat], heard: list[Event], public: Sequence[Beat], seat: Seat | None) -> None:
    numbers = sorted(number for beat in beats for number in beat.events)
    _require(numbers == list(range(len(heard))), f"its beats hold {brief(numbers)} of {len(heard)} events", seat)
    _require([beat.n for beat in beats] == list(range(len(beats))), "its beats are not numbered one by one", seat)
    said = [beat.says for beat in beats if not beat.is_secret]
    _require(all(said), "a beat says nothing", seat)
    wanted = [beat.says for beat in public]
    if said != wanted:
        one, other = next(pair for pair in zip_longest(said, wanted) if pair[0] != pair[1])
        raise ContractBroken(f"{brief(one)} is said to it, and {brief(other)} to a spectator", seat=seat)


def choices_are_taken_if_legal(table: Seated, games: int) -> int:
    """A choice is accepted if, and only if, it is legal; a refusal is a `RulesError`."""
    rules, rng = table.game, Random(f"legal {table}")
    pool: list[Choice] = []
    looked = 0
    for ply in _games(table, "legal", games):
        legal = rules.legal_in(ply.state, ply.seat)
        _require(legal, "it is asked and has nothing to choose", ply.seat)
        _require(len(set(legal)) == len(legal), f"a choice is offered twice: {brief(legal)}", ply.seat)
        seen = rules.legal(rules.view(ply.state, ply.seat))
        _require(seen == legal, "`legal` of the view and `legal_in` of the state differ", ply.seat)
        for choice in legal if looked % 25 == 0 else rng.sample(legal, min(len(legal), 2)):
            try:
                rules.apply(ply.state, ply.seat, choice)
            except RulesError as refusal:
                raise ContractBroken(f"{brief(choice)} is legal and refused: {refusal}", seat=ply.seat) from None
        for choice in rng.sample(pool, min(len(pool), 8)):
            if choice not in legal:
                _refused(table, ply.state, ply.seat, choice)
        pool = [*pool[-200:], *rng.sample(legal, min(len(legal), 3))]
        looked += 1
    return looked


def _refused(table: Seated, state: Any, seat: Seat, choice: Choice) -> RulesError:
    try:
        table.game.apply(state, seat, choice)
    except RulesError as refusal:
        return refusal
    except Exception as problem:
        raise ContractBroken(f"{brief(choice)} raises {problem!r} instead of a RulesError", seat=seat) from problem
    raise ContractBroken(f"{brief(choice)} is not legal and taken", seat=seat)


def others_wait(table: Seated, games: int) -> int:
    """A seat that is not asked has no choice and is refused; one that may choose unasked has choices of its own."""
    rules, looked = table.game, 0
    for ply in _some(table, "wait", games, 80):
        asks, free = rules.asks(ply.state), rules.may(ply.state)
        asked = {ask.seat for ask in asks}
        _require(list(free) == sorted(set(free) - asked), "`may` is not in order, or names a seat that is asked")
        _require(rules.legal(rules.view(ply.state, None)) == (), "it has a choice", None)
        for seat in range(table.seats):
            if seat in asked:
                continue
            legal = rules.legal(rules.view(ply.state, seat))
            if seat in free:
                _require(legal == rules.legal_in(ply.state, seat) != (), "it may choose and cannot", seat)
                rules.apply(ply.state, seat, legal[-1])
                continue
            _require(legal == (), f"it is not asked and has choices: {brief(legal)}", seat)
            refusal = _refused(table, ply.state, seat, ply.choice)
            _require(isinstance(refusal, NotAsked), f"it is refused by {refusal!r} instead of NotAsked", seat)
        looked += 1
    return looked


def questions_are_numbered(table: Seated, games: int) -> int:
    """Every question has a serial of its own: how many choices were made."""
    looked = 0
    for number in range(games):
        for serial, ply in enumerate(plies(table, f"serial {number}")):
            asks = table.game.asks(ply.state)
            _require(all(ask.serial == serial for ask in asks), f"after {serial} choices: {brief(asks)}", asks[0].seat)
            looked += 1
    return looked


def states_never_change(table: Seated, games: int) -> int:
    """No operation changes a state."""
    rules, moments = table.game, _some(table, "pure", games, 6)
    for ply in moments:
        before = rules.dump(ply.state)
        rules.apply(ply.state, ply.seat, ply.choice)
        rules.redeal(rules.view(ply.state, ply.seat), Random(1))
        rules.show(rules.view(ply.state, None))
        rules.position(ply.state)
        _require(rules.dump(ply.state) == before, f"the state changed when {brief(ply.choice)} was tried", ply.seat)
    return len(moments)


def states_are_values(table: Seated, games: int) -> int:
    """The JSON, a copy and a pickle of a state continue as the state does."""
    rules, moments = table.game, _some(table, "twice", games, 4)
    for ply in moments:

        def looks(state: Any, seat: Seat = ply.seat) -> bytes:
            return msgspec.json.encode(rules.show(rules.view(state, seat)))

        seen, after = looks(ply.state), rules.dump(ply.step.state)
        for way, other in (
            ("dump and load", rules.load(rules.dump(ply.state))),
            ("deepcopy", copy.deepcopy(ply.state)),
            ("copy", copy.copy(ply.state)),
            ("pickle", pickle.loads(pickle.dumps(ply.state))),
        ):
            step = rules.apply(other, ply.seat, ply.choice)
            same = other == ply.state and looks(other) == seen and rules.dump(step.state) == after
            _require(same and step.told == ply.step.told, f"a state is another one after {way}", ply.seat)
    return len(moments)


def choices_and_events_are_json(table: Seated, games: int) -> int:
    """Choices and events are the same after encoding and decoding JSON."""
    rules, looked = table.game, 0
    events = msgspec.json.Decoder(reduce(or_, rules.event_types))
    for ply in _games(table, "wire", games):
        raw = plain(choice_json(ply.seat, ply.choice))
        read = read_move(raw, rules, table.seats)
        _require(read == (ply.seat, ply.choice), f"{brief(raw)} is read as {brief(read)}", ply.seat)
        for each in ply.step.told:
            again = events.decode(msgspec.json.encode(each.whole))
            _require(again == each.whole, f"it is read back as {brief(again)}", event=each.whole)
        looked += 1
    return looked


def changes_are_what_differs(table: Seated, games: int) -> int:
    """`changes` is the difference between two `show_now`, and `show` is `show_now` with the events.

    Where `changes_alike` says so of a spectator's views, every seat has the spectator's changes.
    """
    rules, moments = table.game, _some(table, "changes", games, 6)
    for ply in moments:
        seen = rules.view(ply.state, None), rules.view(ply.step.state, None)
        alike = rules.changes(*seen) if rules.changes_alike(*seen) else None
        for seat in _everybody(table):
            then, now = rules.view(ply.state, seat), rules.view(ply.step.state, seat)
            shown, whole = rules.show_now(now), rules.show(now)
            wanted, changes = differences(rules.show_now(then), shown), rules.changes(then, now)
            after = after_events(rules.heard(now))
            if changes != wanted:
                extra = {name for name in {*changes, *wanted} if changes.get(name) != wanted.get(name)}
                raise ContractBroken(f"`changes` has {', '.join(sorted(extra))} otherwise", seat=seat, after=after)
            if alike is not None and msgspec.json.encode(changes) != msgspec.json.encode(alike):
                raise ContractBroken("`changes_alike` says otherwise", seat=seat, after=after)
            if whole != {**shown, "events": whole["events"]}:
                raise ContractBroken("`show` is not `show_now` with the events", seat=seat, after=after)
    return len(moments)


def games_end_with_scores(table: Seated, games: int) -> int:
    """Every game ends, with points for all, a winner and a rule; then nobody can choose."""
    rules, looked = table.game, 0
    for number in range(games):
        last: Ply | None = None
        for ply in plies(table, f"end {number}"):
            _require(rules.outcome(ply.state) is None, "there is an outcome while somebody is asked", ply.seat)
            last = ply
        _require(last is not None, "a game is over before it began")
        assert last is not None
        state = last.step.state
        outcome = rules.outcome(state)
        _require(outcome is not None, "nobody is asked, and there is no outcome")
        assert outcome is not None
        _require(outcome.winners and outcome.rule, f"no winner, or no rule: {brief(outcome)}")
        _require(len(outcome.scores) == table.seats, f"not every seat has points: {brief(outcome)}")
        _require(outcome.scores == rules.scores(state), "`scores` and the outcome differ")
        for seat in range(table.seats):
            refusal = _refused(table, state, seat, last.choice)
            _require(isinstance(refusal, NotAsked), f"after the end it is refused by {refusal!r}", seat)
        looked += 1
    return looked


def records_are_replayed_exactly(table: Seated, games: int) -> int:
    """A finished game is written as a record and replayed to the same state."""
    rules = table.game
    by_name = {rules.name: rules}
    for number in range(games):
        seed = f"record {number}"
        played = list(plies(table, seed))
        record = Record(
            format=FORMAT,
            game=rules.name,
            options=table.options,
            seats=[f"player {seat}" for seat in range(table.seats)],
            seed=seed,
            choices=[choice_json(ply.seat, ply.choice) for ply in played],
        )
        first = replay(record, by_name)
        _require(rules.dump(first.state) == rules.dump(played[-1].step.state), "a replay ends in another state")
        written = write_record(first, "1.2.3")
        second = replay(read_record(written, by_name), by_name)
        _require(second.told == first.told, "a replay of the written record tells something else")
        _require(write_record(second, "1.2.3") == written, "a record is written otherwise the second time")
    return games


def positions_can_be_posed(table: Seated, games: int) -> int:
    """`position` is a set-up of the same table: posing it loses nothing, and returns it if the opening changes nothing.

    A position in the middle of a game that no set-up can express may be refused with a `SetupError`; an opening may
    not.
    """
    rules, rng, looked = table.game, Random(f"pose {table}"), 0
    options = rules.read_options(table.options)
    for number in range(games):
        setup = rules.deal(options, table.seats, f"pose {number}")
        opening = rules.pose(options, table.seats, setup, "").state
        still = rules.position(opening)
        moves_nothing = all(still.get(key) == value for key, value in plain(setup).items())
        states = [opening, *(ply.state for ply in plies(table, f"pose {number}") if rng.random() < 0.3)]
        for moment, state in enumerate(states):
            position = rules.position(state)
            try:
                again = rules.position(rules.pose(options, table.seats, position, "").state)
            except SetupError as refusal:
                _require(moment, f"the position of an opening is refused: {refusal}")
                continue
            same = again == position if moves_nothing else _leaves(again) == _leaves(position)
            _require(same, f"posing {brief(position)} gives {brief(again)}")
            looked += 1
    return looked


def _leaves(value: Any) -> Counter[str]:
    """The names of everything in a position."""
    if isinstance(value, dict):
        return sum((_leaves(each) for each in value.values()), Counter[str]())
    if isinstance(value, list):
        return sum((_leaves(each) for each in value), Counter[str]())
    return Counter([value] if isinstance(value, str) else [])


def redealt_worlds_can_be_played(table: Seated, games: int) -> int:
    """A world that `redeal` drew can be played to its end."""
    rules, rng = table.game, Random(f"world {table}")
    moments = _some(table, "world", games, 2)
    for ply in moments:
        state = rules.redeal(rules.view(ply.state, rng.choice(_everybody(table))), rng)
        while asks := rules.asks(state):
            state = rules.apply(state, asks[0].seat, lively(rules.legal_in(state, asks[0].seat), rng)).state
        _require(rules.outcome(state) is not None, "nobody is asked, and there is no outcome")
    return len(moments)
