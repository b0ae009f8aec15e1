"""The texts of cards, a file each, and the roster."""
