"""What nobody may guess: tokens and seeds; and the codes by which tables are called."""

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
    """A code as it is written, whatever the case and even if what stands between its parts was left out."""
    code = code.upper()
    found = _JOINED.fullmatch(code)
    return "-".join(found.groups()) if found else code


class Credentials(Protocol):
    """Where tokens, seeds and codes come from. Tests put their own in its place."""

    def token(self) -> str:
        """What proves that one is a participant: at least 128 bits that nobody can guess."""

    def invitation(self) -> str:
        """What lets people in to a table, and no more: at least 96 bits."""

    def ticket(self) -> str:
        """What can be exchanged for a new token, once: at least 128 bits."""

    def seed(self) -> str:
        """What a game is dealt from."""

    def code(self) -> str:
        """A short code for a table: easy to say and to type; it gives nothing but what is public."""


class SecureCredentials:
    """Keys from the system's secure source."""

    def token(self) -> str:
        """192 bits, in letters that need no escaping anywhere."""
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
        """Two words and five digits: four hundred million. Those of older tables had a word and four."""
        return f"{secrets.choice(_WORDS)}-{secrets.choice(_WORDS)}-{10_000 + secrets.randbelow(90_000)}"


def fingerprint(token: str) -> str:
    """What is kept of a token: enough to know it again, useless to whoever steals the store.

    A plain hash will do, since a token is as random as a key: there is nothing to try out.
    """
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: str, kept: str) -> bool:
    """Whether this is the token of which ``kept`` is the fingerprint; how long it takes tells nothing."""
    return secrets.compare_digest(fingerprint(token), kept)


def same_secret(one: str, other: str) -> bool:
    """Whether two secrets are the same; how long it takes tells nothing."""
    return secrets.compare_digest(fingerprint(one), fingerprint(other))
