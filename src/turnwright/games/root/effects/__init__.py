"""The effects of the persistent cards, and their registry."""
