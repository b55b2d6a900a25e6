"""The terminal board of 10' to Kill."""
