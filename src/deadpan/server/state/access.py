"""Who may come in to a table, and by which token: what the log says of it adds up here."""

from __future__ import annotations

from typing import assert_never

from deadpan.server.limits import same_secret
from deadpan.server.state.access_entries import (
    Door,
    DoorEntry,
    DoorSet,
    Exchanged,
    Invited,
    LetIn,
    Moved,
    Ticketed,
    TurnedAway,
)
from deadpan.server.state.seats import Participant, Ticket


class TableAccess:
    """The door of one table. It changes by `apply` alone, and the participants with it."""

    def __init__(self, door: Door, participants: dict[int, Participant]) -> None:
        self.door = door
        self.invitation: str | None = None
        self.knocks = 0
        """How often anybody ever knocked."""
        self._participants = participants

    @property
    def knocking(self) -> list[Participant]:
        """Those who wait to be let in."""
        return [each for each in self._participants.values() if each.standing == "knocking" and not each.is_removed]

    def invites(self, invitation: str | None) -> bool:
        """Whether this is the table's invitation; how long it takes tells nothing."""
        return None not in (invitation, self.invitation) and same_secret(str(invitation), str(self.invitation))

    def join(self, participant: Participant) -> None:
        """Somebody came, or knocks."""
        self.knocks += participant.standing == "knocking"
        self._participants[participant.number] = participant

    def apply(self, entry: DoorEntry) -> None:
        """Let an entry count."""
        match entry:
            case DoorSet(door):
                self.door = door
            case Invited(invitation):
                self.invitation = invitation
            case LetIn(number):
                self._participants[number].standing = "in"
            case TurnedAway(number):
                self._participants[number].is_removed = True
            case Ticketed(number, key, until):
                self._participants[number].ticket = Ticket(key, until)
                self._participants[number].tickets += 1
            case Exchanged(number, key):
                self._participants[number].ticket = None
                self._participants[number].next_key = key
            case Moved(number):
                each = self._participants[number]
                each.key, each.next_key = each.next_key or each.key, None
                each.is_ticketed = True
            case _:
                assert_never(entry)
