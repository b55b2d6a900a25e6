"""Au pire tu meurs: its rules, bots, terminal board and reviewer."""
