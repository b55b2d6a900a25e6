"""What clients may use up, and what they prove themselves with: sizes, rates, text cleaning, credentials.

This room imports only `deadpan.server.errors`. It exports `Limits`, which has every number; token buckets;
the cleaning of names and chat lines; tokens, invitations and table codes, and their comparison in constant time.
"""

from deadpan.server.limits.credentials import (
    LONGEST_CODE,
    Credentials,
    SecureCredentials,
    fingerprint,
    matches,
    normalise_code,
    same_secret,
)
from deadpan.server.limits.limits import Limits
from deadpan.server.limits.rate_limit import ParticipantRateLimits, Rate, TokenBucket
from deadpan.server.limits.text import LONGEST_LINE, LONGEST_NAME, clean_line, clean_name

__all__ = [
    "TokenBucket",
    "ParticipantRateLimits",
    "clean_line",
    "clean_name",
    "fingerprint",
    "Credentials",
    "Limits",
    "LONGEST_CODE",
    "LONGEST_LINE",
    "LONGEST_NAME",
    "matches",
    "Rate",
    "same_secret",
    "SecureCredentials",
    "normalise_code",
]
