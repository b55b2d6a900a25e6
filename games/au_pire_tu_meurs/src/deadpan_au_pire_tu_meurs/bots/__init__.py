"""The bots of Au pire tu meurs, and their models of hidden information."""
