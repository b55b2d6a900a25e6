"""Commands about who plays and whether the game goes on: pause, absence, votes, the host's powers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from deadpan.bots import usual_level
from deadpan.kernel.seats import Seat
from deadpan.server.errors import Forbidden, TableError, WrongMoment
from deadpan.server.messages import (
    AnyMessage,
    Away,
    Back,
    Consent,
    End,
    HandOn,
    Mute,
    Pause,
    PeopleMessage,
    Remove,
    Skip,
    Take,
)
from deadpan.server.people.lobby_commands import check_seat
from deadpan.server.people.seat_claims import answer_claim, ask_for_seat, check_person
from deadpan.server.state import (
    AnyEntry,
    CameBack,
    HostPassed,
    Muted,
    Paused,
    PutOut,
    Removed,
    StoodIn,
    TableGame,
    TableState,
    TakenBack,
    TookOver,
    Voted,
)
from deadpan.server.storage import Phase


def game_entries(
    message: PeopleMessage, who: int, state: TableState, phase: Phase, absent: frozenset[Seat]
) -> list[AnyEntry]:
    """The entries for a message of participant ``who``. Raises `DeadpanError`.

    ``phase`` is the phase that clients know: in the log the game can be over already, while the last answer is held
    back.
    """
    match message:
        case Skip() | Mute() | Remove() | HandOn():
            check_host(state, who)
            return _of_host(message, who, state, phase, absent)
        case Back():
            return [CameBack(_seat(state, who))]
        case _:
            if phase != "playing" or state.play is None:
                raise WrongMoment("not-playing")
            return _in_game(message, who, state, state.play)


def check_sender(participant: int | None, message: AnyMessage, state: TableState) -> int:
    """The participant who sends a message, if they may send it. Raises `Forbidden`."""
    if participant is None:
        raise Forbidden("not-participant")
    each = state.participants[participant]
    if each.is_removed:
        raise Forbidden("removed")
    if each.standing == "knocking":
        raise Forbidden("not-let-in")
    if each.standing == "out" and not isinstance(message, Take | Consent):
        raise Forbidden("put-out")
    return participant


def check_host(state: TableState, who: int) -> None:
    """Refuse participants other than the host. Raises `Forbidden`."""
    if who != state.host:
        raise Forbidden("not-host")


def may_be_host(state: TableState, number: int) -> bool:
    """Whether a participant may become host: during and after a game, only those who had a seat in it."""
    is_in = state.participants[number].standing == "in"
    return is_in and (state.in_lobby or state.play is None or number in state.play.seat_had)


def check_may_choose(state: TableState, seat: Seat, *, is_paused: bool, is_time_up: bool) -> None:
    """Refuse a person's choice if a bot plays in the seat, or the game is paused. Raises `WrongMoment`."""
    if state.places[seat].level is not None:
        raise WrongMoment("stood-in")
    if is_time_up:
        raise WrongMoment("out-of-time")
    if is_paused:
        raise WrongMoment("paused")


def all_agree(state: TableState, entries: Sequence[AnyEntry]) -> bool:
    """Whether all people who play would end the game here, after these entries."""
    if state.play is None:
        return False
    playing = {seat for seat, place in enumerate(state.places) if place.is_played_by_person}
    agreed = set(state.play.agreed)
    for entry in entries:
        match entry:
            case Voted(seat, agree):
                (agreed.add if agree else agreed.discard)(seat)
            case StoodIn(seat):
                playing.discard(seat)
            case Removed(number) | PutOut(number):
                playing -= {state.seat_of(number)}
            case TakenBack(number):
                playing |= {seat for seat in (state.may_go_back_to(number),) if seat is not None}
            case CameBack(seat) | TookOver(_, seat):
                playing.add(seat)
            case _:
                pass
    return bool(playing) and playing <= agreed


def _of_host(
    message: Skip | Mute | Remove | HandOn, who: int, state: TableState, phase: Phase, absent: frozenset[Seat]
) -> list[AnyEntry]:
    match message:
        case Skip(seat):
            if check_seat(state, seat) not in absent:
                raise WrongMoment("not-missing")
            return [StoodIn(seat, usual_level(state.game.name))]
        case Mute(number, on):
            return [Muted(check_person(state, number), on)]
        case Remove(number, on):
            if check_person(state, number) == who:
                raise TableError("not-yourself")
            is_out = state.participants[number].standing == "out"
            if not on:
                return [TakenBack(number)] if is_out else []
            has_claim = phase == "playing" and state.play is not None and number in state.play.seat_had
            level = usual_level(state.game.name)
            return [] if is_out and has_claim else [PutOut(number, level) if has_claim else Removed(number, level)]
        case HandOn(number):
            if not may_be_host(state, check_person(state, number)):
                raise Forbidden("not-of-this-game")
            return [HostPassed(number)]
        case _:
            assert_never(message)


def _in_game(
    message: Pause | Away | Take | Consent | End, who: int, state: TableState, play: TableGame
) -> list[AnyEntry]:
    match message:
        case Pause(on):
            if who != state.host:
                _seat(state, who)
            return [Paused(on)]
        case Away():
            return [StoodIn(_seat(state, who), usual_level(state.game.name))]
        case Take():
            return ask_for_seat(message, who, state, play)
        case Consent():
            return answer_claim(message, who, state, play)
        case End(agree):
            return [Voted(_seat(state, who), agree)]
        case _:
            assert_never(message)


def _seat(state: TableState, who: int) -> Seat:
    """The seat of participant ``who``. Raises `Forbidden`."""
    seat = state.seat_of(who)
    if seat is None:
        raise Forbidden("not-seated")
    return seat
