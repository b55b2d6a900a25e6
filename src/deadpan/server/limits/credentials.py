"""Tokens, invitations, tickets, seeds and table codes: how they are drawn, stored and compared."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import Final, Protocol

LONGEST_CODE: Final = 32
_WORDS: Final = (
    "ALIBI", "ALLEY", "AMBER", "ARCADE", "ATTIC", "BALCONY", "BANDIT", "BAZAAR", "BISTRO", "CAMEO", "CANAL",
    "CASINO", "CELLAR", "CHALK", "CIGAR", "CINEMA", "CLUE", "CRANE", "CURTAIN", "DAGGER", "DETOUR", "DOMINO",
    "EMBER", "FEDORA", "FERRY", "FIDDLE", "GARAGE", "GARDEN", "GAZETTE", "GLOVE", "HARBOR", "HOTEL", "INK",
    "KIOSK", "KOALA", "LADDER", "LANTERN", "LEDGER", "LOBBY", "MARKET", "MIRROR", "MOTIVE", "MUSEUM", "NOODLE",
    "OPERA", "PANDA", "PARADE", "PENGUIN", "PIANO", "PIGEON", "POKER", "PORTER", "PUDDLE", "RAVEN", "RIDDLE",
    "ROOFTOP", "SHADOW", "SIREN", "STATION", "SUSPECT", "TANGO", "TICKET", "TUNNEL", "VELVET", "WALRUS",
    "WHISPER", "WITNESS",
)  # fmt: skip


_JOINED: Final = re.compile(rf"({'|'.join(_WORDS)})({'|'.join(_WORDS)})(\d{{5}})")


def normalise_code(code: str) -> str:
    """A table code in upper case, with the hyphens between its parts even if the client left them out."""
    code = code.upper()
    found = _JOINED.fullmatch(code)
    return "-".join(found.groups()) if found else code


class Credentials(Protocol):
    """A source of tokens, seeds and codes. Tests use one that is deterministic."""

    def token(self) -> str:
        """A token, which identifies a participant: at least 128 random bits."""

    def invitation(self) -> str:
        """An invitation, which allows joining a table and nothing else: at least 96 random bits."""

    def ticket(self) -> str:
        """A ticket, which can be exchanged once for a new token: at least 128 random bits."""

    def seed(self) -> str:
        """The seed of a deal or of bots."""

    def code(self) -> str:
        """The code of a table, easy to say and to type. It gives access only to what is public."""


class SecureCredentials:
    """Credentials from the secure random source of the system."""

    def token(self) -> str:
        """192 bits, in characters that need no escaping."""
        return secrets.token_urlsafe(24)

    def invitation(self) -> str:
        """96 bits: short enough for a small QR code."""
        return secrets.token_urlsafe(12)

    def ticket(self) -> str:
        """128 bits."""
        return secrets.token_urlsafe(16)

    def seed(self) -> str:
        """128 bits in hexadecimal."""
        return secrets.token_hex(16)

    def code(self) -> str:
        """Two words and five digits: 400 million codes. Those of older tables have one word and four digits."""
        return f"{secrets.choice(_WORDS)}-{secrets.choice(_WORDS)}-{10_000 + secrets.randbelow(90_000)}"


def fingerprint(token: str) -> str:
    """The hash of a token, which is stored in place of the token.

    SHA-256 without salt is enough: a token is random, so it cannot be found by trying likely ones.
    """
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: str, stored: str) -> bool:
    """Whether ``stored`` is the fingerprint of a token, compared in constant time."""
    return secrets.compare_digest(fingerprint(token), stored)


def same_secret(one: str, other: str) -> bool:
    """Whether two secrets are equal, compared in constant time."""
    return secrets.compare_digest(fingerprint(one), fingerprint(other))
