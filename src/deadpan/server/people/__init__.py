"""The participants of a table: what they may do, their tokens, connections, names, chat and absence.

This room imports `deadpan.server.messages` and the rooms state, scheduling, storage and limits. It turns the commands
of participants into entries for the log, or refuses them; the room tables writes and sends them.
"""

from deadpan.server.people.absence import AbsenceTimers, Missing, WriteLater
from deadpan.server.people.admission import admission_entries
from deadpan.server.people.chat import ChatPolicy
from deadpan.server.people.command_limits import CommandLimits, effective_entries
from deadpan.server.people.connections import Connection, Connections, Transport, language
from deadpan.server.people.game_commands import all_agree, check_host, check_may_choose, check_sender, game_entries
from deadpan.server.people.host_handover import HostHandover
from deadpan.server.people.lobby_commands import begin_game, check_agreement, check_level, lobby_entries
from deadpan.server.people.names import check_new_name, free_name
from deadpan.server.people.seat_claims import granted_claims, who_must_consent
from deadpan.server.people.tickets import TICKET_SECONDS, holder_of
from deadpan.server.people.token_service import TokenService

__all__ = [
    "WriteLater",
    "admission_entries",
    "all_agree",
    "begin_game",
    "CommandLimits",
    "check_agreement",
    "check_host",
    "check_level",
    "check_may_choose",
    "check_new_name",
    "check_sender",
    "TokenService",
    "free_name",
    "game_entries",
    "granted_claims",
    "holder_of",
    "HostHandover",
    "language",
    "Transport",
    "lobby_entries",
    "Missing",
    "AbsenceTimers",
    "ChatPolicy",
    "effective_entries",
    "TICKET_SECONDS",
    "Connection",
    "Connections",
    "who_must_consent",
]
