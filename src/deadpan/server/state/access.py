"""Who may join a table, and which tokens are valid, folded from the log."""

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
    """The access to one table. It changes only by `join` and `apply`, which also change the participants."""

    def __init__(self, door: Door, participants: dict[int, Participant]) -> None:
        self.door = door
        self.invitation: str | None = None
        self.knocks = 0
        """How often people have knocked in all."""
        self._participants = participants

    @property
    def knocking(self) -> list[Participant]:
        """The participants who wait to be let in."""
        return [each for each in self._participants.values() if each.standing == "knocking" and not each.is_removed]

    def invites(self, invitation: str | None) -> bool:
        """Whether this is the invitation of the table, compared in constant time."""
        return None not in (invitation, self.invitation) and same_secret(str(invitation), str(self.invitation))

    def join(self, participant: Participant) -> None:
        """Add a participant, who may have to be let in first."""
        self.knocks += participant.standing == "knocking"
        self._participants[participant.number] = participant

    def apply(self, entry: DoorEntry) -> None:
        """Apply an entry of the log."""
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
