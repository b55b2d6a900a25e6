"""What happens at the door of a table: who comes, knocks, is let in or turned away. Written and told by the table."""

from __future__ import annotations

from collections.abc import Collection
from typing import assert_never

from deadpan.server.errors import Forbidden, TableError, TooMuch
from deadpan.server.limits import Credentials, Limits, fingerprint
from deadpan.server.messages import Admit, DoorMessage, Invite, SetDoor
from deadpan.server.people.names import free_name, names_taken
from deadpan.server.state import AnyEntry, DoorSet, Invited, Joined, LetIn, TableState, TurnedAway


def admission_entries(message: DoorMessage, who: int, state: TableState, credentials: Credentials) -> list[AnyEntry]:
    """What participant ``who`` brings about. Raises `TableError`, and then nothing has changed."""
    match message:
        case Admit(number, yes):
            if who != state.host and state.seat_of(who) is None:
                raise Forbidden("not-seated")
            if all(each.number != number for each in state.access.knocking):
                raise TableError("nobody-knocks")
            return [LetIn(number) if yes else TurnedAway(number)]
        case SetDoor(door):
            _check_host(state, who)
            waiting = [each.number for each in state.access.knocking]
            done: list[AnyEntry] = []
            if door == "open":
                done = [LetIn(number) for number in waiting]
            elif door == "closed":
                done = [TurnedAway(number) for number in waiting]
            lacks = door != "open" and state.access.invitation is None
            return [DoorSet(door), *([Invited(credentials.invitation())] if lacks else []), *done]
        case Invite():
            _check_host(state, who)
            return [Invited(credentials.invitation())]
        case _:
            assert_never(message)


def join_entries(
    name: str, token: str, invitation: str | None, state: TableState, limits: Limits, here: Collection[int]
) -> list[AnyEntry]:
    """Somebody comes, or knocks where nobody comes without an invitation. Raises `TableError`."""
    access = state.access
    is_invited = access.invites(invitation)
    if access.door == "closed" and not is_invited:
        raise Forbidden("table-closed")
    people = [each for each in state.participants.values() if not each.is_removed]
    if sum(each.standing != "knocking" for each in people) >= limits.participants:
        raise TooMuch("too-many-participants", most=limits.participants)
    knocks = access.door == "knock" and not is_invited
    gone = _make_room_to_knock(state, limits, here) if knocks else []
    name = free_name(name, names_taken(state, here))
    joined = Joined(len(state.participants), name, fingerprint(token), knocks, ticketed=True)
    return [*gone, joined]


def _make_room_to_knock(state: TableState, limits: Limits, here: Collection[int]) -> list[AnyEntry]:
    """Whoever knocked and is gone makes room for the next. Raises `TooMuch`."""
    waiting = state.access.knocking
    if state.access.knocks >= limits.knocks:
        raise TooMuch("too-many-knocks")
    if len(waiting) < limits.knocking:
        return []
    gone = [each.number for each in waiting if each.number not in here]
    if not gone:
        raise TooMuch("too-many-knocks")
    return [TurnedAway(gone[0])]


def _check_host(state: TableState, who: int) -> None:
    if who != state.host:
        raise Forbidden("not-host")
