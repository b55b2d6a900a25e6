"""The contract that every game is held to, for those who write one."""
