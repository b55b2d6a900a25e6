"""The bots of 10' to Kill, and their models of hidden information."""
