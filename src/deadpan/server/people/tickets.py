"""Moving to another device: by a ticket, which is exchanged for a new token, or by an old token from a link."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from deadpan.server.errors import Forbidden, TooMuch
from deadpan.server.limits import fingerprint, matches
from deadpan.server.state import AnyEntry, Exchanged, Moved, Participant, TableState, Ticketed

TICKET_SECONDS: Final = 600
"""How long a ticket is valid."""


def holder_of(token: str, state: TableState) -> Participant:
    """The participant with this token. Raises `Forbidden`."""
    # All tokens are compared, so that the time does not show which one matches.
    found = [each for each in state.participants.values() if matches(token, each.key)]
    if found and found[0].is_removed and found[0].standing == "knocking":
        raise Forbidden("turned-away")  # the answer to the knock, for a client that was not connected when it was given
    if not found or found[0].is_removed:
        raise Forbidden("wrong-token")
    return found[0]


def write_ticket(token: str, ticket: str, state: TableState, most: int, now: float) -> list[AnyEntry]:
    """The entry for a new ticket of the holder of a token, replacing their last one. Raises `TableError`."""
    holder = holder_of(token, state)
    if holder.tickets >= most:
        raise TooMuch("too-many-tickets", most=most)
    return [Ticketed(holder.number, fingerprint(ticket), now + TICKET_SECONDS)]


def exchange_ticket(ticket: str, token: str, state: TableState, now: float) -> list[AnyEntry]:
    """The entry that exchanges a ticket for a new token. Raises `Forbidden`."""
    found = [
        each
        for each in state.participants.values()
        if each.ticket is not None and matches(ticket, each.ticket.key) and now <= each.ticket.until
    ]
    if not found or found[0].is_removed:
        raise Forbidden("wrong-ticket")
    return [Exchanged(found[0].number, fingerprint(token))]


def exchange_token(old: str, token: str, state: TableState) -> list[AnyEntry]:
    """The entry that exchanges a token from before there were tickets for a new one. Raises `Forbidden`."""
    holder = holder_of(old, state)
    if holder.is_ticketed:
        raise Forbidden("wrong-ticket")
    return [Exchanged(holder.number, fingerprint(token))]


def activated_tokens(tokens: Iterable[str], state: TableState) -> list[Moved]:
    """The entries for new tokens that are used for the first time."""
    return [
        Moved(each.number)
        for token in tokens
        for each in state.participants.values()
        if each.next_key is not None and matches(token, each.next_key) and not each.is_removed
    ]
