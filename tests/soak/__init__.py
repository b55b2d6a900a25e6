"""Soak test: long random play, with every invariant checked after every choice."""
