"""The arena: many games at once, and what they say about those who played them."""
