"""Issues the tokens of one table: to people who join, and to participants who move to another device."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TypeAlias

from msgspec import Struct

from deadpan.server.errors import Forbidden
from deadpan.server.limits import Credentials, Limits
from deadpan.server.messages import Hello
from deadpan.server.people.admission import join_entries
from deadpan.server.people.command_limits import CommandLimits
from deadpan.server.people.connections import Connections
from deadpan.server.people.tickets import activated_tokens, exchange_ticket, exchange_token, holder_of, write_ticket
from deadpan.server.scheduling import Clock
from deadpan.server.state import AnyEntry, Joined, TableState

Write: TypeAlias = Callable[[Sequence[AnyEntry]], Awaitable[None]]
"""A function that writes entries to the log."""


class JoinResult(Struct, frozen=True):
    """The token of a new participant, and whether they have to be let in first."""

    token: str
    knocks: bool


class TokenService:
    """Issues and replaces the tokens of one table, under its ``lock``.

    ``write`` writes entries; ``change`` also sends what they change.
    """

    def __init__(
        self,
        state: TableState,
        credentials: Credentials,
        limits: Limits,
        clock: Clock,
        connections: Connections,
        command_limits: CommandLimits,
        lock: asyncio.Lock,
        write: Write,
        change: Write,
    ) -> None:
        self._state = state
        self._credentials = credentials
        self._limits = limits
        self._clock = clock
        self._connections = connections
        self._command_limits = command_limits
        self._lock = lock
        self._write = write
        self._change = change

    async def join(self, name: str, invitation: str | None = None) -> JoinResult:
        """Add a participant, who has to knock if an invitation is needed and missing. Raises `TableError`."""
        token = self._credentials.token()
        async with self._lock:
            self._command_limits.check_capacity()
            connected = self._connections.participants
            entries = join_entries(name, token, invitation, self._state, self._limits, connected)
            knocks = isinstance(entries[-1], Joined) and entries[-1].knocks
            await (self._change if knocks else self._write)(entries)
        return JoinResult(token, knocks)

    async def ticket(self, token: str) -> str:
        """A ticket for another device of the holder of a token. Raises `TableError`."""
        ticket = self._credentials.ticket()
        async with self._lock:
            entries = write_ticket(token, ticket, self._state, self._limits.tickets, self._clock.date())
            self._command_limits.check_capacity()
            await self._write(entries)
        return ticket

    async def exchange(self, ticket: str | None, old: str | None) -> str:
        """A new token for a ticket, or for a token from before there were tickets. Raises `TableError`.

        The old token stays valid until the new one is first used, because the response with the new one may be lost.
        """
        token = self._credentials.token()
        async with self._lock:
            if ticket is not None:
                entries = exchange_ticket(ticket, token, self._state, self._clock.date())
            elif old is not None:
                entries = exchange_token(old, token, self._state)
            else:
                raise Forbidden("wrong-ticket")
            await self._write(entries)
        return token

    async def activate(self, hello: Hello) -> None:
        """Invalidate the old tokens of new ones that are used for the first time. Raises `TableError`."""
        tokens: Iterable[str] = [token for token in (hello.token, *hello.also) if token is not None]
        if activated_tokens(tokens, self._state):
            async with self._lock:
                await self._change(activated_tokens(tokens, self._state))

    def check(self, hello: Hello) -> None:
        """Refuse a client without a token or the invitation at a closed table. Raises `Forbidden`."""
        access = self._state.access
        if access.door == "closed" and hello.token is None and not hello.also:
            self.check_anonymous(hello.invitation)

    def participant_with(self, token: str) -> int | None:
        """The number of the participant with this token, which may be a new one that was not used yet, if any."""
        new = activated_tokens([token], self._state)
        try:
            return new[0].participant if new else holder_of(token, self._state).number
        except Forbidden:
            return None

    def check_anonymous(self, secret: str | None) -> None:
        """Refuse a client at a closed table whose secret is neither a token nor the invitation. Raises `Forbidden`."""
        access = self._state.access
        if access.door != "closed" or access.invites(secret):
            return
        try:
            holder_of(secret or "", self._state)
        except Forbidden:
            raise Forbidden("table-closed") from None
