"""Who plays Au pire tu meurs, and what they believe."""
