"""The tests of this folder play Hush."""

from __future__ import annotations

from tests.plays_hush import hush_in_package as hush_in_package
