"""Who joins a table: invitations, knocking, letting in and turning away."""

from __future__ import annotations

from collections.abc import Collection
from typing import assert_never

from deadpan.server.errors import Forbidden, TableError, TooMuch
from deadpan.server.limits import Credentials, Limits, fingerprint
from deadpan.server.messages import Admit, DoorMessage, Invite, SetDoor
from deadpan.server.people.game_commands import check_host
from deadpan.server.people.names import free_name, names_taken
from deadpan.server.state import AnyEntry, DoorSet, Invited, Joined, LetIn, TableState, TurnedAway


def admission_entries(message: DoorMessage, who: int, state: TableState, credentials: Credentials) -> list[AnyEntry]:
    """The entries for a message of participant ``who``. Raises `TableError`."""
    match message:
        case Admit(number, yes):
            if who != state.host and state.seat_of(who) is None:
                raise Forbidden("not-seated")
            if all(each.number != number for each in state.access.knocking):
                raise TableError("nobody-knocks")
            return [LetIn(number) if yes else TurnedAway(number)]
        case SetDoor(door):
            check_host(state, who)
            waiting = [each.number for each in state.access.knocking]
            done: list[AnyEntry] = []
            if door == "open":
                done = [LetIn(number) for number in waiting]
            elif door == "closed":
                done = [TurnedAway(number) for number in waiting]
            lacks = door != "open" and state.access.invitation is None
            return [DoorSet(door), *([Invited(credentials.invitation())] if lacks else []), *done]
        case Invite():
            check_host(state, who)
            return [Invited(credentials.invitation())]
        case _:
            assert_never(message)


def join_entries(
    name: str, token: str, invitation: str | None, state: TableState, limits: Limits, connected: Collection[int]
) -> list[AnyEntry]:
    """The entries for a person who joins, or knocks if an invitation is needed and missing. Raises `TableError`."""
    access = state.access
    is_invited = access.invites(invitation)
    if access.door == "closed" and not is_invited:
        raise Forbidden("table-closed")
    people = [each for each in state.participants.values() if not each.is_removed]
    if sum(each.standing != "knocking" for each in people) >= limits.participants:
        raise TooMuch("too-many-participants", most=limits.participants)
    knocks = access.door == "knock" and not is_invited
    gone = _make_room_to_knock(state, limits, connected) if knocks else []
    name = free_name(name, names_taken(state, connected))
    joined = Joined(len(state.participants), name, fingerprint(token), knocks, ticketed=True)
    return [*gone, joined]


def _make_room_to_knock(state: TableState, limits: Limits, connected: Collection[int]) -> list[AnyEntry]:
    """If too many knock, turn away one who is not connected any more. Raises `TooMuch`."""
    waiting = state.access.knocking
    if state.access.knocks >= limits.knocks:
        raise TooMuch("too-many-knocks")
    if len(waiting) < limits.knocking:
        return []
    gone = [each.number for each in waiting if each.number not in connected]
    if not gone:
        raise TooMuch("too-many-knocks")
    return [TurnedAway(gone[0])]
