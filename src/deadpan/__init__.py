"""Deadpan: two games of murder and straight faces."""

__version__ = "0.1.0"
