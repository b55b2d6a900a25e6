"""The terminal board of Au pire tu meurs."""
