"""Recorded playthroughs: whole games with what every seat saw, replayed and compared line by line."""
