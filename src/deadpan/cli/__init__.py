"""The command ``deadpan``: one module for each subcommand."""

from __future__ import annotations

from deadpan.cli.main import main

__all__ = ["main"]
