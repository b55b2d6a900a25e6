"""Au pire tu meurs in the terminal."""
