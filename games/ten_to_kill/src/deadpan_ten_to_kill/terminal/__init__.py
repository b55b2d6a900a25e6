"""10' to Kill in the terminal."""
