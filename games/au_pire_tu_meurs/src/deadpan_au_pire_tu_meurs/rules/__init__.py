"""The rules of Au pire tu meurs (A1 to A9)."""
