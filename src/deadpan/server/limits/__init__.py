"""What may be asked of a table, how often, and by whom: sizes, rates, text cleaning, and credentials.

Imports `deadpan.server.errors` alone. `Limits` has every number; the other names check text, rates and secrets.
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
