"""The header of a test run, and the plugins of all tests."""

from __future__ import annotations

import gc
import subprocess

from tests.browser.chromium import chromium

pytest_plugins = ["tests.cpu_time", "tests.hush", "tests.order"]


def pytest_report_header() -> str:
    """The version of the system's browser, since versions may behave differently."""
    try:
        path = chromium()
    except RuntimeError as problem:
        return f"browser: {problem}"
    return f"browser: {subprocess.run([path, '--version'], capture_output=True, text=True, check=False).stdout.strip()}"


def pytest_collection_finish() -> None:
    """Freeze the objects made by imports and collection, so that later garbage collections skip them."""
    gc.collect()
    gc.freeze()
