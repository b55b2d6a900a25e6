"""10' to Kill: its rules, bots, terminal board and reviewer."""
