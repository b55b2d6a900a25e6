"""A person goes on at another device: by a ticket, or by a token of before there were any. Written by the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from deadpan.server.errors import Forbidden, TooMuch
from deadpan.server.limits import fingerprint, matches
from deadpan.server.state import AnyEntry, Exchanged, Moved, Participant, TableState, Ticketed

TICKET_SECONDS: Final = 600
"""How long a ticket is good."""


def holder_of(token: str, state: TableState) -> Participant:
    """Whose token it is. Raises `Forbidden`."""
    # All are compared, so that how long it takes does not tell which one it is.
    found = [each for each in state.participants.values() if matches(token, each.key)]
    if not found or found[0].is_removed:
        raise Forbidden("wrong-token")
    return found[0]


def write_ticket(token: str, ticket: str, state: TableState, most: int, now: float) -> list[AnyEntry]:
    """A ticket for whoever has this token; the one they had before ends. Raises `HostError`."""
    holder = holder_of(token, state)
    if holder.tickets >= most:
        raise TooMuch("too-many-tickets", most=most)
    return [Ticketed(holder.number, fingerprint(ticket), now + TICKET_SECONDS)]


def exchange_ticket(ticket: str, token: str, state: TableState, now: float) -> list[AnyEntry]:
    """A new token for a ticket, which ends with that. Raises `Forbidden`."""
    found = [
        each
        for each in state.participants.values()
        if each.ticket is not None and matches(ticket, each.ticket.key) and now <= each.ticket.until
    ]
    if not found or found[0].is_removed:
        raise Forbidden("wrong-ticket")
    return [Exchanged(found[0].number, fingerprint(token))]


def exchange_token(old: str, token: str, state: TableState) -> list[AnyEntry]:
    """A new token for one of before there were tickets, which may stand in a link. Raises `Forbidden`."""
    holder = holder_of(old, state)
    if holder.is_ticketed:
        raise Forbidden("wrong-ticket")
    return [Exchanged(holder.number, fingerprint(token))]


def activated_tokens(tokens: Iterable[str], state: TableState) -> list[AnyEntry]:
    """Whoever uses a new token for the first time."""
    return [
        Moved(each.number)
        for token in tokens
        for each in state.participants.values()
        if each.next_key is not None and matches(token, each.next_key) and not each.is_removed
    ]
