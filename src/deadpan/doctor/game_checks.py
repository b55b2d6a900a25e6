"""Checks of the installed games: how many can be played, and which packages are broken."""

from __future__ import annotations

from collections.abc import Iterator

from deadpan.doctor.findings import Finding, ill, well
from deadpan.game import registry


def examine_games() -> Iterator[Finding]:
    """Check every package that declares a game."""
    found = registry()
    for broken in found.broken:
        whose = {"package": broken.distribution, "version": broken.version}
        yield ill("doctor-game-broken", game=broken.name, **whose, reason=broken.reason)
    if not found.broken:
        yield well("doctor-games-whole", count=len(found.games))
