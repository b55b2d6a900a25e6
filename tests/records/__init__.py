"""Whole games written out, with what every seat saw of them: read as files, replayed line by line."""
