"""The tests of ``deploy/`` run behind a real nginx and a real Caddy, and play Hush."""

from __future__ import annotations

import pytest

from tests.plays_hush import hush_in_package as hush_in_package


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark every test of this folder."""
    item.add_marker(pytest.mark.deploy)
