"""The flow of a game: from choice to choice, turn to turn, and to the end (T2, T4.5 to T4.8, T6)."""

from __future__ import annotations

from typing import assert_never

from deadpan.kernel.decoding import shorten
from deadpan.kernel.errors import IllegalChoice, MalformedChoice, NotAsked
from deadpan.kernel.event_log import EventLog, remember
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice, Event, Step, Told, tell_each
from deadpan_ten_to_kill.rules.choices import Flee, Investigate, Kill, Lay, Move, Post
from deadpan_ten_to_kill.rules.events import Ended, EndRule, Fled, Laid, Moved, Placed, Posted
from deadpan_ten_to_kill.rules.investigate import check_question, investigate
from deadpan_ten_to_kill.rules.kill import check_victim, kill
from deadpan_ten_to_kill.rules.last_round import ending, last_round
from deadpan_ten_to_kill.rules.legal import free_tiles, officers
from deadpan_ten_to_kill.rules.pieces import CHARACTERS, TILES, piece_name, piece_number
from deadpan_ten_to_kill.rules.score import scores, winners
from deadpan_ten_to_kill.rules.state import (
    OUT,
    TILE_BYTES,
    Acting,
    Facts,
    Fleeing,
    Frame,
    Laying,
    Posting,
    Secrets,
    State,
    Table,
)

ACTIONS = 2
"""T2.1: the number of actions in a turn."""


def apply(state: State, seat: Seat, choice: Choice) -> Step[State]:
    """The next state and what is told. Raises `RulesError`."""
    table = state.table
    if not table.frames:
        raise NotAsked("game-over", table.ended)
    frame = table.frames[-1]
    if frame.seat != seat:
        raise NotAsked("not-your-turn", frame.rule, asked=frame.seat)
    match frame, choice:
        case Acting(), Move():
            return _move(state, frame, choice)
        case Acting(), Kill():
            return _kill(state, frame, choice)
        case Acting(), Investigate():
            return _investigate(state, frame, choice)
        case Fleeing(), Flee():
            return _flee(state, frame, choice)
        case Posting(), Post():
            return _post(state, frame, choice)
        case Laying(), Lay():
            return _lay(state, frame, choice)
        case ((Acting() | Fleeing() | Posting() | Laying()), _):
            raise IllegalChoice("other-question", frame.rule, asked=frame.kind)
        case _:
            assert_never(frame)


def _piece(table: Table, name: str) -> int:
    number = piece_number(name)
    if number is None or number >= len(table.where):
        raise MalformedChoice("unknown-piece", what=shorten(name))
    return number


def _check_tile(tile: int, rule: str) -> None:
    if not 0 <= tile < TILES:
        raise IllegalChoice("no-such-tile", rule, what=shorten(str(tile)))


def _move(state: State, acting: Acting, choice: Move) -> Step[State]:
    """T2.2, T2.3: move a piece."""
    table, to = state.table, choice.to
    who = _piece(table, choice.who)
    where = table.where
    here = where[who]
    if here == OUT:
        if who >= 16 + table.called:
            raise IllegalChoice("move-reserve", "T2.3", who=choice.who)
        raise IllegalChoice("move-not-in-play", "T2.2", who=choice.who)
    _check_tile(to, "T2.2")
    if to == here:
        raise IllegalChoice("move-same-tile", "T2.2", who=choice.who, tile=to)
    where = where[:who] + TILE_BYTES[to] + where[who + 1 :]
    told = tell_each(Moved(acting.seat, choice.who, to))
    spent = Acting(acting.seat, acting.left - 1, acting.killed)
    return _go_on(state, spent, where, table.called, table.facts, told)


def _kill(state: State, acting: Acting, choice: Kill) -> Step[State]:
    """T3, T4, T8: kill a victim; then witnesses flee, a policeman comes, or the game ends."""
    table, hands, seat = state.table, state.secrets.hands, acting.seat
    victim = _piece(table, choice.who)
    check_victim(table, acting, hands[seat].hitman, victim)
    scene = table.where[victim]
    where, facts, told = kill(table, hands, seat, victim)
    spent = Acting(seat, acting.left - 1, True)
    if None not in facts.losses:  # T6.2, before anything T4 says (T8.4)
        return _end(state, where, facts, told, "T6.2")
    if spent.left == 0 and _is_last_of_round(table, seat):
        rule = ending(table.options, table.round, facts)
        if rule:  # T4.8: T4.5 and T4.6 are skipped when the game ends here
            return _end(state, where, facts, told, rule)
    next_seat = (seat + 1) % table.seats
    witnesses = tuple(who for who, tile in enumerate(where) if tile == scene)
    if witnesses:
        fleeing = Fleeing(next_seat, scene, witnesses, 0)
        return _step(state, where, table.called, table.round, (spent, fleeing), facts, told)
    return _send_police(state, spent, scene, where, facts, told)


def _flee(state: State, fleeing: Fleeing, choice: Flee) -> Step[State]:
    """T4.5: place one witness; the witnesses can be placed in any order."""
    table, to = state.table, choice.to
    who = _piece(table, choice.who)
    if who not in fleeing.witnesses:
        raise IllegalChoice("flee-no-witness", "T4.5", who=choice.who)
    _check_tile(to, "T4.5")
    if to == fleeing.scene:
        raise IllegalChoice("flee-to-scene", "T4.5", tile=to)
    if to not in free_tiles(fleeing):
        raise IllegalChoice("flee-taken", "T4.5", tile=to)
    where = table.where[:who] + TILE_BYTES[to] + table.where[who + 1 :]
    told = tell_each(Fled(fleeing.seat, choice.who, to))
    left = tuple(witness for witness in fleeing.witnesses if witness != who)
    acting = _acting(table)
    if not left:
        return _send_police(state, acting, fleeing.scene, where, table.facts, told)
    taken = fleeing.taken | 1 << to
    if (taken | 1 << fleeing.scene) == (1 << TILES) - 1:
        taken = 0  # every other tile got a witness: all of them are free again
    frames = (acting, Fleeing(fleeing.seat, fleeing.scene, left, taken))
    return _step(state, where, table.called, table.round, frames, table.facts, told)


def _send_police(
    state: State, acting: Acting, scene: int, where: bytes, facts: Facts, told: tuple[Told, ...]
) -> Step[State]:
    """T4.6: a policeman from the reserve, or if it is empty one in play, whom the next player picks if needed."""
    table = state.table
    if 16 + table.called < len(where):
        who, called = 16 + table.called, table.called + 1
    else:
        candidates, called = officers(where), table.called
        if len(candidates) > 1:
            frames = (acting, Posting((acting.seat + 1) % table.seats, scene))
            return _step(state, where, called, table.round, frames, facts, told)
        if not candidates:
            return _go_on(state, acting, where, called, facts, told)
        who = candidates[0]
    where = where[:who] + TILE_BYTES[scene] + where[who + 1 :]
    told += tell_each(Posted(piece_name(who), scene, None))
    return _go_on(state, acting, where, called, facts, told)


def _post(state: State, posting: Posting, choice: Post) -> Step[State]:
    """T4.6: put the picked policeman on the scene."""
    table, scene = state.table, posting.scene
    who = _piece(table, choice.who)
    if who < 16:
        raise IllegalChoice("post-no-policeman", "T4.6", who=choice.who)
    if table.where[who] == OUT:
        raise IllegalChoice("post-not-in-play", "T4.6", who=choice.who)
    where = table.where[:who] + TILE_BYTES[scene] + table.where[who + 1 :]
    told = tell_each(Posted(choice.who, scene, posting.seat))
    return _go_on(state, _acting(table), where, table.called, table.facts, told)


def _investigate(state: State, acting: Acting, choice: Investigate) -> Step[State]:
    """T5: ask, and arrest if the answer is yes."""
    table, seat = state.table, acting.seat
    who = _piece(table, choice.who)
    check_question(table, seat, who, choice.whom)
    where, facts, told = investigate(table, state.secrets.hands, seat, who, choice.whom)
    if None not in facts.losses:
        return _end(state, where, facts, told, "T6.2")
    return _go_on(state, Acting(seat, acting.left - 1, acting.killed), where, table.called, facts, told)


def _lay(state: State, laying: Laying, choice: Lay) -> Step[State]:
    """T1.8: lay one tile; after the last one, place the characters at random."""
    table, secrets, board = state.table, state.secrets, state.table.board
    _check_tile(choice.tile, "T1.8")
    if board.at[choice.tile] is not None:
        raise IllegalChoice("lay-lies-already", "T1.8", tile=choice.tile)
    if choice.at not in board.openings():
        if not any(board.at):
            raise IllegalChoice("lay-first", "T1.8")
        raise IllegalChoice("lay-taken" if choice.at in board.at else "lay-apart", "T1.8")
    board = board.with_tile(choice.tile, choice.at)
    events: tuple[Event, ...] = (Laid(laying.seat, choice.tile, choice.at),)
    where, chance = table.where, secrets.chance
    frame: Frame = Laying((laying.seat + 1) % table.seats)
    if board.is_complete:
        order, chance = chance.shuffled(range(16))
        where = bytes(order.index(who) for who in range(16)) + where[16:]
        events += (Placed(tuple(CHARACTERS[who] for who in order)),)
        frame = Acting(table.first, ACTIONS, False)
    told = tell_each(*events)
    log, private = remember(table.log, secrets.private, told)
    last = last_round(table.options, table.round, table.facts, (frame,), table.first, log.number)
    table = Table(
        table.options, board, table.first, where, table.called, table.round, (frame,), table.facts,
        table.serial + 1, "", log, where, last,
    )  # fmt: skip
    return Step(State(table, Secrets(secrets.hands, private, chance)), told)


def _acting(table: Table) -> Acting:
    """The turn that is interrupted while witnesses are placed or a policeman is picked."""
    acting = table.frames[0]
    assert isinstance(acting, Acting)
    return acting


def _is_last_of_round(table: Table, seat: Seat) -> bool:
    return (seat + 1) % table.seats == table.first


def _go_on(
    state: State, acting: Acting, where: bytes, called: int, facts: Facts, told: tuple[Told, ...]
) -> Step[State]:
    """Go on to the same player's next action, the next player's turn, or the end of the game."""
    table = state.table
    if acting.left:
        return _step(state, where, called, table.round, (acting,), facts, told)
    seat, number = acting.seat + 1, table.round
    if seat == len(facts.losses):
        seat = 0
    if seat == table.first:
        rule = ending(table.options, table.round, facts)
        if rule:
            return _end(state, where, facts, told, rule, called)
        number += 1
    return _step(state, where, called, number, (Acting(seat, ACTIONS, False),), facts, told)


def _end(
    state: State, where: bytes, facts: Facts, told: tuple[Told, ...], rule: EndRule, called: int | None = None
) -> Step[State]:
    """T6, T7: end the game by this rule and count."""
    table = state.table
    told += tell_each(Ended(rule, scores(facts), winners(facts)))
    called = table.called if called is None else called
    return _step(state, where, called, table.round, (), facts, told, rule)


def _step(
    state: State, where: bytes, called: int, number: int, frames: tuple[Frame, ...], facts: Facts,
    told: tuple[Told, ...], ended: str = "",
) -> Step[State]:  # fmt: skip
    table = state.table
    log = table.log
    for each in told:  # every event after the deal is public
        log = EventLog(log, each.event, log.number + 1)
    last = table.last_round
    if last is None and (facts is not table.facts or number != table.round):
        last = last_round(table.options, number, facts, frames, table.first, log.number)
    table = Table(
        table.options, table.board, table.first, where, called, number, frames, facts, table.serial + 1, ended, log,
        table.start, last,
    )  # fmt: skip
    return Step(State(table, state.secrets), told)
