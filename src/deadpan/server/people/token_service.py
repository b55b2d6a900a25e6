"""The way in to a table that is awake: new people come, and those of the table come again by another token."""

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
"""Writes entries."""


class JoinResult(Struct, frozen=True):
    """What somebody who comes gets: a token, which proves who they are, and whether they have to be let in first."""

    token: str
    knocks: bool


class TokenService:
    """Where one table hands out tokens. ``write`` writes entries, ``change`` tells them too, each in its turn."""

    def __init__(
        self,
        state: TableState,
        credentials: Credentials,
        limits: Limits,
        clock: Clock,
        connections: Connections,
        command_limits: CommandLimits,
        order: asyncio.Lock,
        write: Write,
        change: Write,
    ) -> None:
        self._state = state
        self._credentials = credentials
        self._limits = limits
        self._clock = clock
        self._connections = connections
        self._command_limits = command_limits
        self._order = order
        self._write = write
        self._change = change

    async def join(self, name: str, invitation: str | None = None) -> JoinResult:
        """A new participant, who knocks where nobody comes without an invitation. Raises `HostError`."""
        token = self._credentials.token()
        async with self._order:
            self._command_limits.check_capacity()
            here = self._connections.participants
            entries = join_entries(name, token, invitation, self._state, self._limits, here)
            knocks = isinstance(entries[-1], Joined) and entries[-1].knocks
            await (self._change if knocks else self._write)(entries)
        return JoinResult(token, knocks)

    async def ticket(self, token: str) -> str:
        """A ticket with which this person goes on at another device. Raises `HostError`."""
        ticket = self._credentials.ticket()
        async with self._order:
            entries = write_ticket(token, ticket, self._state, self._limits.tickets, self._clock.date())
            self._command_limits.check_capacity()
            await self._write(entries)
        return ticket

    async def exchange(self, ticket: str | None, old: str | None) -> str:
        """A new token for a ticket, or for a token of before there were tickets. Raises `HostError`.

        The old token ends when the new one is used for the first time: an answer that is lost on its way costs nobody
        their seat.
        """
        token = self._credentials.token()
        async with self._order:
            if ticket is not None:
                entries = exchange_ticket(ticket, token, self._state, self._clock.date())
            elif old is not None:
                entries = exchange_token(old, token, self._state)
            else:
                raise Forbidden("wrong-ticket")
            await self._write(entries)
        return token

    async def arrive(self, hello: Hello) -> None:
        """Whoever comes by a new token: the old one ends, and the device that has it is told. Raises `HostError`."""
        tokens: Iterable[str] = [token for token in (hello.token, *hello.also) if token is not None]
        if activated_tokens(tokens, self._state):
            async with self._order:
                await self._change(activated_tokens(tokens, self._state))

    def check(self, hello: Hello) -> None:
        """Refuse a stranger at a closed table who says hello. Raises `Forbidden`."""
        access = self._state.access
        if access.door == "closed" and hello.token is None and not hello.also:
            self.check_anonymous(hello.invitation)

    def check_anonymous(self, secret: str | None) -> None:
        """The same for whoever gives a token or the invitation, or nothing."""
        access = self._state.access
        if access.door != "closed" or access.invites(secret):
            return
        try:
            holder_of(secret or "", self._state)
        except Forbidden:
            raise Forbidden("table-closed") from None
