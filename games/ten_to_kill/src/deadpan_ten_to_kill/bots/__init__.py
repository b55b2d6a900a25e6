"""Who plays 10' to Kill, and what they believe."""
