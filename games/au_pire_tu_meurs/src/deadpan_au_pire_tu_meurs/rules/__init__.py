"""Au pire tu meurs: the rules of A1 to A9."""
