"""10' to Kill: sixteen animals on sixteen tiles, and nobody says who did it (rules T1 to T9)."""
