"""Deliberate leaks for any game: wrapped rules that reveal a secret in one way and are correct otherwise.

The contract must find every leak in every game. If it does not find a deliberate one, it would not find the same
mistake either.
"""

from __future__ import annotations

from typing import Final

from deadpan.kernel.rules import AnyRules
from deadpan.testing.beat_leaks import beat_leaks
from deadpan.testing.choice_leaks import choice_leaks
from deadpan.testing.event_leaks import event_leaks
from deadpan.testing.leaking import Leak as Leak
from deadpan.testing.view_leaks import view_leaks
from deadpan.testing.world_leaks import world_leaks

LEAKS_ARE_TRIED_WITH: Final = 12
"""Pairs or games at each table."""


def leaks_of(rules: AnyRules) -> list[Leak]:
    """Every leak that can be made of these rules."""
    return [*event_leaks(rules), *view_leaks(), *choice_leaks(), *beat_leaks(), *world_leaks()]
