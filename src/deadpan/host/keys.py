"""What nobody may guess: tokens and seeds; and the codes by which tables are called."""

from __future__ import annotations

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


class Keys(Protocol):
    """Where tokens, seeds and codes come from. Tests put their own in its place."""

    def token(self) -> str:
        """What proves that one is a participant: at least 128 bits that nobody can guess."""

    def seed(self) -> str:
        """What a game is dealt from."""

    def code(self) -> str:
        """A short code for a table: easy to say and to type; it gives nothing but what is public."""


class SecureKeys:
    """Keys from the system's secure source."""

    def token(self) -> str:
        """192 bits, in letters that need no escaping anywhere."""
        return secrets.token_urlsafe(24)

    def seed(self) -> str:
        """128 bits in hexadecimal."""
        return secrets.token_hex(16)

    def code(self) -> str:
        """A word and four digits."""
        return f"{secrets.choice(_WORDS)}-{1000 + secrets.randbelow(9000)}"


def fingerprint(token: str) -> str:
    """What is kept of a token: enough to know it again, useless to whoever steals the store.

    A plain hash will do, since a token is as random as a key: there is nothing to try out.
    """
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: str, kept: str) -> bool:
    """Whether this is the token of which ``kept`` is the fingerprint; how long it takes tells nothing."""
    return secrets.compare_digest(fingerprint(token), kept)
