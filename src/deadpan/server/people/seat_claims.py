"""Requests for the seat of a bot during a game, which the players have to agree to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deadpan.server.errors import Forbidden, TableError, WrongMoment
from deadpan.server.limits import clean_name
from deadpan.server.messages import Consent, Take
from deadpan.server.people.lobby_commands import check_seat
from deadpan.server.state import (
    AnyEntry,
    AskedFor,
    CameBack,
    Consented,
    Declined,
    PutOut,
    Removed,
    Renamed,
    StoodIn,
    TableGame,
    TableState,
    TookOver,
)

_MOST_DECLINED: Final = 3
"""How often one participant may be declined in one game."""


def ask_for_seat(message: Take, who: int, state: TableState, play: TableGame) -> list[AnyEntry]:
    """The entries for a request of participant ``who``. Raises `TableError`."""
    place = state.places[check_seat(state, message.seat)]
    goes_back = state.may_go_back_to(who) == message.seat
    if who in play.seat_had and not goes_back:
        raise Forbidden("knows-too-much")
    if state.participants[who].standing == "out" and not goes_back:
        raise Forbidden("put-out")
    if place.participant is not None:
        raise WrongMoment("seat-taken")
    if play.is_played_on and not message.knowing:
        raise WrongMoment("played-on")
    if play.declined.get(who, 0) >= _MOST_DECLINED:
        raise Forbidden("declined")
    named: list[AnyEntry] = [] if message.name is None else [Renamed(who, clean_name(message.name))]
    return [*named, AskedFor(who, message.seat)]


def answer_claim(message: Consent, who: int, state: TableState, play: TableGame) -> list[AnyEntry]:
    """The entries for the answer of participant ``who`` to a request. Raises `TableError`."""
    claim = play.claims.get(message.participant)
    if claim is None:
        raise WrongMoment("nobody-asks")
    if who == message.participant:
        return [] if message.agree else [Declined(who, who)]
    if who not in who_must_consent(state, message.participant, claim.seat):
        raise Forbidden("no-say")
    return [Consented(message.participant, who) if message.agree else Declined(message.participant, who)]


def who_must_consent(state: TableState, participant: int, seat: int, entries: Sequence[AnyEntry] = ()) -> set[int]:
    """The participants who have to agree that another one takes a seat, after these entries.

    For a seat that another person had in this game: all who have or had a seat in it. For any other bot's seat: the
    people who play now, or the host if there are none.
    """
    play = state.play
    assert play is not None
    owner = play.people[seat]
    if owner is not None and owner != participant and not state.participants[owner].is_removed:
        return {number for number in play.seat_had if not state.participants[number].is_removed}
    playing: set[int | None] = {place.participant for place in state.places if place.is_played_by_person}
    for entry in entries:
        match entry:
            case StoodIn(place_of):
                playing.discard(state.places[place_of].participant)
            case PutOut(number) | Removed(number):
                playing.discard(number)
            case CameBack(place_of):
                playing.add(state.places[place_of].participant)
            case _:
                pass
    return {number for number in playing or {state.host} if number is not None and number != participant}


def granted_claims(state: TableState, entries: Sequence[AnyEntry]) -> list[AnyEntry]:
    """The request that is granted after these entries: at most one, because it changes who has to agree."""
    play = state.play
    if play is None:
        return []
    claims = {number: (claim.seat, set(claim.agreed)) for number, claim in play.claims.items()}
    for entry in entries:
        match entry:
            case AskedFor(number, seat):
                claims[number] = seat, set()
            case Consented(number, by):
                claims[number][1].add(by)
            case Declined(number) | PutOut(number) | Removed(number):
                claims.pop(number, None)
            case TookOver():
                return []
            case _:
                pass
    for number, (seat, agreed) in claims.items():
        if who_must_consent(state, number, seat, entries) <= agreed and state.places[seat].participant is None:
            return [TookOver(number, seat)]
    return []


def check_person(state: TableState, number: int) -> int:
    """Return ``number`` if it is that of a participant who was not removed. Raises `TableError`."""
    if number not in state.participants or state.participants[number].is_removed:
        raise TableError("no-such-person")
    return number
